/// The constraints that UIKit or AppKit printed because they can't hold together, read and explained.
///
///     let log = ConflictLog(reading: """
///       "<NSLayoutConstraint:0x60 UIButton:0x7f.width == 44   (active)>",
///       "<NSLayoutConstraint:0x61 UIButton:0x7f.width >= 60   (active)>"
///       """)
///     log.conflicts[0].irreducible        // [0, 1]
///     log.conflicts[0].words[0]           // UIButton is 44 wide
///
/// A log is read as people paste it (<doc:WhyIsItSo#Logs-of-conflicts>). A line that isn't understood is listed in ``LoggedConflict/unread``
/// and left out.
public struct ConflictLog: Sendable {
  /// The conflicts in their order; empty if the text has none.
  public let conflicts: [LoggedConflict]

  /// Reads a log.
  public init(reading text: String) {
    self.init(reading: Array(text.utf8))
  }

  /// Reads a log from a file's bytes.
  package init(reading bytes: [UInt8]) {
    var known: [ConflictPattern: LoggedConflict] = [:]
    conflicts = LogScanner.conflicts(in: bytes).map { LoggedConflict($0, &known) }
  }
}
