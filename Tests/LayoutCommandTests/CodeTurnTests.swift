import Foundation
import LayoutTestSupport
import Testing

/// Screens in code that are made once for several windows: they are laid out there as if they were made in each.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeTurnTests {
  private static let devices = ["iphone-17", "ipad-pro-11-m4"]
  private static let orientations = ["portrait", "landscapeLeft"]
  private static let textSizes = ["large", "accessibilityLarge"]

  private static func options(_ name: String, _ values: [String]) -> [String] { values.flatMap { ["--\(name)", $0] } }

  /// The layouts of a file's screens under conditions, in their order.
  private static func layouts(
    of file: String, in project: URL, _ build: String, _ devices: [String], _ orientations: [String],
    _ textSizes: [String]
  ) throws -> [NSDictionary] {
    let result = try BuiltCommand.run(
      ["solve", project.appendingPathComponent(file).path, "--build-folder", build] + options("device", devices)
        + options("orientation", orientations) + options("content-size-category", textSizes))
    let dump = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? NSDictionary
    return dump?["layouts"] as? [NSDictionary] ?? []
  }

  @Test(
    "In each window a screen has the frames of one that is made there",
    arguments: [
      ("Turning", ["CountedController.swift", "WindowControllers.swift", "DeviceControllers.swift"]),
      ("Resizing", ["BannerController.swift", "ColumnsController.swift"]),
      ("Login", ["LoginView.swift", "LoginViewController.swift", "AccountCell.swift"]),
      ("Previews", ["BadgeViewPreviews.swift"]), ("Presented", ["DrawerController.swift", "PlainController.swift"]),
      ("Unfilled", ["TagsCell.swift"]), ("Homepwner", ["DetailViewController.swift", "ItemsViewController.swift"]),
    ])
  func bothWays(project: String, files: [String]) throws {
    try ScreenBuilding.with(project) { folder, build in
      for file in files {
        let together = try Self.layouts(
          of: file, in: folder, build, Self.devices, Self.orientations, Self.textSizes)
        var apart: [NSDictionary] = []
        for device in Self.devices {
          for orientation in Self.orientations {
            for textSize in Self.textSizes {
              apart += try Self.layouts(of: file, in: folder, build, [device], [orientation], [textSize])
            }
          }
        }
        #expect(!apart.isEmpty, "\(file)")
        #expect(together.count == apart.count, "\(file)")
        for (one, other) in zip(together, apart) where one != other {
          Issue.record("\(file): \(one)\nis not as where it is made by itself:\n\(other)")
        }
      }
    }
  }

  @Test("A screen is made once for all windows that its code can't tell apart")
  func count() throws {
    try ScreenBuilding.with("Turning") { folder, build in
      let layouts = try Self.layouts(
        of: "CountedController.swift", in: folder, build, Self.devices, Self.orientations, Self.textSizes)
      let frames = layouts.compactMap { ($0["views"] as? [NSDictionary])?.last?["frame"] as? [Double] }
      #expect(frames.count == 8)
      #expect(Set(frames.map { $0[2] }) == [10])
      #expect(Set(frames.map { $0[0] }).count > 2)
    }
  }
}
