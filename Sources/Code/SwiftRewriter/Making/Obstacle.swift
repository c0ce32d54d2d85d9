/// The reason why a value of a type can't be made.
struct Obstacle {
  /// The type, or what of it was tried: `Profile`, `init(name: String)`.
  let subject: String
  let reason: String
  /// The obstacles on the ways that were tried.
  var parts: [Obstacle] = []

  /// The innermost obstacle on the first way, which is to be removed first.
  var cause: Obstacle {
    var cause = self
    while let next = cause.parts.first { cause = next }
    return cause
  }
}

/// A recipe, or the reason why there is none.
enum Outcome {
  case made(Recipe)
  case blocked(Obstacle)

  var recipe: Recipe? { if case .made(let recipe) = self { recipe } else { nil } }
}
