import Documents
package import FileSystem
import Fixtures
public import LayoutModel
public import LayoutOutput
package import LayoutResolution
import Notations
package import SceneSources

extension FileDifference {
  /// Finds what changed between two versions of a file: a `.xib`, a `.storyboard`, a fixture or a dump.
  ///
  ///     let difference = FileDifference(
  ///       from: old, to: new, path: "Main.storyboard", under: [Conditions(device: "iphone-17", orientation: .portrait)])
  ///     difference.isVisible
  ///
  /// A version that can't be read, or whose screens can't be laid out, is reported in `fault` and `notes`.
  ///
  /// - Parameters:
  ///   - old: The old version; `nil` for a new file.
  ///   - new: The new version; `nil` for a removed file.
  ///   - path: The file's path.
  ///   - conditions: The conditions of its layouts; if empty, current devices in portrait and landscape, or a fixture's
  ///     own conditions.
  public init(from old: [UInt8]?, to new: [UInt8]?, path: String, under conditions: [Conditions] = []) {
    self.init(from: old, to: new, path: path, LayoutRequest(named: conditions))
  }

  /// A function that draws a layout of a file, as SVG.
  package typealias Draw = (ScreenLayout, any SceneSource) -> FileDifference.Picture.Drawing

  /// Finds what changed, with the files beside both versions searched for their localized texts.
  package init(
    from old: [UInt8]?, to new: [UInt8]?, path: String, oldPath: String? = nil, _ request: LayoutRequest,
    beside places: (old: Path?, new: Path?) = (nil, nil), draw: Draw? = nil
  ) {
    let name = Path(path).name.stem.description
    self.init(path: path, oldPath: oldPath, status: old == nil ? .added : new == nil ? .removed : .changed)
    let read: [(document: SourceDocument?, fault: String?)] = [old, new].map { bytes in
      guard let bytes else { return (nil, nil) }
      do throws(SourceFault) {
        return (try SourceDocument(bytes, name: name), nil)
      } catch {
        return (nil, error.description)
      }
    }
    let faults = [(read[0].fault, old == nil ? "" : "the old version"), (read[1].fault, "the new version")]
    let told = faults.compactMap { fault, side in fault.map { "\(side) can't be read: \($0)" } }
    guard told.isEmpty else {
      status = .unreadable
      fault = old == new ? read[1].fault.map { "neither version can be read: \($0)" } : told.joined(separator: "; ")
      return
    }
    guard old != new else { return }
    switch (read[0].document?.kind, read[1].document?.kind) {
    case (let document?, nil), (nil, let document?): tellPresence(of: document)
    case (.interfaceBuilder(let a)?, .interfaceBuilder(let b)?):
      compare(a, b, name, isFixture: false, request, places, draw)
    case (.fixture(let a)?, .fixture(let b)?): compare(a, b, name, isFixture: true, request, places, draw)
    case (.dump(let a)?, .dump(let b)?): compare(a, b)
    default:
      status = .unreadable
      fault = "the two versions are of different kinds"
    }
  }

  /// Reports the content of a file that was added or removed.
  private mutating func tellPresence(of kind: SourceDocument.Kind) {
    let what: Edit.Kind = status == .added ? .added : .removed
    func tell(_ text: String) {
      edits.append(
        Edit(
          kind: what, scene: nil, element: nil, elementID: nil, text: text, cause: text, line: nil, oldLine: nil,
          visibility: .seen))
    }
    switch kind {
    case .interfaceBuilder(let root):
      let names = SourceNames(root)
      for scene in names.sceneIDs {
        let views = names.entries.values.count { $0.scene == scene && $0.isView }
        tell("scene \(names.scenes[scene] ?? scene), of \(views) \(views == 1 ? "view" : "views")")
      }
    case .fixture(let root):
      var views = 0
      root.forEach { if SourceNames.isView($0) { views += 1 } }
      tell(
        "fixture \(root.string("name").map { "“\($0.excerpt)”, " } ?? "")of \(views) \(views == 1 ? "view" : "views")")
    case .dump(let dump): tell("\(dump.layouts.count) layouts of \(dump.fixture.excerpt)")
    }
  }

  private mutating func compare(_ old: FrameDump, _ new: FrameDump) {
    let comparison = LayoutComparison(from: old, to: new)
    conditions = new.layouts.map { LayoutNames().conditions($0).name }.uniqued()
    tell([EditEffects.Effect(causes: [], differences: comparison.differences)], [:])
  }

  private mutating func compare(
    _ old: SourceElement, _ new: SourceElement, _ name: String, isFixture: Bool, _ request: LayoutRequest,
    _ files: (old: Path?, new: Path?), _ draw: Draw?
  ) {
    let comparison = SourceComparison(from: old, to: new)
    /// The edits by the group of their changes: the first one that is reported.
    var places: [Int: Int] = [:]
    let scenes = comparison.newNames.scenes.merging(comparison.oldNames.scenes) { new, _ in new }
    for change in comparison.changes where !change.isFolded {
      let names = change.kind == .removed ? comparison.oldNames : comparison.newNames
      if places[change.group] == nil { places[change.group] = edits.count }
      let element = change.owner.map(names.title)
      edits.append(
        Edit(
          kind: change.kind, scene: change.scene.map { scenes[$0] ?? $0 }, element: element, elementID: change.owner,
          text: change.words, cause: Self.cause(change, names), line: change.newPosition?.line,
          oldLine: change.oldPosition?.line, visibility: change.judgement.visibility))
    }
    guard comparison.changes.contains(where: { !$0.isCosmetic || draw != nil && $0.isDrawn }) else { return }
    do {
      let effects = try EditEffects(comparison, name: name, isFixture: isFixture, request, beside: files, draw: draw)
      conditions = effects.conditionNames
      notes = effects.notes
      isLaidOut = effects.isLaidOut
      pictures = effects.pictures
      tell(effects.effects, places)
    } catch {
      isLaidOut = false
      notes.append("the screens can't be laid out: \(Self.words(for: error))")
    }
  }

  private static func words(for error: any Error) -> String {
    (error as? InputError)?.problems.first?.message ?? "\(error)"
  }

  /// Returns a change in words that stand alone, with the object concerned.
  static func cause(_ change: SourceComparison.Change, _ names: SourceNames) -> String {
    if let cause = change.cause { return cause }
    guard let owner = change.owner else { return change.words }
    return "\(change.words) of \(names.term(owner))"
  }

  /// Adds effects of changes.
  ///
  /// - Parameters:
  ///   - found: The effects.
  ///   - places: The edits by the groups of their changes.
  mutating func tell(_ found: [EditEffects.Effect], _ places: [Int: Int]) {
    for effect in found where !effect.differences.isEmpty {
      let moving = effect.differences.filter { !$0.views.isEmpty && $0.finding == nil }
      effects.append(
        Effect(
          causes: effect.causes.compactMap { places[$0] }.uniqued().sorted(),
          movedViews: Set(moving.filter(\.isOfFrame).flatMap(\.views)).count,
          conditions: effect.differences.flatMap(\.conditions).uniqued(),
          changes: AlikeDifferences.changes(effect.differences)))
    }
    effects = effects.enumerated().sorted {
      ($1.element.movedViews, $0.offset) < ($0.element.movedViews, $1.offset)
    }.map(\.element)
  }
}
