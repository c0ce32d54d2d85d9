/// Two trees merged into one, from which each can be recovered, and every mixture: with some changes made and others
/// not.
struct MergedTree {
  /// The choice between two values.
  enum Choice {
    /// The new value, which no change concerns.
    case new
    /// The old value in every mixture; the difference is never reported.
    case old
    /// The new value if the change at an index is made.
    case change(Int)
  }

  let old: SourceElement?
  let new: SourceElement?
  /// The choice for an element that one tree lacks, or that is replaced as a whole.
  var choice = Choice.new
  /// A Boolean value that tells whether the two are alternatives as a whole, without merging their parts.
  var isWhole = true
  /// The attributes that differ.
  var attributes: [(name: String, choice: Choice)] = []
  /// The choice for the element's own text.
  var text = Choice.new
  /// The children, in the new order.
  var children: [MergedTree] = []
  /// The choice for the children's order, and the index that each had.
  var order = Choice.new
  var oldPlaces: [Int] = []

  /// Returns the tree with some of the changes made.
  ///
  /// - Parameter isMade: Tells whether the change at an index is made.
  /// - Returns: The tree; `nil` if it doesn't exist then.
  func rendered(_ isMade: (Int) -> Bool) -> SourceElement? {
    func isNew(_ choice: Choice) -> Bool {
      switch choice {
      case .new: true
      case .old: false
      case .change(let number): isMade(number)
      }
    }
    guard !isWhole, let old, let new else { return isNew(choice) ? new : old }
    var element = new
    for (name, choice) in attributes where !isNew(choice) { element.attributes[name] = old.attributes[name] }
    if !isNew(text) { element.text = old.text }
    var parts = children.indices.compactMap { place in
      children[place].rendered(isMade).map { (place: oldPlaces.isEmpty ? place : oldPlaces[place], element: $0) }
    }
    if !isNew(order) {
      parts = parts.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }
    element.children = parts.map(\.element)
    return element
  }
}
