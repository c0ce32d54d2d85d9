import Foundation

/// Observations of UIKit and Xcode: the files of `Fixtures/UIKit`, whose README says where each row comes from.
package enum UIKitRecords {
  /// The rows of a file of JSON Lines, as Foundation reads them.
  ///
  /// - Parameter name: The file's name without its ending, such as `stack-views`.
  /// - Returns: A dictionary a line.
  /// - Throws: What Foundation throws of a file that isn't there, or of a line that isn't an object.
  package static func rows(_ name: String) throws -> [[String: Any]] {
    try text("\(name).jsonl").split(separator: "\n").map { line in
      guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return row
    }
  }

  /// The text of a file, by its whole name.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: Checkout.path("Fixtures/UIKit/\(name)"), encoding: .utf8)
  }
}
