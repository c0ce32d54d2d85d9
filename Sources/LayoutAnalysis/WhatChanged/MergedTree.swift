/// Two trees as one, of which each can be had back, and every mixture of them: with some changes made and others not.
struct MergedTree {
  /// Which of two values counts.
  enum Choice {
    /// The new one: what the change says nothing of.
    case new
    /// The old one on either side: what is never told.
    case old
    /// The new one where the change of a number is made.
    case change(Int)
  }

  let old: SourceElement?
  let new: SourceElement?
  /// Of what one tree lacks, or what is replaced whole: which counts.
  var choice = Choice.new
  /// Whether the two are alternatives as they are, without looking into them.
  var isWhole = true
  /// The attributes that differ.
  var attributes: [(name: String, choice: Choice)] = []
  /// What counts of an element's own text.
  var text = Choice.new
  /// In the new order.
  var children: [MergedTree] = []
  /// What counts of the children's order, and the places that each had.
  var order = Choice.new
  var oldPlaces: [Int] = []

  /// The tree with some of the changes made.
  ///
  /// - Parameter isMade: Whether a change is, by its number.
  /// - Returns: The tree; `nil` of what isn't there then.
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
