import Documents
import LayoutModel
import LayoutResolution
import LinearProgramming

/// A warning for each view that the constraints don't determine, in preorder: the open attributes, and the missing
/// constraints or the views that it follows.
///
/// The advice is for the whole screen: once everything missing is added, nothing is open. It is computed on demand.
func ambiguityDiagnostics(
  _ ambiguities: [AmbiguousAttributes], visible: Deferred<[AmbiguousAttributes]>, of tree: ViewTree,
  placed: @escaping @Sendable () -> PlacedTree, leavingOut broken: Set<Lowering.Item>
) -> [Diagnostic] {
  let ambiguities = tree.withoutUnusedAxes(ambiguities)
  let open = tree.indices.filter { !ambiguities[$0.position].isEmpty && tree.isReported($0) }
  guard !open.isEmpty else { return [] }
  let explanation = AmbiguityExplanation(ambiguities, of: tree, placed: placed, leavingOut: broken)
  return open.map { view in
    let ambiguity = ambiguities[view.position]
    return Diagnostic(
      of: Lowering.Item.view(view).member(in: tree), open: ambiguity.names, at: tree.position(of: view),
      Deferred { explanation.message(for: view, ambiguity) }, cause: Deferred { explanation.cause(of: view) },
      isVisible: Deferred { !visible.value[view.position].isEmpty })
  }
}

/// The explanation of all views that a layout leaves open. It is computed once, when it is asked for.
private final class AmbiguityExplanation: Sendable {
  private let state: Guarded<State>

  private enum State: Sendable {
    /// The explanation hasn't been computed.
    case open(@Sendable () -> AmbiguityWords)
    case known(AmbiguityWords)
  }

  init(
    _ ambiguities: [AmbiguousAttributes], of tree: ViewTree, placed: @escaping @Sendable () -> PlacedTree,
    leavingOut broken: Set<Lowering.Item>
  ) {
    state = Guarded(
      .open {
        let placed = placed()
        let rows = OpenRows(ambiguities, of: placed, leavingOut: broken)
        let candidates = SizeTie.candidates(rows, of: tree)
        let causes = OpenCauses(rows, tying: candidates)
        return AmbiguityWords(
          tree: tree, names: tree.itemNames, rows: rows, causes: causes, tying: Set(candidates),
          ties: SizeTie.find(among: candidates, rows, causes, of: placed), goalTies: GoalTies(rows, causes))
      })
  }

  func message(for view: ViewTree.Index, _ ambiguity: AmbiguousAttributes) -> DiagnosticText {
    known { $0.message(for: view, ambiguity) }
  }

  func cause(of view: ViewTree.Index) -> OpenCause { known { $0.cause(of: view) } }

  private func known<Answer>(_ answer: (AmbiguityWords) -> Answer) -> Answer {
    state.withLock { state in
      switch state {
      case .known(let words): return answer(words)
      case .open(let find):
        let words = find()
        state = .known(words)
        return answer(words)
      }
    }
  }
}

/// Words what each view lacks.
private struct AmbiguityWords {
  let tree: ViewTree
  let names: [ItemName]
  let rows: OpenRows
  let causes: OpenCauses
  /// The open lengths that are in a tie, by their indices.
  let tying: Set<Int>
  let ties: [Int: SizeTie]
  let goalTies: GoalTies

  func message(for view: ViewTree.Index, _ ambiguity: AmbiguousAttributes) -> DiagnosticText {
    let horizontal = open(view, .horizontal)
    let vertical = open(view, .vertical)
    let names = ambiguity.names
    let sentences =
      ["\(names.listed("and")) \(names.count == 1 ? "is" : "are") open"]
      + missing(horizontal, vertical).map { Message($0) }
      + following(horizontal, vertical) + [horizontal, vertical].compactMap(tie) + goalTie(horizontal, vertical)
    return DiagnosticText(
      "\(self.names[view.position]) is ambiguous", parts: sentences.map { DiagnosticText.Part($0) })
  }

