package import FileSystem
import LayoutModel

/// The languages that some inputs are shown in, of which others can't be asked for.
///
///     let languages = InputLanguages(of: inputs)
///     languages.problem(with: "deu")  // no input has texts in 'deu'; did you mean 'de'?
package struct InputLanguages: Sendable {
  private var languages: Set<String> = []

  /// The languages of inputs. Fixtures have none, nor has what can't be read: that is told where it is laid out.
  package init(of inputs: [Path], in projects: Projects = Projects()) {
    for input in inputs where input.hasEnding(of: SceneFile.interfaceBuilderEndings) {
      languages.formUnion((try? ProjectFiles(beside: input, in: projects).projectLanguages()) ?? [])
    }
  }

  /// Why a language can't be asked for.
  package struct Problem: Error, Hashable, Sendable {
    package let language: String
    /// The language that may have been meant.
    package let nearest: String?
    /// All that there are, sorted.
    package let known: [String]
  }

  /// What is wrong with a language; `nil` where an input is shown in it: also in one that it is a dialect of, `de` of `de-AT`, or
  /// in a dialect of it, as bundles choose.
  package func problem(with language: String) -> Problem? {
    let isKnown = languages.contains {
      $0 == language || language.hasPrefix("\($0)-") || $0.hasPrefix("\(language)-")
    }
    guard !isKnown else { return nil }
    let known = languages.sorted()
    return Problem(language: language, nearest: Self.nearest(to: language, among: known), known: known)
  }

  /// The language whose name is the nearest: codes are short, so that two slips of one are another.
  private static func nearest(to language: String, among known: [String]) -> String? {
    guard let nearest = Spelling.nearest(to: language, among: known) else { return nil }
    let shared = zip(nearest, language).prefix { $0 == $1 }.count
    return shared >= min(nearest.count, language.count) - 1 && shared > 0 ? nearest : nil
  }
}
