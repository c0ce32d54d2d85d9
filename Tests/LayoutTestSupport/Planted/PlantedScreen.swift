import Checks
package import LayoutModel
package import LayoutResolution

/// A large screen that has a solution and leaves nothing open, but for what is planted in it; the same for a seed.
package struct PlantedScreen: Sendable {
  package let root: View
  /// The window that conflicts are planted for, and the one of the other orientation.
  package let window: Window
  package let otherWindow: Window
  /// The planted parts; empty if none.
  package var conflicts: [PlantedConflict] = []
  /// The open attributes, by view.
  package var openAttributes: [String: AmbiguousAttributes]

  /// A screen with conflicts of some kinds, no two of which share an item.
  ///
  /// If a conflict can't be planted without touching another one, it is left out; the first one never is.
  package init(seed: UInt64, views: Int, conflicts kinds: [PlantedConflict.Kind]) {
    var sketch = ScreenSketch(seed: seed, for: kinds.first)
    let wanted = kinds.map { sketch.random.pick($0.sections) }
    let sections = sketch.drawSections(wanted, views: views)
    var conflicts: [PlantedConflict] = []
    for (kind, section) in zip(kinds, sections) {
      var trial = sketch
      guard let conflict = trial.plant(kind, in: section),
        conflicts.allSatisfy({ Set($0.items).isDisjoint(with: conflict.items) })
      else { continue }
      sketch = trial
      conflicts.append(conflict)
    }
    sketch.addGoals()
    self.init(&sketch)
    self.conflicts = conflicts
  }

  /// A screen with ambiguities of some kinds.
  package init(seed: UInt64, views: Int, ambiguities kinds: [PlantedAmbiguity]) {
    var sketch = ScreenSketch(seed: seed)
    let wanted = kinds.map { sketch.random.pick($0.sections) }
    let sections = sketch.drawSections(wanted, views: views)
    for (kind, section) in zip(kinds, sections) { sketch.plant(kind, in: section) }
    self.init(&sketch)
  }

  private init(_ sketch: inout ScreenSketch) {
    sketch.addBystanders()
    root = sketch.root()
    let device = Device(size: sketch.windowSize, scale: 3)
    func window(_ orientation: InterfaceOrientation) -> Window {
      Window(size: device.size(in: orientation), scale: 3, traits: device.traits(in: orientation))
    }
    self.window = window(sketch.orientation)
    otherWindow = window(sketch.orientation == .portrait ? .landscapeLeft : .portrait)
    openAttributes = Dictionary(
      uniqueKeysWithValues: sketch.openAttributes.map { [sketch] in (sketch.name($0.key), $0.value) })
  }

  /// The screen's tree for a window, with some items taken out: constraints aren't active, views have neither a mask's
  /// constraints nor required intrinsic sizes.
  ///
  /// - Throws: `InvalidScene` where the screen isn't one, which no seed should give.
  package func tree(for window: Window, without items: Set<String> = []) throws -> ViewTree {
    var root = self.root
    if !items.isEmpty { root.take(out: items) }
    return try ViewTree(root, for: window.traits, windowSize: root.frame?.size ?? .zero)
  }
}

extension View {
  /// Takes items out of a view and its subviews.
  fileprivate mutating func take(out items: Set<String>) {
    for index in constraints.indices where items.contains(constraints[index].id ?? "") {
      constraints[index].isActive = false
    }
    if items.contains(id ?? "") {
      translatesAutoresizingMaskIntoConstraints = false
      contentHuggingPriority = AxisPriorities(horizontal: 1, vertical: 1)
      contentCompressionResistancePriority = AxisPriorities(horizontal: 1, vertical: 1)
    }
    for index in subviews.indices { subviews[index].take(out: items) }
  }
}
