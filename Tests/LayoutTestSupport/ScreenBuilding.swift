package import Foundation

/// What screens in Swift code are built with, as `tools/test` makes it: the folder that `LAYOUT_UIKIT` names.
package enum ScreenBuilding {
  private static let folder = ProcessInfo.processInfo.environment["LAYOUT_UIKIT"]

  /// Whether screens in code can be built.
  package static var isHere: Bool {
    BuiltCommand.isHere
      && ["libScreenServer.so", "rewriter"].allSatisfy { name in
        folder.map { FileManager.default.fileExists(atPath: "\($0)/\(name)") } ?? false
      }
  }

  /// Why a test is skipped.
  package static let reason =
    "LAYOUT_UIKIT names no folder with UIKit's modules and the rewriter: run the tests by tools/test, with a toolchain that has "
    + "SwiftSyntax"

  /// Does something with a copy of a folder of Fixtures/Code, by its path there, and with a folder for what is built.
  package static func with<Result>(
    _ name: String, _ body: (_ project: URL, _ build: String) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent((name as NSString).lastPathComponent)
      try FileManager.default.copyItem(atPath: Checkout.path("Fixtures/Code/\(name)"), toPath: project.path)
      return try body(project, folder.appendingPathComponent("build").path)
    }
  }

  /// Returns the times at which what compilers made in a folder was written: objects and programs, or all files.
  package static func times(in folder: String, ofAll isOfAll: Bool = false) throws -> [String: Date] {
    let files = FileManager.default
    let names = try files.subpathsOfDirectory(atPath: folder).filter { name in
      isOfAll || name.hasSuffix(".o") || name.hasSuffix("/screens") || name == "screens"
    }
    return try names.reduce(into: [:]) { times, name in
      times[name] = try files.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate] as? Date
    }
  }
}
