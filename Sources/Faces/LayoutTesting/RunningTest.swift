import Testing
import XCTest

/// The running test, of either framework, at which issues are reported.
struct RunningTest {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test at the call.
  ///
  /// XCTest has attachments only on Apple's systems, and its issues have no column.
  func fail(_ message: String, attaching attachments: [LayoutVerdict.Attachment]) {
    guard Test.current != nil else {
      #if canImport(Darwin)
        XCTContext.runActivity(named: "Layouts that differ") { activity in
          for attachment in attachments {
            let file = XCTAttachment(data: Data(attachment.text.utf8), uniformTypeIdentifier: "public.data")
            file.name = attachment.name
            activity.add(file)
          }
        }
      #endif
      return XCTFail(message, file: filePath, line: line)
    }
    let location = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column))
    for attachment in attachments {
      Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
