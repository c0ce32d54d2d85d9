import Documents
import Findings

/// The command that lays out sizes which a page doesn't hold, as the open page knows it.
package struct LiveSizes: Sendable {
  /// The scheme, host and port of the command's answers.
  let origin: String
  private let address: String
  private let widths, heights: ClosedRange<Double>?

  /// Creates the knowledge of a command.
  ///
  /// - Parameters:
  ///   - origin: The scheme, host and port of its answers, which the page's policy allows.
  ///   - address: The address that a question is put behind, as a query.
  ///   - widths: The widths that may be asked for, in points; `nil` where windows keep theirs.
  ///   - heights: The heights that may be asked for, in points; `nil` where windows keep theirs.
  package init(origin: String, address: String, widths: ClosedRange<Double>?, heights: ClosedRange<Double>?) {
    (self.origin, self.address, self.widths, self.heights) = (origin, address, widths, heights)
  }

  /// The member of the page's data.
  var member: String {
    func ends(_ range: ClosedRange<Double>?) -> String {
      range.map { "[\(JSONText.number($0.lowerBound)),\(JSONText.number($0.upperBound))]" } ?? "null"
    }
    return "\"live\":{\"address\":\(JSONText.quoted(address)),\"width\":\(ends(widths)),\"height\":\(ends(heights))}"
  }

  /// The script that gives an open page a scene of one layout.
  package static func answer(_ scene: ReportScene) -> String {
    var data = ReportData(title: scene.path)
    data.add(WrittenScene(scene))
    let report = LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: [], rules: [])
    return "window.layoutAnswer={\"data\":\(data.json(report, isSwept: false, isPending: false))}\n"
  }

  /// The script that gives an open page the reason for which there is no layout.
  package static func answer(failure reason: String) -> String {
    "window.layoutAnswer={\"reason\":\(JSONText.quoted(reason))}\n"
  }
}
