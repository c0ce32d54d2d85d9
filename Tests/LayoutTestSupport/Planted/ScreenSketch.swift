import LayoutModel
import LayoutResolution

/// A screen while it is drawn: views and constraints as they are added, with what is open in it by construction.
///
/// All that sections add (`ScreenSketch+….swift`) has exactly one solution in either orientation, so that every
/// conflict and every ambiguity is one that was planted. All numbers are small, and what isn't meant to bind has room.
struct ScreenSketch {
  var random: SeededGenerator
  /// The orientation that conflicts are planted for.
  let orientation: InterfaceOrientation
  /// The window's width and height in portrait; in landscape they change places.
  let windowSize: Size
  private(set) var views: [View]
  /// Each view's superview, which stands before it; the root has none.
  private var parents: [Int] = [-1]
  /// All constraints, each with an id; the root holds them.
  private(set) var constraints: [Constraint] = []
  /// The sections and groups that stand one below the other, by superview, from top to bottom.
  var stacks: [Int: [StackPlace]] = [:]
  /// The attributes that were opened, by view.
  private(set) var openAttributes: [Int: AmbiguousAttributes] = [:]

  /// An empty screen; the orientation is that in which a conflict of a kind can be, or a random one.
  init(seed: UInt64, for kind: PlantedConflict.Kind? = nil) {
    random = SeededGenerator(seed: seed)
    let isPortrait = random.happens(0.5)
    switch kind {
    case .portraitOnly: orientation = .portrait
    case .landscapeOnly: orientation = .landscapeLeft
    default: orientation = isPortrait ? .portrait : .landscapeLeft
    }
    windowSize = Size(width: Double(random.integer(160...210) * 2), height: Double(random.integer(280...460) * 2))
    views = [View("root", frame: Rect(windowSize))]
  }

  /// The window's width and height in both orientations.
  var windowWidths: Lengths { Lengths(portrait: windowSize.width, landscape: windowSize.height) }
  var windowHeights: Lengths { Lengths(portrait: windowSize.height, landscape: windowSize.width) }

  /// A length in the orientation that conflicts are planted for.
  func length(_ lengths: Lengths) -> Double { orientation == .portrait ? lengths.portrait : lengths.landscape }

  // MARK: Views

  /// Adds a view of a role to a superview, without a mask's constraints unless it keeps them.
  mutating func addView(
    _ role: String, in superview: Int, frame: Rect = .zero, mask: AutoresizingMask? = nil
  ) -> Int {
    let view = View(
      "\(role)\(views.count)", frame: frame, autoresizingMask: mask ?? [],
      translatesAutoresizingMaskIntoConstraints: mask != nil)
    views.append(view)
    parents.append(superview)
    return views.count - 1
  }

  /// Returns the name of a view.
  func name(_ view: Int) -> String { views[view].id ?? "" }

  /// Changes a view in place.
  mutating func change(_ view: Int, _ change: (inout View) -> Void) { change(&views[view]) }

  /// The near and far edges along an axis, in one of the two ways to say them.
  mutating func edges(_ axis: Axis = .horizontal) -> (near: ConstraintAttribute, far: ConstraintAttribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    return random.happens(0.5) ? (.left, .right) : (.leading, .trailing)
  }

  // MARK: Constraints

  /// Adds a constraint between two views, sometimes with its sides exchanged, and returns its id.
  @discardableResult
  mutating func relate(
    _ view: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation = .equal, to other: Int,
    _ otherAttribute: ConstraintAttribute, times multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required
  ) -> String {
    guard multiplier == 1, random.happens(0.3) else {
      let second = Constraint.Second(.id(name(other)), otherAttribute, multiplier: multiplier)
      return append(
        Constraint(.id(name(view)), attribute, relation, second, constant: constant, priority: priority))
    }
    let second = Constraint.Second(.id(name(view)), attribute)
    return append(
      Constraint(
        .id(name(other)), otherAttribute, relation.turned, second, constant: -constant, priority: priority))
  }

  /// Adds a constraint of a size to a constant, and returns its id.
  @discardableResult
  mutating func size(
    _ view: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation, _ constant: Double,
    priority: Priority = .required
  ) -> String {
    append(Constraint(.id(name(view)), attribute, relation, nil, constant: constant, priority: priority))
  }

  /// Adds a constraint that sets a size, and returns its id.
  @discardableResult
  mutating func size(
    _ view: Int, _ attribute: ConstraintAttribute, _ constant: Double, priority: Priority = .required
  ) -> String {
    size(view, attribute, .equal, constant, priority: priority)
  }

  private mutating func append(_ constraint: Constraint) -> String {
    let id = "c\(constraints.count)"
    constraints.append(constraint)
    constraints[constraints.count - 1].id = id
    return id
  }

  /// Changes the constraint of an id; ids count constraints.
  mutating func change(_ id: String, _ change: (inout Constraint) -> Void) {
    for index in constraints.indices where constraints[index].id == id { change(&constraints[index]) }
  }

  /// Takes a constraint out.
  mutating func drop(_ id: String) { change(id) { $0.isActive = false } }

  // MARK: What is open

  /// Notes that attributes of a view are open from now on.
  mutating func open(_ view: Int, _ attributes: AmbiguousAttributes) {
    openAttributes[view, default: []].formUnion(attributes)
  }

  // MARK: The whole

  /// The screen's root: subviews and constraints in random order.
  mutating func root() -> View {
    var order = parents.indices.map { _ in random.next() }
    order[0] = 0
    func nested(_ place: Int) -> View {
      var view = views[place]
      let children = parents.indices.filter { parents[$0] == place }.sorted { order[$0] < order[$1] }
      view.subviews = children.map(nested)
      return view
    }
    var root = nested(0)
    root.constraints = constraints
    root.constraints.shuffle(using: &random)
    return root
  }

  /// Adds what changes nothing: contradictions that aren't active, and inequalities with much room.
  mutating func addBystanders() {
    for constraint in constraints where constraint.second == nil && random.happens(0.1) {
      var inactive = constraint
      inactive.constant += 100
      inactive.isActive = false
      _ = append(inactive)
    }
    for view in views.indices.dropFirst() where random.happens(0.1) {
      switch random.integer(0...2) {
      case 0: size(view, .width, .lessThanOrEqual, 50_000)
      case 1: relate(view, edges().near, .greaterThanOrEqual, to: 0, .centerX, constant: -50_000)
      default: relate(view, .bottom, .lessThanOrEqual, to: 0, .top, constant: 500_000)
      }
    }
  }

  /// Adds goals, also ones that can't be met: they take no part in any conflict.
  mutating func addGoals() {
    for view in views.indices.dropFirst() where random.happens(0.15) {
      let priority = Priority(integerLiteral: random.integer(1...999))
      size(view, random.happens(0.5) ? .width : .height, Double(random.integer(0...400)), priority: priority)
    }
  }
}

/// A length in portrait and in landscape, in points.
struct Lengths: Hashable, Sendable {
  var portrait: Double
  var landscape: Double

  static func - (lengths: Lengths, less: Double) -> Lengths {
    Lengths(portrait: lengths.portrait - less, landscape: lengths.landscape - less)
  }

  static func * (lengths: Lengths, factor: Double) -> Lengths {
    Lengths(portrait: lengths.portrait * factor, landscape: lengths.landscape * factor)
  }

  /// A length that is the same either way.
  static func same(_ length: Double) -> Lengths { Lengths(portrait: length, landscape: length) }
}
