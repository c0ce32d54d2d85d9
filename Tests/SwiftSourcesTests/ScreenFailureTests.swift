import FileSystem
import Testing

@testable import SwiftSources

/// The reason for which a screen ended, as its program told it.
struct ScreenFailureTests {
  @Test("A trap tells its reason and its place")
  func trap() {
    let errors = "hello\nApp/LoginView.swift:12: Fatal error: Unexpectedly found nil\n"
    let failure = ScreenFailure(.ended(status: 132), errors: Array(errors.utf8))
    #expect(failure.reason == "Unexpectedly found nil")
    #expect(failure.file == "LoginView.swift" && failure.line == 12)
  }

  @Test("An exception of loading a file tells the file's line")
  func file() {
    let words =
      "UIKit/Exceptions.swift:42: Fatal error: *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
      + "'[<App.Login> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key a. My Main.storyboard:7:9'"
    let failure = ScreenFailure(.ended(status: 132), errors: Array(words.utf8))
    #expect(
      failure.reason
        == "NSUnknownKeyException: [<App.Login> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key a"
    )
    #expect(failure.file == "My Main.storyboard" && failure.line == 7)
    #expect(failure.isOfFile)
  }

  @Test(
    "What an app sets before it shows a screen isn't set in a class made alone",
    arguments: [
      ("A.swift:3: Fatal error: ", true),
      ("A.swift:3: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value", true),
      ("A.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value", false),
      ("A.swift:3: Fatal error: there is no model", false),
    ])
  func unset(words: String, isUnset: Bool) {
    #expect(ScreenFailure(.ended(status: 132), errors: Array(words.utf8)).isOfUnsetProperty == isUnset)
  }

  @Test("A trap without words tells its signal")
  func signal() {
    let failure = ScreenFailure(.ended(status: 139), errors: [])
    #expect(failure.reason == "its program ended with signal 11")
    #expect(failure.file == nil)
  }

  @Test("A screen that takes too long says how long")
  func late() {
    #expect(ScreenFailure(.late, errors: []).reason == "it isn't laid out after 5 seconds")
  }
}
