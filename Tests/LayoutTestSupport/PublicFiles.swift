import Foundation

/// Interface Builder files of public applications, which aren't in the repository: those below the folder that
/// `LAYOUT_CORPUS` names.
///
/// A test that needs them is skipped where there are none, and says so: `@Test(.enabled(if: PublicFiles.areHere, "…"))`.
/// `tools/corpus tests FOLDER` runs these tests.
package enum PublicFiles {
  private static let folder: URL? = ProcessInfo.processInfo.environment["LAYOUT_CORPUS"].map {
    URL(fileURLWithPath: $0)
  }

  /// The reason why a test is skipped.
  package static let reason = "LAYOUT_CORPUS names no folder of .xib and .storyboard files"

  /// A Boolean that tells whether there are any.
  package static var areHere: Bool { !paths.isEmpty }

  /// The paths of all `.xib` and `.storyboard` files, in alphabetical order.
  package static let paths: [String] = {
    guard let folder else { return [] }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()
}
