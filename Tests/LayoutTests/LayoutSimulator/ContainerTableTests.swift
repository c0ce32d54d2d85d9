import Foundation
import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Root views, safe areas, bars and size classes of every device, in every orientation, in every container, against the
/// facts.
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

  /// A number of bars.json by its path.
  private static func bar(_ path: String...) throws -> Double {
    var object: Any = try SharedFacts.json("facts/bars.json")
    for key in path {
      object = try #require((object as? [String: Any])?[key], "\(path)")
    }
    let value = (object as? [String: Any])?["value"] ?? object
    return try #require((value as? NSNumber)?.doubleValue, "\(path)")
  }

  @Test(
    "What containers leave of a screen is what the facts say",
    .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"),
    arguments: devices, versions)
  func agreesWithFacts(id: String, version: SystemVersion) throws {
    try checkRows(id, version)
  }

  @Test(
    "It is so where status bars stay in landscape", .enabled(if: SharedFacts.areHere, "\(SharedFacts.reason)"),
    arguments: early)
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
      let status = version.major >= 11 ? window.safeAreaInsets : try statusBar(device, row.orientation)
      #expect(row.view == expectedView(row, version, below: status.top), "\(words)")
      let navigation = try navigationBar(device, row)
      let tab = try tabBar(device, row, status.bottom)
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
        // It floats at the top: its geometry isn't in the facts.
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

  private func statusBar(_ device: Device, _ orientation: InterfaceOrientation) throws -> EdgeInsets {
    if device.idiom == .pad { return EdgeInsets(top: try Self.bar("statusBar", "pad", "value", "homeButton")) }
    let inLandscape = device.systemVersion.major < 8 ? "landscape_iOS7andEarlier" : "landscape_iOS8+"
    return EdgeInsets(
      top: try Self.bar("statusBar", "homeButtonPhone", "value", orientation.isLandscape ? inLandscape : "portrait"))
  }

  private func navigationBar(_ device: Device, _ row: ContainerTable.Row) throws -> Double {
    let major = device.systemVersion.major
    if device.idiom == .pad {
      return try Self.bar("navigationBar", "pad", major >= 26 ? "iOS26+" : major >= 12 ? "iOS12-18" : "iOS3.2-11")
    }
    let isCompact = row.verticalSizeClass == .compact && (row.horizontalSizeClass == .compact || major >= 26)
    let era = major >= 26 ? "iOS26+" : "iOS3-18"
    return try Self.bar("navigationBar", isCompact ? "phoneLandscapeCompactHeight" : "phonePortrait", era)
  }

  /// The height of a tab bar with what it reaches over below. Of phones with a button in landscape the facts have two
  /// figures, of iOS 26 in landscape and of windows between them none.
  private func tabBar(_ device: Device, _ row: ContainerTable.Row, _ inset: Double) throws -> Double {
    let major = device.systemVersion.major
    let hasIndicator = inset > 0
    if device.idiom == .pad {
      guard major >= 12 else { return try Self.bar("tabBar", "pad", "iOS3.2-11") + inset }
      return hasIndicator
        ? try Self.bar("tabBar", "pad", "iOS12-17homeIndicator", "value", "withInset")
        : try Self.bar("tabBar", "pad", "iOS12-17homeButton")
    }
    guard row.verticalSizeClass == .compact else {
      if major >= 26 { return try Self.bar("tabBar", "iOS26phonePortrait", "value", "frameHeight") }
      return try Self.bar("tabBar", "phonePortrait", "homeButton") + inset
    }
    if row.horizontalSizeClass == .regular {
      return try Self.bar("tabBar", "phoneLandscape", "homeIndicatorRegularWidth", "value", "content") + inset
    }
    if major < 11 { return try Self.bar("tabBar", "phonePortrait", "homeButton") }
    return try Self.bar("tabBar", "phoneLandscape", "homeIndicatorCompactWidth", "value", "content") + inset
  }
}
