import Foundation
import LayoutModel
import LayoutOutput
import Testing

/// The output of `layout devices`.
struct DeviceListingTests {
  private func devices(_ listing: DeviceListing) throws -> [[String: Any]] {
    let list = try #require(try JSONSerialization.jsonObject(with: Data(listing.json.utf8)) as? [String: Any])
    #expect(list["format"] as? String == "layout-devices/1")
    return try #require(list["devices"] as? [[String: Any]])
  }

  @Test("The table has a line for each family, with its screen, insets, size classes and names")
  func tabulates() throws {
    let lines = try DeviceListing().table.split(separator: "\n").map(String.init)
    let ids = lines.dropFirst().prefix(DeviceCatalogue.familyIDs.count).map { $0.split(separator: " ")[0] }
    #expect(ids.map(String.init) == DeviceCatalogue.familyIDs)
    let line = try #require(lines.first { $0.hasPrefix("iphone-xr ") })
    #expect(
      line.split(separator: " ").joined(separator: " ")
        == "iphone-xr phone 414 × 896 @2x 48 0 34 0 0 48 21 48 C×R R×C 18 iphone-11")
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("Single devices are told with their windows and notes, under the names asked for")
  func tellsOfSingleDevices() throws {
    let table = try DeviceListing(["ipad-12-9", "iphone-4s"]).table
    #expect(table.contains("\niphone-4s  "))
    #expect(table.contains("\n  oneHalf    landscape  678 × 1024  R×R\n"))
    #expect(table.contains("iphone-4s: Double-height status bar"))
    #expect(!table.contains("oneHalf    portrait"))
  }

  @Test("JSON has all families, and of each every model, era and window")
  func writesJSON() throws {
    let devices = try devices(DeviceListing())
    #expect(devices.compactMap { $0["id"] as? String } == DeviceCatalogue.familyIDs)
    let keys = try #require(devices.first).keys.sorted()
    #expect(devices.allSatisfy { $0.keys.sorted() == keys })
    let mini = try #require(devices.first { $0["id"] as? String == "iphone-12-mini" })
    #expect(mini["nativePixels"] as? [String: Double] == ["width": 1080, "height": 2340])
    #expect((mini["eras"] as? [[String: Any]])?.compactMap { $0["from"] as? String } == ["14.1", "26"])
    #expect(mini["windows"] is NSNull)
    let pad = try #require(devices.first { $0["id"] as? String == "ipad-11" })
    let windows = try #require((pad["windows"] as? [String: Any])?["landscape"] as? [String: [String: Any]])
    #expect(windows["twoThirds"]?["size"] as? [String: Double] == ["width": 809, "height": 834])
    #expect((windows["twoThirds"]?["sizeClasses"] as? [String: String])?["horizontal"] == "regular")
    #expect(windows.keys.sorted() == ["oneHalf", "oneThird", "slideOver", "twoThirds"])
  }

  @Test("A family has the eras that it ran, of the first the status bar alone")
  func tellsEras() throws {
    let devices = try devices(DeviceListing(["iphone-4s"]))
    #expect(devices.count == 1)
    #expect(devices[0]["id"] as? String == "iphone-4s" && devices[0]["family"] as? String == "iphone-4")
    let eras = try #require(devices[0]["eras"] as? [[String: Any]])
    #expect(eras.compactMap { $0["from"] as? String } == ["4", "8"])
    #expect(eras.map { ($0["statusBarHeight"] as? [String: Double])?["landscape"] } == [20, 0])
  }

  @Test("A device that isn't known is told with the nearest; a window is its device's")
  func refuses() {
    #expect(throws: DeviceError.unknown("iphone-44", nearest: ["iphone-14", "iphone-4s", "iphone-4"])) {
      try DeviceListing(["iphone-44"])
    }
    #expect(throws: DeviceError.unknown("ipad-pro-11/oneHalf", nearest: ["ipad-pro-11"])) {
      try DeviceListing(["ipad-pro-11/oneHalf"])
    }
  }
}