  /// The cause of a view's openness.
  func cause(of view: ViewTree.Index) -> OpenCause {
    let open = Axis.allCases.map { self.open(view, $0) }
    let missing = open.compactMap { open in self.missing(open).map { (axis: open.axis, what: $0) } }
    let lone = open.compactMap { open in
      open.length.flatMap { length in
        tying.contains(length) && ties[length] == nil ? (axis: open.axis, priorities: missed(open, length)) : nil
      }
    }
    return OpenCauseWords(tree: tree, names: names, causes: causes, ties: ties, goalTies: goalTies)
      .cause(of: view.position, open, missing, lone)
  }

  private func open(_ view: ViewTree.Index, _ axis: Axis) -> OpenAxis {
    func index(_ column: Int) -> Int? { rows.openIndices[column].value }
    let column = OpenRows.position(view, axis)
    return OpenAxis(view: view.position, axis: axis, position: index(column), length: index(column + 1))
  }

  // MARK: What is missing

  private func missing(_ horizontal: OpenAxis, _ vertical: OpenAxis) -> [String] {
    let all = [missing(horizontal), missing(vertical)]
    if all == [.both, .both] { return ["a position and a size are missing along both axes"] }
    return zip([horizontal.axis, vertical.axis], all).compactMap { axis, missing in
      switch missing {
      case .position: "\(axis.position) is missing (\([axis.near, axis.far, axis.center].listed("or")))"
      case .length: "\(axis.length) or a \(axis.far) edge is missing"
      case .both: "\(axis.position) and \(axis.length) are missing"
      case .oneOrBoth: "\(axis.position) or \(axis.length) is missing, or both"
      case .one(let attributes): "one \(axis.rawValue) constraint is missing (\(attributes.listed("or")))"
      case nil: nil
      }
    }
  }

  /// The constraint that an axis lacks: for position, length or both, as far as each is open by itself.
  ///
  /// If the other attribute is determined first, any edge will do, because it moves only with this one. Otherwise this
  /// attribute itself is asked for: an edge moves with both, and might not move at all.
  private func missing(_ open: OpenAxis) -> OpenAxis.Missing? {
    let freePosition = open.position.flatMap { causes.isFree($0) && goalTies[$0] == nil ? $0 : nil }
    let freeLength = open.length.flatMap {
      causes.isFree($0) && !tying.contains($0) && goalTies[$0] == nil ? $0 : nil
    }
    if let freePosition {
      if freeLength != nil { return causes.isComplete && rows.isExact(freePosition) ? .both : .oneOrBoth }
      guard let length = open.length, !causes.settles(length, before: freePosition) else { return .position }
      let slope = causes.slope(of: length, by: freePosition)
      return .one(slope.map { determining(open.axis, position: 1, length: $0) } ?? [open.axis.near])
    }
    guard let freeLength else { return nil }
    guard let position = open.position, !causes.settles(position, before: freeLength) else { return .length }
    let slope = causes.slope(of: position, by: freeLength)
    return .one(slope.map { determining(open.axis, position: $0, length: 1) } ?? [open.axis.lengthName])
  }

  /// The attributes that move with a position and a length, each by its share.
  private func determining(_ axis: Axis, position: Double, length: Double) -> [String] {
    let edges = [(axis.near, 0), (axis.far, 1), (axis.center, 0.5)]
    return edges.filter { abs(position + $0.1 * length) > Tolerances.slope }.map(\.0)
      + (length == 0 ? [] : [axis.lengthName])
  }

  // MARK: What follows

