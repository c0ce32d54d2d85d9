import LayoutModel

/// A random screen on which each number of each frame is said once: by an equality, or by a content that gives way to others.
/// Views stand in each other, beside each other and in the middle, and are as long as others; the constraints are shuffled.
package struct DeterminedScreen {
  private var random: SeededGenerator
  private var views: [View] = []
  private var parents: [Int] = []
  private var constraints: [Constraint] = []

  /// The screen of a seed.
  package static func screen(seed: UInt64) -> RandomScreen {
    var builder = DeterminedScreen(seed: seed)
    return RandomScreen(root: builder.root(), window: .plain(390, 844, scale: 3))
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func root() -> View {
    for number in 0..<random.integer(2...7) {
      parents.append(number > 0 && random.happens(0.3) ? 0 : -1)
      views.append(View("v\(number)", translatesAutoresizingMaskIntoConstraints: false))
      for axis in Axis.allCases { addConstraints(of: number, along: axis) }
    }
    constraints.shuffle(using: &random)
    return View("root", constraints: constraints, subviews: subviews(of: -1))
  }

  private func subviews(of parent: Int) -> [View] {
    parents.indices.filter { parents[$0] == parent }.map { number in
      var view = views[number]
      view.subviews = subviews(of: number)
      return view
    }
  }

  /// The attributes along an axis.
  private struct Attributes {
    let near, far, center, length: ConstraintAttribute

    init(_ axis: Axis) {
      (near, far, center, length) =
        axis == .horizontal ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  private mutating func addConstraints(of number: Int, along axis: Axis) {
    let parent = parents[number] < 0 ? Constraint.Item.holder : .id("v\(parents[number])")
    let sibling = parents[..<number].lastIndex(of: parents[number]).map { Constraint.Item.id("v\($0)") }
    let (view, attributes) = (Constraint.Item.id("v\(number)"), Attributes(axis))
    func add(
      _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal,
      _ other: (Constraint.Item, ConstraintAttribute)?, _ constant: Double, _ priority: Priority = .required
    ) {
      constraints.append(
        Constraint(
          view, attribute, relation, other.map { .init($0, $1) }, constant: constant, priority: priority))
    }
    let gap = Double(random.integer(0...4))
    var isHeldAtBothEnds = false
    switch random.integer(0...4) {
    case 0: add(attributes.center, .equal, (parent, attributes.center), 0)
    case 1: add(attributes.far, .equal, (parent, attributes.far), -gap)
    case 2 where sibling != nil:
      // A field behind a label: it takes what the label leaves.
      if let sibling { add(attributes.near, .greaterThanOrEqual, (sibling, attributes.far), gap) }
      if let sibling { add(attributes.near, .equal, (sibling, attributes.far), gap, 260) }
      add(attributes.far, .equal, (parent, attributes.far), -gap)
      isHeldAtBothEnds = true
    case 3 where sibling != nil: if let sibling { add(attributes.near, .equal, (sibling, attributes.far), gap) }
    default: add(attributes.near, .equal, (parent, attributes.near), gap)
    }
    guard !isHeldAtBothEnds else { return }
    switch number == 0 ? 4 : random.integer(0...4) {
    case 0 where sibling != nil: if let sibling { add(attributes.length, .equal, (sibling, attributes.length), 0) }
    case 1: add(attributes.length, .equal, (parent, attributes.length), -gap)
    case 2: addContent(of: number, along: axis)
    case 3:
      add(attributes.length, .equal, (parent, attributes.length), -gap, 740)
      add(attributes.length, .lessThanOrEqual, nil, 300)
    default: add(attributes.length, .equal, nil, Double(random.integer(40...120)))
    }
  }

  /// Lets a view's content say how long it is, above all that gives way.
  private mutating func addContent(of number: Int, along axis: Axis) {
    let length = Double(random.integer(20...120))
    let old = views[number].intrinsicContentSize
    views[number].intrinsicContentSize =
      axis == .horizontal
      ? IntrinsicContentSize(width: length, height: old.height) : IntrinsicContentSize(width: old.width, height: length)
    views[number].contentHuggingPriority = AxisPriorities(horizontal: 251, vertical: 251)
  }
}
