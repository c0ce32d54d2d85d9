import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import SceneSources

/// The cause of a change between two layouts a tiny distance apart, as `begins` names it.
///
/// The gravest cause is named: the window's behaviour before its consequences, findings before constraints, and the
/// screen's own constraints before those that views imply.
struct SweepCause {
  private let before: WindowProbe
  private let after: WindowProbe

  init(from before: WindowProbe, to after: WindowProbe) {
    self.before = before
    self.after = after
  }

  /// The cause in words.
  var words: String {
    let causes: [KeyPath<SweepCause, [String]>] = [
      \.exceptions, \.traits, \.controllers, \.findings, \.texts, \.constraints, \.allMargins,
    ]
    for cause in causes {
      let told = self[keyPath: cause].uniqued()
      guard !told.isEmpty else { continue }
      let rest = told.count - Self.maximumCauses
      return told.prefix(Self.maximumCauses).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }
    return "other constraints bind"
  }

  /// The maximum number of causes in a sentence.
  private static let maximumCauses = 3

  // MARK: The window

  private var exceptions: [String] {
    switch (before.exception, after.exception) {
    case (nil, let exception?): ["UIKit throws: \(exception)"]
    case (_?, nil): ["UIKit no longer throws"]
    case (let before?, let after?): "\(before)" == "\(after)" ? [] : ["UIKit throws: \(after)"]
    case (nil, nil): []
    }
  }

  private var traits: [String] {
    guard let old = before.traits.first, let new = after.traits.first else { return [] }
    var changes: [String] = []
    if old.horizontalSizeClass != new.horizontalSizeClass {
      changes.append("the horizontal size class becomes \(new.horizontalSizeClass.rawValue)")
    }
    if old.verticalSizeClass != new.verticalSizeClass {
      changes.append("the vertical size class becomes \(new.verticalSizeClass.rawValue)")
    }
    let insets = [before, after].map { $0.layout?.window.safeAreaInsets }
    if changes.isEmpty, insets[0] != insets[1] { changes.append("the window's safe area changes") }
    return changes
  }

  private var controllers: [String] {
    let old = before.layout?.controllers.map(\.name) ?? []
    let new = after.layout?.controllers.map(\.name) ?? []
    let changes =
      new.filter { !old.contains($0) }.map { "'\($0)' comes" } + old.filter { !new.contains($0) }.map { "'\($0)' goes" }
    guard changes.isEmpty, before.traits.count == after.traits.count else { return changes }
    return zip(new, zip(before.traits.dropFirst(), after.traits.dropFirst())).compactMap { name, traits in
      guard traits.0.horizontalSizeClass != traits.1.horizontalSizeClass else { return nil }
      return "the horizontal size class of '\(name)' becomes \(traits.1.horizontalSizeClass.rawValue)"
    }
  }

  // MARK: Findings

  private var findings: [String] {
    let (old, new) = (before.findings, after.findings)
    let begin = zip(new, after.diagnostics).filter { !old.contains($0.0) }.map { words(for: $1, Self.begins) }
    let end = zip(old, before.diagnostics).filter { !new.contains($0.0) }.map { words(for: $1, Self.ends) }
    return begin + end
  }

  private static let begins = "begins"
  private static let ends = "ends"

  private func words(for diagnostic: Diagnostic, _ verb: String) -> String {
    let place = Self.place(diagnostic.position)
    switch diagnostic.code {
    case .unsatisfiableConstraints:
      let broken = diagnostic.broken.joined(separator: ", ") + place
      return "a conflict \(verb): \(diagnostic.items.joined(separator: ", "))"
        + (verb == Self.begins ? "; \(broken) is left out" : "; \(broken) is kept again")
    case .ambiguousLayout:
      return
        "\(diagnostic.items.joined(separator: ", "))\(place) \(verb == Self.begins ? "becomes" : "is no longer") ambiguous"
    case .unsettled:
      return
        "\(diagnostic.items.joined(separator: ", "))\(place) \(verb == Self.begins ? "no longer settles" : "settles")"
    default: return "\(diagnostic.message)\(place) \(verb)"
    }
  }

  static func place(_ position: SourcePosition?) -> String { position.map { " (line \($0.line))" } ?? "" }

  // MARK: Layouts

  /// The controllers' layouts made by the same plans, before and after.
  private var pairs: [(Layout, Layout)] {
    guard let old = before.layout, let new = after.layout else { return [] }
    return old.controllers.compactMap { controller in
      guard let other = new.controllers.first(where: { $0.name == controller.name }),
        other.layout.tree.count == controller.layout.tree.count,
        other.layout.tree.constraints.count == controller.layout.tree.constraints.count
      else { return nil }
      return (controller.layout, other.layout)
    }
  }

