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
    "What an app sets before it shows a screen isn't there in a class made alone",
    arguments: [
      ("A.swift:3: Fatal error: ", nil, true),
      ("A.swift:3: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value", nil, true),
      ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", nil, true),
      ("Swift/Array.swift:1: Fatal error: Negative Array index is out of range", nil, true),
      ("Swift/Range.swift:1: Fatal error: Range requires lowerBound <= upperBound", nil, true),
      ("Swift/Array.swift:1: Fatal error: Can't remove last element from an empty collection", nil, true),
      ("A.swift:3: Fatal error: Division by zero", nil, true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", nil, false),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    show(photos.first!)", true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    show(photos.max(by: isOlder)!)", true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    show(rows[section]!.count)", true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    navigationController!.delegate = self", true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    let host = parent as! HostController", true),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    image = UIImage(named: \"star\")!", false),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    if a != b { image = make()! }", false),
      ("A.swift:3: Fatal error: \(Self.unwrapping)", "    let data: Data! = try! Data(contentsOf: find()!)", false),
      ("A.swift:3: Fatal error: there is no model", "    fatalError()", false),
    ] as [(String, String?, Bool)])
  func missing(words: String, code: String?, isMissing: Bool) {
    #expect(ScreenFailure(.ended(status: 132), errors: Array(words.utf8)).isOfMissingData(at: code) == isMissing)
  }

  private static let unwrapping = "Unexpectedly found nil while unwrapping an Optional value"

  @Test("A trap without words tells its signal")
  func signal() {
    let failure = ScreenFailure(.ended(status: 139), errors: [])
    #expect(failure.reason == "its program ended with signal 11")
    #expect(failure.file == nil)
  }

  @Test("A screen that takes too long says how long")
  func late() {
    let words = [
      TimeLimit.Reason.processorTime: "it isn't laid out after 5 seconds of processor time",
      .stillness: "it waits for what doesn't come: it did nothing for 5 seconds",
      .clockTime: "it isn't laid out after many times 5 seconds",
    ]
    for (reason, words) in words {
      let failure = ScreenFailure(.late(reason), errors: [])
      #expect(failure.reason == "\(words), and isn't asked for again")
      #expect(failure.isOfTime)
    }
  }
}
