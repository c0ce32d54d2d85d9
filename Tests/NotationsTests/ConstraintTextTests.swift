import LayoutModel
import Notations
import Testing

/// The grammar of <doc:Fixtures#Constraints-as-text>; what it refuses stands in Fixtures/Rejected.
struct ConstraintTextTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let constraint: Constraint

    init(_ text: String, _ constraint: Constraint) {
      self.text = text
      self.constraint = constraint
    }

    var testDescription: String { text }
  }

  @Test(
    "A text says its constraint",
    arguments: [
      Example("a.width == 20", Constraint(.id("a"), .width, .equal, nil, constant: 20)),
      Example("a.width==20", Constraint(.id("a"), .width, .equal, nil, constant: 20)),
      Example("  a.width  <=  -1.5e+2 ", Constraint(.id("a"), .width, .lessThanOrEqual, nil, constant: -150)),
      Example("a.width >= +3", Constraint(.id("a"), .width, .greaterThanOrEqual, nil, constant: 3)),
      Example("a.width == 1e3@750", Constraint(.id("a"), .width, .equal, nil, constant: 1000, priority: 750)),
      Example("a.top == b.top", Constraint(.id("a"), .top, .equal, .init(.id("b"), .top))),
      Example("a.top == b.bottom + 8", Constraint(.id("a"), .top, .equal, .init(.id("b"), .bottom), constant: 8)),
      Example("a.top == b.bottom+8", Constraint(.id("a"), .top, .equal, .init(.id("b"), .bottom), constant: 8)),
      Example("a.top == b.bottom - 8", Constraint(.id("a"), .top, .equal, .init(.id("b"), .bottom), constant: -8)),
      Example(
        "a.top == b.bottom + 8 @ 249.5",
        Constraint(.id("a"), .top, .equal, .init(.id("b"), .bottom), constant: 8, priority: 249.5)),
      Example(
        "a.width == 0.5 * b.width", Constraint(.id("a"), .width, .equal, .init(.id("b"), .width, multiplier: 0.5))),
      Example(
        "a.width == -2*b.height - 1",
        Constraint(.id("a"), .width, .equal, .init(.id("b"), .height, multiplier: -2), constant: -1)),
      Example("a.width == b.width * 3", Constraint(.id("a"), .width, .equal, .init(.id("b"), .width, multiplier: 3))),
      Example(
        "a.width == b.width / 4", Constraint(.id("a"), .width, .equal, .init(.id("b"), .width, multiplier: 0.25))),
      Example("a.width == b.width * -1", Constraint(.id("a"), .width, .equal, .init(.id("b"), .width, multiplier: -1))),
      Example("a-b_3.width == 2.width", Constraint(.id("a-b_3"), .width, .equal, .init(.id("2"), .width))),
      Example("-.width == 1", Constraint(.id("-"), .width, .equal, nil, constant: 1)),
      Example("1e3.width == 1e3", Constraint(.id("1e3"), .width, .equal, nil, constant: 1000)),
      Example("a.centerX\t==\nb.centerX", Constraint(.id("a"), .centerX, .equal, .init(.id("b"), .centerX))),
    ])
  func says(example: Example) throws {
    #expect(try Constraint(example.text) == example.constraint)
  }

  @Test(
    "A fault has its column and its words",
    arguments: [
      ("a.width = 5", "1:9: error: a relation is written ==, <= or >= [malformed-constraint]"),
      (
        "a.width == b.wdith", "1:14: error: there is no attribute 'wdith'; did you mean 'width'? [malformed-constraint]"
      ),
      ("a.width == b.width / 0", "1:22: error: division by 0 [malformed-constraint]"),
      (
        "a.leading == b.leading-8",
        "1:16: error: a minus behind an item stands between spaces: write 'b.leading - 8' [malformed-constraint]"
      ),
      ("a.width == 5 @0", "1:15: error: the priority 0 is out of range: above 0, to 1000 [malformed-constraint]"),
      (
        "é.width == 5",
        "1:1: error: a constraint begins with an item, such as 'title.leading', not with 'é' [malformed-constraint]"
      ),
      (
        "a.top == b.safeAera.top",
        "1:12: error: there is no guide 'safeAera'; did you mean 'safeArea'? [malformed-constraint]"
      ),
      (
        "a.width == 1 1",
        "1:14: error: unexpected '1'; a constraint is one item, a relation, one item or number, one constant, and '@' with a priority [malformed-constraint]"
      ),
    ])
  func refuses(text: String, error: String) {
    let thrown = #expect(throws: InputError.self) { try Constraint(text) }
    #expect(thrown?.description == error)
  }
}
