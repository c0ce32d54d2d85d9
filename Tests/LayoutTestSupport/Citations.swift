import Foundation

/// The citations in comments and articles, and those of them that aren't in the repository.
///
/// Three things are citations: an article of the catalogue, with a heading or without (`<doc:` and then `Bars#Tab-bars`, for
/// instance); a path of the checkout between backquotes; and a page of a folder beside the checkout, which nobody else has.
package struct Citations {
  /// The headings of each article by its name, as links spell them: with dashes for spaces.
  package let headings: [String: Set<String>]
  /// A Boolean that tells whether a path of the checkout leads to something.
  private let exists: (String) -> Bool

  package init(headings: [String: Set<String>], exists: @escaping (String) -> Bool) {
    self.headings = headings
    self.exists = exists
  }

  /// The citations that the checkout can resolve.
  package static func inCheckout() throws -> Citations {
    var headings: [String: Set<String>] = [:]
    for path in Checkout.articles() {
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      headings[name] = Self.headings(of: try String(contentsOfFile: path, encoding: .utf8))
    }
    return Citations(headings: headings) { FileManager.default.fileExists(atPath: Checkout.path($0)) }
  }

  /// The headings below an article's title, as links spell them.
  package static func headings(of article: String) -> Set<String> {
    var (found, isCode): (Set<String>, Bool) = ([], false)
    for line in article.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("##") else { continue }
      found.insert(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).replacing(" ", with: "-"))
    }
    return found
  }

  /// Returns the links in a text that lead nowhere, each with its line, counted from 1.
  package func faults(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      // Most lines cite nothing, which a search for a word tells sooner than an expression does.
      guard ["doc:", "`", "facts", "spec/", "vectors", "schemas", "../"].contains(where: line.contains) else {
        return [String]()
      }
      return (articleFaults(in: line) + pathFaults(in: line) + foreignPages(in: line)).map { "\(index + 1): \($0)" }
    }
  }

  private func articleFaults(in line: Substring) -> [String] {
    line.matches(of: /doc:([A-Za-z][A-Za-z0-9-]*)(?:#([^>\s)]+))?/).compactMap { match in
      let (article, heading) = (String(match.1), match.2.map(String.init))
      guard let known = headings[article] else {
        return Checkout.generatedArticles.contains(article) ? nil : "there is no article \(article)"
      }
      guard let heading, !known.contains(heading) else { return nil }
      return "the article \(article) has no heading \(heading)"
    }
  }

  private func pathFaults(in line: Substring) -> [String] {
    line.matches(of: /`((?:Fixtures|Sources|Tests|tools)\/[A-Za-z0-9._\/+-]+)`/).map { String($0.1) }
      .filter { !exists($0) }.map { "there is no \($0)" }
  }

  private func foreignPages(in line: Substring) -> [String] {
    line.matches(of: /(?:facts|spec|vectors|schemas)\/[A-Za-z0-9-]+\.[a-z]+|\.\.\/shared/).map {
      "\($0.0) isn't in the repository"
    }
  }
}
