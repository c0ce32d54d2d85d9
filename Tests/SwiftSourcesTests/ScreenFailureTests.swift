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
