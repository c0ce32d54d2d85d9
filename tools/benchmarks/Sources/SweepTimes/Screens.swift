import LayoutKit

/// The screens whose sweeps are measured.
enum Screens {
  /// Views below each other, as wide as the window but at most 500 to 600, the first ones of them labels that wrap. That they are
  /// as wide as the window has a priority: at 999 it comes before their intrinsic width, at 750 it ties with that.
  case form(views: Int, texts: Int, priority: Priority = 999)
  /// Views below each other, so many of which stop growing at widths of their own.
  case limits(views: Int, pieces: Int)

  /// The scene of it.
  ///
  /// - Throws: `InvalidScene` where it isn't one, which none should be.
  func scene() throws -> Scene {
    switch self {
    case .form(let views, let texts, let priority):
      try Self.scene(views, texts: texts, priority: priority) { 500 + 25 * Double($0 % 5) }
    case .limits(let views, let pieces):
      try Self.scene(views, texts: 0) { 330 + 980 * Double($0 % pieces) / Double(pieces) }
    }
  }

  private static func scene(
    _ count: Int, texts: Int, priority: Priority = 999, most: (Int) -> Double
  ) throws -> Scene {
    var constraints: [Constraint] = []
    var subviews: [View] = []
    for number in 0..<count {
      let isText = number < texts
      let item = Constraint.Item.id("v\(number)")
      var view = View(
        "v\(number)", class: isText ? "UILabel" : "UIView", translatesAutoresizingMaskIntoConstraints: false)
      if isText {
        view.text = "Label \(number) says this in a few words that need room, and wraps where there is none"
        view.numberOfLines = 0
      } else {
        constraints.append(Constraint(item, .height, .equal, nil, constant: 44))
      }
      subviews.append(view)
      let above: Constraint.Second =
        number == 0 ? .init(.id("root"), .top) : .init(.id("v\(number - 1)"), .bottom)
      constraints += [
        Constraint(item, .width, .lessThanOrEqual, nil, constant: most(number)),
        Constraint(
          item, .width, .equal, .init(.id("root"), .width), constant: -40,
          priority: priority),
        Constraint(item, .leading, .equal, .init(.id("root"), .leading), constant: 20),
        Constraint(item, .top, .equal, above, constant: 8),
      ]
    }
    return try Scene(
      name: "Screen", device: "ipad-pro-11", view: View("root", constraints: constraints, subviews: subviews))
  }
}
