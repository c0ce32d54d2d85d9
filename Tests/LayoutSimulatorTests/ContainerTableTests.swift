import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Root views, safe areas, bars and size classes of every device, in every orientation, in every container, against the
/// heights of <doc:Bars>, told here by system and device, not by size classes.
struct ContainerTableTests {
  static let devices = DeviceCatalogue.familyIDs
  static let versions = ["10", "12.1", "17", "26"].compactMap { SystemVersion($0) }
  /// Families that ran systems with which the status bar stays in landscape, and those systems.
  static let early = ["6.1", "7.1"].compactMap { SystemVersion($0) }.flatMap { version in
    devices.compactMap { id -> (id: String, version: SystemVersion)? in
      guard let family = DeviceCatalogue.entry(named: id)?.family else { return nil }
      return family.oldestSystem <= version && version <= family.newestSystem ? (id, version) : nil
    }
  }

  @Test("What containers leave of a screen is what was seen", arguments: devices, versions)
  func agreesWithWhatWasSeen(id: String, version: SystemVersion) throws {
    try checkRows(id, version)
  }

  @Test("It is so where status bars stay in landscape", arguments: early)
  func agreesEarly(id: String, version: SystemVersion) throws {
    try checkRows(id, version)
  }

  private func checkRows(_ id: String, _ version: SystemVersion) throws {
    let device = try #require(DeviceCatalogue.device(named: id, systemVersion: version))
    let rows = try ContainerTable(of: device).rows
    #expect(rows.count == 16)
    for row in rows {
      let (window, words) = (
        device.window(in: row.orientation), "\(row.orientation.name), \(row.surroundings.rawValue)"
      )
      #expect(row.horizontalSizeClass == window.traits.horizontalSizeClass, "\(words)")
      #expect(row.verticalSizeClass == window.traits.verticalSizeClass, "\(words)")
      let status = version.major >= 11 ? window.safeAreaInsets : statusBar(device, row.orientation)
      #expect(row.view == expectedView(row, version, below: status.top), "\(words)")
      let navigation = navigationBar(device, row)
      let tab = tabBar(device, row, status.bottom)
      var top = status.top
      if row.navigationBar != nil {
        let y = version.major >= 26 ? max(status.top, row.verticalSizeClass == .compact ? 24 : 10) : status.top
        #expect(row.navigationBar == Rect(x: 0, y: y, width: window.size.width, height: navigation), "\(words)")
        top = y + navigation
      }
      #expect((row.navigationBar != nil) == row.surroundings.rawValue.hasPrefix("navigation"), "\(words)")
      var bottom = status.bottom
      if let bar = row.tabBar, bar.y > 100 {
        #expect(bar == Rect(x: 0, y: window.size.height - tab, width: window.size.width, height: tab), "\(words)")
        bottom = tab
      } else if let bar = row.tabBar {
        // It floats at the top: its geometry isn't sourced.
        #expect(device.idiom == .pad && version.major >= 18, "\(words)")
        top = max(top, bar.maxY)
      }
      var safe = EdgeInsets(top: top, left: status.left, bottom: bottom, right: status.right)
      // Before iOS 7 the view ends at bars, the status bar among them.
      if version.major < 7 { safe.top = 0 }
      if version.major < 7, row.tabBar != nil { safe.bottom = 0 }
      #expect(row.safeArea == safe, "\(words)")
    }
  }

  /// All of the window; before iOS 7 what bars leave of it.
  private func expectedView(_ row: ContainerTable.Row, _ version: SystemVersion, below statusBar: Double) -> Rect {
    var view = Rect(row.device.window(in: row.orientation).size)
    guard version.major < 7 else { return view }
    let end = row.tabBar?.y ?? view.height
    view.y = row.navigationBar?.maxY ?? statusBar
    view.height = end - view.y
    return view
  }

  /// <doc:Bars#Status-bar>
  private func statusBar(_ device: Device, _ orientation: InterfaceOrientation) -> EdgeInsets {
    let isHidden = device.idiom == .phone && orientation.isLandscape && device.systemVersion.major >= 8
    return EdgeInsets(top: isHidden ? 0 : 20)
  }

  /// <doc:Bars#Navigation-bars>
  private func navigationBar(_ device: Device, _ row: ContainerTable.Row) -> Double {
    let major = device.systemVersion.major
    if major >= 26 { return 54 }
    if device.idiom == .pad { return major >= 12 ? 50 : 44 }
    return row.verticalSizeClass == .compact && row.horizontalSizeClass == .compact ? 32 : 44
  }

  /// The height of a tab bar with what it reaches over below. Of phones with a button in landscape there are two figures, of
  /// iOS 26 in landscape and of windows between them none (<doc:Bars#Tab-bars>).
  private func tabBar(_ device: Device, _ row: ContainerTable.Row, _ inset: Double) -> Double {
    let major = device.systemVersion.major
    if device.idiom == .pad {
      guard major >= 12 else { return 49 + inset }
      return inset > 0 ? 65 : 50
    }
    guard row.verticalSizeClass == .compact else { return major >= 26 ? 83 : 49 + inset }
    if row.horizontalSizeClass == .regular { return 49 + inset }
    return major < 11 ? 49 : 32 + inset
  }
}
