/// The cause of an open position or size, in words for whoever mends it. Of all views that one cause leaves open, one
/// holds the cause, and the others follow it.
package struct OpenCause: Hashable, Sendable {
  /// The indices in the tree of the views whose open attributes this view's follow.
  package let followed: [Int]
  /// The indices of the other views that share the space of a tie with this one.
  package let tied: [Int]
  /// The indices in the tree of the constraints of one priority that can't all hold.
  package let constraints: [Int]
  /// The fault.
  package let text: Message
  /// The constraint to add or change, as a request; `nil` for a view that isn't the cause itself.
  package let advice: Message?

  package init(
    followed: [Int] = [], tied: [Int] = [], constraints: [Int] = [], _ text: Message, advice: Message? = nil
  ) {
    self.followed = followed
    self.tied = tied
    self.constraints = constraints
    self.text = text
    self.advice = advice
  }
}
