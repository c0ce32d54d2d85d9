/// The part of the conditions that a source's scenes depend on.
package enum SceneDependence: Hashable, Sendable {
  /// Nothing: a fixture's scene is the same under all conditions, and its variations are in it.
  case nothing
  /// The window's traits: size classes and the device's kind if the scenes vary by them, the scale if their images have a
  /// size for each.
  case traits(varies: Bool, scales: Bool)
  /// All, the user's settings too: code is run anew under each of the conditions.
  case everything
}
