import Cases
import Foundation
import LayoutKit
import UIKit

/// The memory that a view more takes, from two processes that lay out rows of two sizes.
@MainActor enum Memory {
  private static let sizes = (small: 3_000, large: 30_000)

  /// The bytes of a view: its object, its constraints, its part of the graph.
  static func bytesOfView() throws -> Double {
    let (small, large) = (try peak(ofProcessFor: sizes.small), try peak(ofProcessFor: sizes.large))
    return Double(large - small) / Double(sizes.large - sizes.small)
  }

  private static func peak(ofProcessFor views: Int) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--memory-of", String(views)]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Int(String(decoding: data, as: UTF8.self)) ?? 0
  }

  /// The bytes that this process has more when rows of so many views stand laid out.
  static func bytes(layingOut views: Int) -> Int {
    let recipe = Recipe(Case.rows.screen(views: views))
    let before = residentBytes()
    let hierarchy = Hierarchy(recipe)
    hierarchy.window.layoutIfNeeded()
    return withExtendedLifetime(hierarchy) { residentBytes() - before }
  }

  private static func residentBytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return 1_024 * (Int(line.filter(\.isNumber)) ?? 0)
  }
}
