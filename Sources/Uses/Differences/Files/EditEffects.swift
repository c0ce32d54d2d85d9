import Documents
import FileSystem
import Fixtures
import InterfaceBuilder
import LayoutModel
import LayoutOutput
import LayoutResolution
import Notations
import SceneSources

/// The effects that a file's changes have on its layouts, with the change that causes each.
///
/// A change's effects are found by undoing it alone: whatever then differs from the new file is its effect. Conditions
/// under which the same views differ are of one kind. Each change is tried under the first conditions of each kind, as
/// far as the budget allows.
struct EditEffects {
  let comparison: SourceComparison
  private let name: String
  private let isFixture: Bool
  /// The new version's file, if the files beside it count.
  private let place: Path?
  /// The new version's file, whose configuration gives the content sizes of views of the app's own classes.
  private let configured: Path?
  private let projects = Projects()
  private let conditions: [Conditions]
  /// The scenes that each scene contains.
  private var relations: [String: Set<String>] = [:]

  /// The effect of a cause: groups of changes, and the differences.
  struct Effect {
    /// The groups of changes that cause it.
    var causes: [Int]
    var differences: [LayoutDifference]
  }

  private(set) var effects: [Effect] = []
  private(set) var pictures: [FileDifference.Picture] = []
  private(set) var notes: [String] = []
  /// A Boolean value that tells whether everything that could be laid out before still can.
  private(set) var isLaidOut = true
  private(set) var names: LayoutNames
  var conditionNames: [String] { conditions.map(\.name) }

  /// The maximum number of layouts for finding a change's effects, as a fraction of those for the files.
  private static let share = 0.5
  /// The minimum number of trials for every file, however few layouts it takes.
  private static let leastTrials = 12

  init(
    _ comparison: SourceComparison, name: String, isFixture: Bool, _ request: LayoutRequest,
    beside places: (old: Path?, new: Path?) = (nil, nil), draw: FileDifference.Draw? = nil
  ) throws {
    self.comparison = comparison
    self.name = name
    self.isFixture = isFixture
    configured = places.new
    let oldConfigured = places.old
    // Images and fonts aren't compared: only requested texts are looked up beside the files.
    let isTranslated = !request.languages.isEmpty || request.localizations.contains(LayoutRequest.allLocalizations)
    let places: (old: Path?, new: Path?) = isTranslated ? places : (nil, nil)
    place = places.new
    names = LayoutNames()
    guard let oldTree = comparison.oldTree, let newTree = comparison.tree(without: []) else {
      conditions = []
      return
    }
    let old = try oldTree.source(named: name, isFixture: isFixture, beside: places.old, oldConfigured, projects)
    let new = try newTree.source(named: name, isFixture: isFixture, beside: places.new, configured, projects)
    conditions = new.conditions(comparedUnder: request)
    relations = Self.relations(in: newTree)
    let scenes = affectedScenes(by: { !$0.isCosmetic })
    var pictured: Set<String?> = []
    defer { if draw != nil { addPictures(besides: pictured, of: old, new, draw) } }
    guard !scenes.isEmpty else { return }
    let before = layouts(of: old, scenes, conditions)
    let after = layouts(of: new, scenes, conditions)
    isLaidOut = before.notes == after.notes && !after.records.isEmpty
    notes = (before.notes.filter { !after.notes.contains($0) }.map { "before: \($0)" } + after.notes)
    names = LayoutNames(
      of: after.samples + before.samples,
      known: { [comparison] in comparison.newNames.viewName($0) ?? comparison.oldNames.viewName($0) },
      conditions: { new.conditions(of: $0) })
    let differences = LayoutComparison(
      from: FrameDump(fixture: name, layouts: before.records), to: FrameDump(fixture: name, layouts: after.records),
      names, isTold: isTold
    ).differences.filter { isOwn($0, scenes) }
    pictures = ScreenPictures(
      old: before, new: after, names: names, viewNames: { comparison.termsOfViews }, draw: draw
    ).pictures(of: differences)
    pictured = Set(differences.map(\.sceneID))
    effects = attributed(differences, after.records, scenes)
    add(LintChanges(under: conditions, names).changes(from: before, to: after))
  }

