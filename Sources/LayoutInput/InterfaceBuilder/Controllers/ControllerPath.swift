/// The controllers around one, as far as a presentation: its family, with what its containers show.
struct ControllerPath {
  /// The controller that contains all others.
  private(set) var outermost: Int
  /// The controllers on the path.
  private(set) var members: Set<Int> = []
  /// What containers hold in place of what they begin with.
  private(set) var content: [Int: [Int]] = [:]
  /// Which of its controllers a container shows.
  private(set) var shown: [Int: Int] = [:]
  /// Whom the family is presented by, and by which segue.
  private(set) var presentation: (presenter: Int, segue: CanvasSegue)?

  /// How many controllers may stand in each other: UIKit's own containers seldom do.
  static let mostLevels = 32

  /// The path from a controller outward; `nil` where it has no end, or none near enough.
  init?(to index: Int, _ ways: ControllerWays, in graph: ControllerGraph) {
    outermost = index
    var stack: [Int] = []
    var levels = 0
    while levels < Self.mostLevels {
      let inner = outermost
      guard members.insert(inner).inserted else { return nil }
      switch ways[inner] {
      case .contained(in: let container):
        levels += 1
        if !stack.isEmpty { content[container] = [inner] + stack.reversed() }
        shown[container] = inner
        stack = []
        outermost = container
      case .pushed(from: let below):
        stack.append(inner)
        outermost = below
      case .detail(of: let split):
        levels += 1
        content[split] = graph.columnsBeforeDetail(of: split) + [inner]
        shown[split] = inner
        outermost = split
      case .embedded(in: let outer, containerView: _):
        levels += 1
        outermost = outer
      case .presented(from: let presenter, let segue):
        presentation = (presenter, segue)
        return
      case nil: return
      }
    }
    return nil
  }

  /// Whether nothing is around the controller.
  var isAlone: Bool { members.count == 1 && presentation == nil }

  /// A controller alone.
  init(alone index: Int) {
    outermost = index
    members = [index]
  }
}
