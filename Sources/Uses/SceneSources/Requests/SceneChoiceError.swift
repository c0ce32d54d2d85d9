/// A requested scene that isn't available.
package enum SceneChoiceError: Error, Hashable, Sendable {
  /// No scene has the name. The nearest existing name is given, and all names if they are few.
  case unknown(String, nearest: String?, choices: [String])
  /// The controller has no view in the file.
  case withoutView(String)
  /// The initial scene is requested, but the file marks none.
  case noInitial
  /// Several scenes fit, given in words, but one is needed.
  case several([String])
  /// A fixture can't be shown in an orientation by itself, because its variations stay.
  case fixtureKeepsVariations
  /// A fixture has no canvas.
  case noCanvas

  /// The message about a fixture's canvas.
  package static let wordsOfNoCanvas =
    "a fixture has no canvas; its conditions begin with a device, or with what follows one"
}
