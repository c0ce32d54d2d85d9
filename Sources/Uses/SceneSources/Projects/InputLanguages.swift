package import FileSystem
import LayoutModel

/// The languages that some inputs are shown in; no others can be requested.
///
///     let languages = InputLanguages(of: inputs, .documents)
///     languages.problem(with: "deu")  // no input has texts in 'deu'; did you mean 'de'?
package struct InputLanguages: Sendable {
  private let languages: Set<String>

  /// Collects the languages of inputs. Fixtures have none, nor have unreadable files, which are reported when laid out.
  package init(of inputs: [Path], _ formats: SceneFormats, in projects: Projects = Projects()) {
    languages = formats.rows.reduce(into: []) { $0.formUnion($1.languages(inputs, projects)) }
  }

  /// The reason why a language can't be requested.
  package struct Problem: Error, Hashable, Sendable {
    package let language: String
    /// The language that may have been meant.
    package let nearest: String?
    /// All available languages, sorted.
    package let known: [String]
  }

  /// Returns the problem with a language; `nil` if an input is shown in it. As in bundles, a parent language, `de` for
  /// `de-AT`, or a dialect of it also counts.
  package func problem(with language: String) -> Problem? {
    let isKnown = languages.contains {
      $0 == language || language.hasPrefix("\($0)-") || $0.hasPrefix("\(language)-")
    }
    guard !isKnown else { return nil }
    let known = languages.sorted()
    return Problem(language: language, nearest: Self.nearest(to: language, among: known), known: known)
  }

  /// Returns the language with the nearest code, at most one slip away: two slips make another code.
  private static func nearest(to language: String, among known: [String]) -> String? {
    guard let nearest = Spelling.nearest(to: language, among: known) else { return nil }
    let shared = zip(nearest, language).prefix { $0 == $1 }.count
    return shared >= min(nearest.count, language.count) - 1 && shared > 0 ? nearest : nil
  }
}
