import LayoutModel

/// The controllers around one of a storyboard, up to a presentation: a containment hierarchy, with the controllers that the containers
/// show.
struct StoryboardPath {
  /// The controller that contains all others.
  private(set) var outermost: Int
  /// The controllers on the path.
  private(set) var members: Set<Int> = []
  /// The changed contents of containers, in place of their initial ones.
  private(set) var content: [Int: [Int]] = [:]
  /// The controller that each container shows.
  private(set) var shown: [Int: Int] = [:]
  /// The presenter of the containment hierarchy, and its presentation.
  private(set) var presentation: (presenter: Int, presentation: Storyboard.Presentation)?

  /// The path from a controller outward; `nil` where it has no end, or none near enough.
  init?(to index: Int, in storyboard: Storyboard) {
    outermost = index
    var stack: [Int] = []
    var levels = 0
    while levels < Storyboard.maximumDepth {
      let inner = outermost
      guard members.insert(inner).inserted else { return nil }
      switch storyboard.controllers[inner].relation {
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
        content[split] = storyboard.controllers[split].columnsBeforeDetail + [inner]
        shown[split] = inner
        outermost = split
      case .embedded(in: let outer, containerView: _):
        levels += 1
        outermost = outer
      case .presented(from: let presenter, let presentation):
        self.presentation = (presenter, presentation)
        return
      case nil: return
      }
    }
    return nil
  }

  /// A Boolean that tells whether nothing is around the controller.
  var isAlone: Bool { members.count == 1 && presentation == nil }

  /// The path of a controller alone.
  init(alone index: Int) {
    outermost = index
    members = [index]
  }
}
