import LayoutKit

extension Screen {
  /// The same screen with all constraints at the root, in a random order that is the same each time.
  func shuffled() -> Screen {
    var screen = self
    var random = SplitMix(state: 1)
    var constraints: [Constraint] = []
    screen.root.moveConstraints(to: &constraints)
    screen.root.constraints = constraints.shuffled(using: &random)
    return screen
  }
}

extension View {
  /// Takes the constraints away from the view and all below it, and names in each the view that held it.
  fileprivate mutating func moveConstraints(to moved: inout [Constraint], isRoot: Bool = true) {
    for var constraint in constraints {
      if let id, !isRoot {
        if constraint.firstItem == .holder { constraint.firstItem = .id(id) }
        if constraint.second?.item == .holder { constraint.second?.item = .id(id) }
      }
      moved.append(constraint)
    }
    constraints = []
    for i in subviews.indices {
      subviews[i].moveConstraints(to: &moved, isRoot: false)
    }
  }
}

/// A small random generator whose numbers follow from its state: SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
