import Documents
import Findings
import LayoutModel

/// The findings of one rule on one line: one alert in SARIF.
struct SARIFResult {
  /// The findings, in their order; at least one.
  private(set) var findings: [LintFinding]

  private var first: LintFinding { findings[0] }

  var path: String { first.key.path }
  var line: Int? { first.place?.position.line }

  /// The highest of the findings' severities.
  var severity: Diagnostic.Severity {
    Diagnostic.Severity.worstFirst.first { severity in findings.contains { $0.severity == severity } } ?? .note
  }

  /// Sure if one of the findings is; else the guesses of all of them.
  private var certainty: Certainty {
    findings.contains(where: \.certainty.isSure)
      ? .sure : Certainty(restingOn: findings.flatMap(\.certainty.guesses))
  }

  /// The name of the folder that paths are relative to.
  static let baseID = "SRCROOT"
  /// The maximum number of partners that GitHub keeps of a result.
  private static let maximumPartners = 100
  /// The maximum length of a name that is looked for in the message, in bytes.
  private static let longestName = 400

  /// The results of a report's findings, in the findings' order.
  static func results(of report: LintReport) -> [SARIFResult] {
    struct ResultKey: Hashable {
      let path: String
      let line: Int?
      let rule: String
    }
    var results: [SARIFResult] = []
    var indices: [ResultKey: Int] = [:]
    for finding in report.findings {
      let place = ResultKey(path: finding.key.path, line: finding.place?.position.line, rule: finding.key.rule)
      if let index = indices[place] {
        results[index].findings.append(finding)
      } else {
        indices[place] = results.count
        results.append(SARIFResult(findings: [finding]))
      }
    }
    return results
  }

  // MARK: Writing

  func json(_ rules: SARIFRules, _ fingerprints: [Int: String], _ sources: inout ReportedSources) -> JSONValue {
    let partners = partners(&sources)
    var location: [(String, JSONValue)] = [("physicalLocation", physicalLocation(of: first.place, &sources))]
    let logical = logicalLocation
    if !logical.isEmpty { location.append(("logicalLocations", .array([.object(logical)]))) }
    var result: [(String, JSONValue)] = [
      ("ruleId", .string(first.key.rule)), ("ruleIndex", .number(Double(rules.index(of: first.key.rule)))),
      ("level", .string(severity.rawValue)), ("message", ["text": .string(message(partners))]),
      ("locations", .array([.object(location)])),
    ]
    let related = partners.map(\.json) + related(behind: partners.count, &sources)
    if !related.isEmpty { result.append(("relatedLocations", .array(related))) }
    let fixes = fixes(&sources)
    if !fixes.isEmpty { result.append(("fixes", .array(fixes))) }
    let own = line.flatMap { fingerprints[$0] }.map { [("primaryLocationLineHash", JSONValue.string($0))] } ?? []
    result.append(
      ("partialFingerprints", .object(own + [("layoutFinding/v1", .string(Fingerprint.text(of: first.key.text)))])))
    var told: Set<String> = []
    let conditions = findings.flatMap(\.conditions).filter { told.insert($0).inserted }
    var properties: [(String, JSONValue)] = [("certainty", .string(certainty.word))]
    if !certainty.isSure { properties.append(("because", .array(certainty.guesses.map { .string($0.text) }))) }
    let texts = findings.flatMap(\.related).map(\.text)
    if texts.count > related.count - partners.count {
      properties.append(("related", .array(texts.map { .string(Self.escaped($0)) })))
    }
    if !conditions.isEmpty { properties.append(("conditions", .array(conditions.map(JSONValue.string)))) }
    result.append(("properties", .object(properties)))
    return .object(result)
  }

  /// A place in the file. GitHub refuses results without a line, so a finding about a file as a whole is at its
  /// beginning.
  private func physicalLocation(of place: LintFinding.Place?, _ sources: inout ReportedSources) -> JSONValue {
    let path = place?.path ?? path
    let region =
      place.map { sources.region($0, in: path) } ?? ReportedSources.Region(line: 1, column: 1, endColumn: 1)
    return [
      "artifactLocation": Self.artifactLocation(of: path),
      "region": [
        "startLine": .number(Double(region.line)), "startColumn": .number(Double(region.column)),
        "endLine": .number(Double(region.line)), "endColumn": .number(Double(region.endColumn)),
      ],
    ]
  }

