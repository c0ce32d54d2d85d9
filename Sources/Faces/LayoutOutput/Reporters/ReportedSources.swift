import Documents
import Findings
import LayoutModel

/// The texts of the files that have findings. It holds one file at a time, so that memory doesn't grow with the
/// application.
struct ReportedSources {
  private let context: LintReporterContext
  private var path: String?
  private var text: SourceText?

  init(_ context: LintReporterContext) { self.context = context }

  /// A file's text; `nil` if it can't be read.
  mutating func text(of path: String) -> SourceText? {
    if path != self.path {
      self.path = path
      text = context.contents(path).map(SourceText.init)
    }
    return text
  }

  /// A place of a file with columns in UTF-16 units, as other makers' tools count them.
  mutating func region(_ place: LintFinding.Place, in path: String) -> Region {
    let position = place.position
    let text = text(of: path)
    func column(_ column: Int) -> Int { text?.utf16Column(column, line: position.line) ?? column }
    let start = column(position.column)
    return Region(line: position.line, column: start, endColumn: max(start, column(place.endColumn)))
  }

  /// A place on one line, its columns in UTF-16 units from 1.
  struct Region: Hashable {
    let line: Int
    let column: Int
    /// The column behind the last one.
    let endColumn: Int
  }
}
