import Testing

@testable import SwiftSources

/// Complaints that wait for others of their round.
struct ConsequencesTests {
  private func settled(_ complaints: [Int: [CompilerErrors.Complaint]], _ text: String) -> [Int: [String]] {
    var complaints = complaints
    BuildRounds.letConsequencesWait(&complaints) { _ in Array(text.utf8) }
    return complaints.mapValues { $0.map(\.message) }
  }

  private func complaint(_ message: String, _ column: Int = 1) -> CompilerErrors.Complaint {
    CompilerErrors.Complaint(line: 1, column: column, message: message)
  }

  @Test("What can't be inferred waits while something else is wrong")
  func inference() {
    let inferred = complaint("cannot infer contextual base in reference to member 'touchUpInside'")
    let missing = complaint("cannot find 'label' in scope")
    #expect(settled([0: [inferred], 1: [missing, inferred]], "") == [1: [missing.message]])
    #expect(settled([0: [inferred]], "") == [0: [inferred.message]])
  }

  @Test("What is said of a class waits while its superclass is missing")
  func superclasses() {
    let missing = complaint("cannot find type 'DrawerController' in scope", 21)
    let member = complaint("value of type 'Home' has no member 'title'")
    let other = complaint("value of type 'List' has no member 'title'")
    #expect(
      settled([0: [missing], 1: [member, other], 2: [member]], "final class Home:  DrawerController {")
        == [0: [missing.message], 1: [other.message]])
  }
}