  /// Adds pictures of the scenes of which only texts, colours or images are seen to differ.
  private mutating func addPictures(
    besides pictured: Set<String?>, of old: any SceneSource, _ new: any SceneSource, _ draw: FileDifference.Draw?
  ) {
    let scenes = affectedScenes(by: \.isDrawn).filter { !pictured.contains($0) }
    guard !scenes.isEmpty else { return }
    let (before, after) = (layouts(of: old, scenes, conditions), layouts(of: new, scenes, conditions))
    let names = LayoutNames(
      of: after.samples + before.samples, known: { [comparison] in comparison.newNames.viewName($0) },
      conditions: { new.conditions(of: $0) })
    pictures += ScreenPictures(
      old: before, new: after, names: names, viewNames: { [comparison] in comparison.termsOfViews }, draw: draw
    ).pictures(drawing: scenes)
  }

  /// Adds findings that appeared or disappeared to the effect that moves their views; otherwise to the only change, if
  /// there is just one.
  private mutating func add(_ changes: [LintChanges.Change]) {
    let groups = Set(comparison.changes.lazy.filter { !$0.isCosmetic }.map(\.group)).sorted()
    let causes = groups.count == 1 ? groups : []
    // The first effect that moves each view.
    var effectsOfViews: [String: Int] = [:]
    for (index, effect) in effects.enumerated() {
      for view in effect.differences.flatMap(\.views) where effectsOfViews[view] == nil { effectsOfViews[view] = index }
    }
    var effectOfCauses = effects.firstIndex { $0.causes == causes }
    for change in changes {
      if let index = change.views.compactMap({ effectsOfViews[$0] }).min() ?? effectOfCauses {
        effects[index].differences.append(change.difference)
      } else {
        effectOfCauses = effects.count
        effects.append(Effect(causes: causes, differences: [change.difference]))
      }
    }
  }

  // MARK: - Laying out

  /// Returns the layouts of some scenes; `nil` stands for a fixture's only scene.
  private func layouts(of file: any SceneSource, _ scenes: [String?], _ conditions: [Conditions]) -> ComparedLayouts {
    ComparedLayouts(of: file, name, scenes, among: comparison.newNames.sceneIDs.count, under: conditions)
  }

  /// Returns the scenes with certain changes, and the scenes that these contain; all if the whole file changed.
  private func affectedScenes(by isMeant: (SourceComparison.Change) -> Bool) -> [String?] {
    let moving = comparison.changes.filter(isMeant)
    guard !moving.isEmpty else { return [] }
    guard !isFixture else { return [nil] }
    let both = comparison.newNames.sceneIDs.filter(Set(comparison.oldNames.sceneIDs).contains)
    guard moving.allSatisfy({ $0.scene != nil }) else { return both }
    var affected = Set(moving.compactMap(\.scene)).union(Array(moving.flatMap(\.destinations)))
    var pending = Array(affected)
    while let scene = pending.popLast() {
      for target in relations[scene] ?? [] where affected.insert(target).inserted { pending.append(target) }
    }
    return both.filter(affected.contains)
  }

  /// Returns the scenes that each scene contains: as a container's contents, or in views that embed them.
  private static func relations(in tree: SourceElement) -> [String: Set<String>] {
    var inner: [String: Set<String>] = [:]
    tree.forEach { scene in
      guard scene.name == "scene", let id = scene.child("objects")?.children.first?.id else { return }
      scene.forEach { segue in
        guard segue.name == "segue", ["embed", "relationship"].contains(segue["kind"]),
          let target = segue["destination"]
        else { return }
        inner[id, default: []].insert(target)
      }
    }
    return inner
  }

  /// Tells whether a difference is reported for the scene that its views belong to, not for another that shows them
  /// too.
  private func isOwn(_ difference: LayoutDifference, _ scenes: [String?]) -> Bool {
    guard let scene = difference.sceneID, !difference.views.isEmpty else { return true }
    return difference.views.contains { view in
      let own = (comparison.newNames.entries[view] ?? comparison.oldNames.entries[view])?.scene
      return own == nil || own == scene || !scenes.contains(own)
    }
  }

  /// Tells whether a view's appearance or disappearance is one that the edit reports.
  private func isTold(_ view: String) -> Bool {
    (comparison.newNames.entries[view] == nil) != (comparison.oldNames.entries[view] == nil)
  }

