import Documents
import FileSystem
import Findings
import LayoutModel
import Lint

/// Pages about rules, as `layout rules` describes them, in a temporary folder: diagnostics link to them. A page is written when a finding of
/// its rule is first told.
final class RulePages: Sendable {
  private let state = Guarded<(folder: Folder?, pages: [String: DocumentURI?])>((nil, [:]))

  /// The folder of the pages, which goes with them.
  private final class Folder: Sendable {
    let folder: TemporaryFolder

    init() throws(Files.Failure) { folder = try TemporaryFolder(named: "layout-rules") }
  }

  /// Returns the page of a rule; `nil` where it can't be written, and for what is no rule.
  func page(of id: String) -> DocumentURI? {
    state.withLock { state in
      if let page = state.pages[id] { return page }
      var page: DocumentURI?
      if let rule = LintRule.table.first(where: { $0.id == id })?.description,
        let folder = state.folder ?? (try? Folder())
      {
        state.folder = folder
        let path = folder.folder.path.file(Path("\(id).md"))
        let lines = [
          "# \(id)", "", "\(rule.summary).", "", rule.explanation, "", "For example: \(rule.example)", "", rule.remedy,
        ]
        if (try? Files.replace(path, with: PrintableText(document: lines.joined(separator: "\n") + "\n"))) != nil {
          page = DocumentURI(of: path)
        }
      }
      state.pages[id] = page
      return page
    }
  }
}
