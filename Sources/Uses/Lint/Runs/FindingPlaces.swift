import Documents
import FileSystem
import Findings
import LayoutModel
import SceneSources

/// The files that the findings of a source are in: its own, and the others that it names.
struct FindingPlaces {
  private let path: Path
  private let own: SourceLines
  private let others: [Path]
  private var lines: [Int: SourceLines] = [:]

  init(_ path: Path, _ bytes: [UInt8], others: [Path]) {
    self.path = path
    own = SourceLines(bytes)
    self.others = others
  }

  /// Returns a finding whose places have ends and files. A finding in another file carries that file's path, because the repair belongs
  /// there.
  mutating func completed(_ finding: LintFinding) -> LintFinding {
    var finding = finding
    finding.included = finding.included.map { completed($0) }
    finding.place = finding.place.map { completed($0) }
    finding.partnerPlace = finding.partnerPlace.map { completed($0) }
    for index in finding.related.indices {
      finding.related[index].place = finding.related[index].place.map { completed($0) }
    }
    guard let other = finding.place?.path else { return finding }
    let screenPath = finding.key.path
    let number = finding.place?.position.fileNumber ?? 0
    let screenNumber = (others.firstIndex(of: path) ?? others.count) + 1
    finding.repairs = finding.repairs.map { $0.placed(from: screenNumber, inFile: number) }
    finding.key.path = other
    finding.screenPath = screenPath
    func relative(_ place: LintFinding.Place) -> LintFinding.Place {
      var place = place
      place.path = place.path == other ? nil : place.path ?? screenPath
      return place
    }
    finding.place = finding.place.map(relative)
    finding.partnerPlace = finding.partnerPlace.map(relative)
    for index in finding.related.indices { finding.related[index].place = finding.related[index].place.map(relative) }
    return finding
  }

  private mutating func completed(_ place: LintFinding.Place) -> LintFinding.Place {
    let number = place.position.fileNumber
    guard number > 0, number <= others.count else { return own.completed(place) }
    let other = others[number - 1]
    let lines = lines[number] ?? SourceLines((try? SceneFile.bytes(of: other)) ?? [])
    self.lines[number] = lines
    var completed = lines.completed(place)
    completed.path = other.description
    return completed
  }
}