  /// The attributes that follow other views, with these views. Attributes that follow the view itself are mentioned if
  /// nothing else covers them.
  private func following(_ horizontal: OpenAxis, _ vertical: OpenAxis) -> [Message] {
    var groups: [(leaders: Message, attributes: [String])] = []
    let attributes = [
      (horizontal, horizontal.position, horizontal.axis.positionName),
      (vertical, vertical.position, vertical.axis.positionName),
      (horizontal, horizontal.length, horizontal.axis.lengthName),
      (vertical, vertical.length, vertical.axis.lengthName),
    ]
    let own = attributes.filter { $0.1.map(causes.isFree) ?? false }.map(\.2)
    for (open, index, name) in attributes {
      guard let index, !causes.isFree(index) else { continue }
      var leaders = causes.leaders[index]
      leaders.views.removeAll { $0 == open.view }
      if leaders.views.isEmpty, !leaders.hasMore, case .one = missing(open) { continue }
      let words: Message = leaders.views.isEmpty ? "its \(own.listed("and"))" : words(for: leaders)
      if let same = groups.firstIndex(where: { $0.leaders == words }) {
        groups[same].attributes.append(name)
      } else {
        groups.append((words, [name]))
      }
    }
    return groups.map {
      "\($0.attributes.listed("and")) \($0.attributes.count == 1 ? "follows" : "follow") \($0.leaders)"
    }
  }

  private func words(for leaders: OpenCauses.Leaders) -> Message {
    let views: [Message] = leaders.views.map { "\(names[$0])" }
    return (leaders.hasMore ? views + ["others"] : views).list("and")
  }

  // MARK: What ties

  /// The explanation of a length that is open although the view's content asks for one: another goal of the same
  /// priority competes with it.
  private func tie(_ open: OpenAxis) -> Message? {
    guard let length = open.length, tying.contains(length) else { return nil }
    guard let tie = ties[length] else { return loneTie(open, length) }
    let others = Array(tie.views.lazy.filter { $0 != open.view }.prefix(2))
    var parts: [Message] = (others + [open.view]).sorted().map { "\(names[$0])" }
    if tie.views.count > parts.count { parts.append("\(tie.views.count - parts.count) more") }
    let value = JSONText.number(tie.value.rawValue)
    return
      "\(parts.list("and")) have the same \(open.axis.rawValue) \(tie.priority.rawValue), \(value): lower that of one"
  }

  /// The explanation of attributes that are open because constraints of one priority can't all hold.
  private func goalTie(_ horizontal: OpenAxis, _ vertical: OpenAxis) -> [Message] {
    let indices = [horizontal.position, vertical.position, horizontal.length, vertical.length].compactMap(\.self)
    guard let tie = indices.lazy.compactMap({ goalTies[$0] }).first else { return [] }
    let (count, priority) = (tie.constraints.count, JSONText.number(tie.priority.rawValue))
    return [
      "\(count) constraints of priority \(priority) can't all hold, and any may give way: give one another priority"
    ]
  }

  /// The explanation if the competing lengths aren't known.
  private func loneTie(_ open: OpenAxis, _ length: Int) -> Message {
    let parts = missed(open, length).map { "\(open.axis.rawValue) \($0.rawValue)" }
    return "its \(parts.listed("or")) is also the priority of what it competes with: change one"
  }

  /// The content priorities along an axis that aren't met; all of them if that isn't known.
  private func missed(_ open: OpenAxis, _ length: Int) -> [Repair.ContentPriority] {
    let view = tree.views[open.view]
    let missed = Repair.ContentPriority.allCases.filter { rows.isMissed(view[$0][open.axis], at: length) }
    return missed.isEmpty ? Repair.ContentPriority.allCases : missed
  }
}

extension Axis {
  fileprivate var position: String { "a \(rawValue) position" }
  fileprivate var length: String { "a \(lengthName)" }
}

extension ViewTree {
  /// The open attributes without those of guides along axes that no constraint refers to: a guide for horizontal
  /// spacing has no height.
  fileprivate func withoutUnusedAxes(_ ambiguities: [AmbiguousAttributes]) -> [AmbiguousAttributes] {
    guard ambiguities[viewCount...].contains(where: { !$0.isEmpty }) else { return ambiguities }
    var used = [AmbiguousAttributes](repeating: [], count: count)
    for constraint in constraints where constraint.isActive {
      for term in [constraint.first, constraint.second].compactMap(\.self) {
        used[term.view.position].formUnion(term.attribute.axis == .horizontal ? [.x, .width] : [.y, .height])
      }
    }
    var ambiguities = ambiguities
    for guide in viewCount..<count { ambiguities[guide].formIntersection(used[guide]) }
    return ambiguities
  }
}
