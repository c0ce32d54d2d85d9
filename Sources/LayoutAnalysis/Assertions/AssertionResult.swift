/// What came of an assertion over a range of sizes.
public struct AssertionResult: Sendable {
}
