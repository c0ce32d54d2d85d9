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
    let device = try #require(DeviceCatalogue.device(named: id, systemVersion: version))
    let rows = try ContainerTable(of: device).rows
    #expect(rows.count == 16)
    for row in rows {
      let (window, words) = (
        device.window(in: row.orientation), "\(row.orientation.name), \(row.surroundings.rawValue)"
      )
      #expect(row.view == Rect(window.size), "\(words)")
      #expect(row.horizontalSizeClass == window.traits.horizontalSizeClass, "\(words)")
      #expect(row.verticalSizeClass == window.traits.verticalSizeClass, "\(words)")
      let status = version.major >= 11 ? window.safeAreaInsets : try statusBar(device, row.orientation)
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
      let safe = EdgeInsets(top: top, left: status.left, bottom: bottom, right: status.right)
      #expect(row.safeArea == safe, "\(words)")
    }
  }

  private func statusBar(_ device: Device, _ orientation: InterfaceOrientation) throws -> EdgeInsets {
    let isHidden = device.idiom == .phone && orientation.isLandscape
    return EdgeInsets(
      top: try Self.bar("statusBar", "homeButtonPhone", "value", isHidden ? "landscape_iOS8+" : "portrait"))
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