  // MARK: - Causes

  private func attributed(
    _ differences: [LayoutDifference], _ after: [FrameDump.LayoutRecord], _ scenes: [String?]
  ) -> [Effect] {
    var causes = BundledCauses(of: differences.count)
    let candidates = candidates(in: scenes)
    let made = Dictionary(after.map { (ScreenPictures.Screen($0, names), $0) }, uniquingKeysWith: { first, _ in first })
    var trials: [Trial] = []
    let open = scenes.filter { scene in
      (candidates[scene]?.count ?? 0) > 1 && differences.contains { $0.sceneID == scene }
    }
    let taken = 2 * conditions.count * max(scenes.count, comparison.newNames.sceneIDs.count)
    let budget = max(Self.leastTrials, Int(Double(taken) * Self.share))
    for scene in scenes {
      let places = differences.indices.filter { differences[$0].sceneID == scene }
      guard !places.isEmpty, let groups = candidates[scene] else { continue }
      guard groups.count > 1 else {
        let bundle = causes.number(of: groups)
        for index in places { causes.add(bundle, of: index) }
        continue
      }
      let own = max(1, budget / open.count)
      let bundles = bundled(groups, atMost: own)
      let kinds = kindsOfConditions(places.map { differences[$0] }).prefix(max(1, own / bundles.count))
      trials += bundles.map { Trial(scene: scene, bundle: $0, kinds: Array(kinds), places: places) }
    }
    for round in rounds(of: trials, candidates) {
      guard let tree = comparison.tree(without: Set(round.flatMap(\.bundle))),
        let file = try? tree.source(named: name, isFixture: isFixture, beside: place, configured, projects)
      else { continue }
      for trial in round {
        let layouts = layouts(of: file, [trial.scene], trial.kinds.map(\.conditions))
        let bundle = causes.number(of: trial.bundle)
        for (number, kind) in trial.kinds.enumerated() {
          guard let undone = layouts.record(number),
            let made = made[ScreenPictures.Screen(scene: trial.scene, conditions: kind.conditions.name)]
          else { continue }
          let effect = ChangeEffect(undone: undone, made: made)
          let messages = Set(LayoutChanges(from: undone, to: made).changes.map(\.message))
          for index in trial.places where !kind.names.isDisjoint(with: differences[index].conditions) {
            let difference = differences[index]
            if difference.views.isEmpty ? messages.contains(difference.message) : effect.explains(difference) {
              causes.add(bundle, of: index)
            }
          }
        }
      }
    }
    return causes.grouped().map { causes, members in
      Effect(causes: causes, differences: members.map { differences[$0] })
    }
  }

  /// A set of changes to undo, to see a scene without them.
  private struct Trial {
    let scene: String?
    let bundle: [Int]
    let kinds: [(conditions: Conditions, names: Set<String>)]
    /// The indices of the differences that they may explain.
    let places: [Int]
  }

  /// Returns groups of trials that one file can serve, because undoing changes for one scene doesn't affect the other
  /// scenes.
  private func rounds(of trials: [Trial], _ candidates: [String?: [Int]]) -> [[Trial]] {
    /// The scenes that each change may reach.
    var reached: [Int: Set<String?>] = [:]
    for (scene, groups) in candidates {
      for group in groups { reached[group, default: []].insert(scene) }
    }
    var rounds: [(trials: [Trial], bundles: Set<[Int]>, scenes: Set<String?>)] = []
    for trial in trials {
      let scenes = trial.bundle.reduce(into: Set([trial.scene])) { $0.formUnion(reached[$1] ?? []) }
      let index = rounds.firstIndex { round in
        round.bundles == [trial.bundle] || round.scenes.isDisjoint(with: scenes)
      }
      guard let index else {
        rounds.append(([trial], [trial.bundle], scenes))
        continue
      }
      rounds[index].trials.append(trial)
      rounds[index].bundles.insert(trial.bundle)
      rounds[index].scenes.formUnion(scenes)
    }
    return rounds.map(\.trials)
  }