  /// The path as a reference of RFC 3986. Paths below the working folder are relative to that folder.
  static func artifactLocation(of path: String) -> JSONValue {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let encoded = path.utf8.reduce(into: "") { text, byte in
      if unreserved.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    guard !path.hasPrefix("/") else { return ["uri": .string("file://" + encoded)] }
    return ["uri": .string(encoded), "uriBaseId": .string(baseID)]
  }

  /// The object of the finding, by its path in Interface Builder's outline.
  private var logicalLocation: [(String, JSONValue)] {
    let names = [first.sceneName ?? first.key.scene, first.viewName ?? first.key.view].compactMap(\.self)
    guard !names.isEmpty else { return [] }
    let id = first.key.view ?? first.key.scene
    return [("fullyQualifiedName", .string(names.joined(separator: "/")))]
      + (id.map { [("name", .string($0))] } ?? []) + [("kind", .string("element"))]
  }

  /// The repairs of the findings that are known as edits, none of them refused; each changes something.
  private func fixes(_ sources: inout ReportedSources) -> [JSONValue] {
    var fixes: [JSONValue] = []
    for repair in findings.flatMap(\.repairs) where repair.kind != .refused && !repair.edits.isEmpty {
      let replacements = repair.edits.map { edit -> JSONValue in
        let start = sources.region(LintFinding.Place(position: edit.start, endColumn: edit.start.column), in: path)
        let end = sources.region(LintFinding.Place(position: edit.end, endColumn: edit.end.column), in: path)
        return [
          "deletedRegion": [
            "startLine": .number(Double(start.line)), "startColumn": .number(Double(start.column)),
            "endLine": .number(Double(end.line)), "endColumn": .number(Double(end.column)),
          ], "insertedContent": ["text": .string(edit.text)],
        ]
      }
      fixes.append([
        "description": ["text": .string(Self.escaped(repair.words))],
        "artifactChanges": [
          ["artifactLocation": Self.artifactLocation(of: path), "replacements": .array(replacements)]
        ],
      ])
    }
    return fixes
  }

  // MARK: Words

  /// A partner that has a place, and its number in the message's links.
  private struct Partner {
    let name: String
    let id: Int
    let finding: Int
    let json: JSONValue
  }

  private func partners(_ sources: inout ReportedSources) -> [Partner] {
    var partners: [Partner] = []
    for (index, finding) in findings.enumerated() {
      guard let place = finding.partnerPlace, partners.count < Self.maximumPartners else { continue }
      let name = finding.partnerName ?? finding.key.partner ?? "the other"
      let id = partners.count + 1
      let location: JSONValue = [
        "id": .number(Double(id)), "message": ["text": .string(Self.escaped(name))],
        "physicalLocation": physicalLocation(of: place, &sources),
      ]
      partners.append(Partner(name: name, id: id, finding: index, json: location))
    }
    return partners
  }

  /// The findings' other objects, numbered behind their partners.
  private func related(behind partners: Int, _ sources: inout ReportedSources) -> [JSONValue] {
    let all = findings.flatMap(\.related).compactMap { related in related.place.map { (text: related.text, place: $0) }
    }
    return all.prefix(Self.maximumPartners - partners).enumerated().map { index, related in
      [
        "id": .number(Double(partners + index + 1)), "message": ["text": .string(Self.escaped(related.text))],
        "physicalLocation": physicalLocation(of: related.place, &sources),
      ]
    }
  }

  /// The findings' messages, a sentence each, with links to the places of partners.
  private func message(_ partners: [Partner]) -> String {
    findings.enumerated().map { index, finding in
      let message = finding.messageWithGuesses
      let sentence = message.hasSuffix(".") ? message : message + "."
      guard let partner = partners.first(where: { $0.finding == index }) else { return Self.escaped(sentence) }
      let link = "[\(Self.escaped(partner.name))](\(partner.id))"
      // A partner is named last. Views with the same name are distinguished by their places.
      guard !partner.name.isEmpty, partner.name.utf8.count <= Self.longestName,
        let range = sentence.ranges(of: partner.name).last
      else {
        return "\(Self.escaped(sentence)) See \(link)."
      }
      let name = Self.escaped(String(sentence[range]))
      return Self.escaped(String(sentence[..<range.lowerBound])) + "[\(name)](\(partner.id))"
        + Self.escaped(String(sentence[range.upperBound...]))
    }.joined(separator: " ")
  }

  /// A text escaped for a message, in which brackets make links (SARIF 2.1.0, §3.11.6).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if ["\\", "[", "]"].contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
