package import Documents
package import FileSystem
import Fixtures
package import LayoutModel
package import LayoutOutput
package import SceneSources
package import Sweeps

/// The report of one input's comparison with its kept file.
package struct GoldenReport: Sendable {
  /// The number of layouts with each outcome; an input's errors count as one.
  package struct Counts: Hashable, Sendable {
    /// Layouts that are as expected.
    package var passed = 0
    /// Layouts that differ or are gone.
    package var differing = 0
    /// Layouts that the golden file lacks and that weren't recorded.
    package var missing = 0
    /// Layouts written to the golden file.
    package var recorded = 0
    /// Layouts removed from the golden file, or to be removed where nothing is written.
    package var pruned = 0
    /// Layouts that are missing because UIKit throws an exception instead.
    package var thrown = 0
    /// Layouts of the golden file whose conditions no longer exist.
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
  /// A Boolean value that tells whether there was no file to compare with.
  package var isUnrecorded = false
  /// The differences between the layouts.
  package var differences: [LayoutDifference] = []
  /// The first differing line of an input's errors.
  package var errorDifference: String?
  /// Notes on files beside the input that aren't understood, such as a font that nothing here can measure.
  package var notes: [ProjectNote] = []
  /// The names of the layouts that the golden file lacked.
  package var missing: [String] = []
  /// The names of the layouts that are no longer requested.
  package var pruned: [String] = []
  /// The names of the layouts that were removed while others were recorded.
  package var removed: [String] = []
  /// The layouts whose conditions no longer exist, by reason.
  package var leftovers: [Leftover] = []
  /// The fixture's own device, if the golden file holds no layout on it.
  package var unheldDevice: String?
  /// The exceptions that UIKit throws instead of layouts.
  package var exceptions: [ThrownException] = []
  /// The text of errors that was removed because the input is now accepted.
  package var removedErrors: Path?
  /// A Boolean value that tells whether the file was written.
  package var isWritten = false
  /// The place of the actual result, if it differs.
  package var actual: ActualPlace = .none
  /// The assertions that fail, with where and by how much.
  package var failedAssertions: [FailedAssertion] = []
  /// The errors in the expected layouts, each in a line.
  package var expectedErrors: [String] = []

  /// Layouts whose conditions no longer exist.
  package struct Leftover: Hashable, Sendable {
    /// The reason: `no input has the language de`.
    package let reason: String
    /// The layouts' names.
    package var layouts: [String]
  }

  /// An exception, and the names of the layouts that UIKit throws it instead of.
  package struct ThrownException: Hashable, Sendable {
    package let exception: SimulatedException
    package var layouts: [String]
    /// The position in the input.
    package let position: SourcePosition?
  }

  /// The place of an actual result.
  package enum ActualPlace: Hashable, Sendable {
    case none
    case left(Path)
    /// Not written, because somebody else's file has its name.
    case taken(Path)
  }

  /// The golden file's layouts, and the actual ones; `nil` for errors.
  package var expected: FrameDump?
  package var actualDump: FrameDump?

  init(kept: Path) {
    self.kept = kept
  }
}
