import Foundation
import LayoutTestSupport
import Testing

/// The reading of the five texts, claim by claim: `Fixtures/Texts/claims.tsv` leads to fixtures that are checked and to
/// Swift that is there.
struct BookClaimsTests {
  /// A claim of a text.
  private struct Claim {
    let text: String
    let claim: String
    /// The fixture's path below `Fixtures`, without its ending.
    let fixture: String
    /// The types and members that show it in Swift.
    let swift: [String]
    let verdict: String
  }

  private let lines: [String]

  init() throws {
    lines = try String(contentsOfFile: Checkout.path("Fixtures/Texts/claims.tsv"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private var claims: [Claim] {
    lines.dropFirst().map { line in
      let cells = line.components(separatedBy: "\t")
      return Claim(
        text: cells[0], claim: cells[1], fixture: cells[2],
        swift: cells[3].isEmpty ? [] : cells[3].components(separatedBy: " / "), verdict: cells[4])
    }
  }

  @Test("Every line has the five columns of the heading, and no text claims a thing twice")
  func columns() {
    #expect(lines.first == "text\tclaim\tfixture\tSwift\tverdict")
    for line in lines { #expect(line.components(separatedBy: "\t").count == 5, "\(line)") }
    var seen: Set<String> = []
    for claim in claims {
      #expect(!claim.claim.isEmpty && !claim.verdict.isEmpty, "\(claim)")
      #expect(seen.insert("\(claim.text): \(claim.claim)").inserted, "\(claim.text): \(claim.claim) stands twice")
    }
  }

  @Test("All five texts are read, each sentence of them")
  func texts() {
    let counts = Dictionary(grouping: claims, by: \.text).mapValues(\.count)
    #expect(Set(counts.keys) == ["17", "17, summary", "13", "note", "8"])
    #expect(claims.count >= 346)
  }

  @Test("Every claim's fixture is there, with what is kept of it beside it")
  func fixtures() throws {
    for fixture in Set(claims.map(\.fixture)).sorted() {
      let path = Checkout.path("Fixtures/\(fixture).json")
      #expect(FileManager.default.fileExists(atPath: path), "\(fixture)")
      let folder = (path as NSString).deletingLastPathComponent
      let name = (fixture as NSString).lastPathComponent
      let beside = try FileManager.default.contentsOfDirectory(atPath: folder).filter { file in
        [".golden.json", ".trace.txt", ".controllers.txt"].contains { file == name + $0 }
      }
      #expect(!beside.isEmpty, "nothing is kept of \(fixture)")
    }
  }

  @Test("Every claim's Swift is there")
  func swift() throws {
    let places = try SwiftPlaces()
    for name in Set(claims.flatMap(\.swift)) { #expect(places.contains(name), "\(name)") }
  }
}

/// The types and members of Swift code that shows what fixtures show: applications, and tests of UIKit's classes.
struct SwiftPlaces {
  private let files: [NSString]

  init() throws {
    files = try ["Fixtures/Code", "Tests/UIKitTests"].flatMap { folder in
      try Checkout.files(below: folder, ending: "swift").map {
        try NSString(contentsOfFile: $0, encoding: String.Encoding.utf8.rawValue)
      }
    }
  }

  /// Tells whether a file declares a type and has a member's name: `DetailViewController.takePicture`.
  func contains(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    return files.contains { file in
      Self.has("(class|struct|enum|extension) \(parts[0])", in: file)
        && parts.dropFirst().allSatisfy { Self.has($0, in: file) }
    }
  }

  private static func has(_ words: String, in file: NSString) -> Bool {
    file.range(of: "\\b\(words)\\b", options: .regularExpression).location != NSNotFound
  }
}
