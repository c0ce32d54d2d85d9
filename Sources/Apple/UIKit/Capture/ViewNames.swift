import LayoutModel

/// Names for the views and guides of a hierarchy: the names of properties that hold them, else classes with a number.
@MainActor struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The last numbers that were given behind names: those up to it are taken.
  private var lastNumbers: [String: Int] = [:]
  private var holders: [ObjectIdentifier: CodeHolder] = [:]

  init(of root: UIView) { self.init(of: [root]) }

  /// The names in several hierarchies, of which no two are alike.
  init(of roots: [UIView]) {
    var views: [UIView] = []
    for root in roots { root.forEachInTree { views.append($0) } }
    let known = Set(views.map { ObjectIdentifier($0) } + views.flatMap(\.layoutGuides).map { ObjectIdentifier($0) })
    for view in views {
      if let controller = view.rare?.viewController { readProperties(of: controller, known) }
      readProperties(of: view, known)
    }
    for view in views where names[ObjectIdentifier(view)] == nil {
      give(Self.word(for: "\(type(of: view))"), to: view, isNumbered: view !== roots.first)
    }
    for guide in views.flatMap(\.layoutGuides) where names[ObjectIdentifier(guide)] == nil {
      give(guide.identifier.isEmpty ? "guide" : guide.identifier, to: guide, isNumbered: guide.identifier.isEmpty)
    }
  }

  /// The name of a view or a guide of the hierarchy.
  func name(of object: AnyObject) -> String { names[ObjectIdentifier(object)] ?? "" }

  /// The property that holds a view; `nil` for one that only the hierarchy holds.
  func holder(of view: UIView) -> CodeHolder? { holders[ObjectIdentifier(view)] }

  /// Names what an object's properties hold.
  private mutating func readProperties(of object: AnyObject, _ known: Set<ObjectIdentifier>) {
    HoldingProperties.forEach(in: object) { property, value in
      read(value, named: property.property, property, known)
    }
  }

  private mutating func read(
    _ value: Any, named name: String, _ holder: CodeHolder, _ known: Set<ObjectIdentifier>
  ) {
    let held: AnyObject? = value as? UIView ?? value as? UILayoutGuide
    if held == nil, let views = value as? [UIView] {
      for (index, view) in views.enumerated() { read(view, named: "\(name)\(index + 1)", holder, known) }
    }
    guard let held, known.contains(ObjectIdentifier(held)), names[ObjectIdentifier(held)] == nil else { return }
    give(name, to: held, isNumbered: false)
    holders[ObjectIdentifier(held)] = holder
  }

  private mutating func give(_ name: String, to object: AnyObject, isNumbered: Bool) {
    var given = isNumbered ? name + "1" : name
    if taken.contains(given) {
      var number = lastNumbers[name] ?? 1
      repeat {
        number += 1
        given = "\(name)\(number)"
      } while taken.contains(given)
      lastNumbers[name] = number
    }
    taken.insert(given)
    names[ObjectIdentifier(object)] = given
  }

  /// `label` for `UILabel`, `loginView` for `LoginView`, `card` for `Card<UIView>`.
  private static func word(for name: String) -> String {
    let className = String(name.prefix { $0 != "<" })
    let bare = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}