  private var texts: [String] {
    pairs.flatMap { old, new -> [String] in
      let lines = zip(old.tree.lineCounts, new.tree.lineCounts)
      return lines.compactMap { old, after in
        guard old.lines != after.lines else { return nil }
        let view = new.tree.index(at: after.view)
        let lines = after.lines == 1 ? "one line" : "\(after.lines) lines"
        return "the text of \(new.tree.name(of: view))\(Self.place(new.tree[view].position)) takes \(lines)"
      }
    }
  }

  private var constraints: [String] {
    pairs.flatMap { old, new -> [String] in
      let states = zip(old.constraintStates, new.constraintStates).enumerated().filter { $1.0 != $1.1 }
      let declared = states.filter { !new.tree.constraints[$0.offset].isImplied }
      let told = declared.isEmpty ? states : declared
      guard !told.isEmpty else { return intrinsic(old, new) }
      return told.map { words(for: new.tree.constraints[$0.offset], in: new.tree, $0.element.0, $0.element.1) }
    }
  }

  private func words(
    for constraint: TreeConstraint, in tree: ViewTree, _ old: ConstraintState, _ new: ConstraintState
  ) -> String {
    let text = "\"\(constraint.text(in: tree))\"\(Self.place(constraint.position))"
    switch (old, new) {
    case (.slack, .tight): return "\(text) binds"
    case (.tight, .slack): return "\(text) no longer binds"
    case (_, .tight), (_, .slack): return "\(text) holds"
    case (_, .tooLittle), (_, .tooMuch): return "\(text) no longer holds"
    }
  }

  private func intrinsic(_ old: Layout, _ new: Layout) -> [String] {
    Axis.allCases.flatMap { axis -> [String] in
      let states = zip(old.intrinsicStates(along: axis), new.intrinsicStates(along: axis))
      return zip(new.tree.viewIndices, states).compactMap { view, states -> String? in
        guard states.0 != states.1 else { return nil }
        let length = axis == .horizontal ? "width" : "height"
        let name = new.tree.name(of: view) + Self.place(new.tree[view].position)
        switch states.1 {
        case .tooLittle: return "\(name) gets less than its intrinsic \(length)"
        case .tooMuch: return "\(name) gets more than its intrinsic \(length)"
        case .tight, .slack: return "\(name) gets its intrinsic \(length)"
        }
      }
    }
  }

  private var allMargins: [String] { margins + rowMargins }

  /// The margins of rows of lists and tables, which may be narrower than the window.
  private var rowMargins: [String] {
    pairs.flatMap { old, new -> [String] in
      let behavior = SystemBehavior(new.tree.traits.systemVersion)
      let lists = new.tree.insets.filter { $0.kind == .listMargins }.map { Int($0.view) }
      let cells = new.tree.viewIndices.filter { new.tree[$0].kind == .tableViewCell }
      let tables = Set(cells.compactMap { new.tree.superview(of: $0)?.position }).sorted()
      func texts(_ positions: [Int], _ margin: (Double) -> Double) -> [String] {
        positions.compactMap { position in
          let margins = [old, new].map { margin($0.unroundedFrames[position].width) }
          guard margins[0] != margins[1] else { return nil }
          let index = new.tree.index(at: position)
          let name = new.tree.name(of: index) + Self.place(new.tree[index].position)
          return "the margin of rows of \(name) becomes \(JSONText.number(margins[1]))"
        }
      }
      return texts(lists, behavior.listMargin) + texts(tables) { behavior.cellLayoutMargins(inWidth: $0).left }
    }
  }

  private var margins: [String] {
    guard let old = before.layout?.window, let new = after.layout?.window else { return [] }
    let behavior = SystemBehavior(new.traits.systemVersion)
    let least = [old, new].map { $0.layoutMargins ?? behavior.systemMinimumLayoutMargins(in: $0) }
    if least[0] != least[1] { return ["the layout margins become \(JSONText.number(least[1].left))"] }
    let readable = [old, new].map { behavior.readableWidth(of: $0.size.width, $0.traits) }
    guard readable[0] != readable[1], let width = readable[1] ?? readable[0] else { return [] }
    return [
      "text that reads well \(readable[1] == nil ? "no longer ends at" : "is at most") \(JSONText.number(width)) wide"
    ]
  }
}
