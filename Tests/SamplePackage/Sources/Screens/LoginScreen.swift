public import LayoutKit

/// The screens of an application, as values.
public enum Screens {
  /// Two fields and a button, below one another.
  ///
  /// - Parameter spacing: What lies between them, in points.
  /// - Returns: The screen.
  /// - Throws: What is wrong with the constraints, which nothing is.
  public static func login(spacing: Double) throws -> Scene {
    let fields = ["name", "password", "signIn"].map { id in
      View(
        id, class: id == "signIn" ? "UIButton" : "UITextField", translatesAutoresizingMaskIntoConstraints: false,
        intrinsicContentSize: IntrinsicContentSize(width: 97, height: 34))
    }
    var constraints = [
      try Constraint("name.top == root.safeArea.top + 20"),
      try Constraint("password.top == name.bottom + \(spacing)"),
      try Constraint("signIn.top == password.bottom + \(spacing)"),
    ]
    for id in ["name", "password", "signIn"] {
      constraints.append(try Constraint("\(id).leading == root.safeArea.leading + 16"))
      constraints.append(try Constraint("\(id).trailing == root.safeArea.trailing - 16"))
    }
    return try Scene(
      name: "Login", device: "iphone-17", view: View("root", constraints: constraints, subviews: fields))
  }
}
