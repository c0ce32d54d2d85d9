package import Differences
import Documents
package import FileSystem
package import LayoutModel
import LayoutOutput
import LayoutPictures
import Sweeps

/// The verdict of a test on a comparison: a message if it fails, and attachments.
package struct LayoutVerdict {
  /// A text to attach to a test's issue.
  package struct Attachment {
    package let name: String
    package let text: String
  }

  /// The reason why the test fails, or `nil` if it passes.
  package private(set) var message: String?
  package private(set) var attachments: [Attachment] = []

  /// Lays out a scene and compares it with a golden file, which is recorded as the mode says.
  package init(
    of scene: Scene, under conditions: [Conditions], at golden: Path, _ mode: RecordMode, isRecordingAsked: Bool
  ) {
    self.init(at: golden, mode, isRecordingAsked: isRecordingAsked) { $0.check(scene, at: golden, under: conditions) }
  }

  /// Lays out a screen that is another scene under each of its conditions, and compares it likewise.
  package init(
    of screens: [(scene: Scene, conditions: Conditions)], at golden: Path, _ mode: RecordMode, isRecordingAsked: Bool
  ) {
    self.init(at: golden, mode, isRecordingAsked: isRecordingAsked) { $0.check(screens, at: golden) }
  }

  private init(
    at golden: Path, _ mode: RecordMode, isRecordingAsked: Bool, _ check: (GoldenCheck) -> GoldenCheck.Outcome
  ) {
    do throws(Files.Failure) {
      if mode != .never { try Files.makeFolder(golden.folder) }
    } catch {
      message = "\(golden.folder): \(error.message)"
      return
    }
    switch check(GoldenCheck(mode)) {
    case .compared(let report):
      message = Self.message(of: report, mode, isRecordingAsked: isRecordingAsked)
      if !report.differences.isEmpty { attachments = Self.attachments(of: report) }
    case .unreadable(let failure): message = "\(golden): \(failure)"
    case .broken(let fault):
      let place = fault.position.map { ":\($0.line):\($0.column)" } ?? ""
      message = "\(fault.path)\(place): \(fault.message)"
    }
  }

  private static func message(of report: GoldenReport, _ mode: RecordMode, isRecordingAsked: Bool) -> String? {
    let golden = report.kept
    var lines: [String] = []
    if !report.differences.isEmpty {
      lines = ["the layout differs from \(golden):"] + report.differences.map { "  \($0)" }
      if case .left(let path) = report.actual { lines.append("the actual result is \(path)") }
      lines.append("LAYOUT_RECORD=failed records it")
    }
    lines += report.exceptions.map { "UIKit throws \($0.exception) (\($0.layouts.joined(separator: ", ")))" }
    lines += report.failedAssertions.map(\.description)
    if report.isWritten, mode == .missing, !isRecordingAsked {
      lines.append(
        report.isUnrecorded
          ? "there was no golden file; \(golden) is recorded, and the next run compares with it"
          : "these layouts were missing and are recorded in \(golden): \(report.missing.joined(separator: ", "))")
    } else if report.isUnrecorded, !report.isWritten {
      lines.append("there is no golden file \(golden), and nothing is recorded here")
    } else if report.counts.missing > 0 {
      lines.append("these layouts are missing in \(golden): \(report.missing.joined(separator: ", "))")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func attachments(of report: GoldenReport) -> [Attachment] {
    let stem = report.kept.stem.name.description
    var attachments = [
      Attachment(
        name: "\(stem).differences.txt", text: report.differences.map { $0.text(isVerbose: true) + "\n" }.joined())
    ]
    for (when, dump) in [("before", report.expected), ("after", report.actualDump)] {
      guard let dump else { continue }
      attachments.append(Attachment(name: "\(stem).\(when).json", text: dump.text))
    }
    if let before = report.expected, let after = report.actualDump {
      attachments += FramePicture.changes(from: before, to: after).map { picture in
        Attachment(name: "\(stem).\(picture.name).svg", text: picture.text)
      }
    }
    return attachments
  }
}
