package import Documents
package import FileSystem
package import LayoutModel
package import LayoutOutput

/// What came of one input's comparison with what is kept beside it.
package struct GoldenReport: Sendable {
  /// How many layouts came to what; an input's errors count as one.
  package struct Counts: Hashable, Sendable {
    /// As expected.
    package var passed = 0
    /// Otherwise than expected, or no longer there.
    package var differing = 0
    /// Not in the golden file, and not recorded.
    package var missing = 0
    /// Written to the golden file.
    package var recorded = 0
    /// Removed from the golden file, or to be removed where nothing is written.
    package var pruned = 0
    /// Not there, for UIKit throws an exception in place of them.
    package var thrown = 0
    /// In the golden file, under conditions that there are no longer.
    package var leftover = 0

    package init() {}

    package static func += (sum: inout Counts, other: Counts) {
      sum.passed += other.passed
      sum.differing += other.differing
      sum.missing += other.missing
      sum.recorded += other.recorded
      sum.pruned += other.pruned
      sum.thrown += other.thrown
      sum.leftover += other.leftover
    }
  }

  /// The golden file, or the text of the errors.
  package let kept: Path
  package var counts = Counts()
  /// Whether there was no file to compare with.
  package var isUnrecorded = false
  /// What differs of the layouts.
  package var differences: [LayoutDifference] = []
  /// The first line that differs of an input's errors.
  package var errorDifference: String?
  /// What of the files beside the input isn't understood, such as a font that nothing here measures.
  package var notes: [ProjectNote] = []
  /// The names of the layouts that the golden file lacked.
  package var missing: [String] = []
  /// The names of the layouts that are asked for no longer.
  package var pruned: [String] = []
  /// The names of the layouts that were removed while others were recorded.
  package var removed: [String] = []
  /// The layouts whose conditions there are no longer, by why.
  package var leftovers: [Leftover] = []
  /// The device that a fixture is on, where the golden file holds no layout of it.
  package var unheldDevice: String?
  /// What UIKit throws in place of layouts.
  package var exceptions: [ThrownException] = []
  /// The text of errors that was removed, for the input is accepted now.
  package var removedErrors: Path?
  /// Whether the file was written.
  package var isWritten = false
  /// Where the actual result was left, of one that differs.
  package var actual: ActualPlace = .none
  /// The assertions that fail, with where and by how much.
  package var failedAssertions: [FailedAssertion] = []
  /// The errors that the layouts expected have, each in a line.
  package var expectedErrors: [String] = []

  /// Layouts under conditions that there are no longer.
  package struct Leftover: Hashable, Sendable {
    /// Why: `no input has the language de`.
    package let reason: String
    /// The layouts' names.
    package var layouts: [String]
  }

  /// An exception, and the names of the layouts in whose place UIKit throws it.
  package struct ThrownException: Hashable, Sendable {
    package let exception: SimulatedException
    package var layouts: [String]
    /// Where in the input.
    package let position: SourcePosition?
  }

  /// Where an actual result is.
  package enum ActualPlace: Hashable, Sendable {
    case none
    case left(Path)
    /// Not left, for a file of another has its name.
    case taken(Path)
  }

  /// The layouts that the golden file held, and those that came out; `nil` of errors.
  package var expected: FrameDump?
  package var actualDump: FrameDump?

  init(kept: Path) {
    self.kept = kept
  }
}