  /// Returns the changes that may affect each scene, by their groups.
  private func candidates(in scenes: [String?]) -> [String?: [Int]] {
    let moving = comparison.changes.lazy.filter { !$0.isCosmetic }
    let ofFile = moving.filter { $0.scene == nil }.map(\.group)
    let known = Set(scenes.compactMap(\.self))
    var candidates: [String?: [Int]] = [:]
    for scene in scenes {
      var groups = moving.filter { $0.scene == scene }.map(\.group) + ofFile
      // The content of other scenes moves with them, and so does the destination of a segue.
      if let scene {
        groups += moving.filter { $0.destinations.contains(scene) }.map(\.group)
        groups += moving.filter { change in
          guard let other = change.scene, other != scene, known.contains(other) else { return false }
          return relations[other]?.contains(scene) ?? false
        }.map(\.group)
      }
      candidates[scene] = Array(Set(groups)).sorted()
    }
    return candidates
  }

  /// Bundles changes to undo together. Each stands alone or, if there are too many to try, those of one object are
  /// joined.
  private func bundled(_ groups: [Int], atMost count: Int) -> [[Int]] {
    guard groups.count > count else { return groups.map { [$0] } }
    let byOwner = Dictionary(grouping: groups) { comparison.changes[$0].owner ?? "" }
    let bundles = byOwner.values.map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    guard bundles.count > count else { return bundles }
    // Adjacent bundles are joined, so that every change is in one of the few.
    let size = (bundles.count + count - 1) / count
    return stride(from: 0, to: bundles.count, by: size).map { start in
      bundles[start..<min(start + size, bundles.count)].flatMap(\.self)
    }
  }

  /// Returns conditions under which the same views differ, those with the most names first.
  private func kindsOfConditions(_ differences: [LayoutDifference]) -> [(conditions: Conditions, names: Set<String>)] {
    var signatures: [String: Set<Int>] = [:]
    for (index, difference) in differences.enumerated() {
      for name in difference.conditions { signatures[name, default: []].insert(index) }
    }
    // Numbers differ from device to device; only the views matter.
    let subjects = differences.map { $0.views.isEmpty ? [$0.message] : $0.views }
    var kinds: [Set<[String]>: (conditions: Conditions, names: Set<String>)] = [:]
    var order: [Set<[String]>] = []
    for conditions in conditions {
      guard let signature = signatures[conditions.name] else { continue }
      let kind = Set(signature.map { subjects[$0] })
      if kinds[kind] == nil {
        order.append(kind)
        kinds[kind] = (conditions, [])
      }
      kinds[kind]?.names.insert(conditions.name)
    }
    return order.compactMap { kinds[$0] }.enumerated().sorted {
      ($1.element.names.count, $0.offset) < ($0.element.names.count, $1.offset)
    }.map(\.element)
  }
}

extension SourceElement {
  /// Returns the scenes of a file whose tree this is.
  ///
  /// - Throws: `InputError`.
  func source(
    named name: String, isFixture: Bool, beside place: Path? = nil, _ configured: Path? = nil,
    _ projects: Projects = Projects()
  ) throws -> any SceneSource {
    guard !isFixture else { return FixtureSource(try fixture(named: name)) }
    var line = 0
    return InterfaceBuilderSource(
      try InterfaceBuilderFile(xml(&line), name: name),
      in: ProjectFiles(beside: place, in: projects, configuredAs: configured))
  }
}

extension SourceElement {
  /// Returns the scene of a fixture whose tree this is. A tree of too many views is refused as a file of them is.
  private func fixture(named name: String) throws(InputError) -> Scene {
    var views = 0
    forEach { if $0.form == .object, $0.name == "subviews" { views += 1 } }
    guard views > Magnitude.largestViewCount else { return try Fixture.scene(of: json, name: name) }
    return try Fixture.scene(from: Array(json.text().utf8), name: name)
  }
}

extension SceneSource {
  /// Returns the conditions to compare a file under: the requested ones. By default a fixture is on its own device. A
  /// file that names none, such as an Interface Builder file, is on current devices in portrait and landscape, because
  /// canvases are resized without any intention.
  func conditions(comparedUnder request: LayoutRequest) -> [Conditions] {
    let defaults =
      namesDevice
      ? LayoutRequest()
      : LayoutRequest(devices: DeviceCatalogue.current, orientations: LayoutRequest.standardOrientations)
    return conditions(askedFor: request.over(defaults))
  }
}
