/// A scene that is asked for of a file and isn't to be had.
package enum SceneChoiceError: Error, Hashable, Sendable {
  /// A name that none has; the nearest that one has, and all names where they are few.
  case unknown(String, nearest: String?, choices: [String])
  /// A controller without a view in the file.
  case withoutView(String)
  /// The scene that an application begins with, of a file that says so of none.
  case noInitial
  /// Several scenes where one is needed, in words.
  case several([String])
  /// An orientation for a fixture, whose variations stay.
  case fixtureKeepsVariations
  /// The canvas of a fixture.
  case noCanvas

  /// What is said of the canvas of a fixture.
  package static let wordsOfNoCanvas =
    "a fixture has no canvas; its conditions begin with a device, or with what follows one"
}
