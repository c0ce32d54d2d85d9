import Foundation

/// Something that a run found: of an input that is told by its number, what is wrong.
struct Finding: Codable {
  let number: Int
  let format: String
  let symptom: String
  let details: String

  init(number: Int, format: String, problem: Problem) {
    self.number = number
    self.format = format
    symptom = problem.symptom
    details = problem.details
  }

  /// The key that all inputs with the same fault share.
  var signature: String { "\(format): \(symptom)" }
}

/// The folder in which a run keeps what it is at and what it finds.
struct WorkFolder {
  let path: String

  init(_ path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The input that the worker is at.
  var record: String { "\(path)/under-way" }
  /// The faults that the worker found, a line each.
  var journal: String { "\(path)/journal" }
  /// The output of the worker at its end.
  var errors: String { "\(path)/errors" }

  /// The report of the last run, and that of a night with a seed.
  var report: String { "\(path)/report.json" }
  func report(ofNight seed: Int) -> String { "\(path)/night-\(seed).json" }

  /// Adds a line to the journal.
  func add(_ finding: Finding) throws {
    let url = URL(fileURLWithPath: journal)
    if !FileManager.default.fileExists(atPath: journal) { try Data().write(to: url) }
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: try JSONEncoder().encode(finding) + Data("\n".utf8))
  }

  /// Takes what the journal holds.
  func takeFindings() throws -> [Finding] {
    guard let data = FileManager.default.contents(atPath: journal) else { return [] }
    try FileManager.default.removeItem(atPath: journal)
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Finding.self, from: Data($0)) }
  }
}
