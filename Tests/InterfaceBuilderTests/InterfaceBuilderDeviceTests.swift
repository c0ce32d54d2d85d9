import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

/// Interface Builder files on devices that aren't their canvas.
struct InterfaceBuilderDeviceTests {
  private func layout(_ file: InterfaceBuilderFile, _ scene: String?, on device: String) throws -> ScreenLayout {
    let window = try #require(DeviceCatalogue.device(named: device)).window(in: .portrait)
    let scene = try #require(try file.scenes(in: window, named: scene).scenes.first)
    return try scene.layout(in: .portrait, on: device)
  }

  @Test("Cells, their content and headers are as wide as the table, but for what an accessory takes")
  func widensTables() throws {
    let path = Checkout.path("Fixtures/InterfaceBuilder/table-cells-xcode-15.storyboard")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let file = try InterfaceBuilderFile(reading: bytes, name: "cells")
    let layout = try layout(file, "tab-ct-001", on: "iphone-8")
    for (id, width) in [
      ("tbl-vw-001", 375.0), ("hdr-vw-001", 375), ("plain-001", 375), ("cnt-plain-", 375), ("lab-plain-", 343),
      ("arrow-001", 375), ("cnt-arrow-", 348.5),
    ] {
      #expect(layout[id]?.frame.width == width, "\(id)")
    }
    #expect(layout["arrow-001"]?.frame.y == 104)
  }

  /// A label in the middle of a root, as wide as the root but for 20 points at each side.
  private static func label(_ attributes: String, _ variation: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <device id="retina6_1" orientation="portrait"/><objects><view id="root">
    <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
    <label text="Twenty words of text and more take several lines where the screen is narrow" \(attributes)
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="60" width="374" height="41"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(variation)</label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="20"/>
    </constraints></view></objects></document>
    """
  }

  @Test("Labels of several lines wrap at their width; of one line they are as high as that, however they were stored")
  func wrapsAnew() throws {
    func height(_ text: String, on device: String) throws -> Double? {
      let file = try InterfaceBuilderFile(reading: Array(text.utf8), name: "label")
      return try layout(file, nil, on: device)["label"]?.frame.height
    }
    let wrapping = try #require(try height(Self.label("numberOfLines=\"0\""), on: "iphone-5"))
    #expect(wrapping > 55)
    #expect(try height(Self.label("numberOfLines=\"1\""), on: "iphone-5") == 20.5)
    let larger = """
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="60"/></variation>
      """
    let large = try #require(try height(Self.label("", larger), on: "ipad-9-7"))
    #expect(large > 60)
    #expect(try height(Self.label("", larger), on: "iphone-5") == 20.5)
  }

  /// A static table of one row of an automatic height, whose label wraps, 200 wide on the canvas.
  private static let row = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
    <device id="retina6_1" orientation="portrait"/><scenes><scene sceneID="scene"><objects>
    <tableViewController id="controller"><tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="table">
    <rect key="frame" x="0" y="0" width="414" height="896"/><sections><tableViewSection id="section"><cells>
    <tableViewCell id="cell"><rect key="frame" x="0" y="50" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="414" height="44"/><subviews>
    <label text="Twenty words of text and more take several lines where there is little room" numberOfLines="0"
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="20" y="11" width="200" height="22"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="11"/>
    <constraint firstItem="label" firstAttribute="width" constant="200"/>
    </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    </tableViewController></objects></scene></scenes></document>
    """

  @Test("A row that has no height of its own squeezes none of its texts on a device")
  func rowsGrow() throws {
    let file = try InterfaceBuilderFile(reading: Array(Self.row.utf8), name: "row")
    let layout = try layout(file, nil, on: "iphone-8")
    // Three lines of 17 points.
    #expect(layout["label"]?.frame.height == 61)
    #expect(layout.diagnostics.allSatisfy { $0.code != .unsatisfiableConstraints })
  }
}
