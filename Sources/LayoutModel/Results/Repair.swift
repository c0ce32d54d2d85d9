import Documents

/// A change of a screen that mends a conflict (`Diagnostic.repairs`).
///
/// Constraints and views are named as a diagnostic's items name them. `ViewTree.applying(_:)` makes the change.
public enum Repair: Hashable, Sendable {
  /// Lowers a constraint's priority, so that it holds as nearly as it can.
  case lowerPriority(constraint: String, to: Priority)
  /// Gives a constraint another constant, in points: the nearest with which it holds, in this window.
  case changeConstant(constraint: String, from: Double, to: Double)
  /// Sets a view's `translatesAutoresizingMaskIntoConstraints` to false.
  case stopTranslatingMask(view: String)
  /// Lowers what makes a view's intrinsic size binding.
  case lowerContentPriority(view: String, ContentPriority, Axis, to: Priority)

  /// What makes a view keep to its intrinsic size.
  public enum ContentPriority: String, Hashable, Sendable, CaseIterable {
    /// The priority with which the view isn't larger.
    case contentHuggingPriority
    /// The priority with which the view isn't smaller.
    case contentCompressionResistancePriority
  }
}

extension Repair: CustomStringConvertible {
  /// What is to be done, where "its" is of the constraint that is broken; views are called by their ids.
  public var description: String { message { "'\($0)'" }.text() }

  /// What is to be done.
  ///
  /// - Parameter name: What a view of an id is called.
  /// - Returns: The words.
  package func message(naming name: (String) -> Message) -> Message {
    switch self {
    case .lowerPriority(_, let priority):
      "lower its priority to \(JSONText.number(priority.rawValue))"
    case .changeConstant(_, let old, let new):
      "change its constant from \(JSONText.number(old)) to \(JSONText.number(new))"
    case .stopTranslatingMask(let view):
      "set translatesAutoresizingMaskIntoConstraints of \(name(view)) to false"
    case .lowerContentPriority(let view, let kind, let axis, let priority):
      "lower the \(axis.rawValue) \(kind.rawValue) of \(name(view)) to \(JSONText.number(priority.rawValue))"
    }
  }
}

extension ViewTree {
  /// The tree with repairs made.
  ///
  ///     let repairs = layout.diagnostics.compactMap(\.repairs.last)   // priorities lowered
  ///     let repaired = try LayoutPlan(layout.tree.applying(repairs)).layout(in: layout.window)
  ///
  /// - Precondition: The repairs are of diagnostics of this tree.
  /// - Complexity: Linear in the number of views, constraints and repairs.
  public func applying(_ repairs: some Sequence<Repair>) -> ViewTree {
    var tree = self
    let views = Dictionary(zip(names, self.views.indices), uniquingKeysWith: { first, _ in first })
    let places = Dictionary(zip(constraints.map(\.name), constraints.indices), uniquingKeysWith: { first, _ in first })
    func place(_ name: String, in places: [String: Int]) -> Int {
      guard let place = places[name] else { preconditionFailure("a repair names '\(name)', which isn't in the tree") }
      return place
    }
    for repair in repairs {
      switch repair {
      case .lowerPriority(let name, let priority):
        tree.constraints[place(name, in: places)].priority = priority
      case .changeConstant(let name, _, let constant):
        tree.constraints[place(name, in: places)].constant = constant
      case .stopTranslatingMask(let name):
        tree.views[place(name, in: views)].translatesAutoresizingMaskIntoConstraints = false
      case .lowerContentPriority(let name, let kind, let axis, let priority):
        tree.views[place(name, in: views)][kind][axis] = priority
      }
    }
    return tree
  }
}

extension View {
  /// The priorities of a name.
  package subscript(priority: Repair.ContentPriority) -> AxisPriorities {
    get {
      switch priority {
      case .contentHuggingPriority: contentHuggingPriority
      case .contentCompressionResistancePriority: contentCompressionResistancePriority
      }
    }
    set {
      switch priority {
      case .contentHuggingPriority: contentHuggingPriority = newValue
      case .contentCompressionResistancePriority: contentCompressionResistancePriority = newValue
      }
    }
  }
}
