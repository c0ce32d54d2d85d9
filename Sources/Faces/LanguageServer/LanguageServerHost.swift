package import Documents
package import FileSystem
package import LayoutOutput
package import Lint
package import SceneSources

/// The program around a language server: it knows configurations, code and pages.
package struct LanguageServerHost: Sendable {
  /// The program's version.
  package var version: String
  /// Returns the terms under which a file is checked. Code is run only where the second argument is `true`: the client says that the
  /// workspace is trusted.
  package var terms: @Sendable (Path, Bool) -> FileTerms
  /// Called where files beside the documents have changed: what was read of them is read anew.
  package var refresh: @Sendable () -> Void
  /// Returns the page that shows a file's screens, anew after each save; `nil` where there can't be one. The page is made on the first call.
  /// Code is run as for the terms.
  package var preview: @Sendable (Path, LayoutRequest, Bool) -> Path?
  /// Notes the view of a previewed file that the cursor is in, by its id.
  package var showInPreview: @Sendable (Path, String) -> Void
  /// The shape of configurations.
  package var configurationShape: ObjectShape

  package init(
    version: String, configurationShape: ObjectShape, terms: @escaping @Sendable (Path, Bool) -> FileTerms,
    refresh: @escaping @Sendable () -> Void = {},
    preview: @escaping @Sendable (Path, LayoutRequest, Bool) -> Path? = { _, _, _ in nil },
    showInPreview: @escaping @Sendable (Path, String) -> Void = { _, _ in }
  ) {
    self.version = version
    self.configurationShape = configurationShape
    self.terms = terms
    self.refresh = refresh
    self.preview = preview
    self.showInPreview = showInPreview
  }
}

/// The terms under which a file is checked: the words of the configuration, the project and the client's trust.
package struct FileTerms: Sendable {
  package var settings: LintFileSettings
  /// A Boolean value that tells whether a run of lint over the folder would look at the file.
  package var isIncluded: Bool
  package var projects: Projects?
  package var formats: SceneFormats
  /// The findings that aren't reported.
  package var baseline: LintBaseline?
  /// The faults of the configuration; nothing is checked while there are any.
  package var faults: [Fault]

  /// A fault of a configuration.
  package struct Fault: Hashable, Sendable {
    package let path: Path
    package let position: SourcePosition?
    package let message: String

    package init(path: Path, position: SourcePosition?, message: String) {
      (self.path, self.position, self.message) = (path, position, message)
    }
  }

  package init(
    settings: LintFileSettings, isIncluded: Bool = true, projects: Projects? = nil, formats: SceneFormats = .documents,
    baseline: LintBaseline? = nil, faults: [Fault] = []
  ) {
    self.settings = settings
    self.isIncluded = isIncluded
    self.projects = projects
    self.formats = formats
    self.baseline = baseline
    self.faults = faults
  }
}
