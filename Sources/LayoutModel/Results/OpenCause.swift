/// What leaves a view's position or size open, in the words of whoever mends it: of all views that one cause leaves open, one holds
/// the cause, and the others follow it.
package struct OpenCause: Hashable, Sendable {
  /// The ids of the views that what is open of this one follows.
  package let followed: [String]
  /// The ids of the others that share the room of a tie with this one.
  package let tied: [String]
  /// What is wrong.
  package let text: Message
  /// What to add or change, as a request; `nil` of a view that holds no cause itself.
  package let advice: Message?

  package init(followed: [String] = [], tied: [String] = [], _ text: Message, advice: Message? = nil) {
    self.followed = followed
    self.tied = tied
    self.text = text
    self.advice = advice
  }
}
