import Documents
import Fixtures
package import LayoutModel

/// A change to try: `lead.constant = 40`, `lead.priority = 999`, `lead.isActive = false`, `note.isHidden = true`,
/// `title.text = Welcome`. Quotes around a text are no part of it.
package struct WhatIf: Hashable, Sendable {
  /// A property and its new value.
  package enum Change: Hashable, Sendable {
    case constant(Double), priority(Priority), isActive(Bool)
    case isHidden(Bool), text(String)
  }

  /// The constraint's or view's id, or its path.
  package let target: String
  package let change: Change

  /// The reason why a change can't be tried.
  package enum Failure: Error, Hashable, Sendable {
    /// The text isn't of the form `target.property = value`.
    case malformed(String)
    case unknownProperty(String, nearest: String?)
    /// The property doesn't take this value; the accepted values are given.
    case malformedValue(String, property: String, takes: String)
    /// No constraint or view has the name.
    case unknownTarget(String, isConstraint: Bool, nearest: String?)
  }

  private static let properties = ["constant", "priority", "isActive", "isHidden", "text"]

  /// Parses a change.
  package init(_ text: String) throws(Failure) {
    guard let sign = text.firstIndex(of: "=") else { throw .malformed(text) }
    let left = Self.trimmed(text[..<sign])
    let value = Self.trimmed(text[text.index(after: sign)...])
    guard let dot = left.lastIndex(of: "."), dot > left.startIndex else { throw .malformed(text) }
    let property = String(left[left.index(after: dot)...])
    target = String(left[..<dot])
    func flag() throws(Failure) -> Bool {
      switch value {
      case "true", "YES": return true
      case "false", "NO": return false
      default: throw .malformedValue(value, property: property, takes: "true or false")
      }
    }
    switch property {
    case "constant":
      guard let number = Double(value), Magnitude.isSound(number) else {
        throw .malformedValue(value, property: property, takes: "a number of points")
      }
      change = .constant(number)
    case "priority":
      guard let number = Double(value), let priority = Priority(rawValue: number) else {
        throw .malformedValue(value, property: property, takes: "a number above 0, up to 1000")
      }
      change = .priority(priority)
    case "isActive": change = .isActive(try flag())
    case "isHidden": change = .isHidden(try flag())
    case "text":
      let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      change = .text(isQuoted ? String(value.dropFirst().dropLast()) : value)
    default:
      throw .unknownProperty(property, nearest: Spelling.nearest(to: property, among: Self.properties))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    return String(rest[...last])
  }

  fileprivate var isOfConstraint: Bool {
    switch change {
    case .constant, .priority, .isActive: true
    case .isHidden, .text: false
    }
  }

  /// Returns a scene with changes made in all its controllers.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - scene: The scene.
  /// - Returns: The changed scene.
  /// - Throws: `Failure` if nothing has a change's name.
  package static func apply(_ changes: [WhatIf], to scene: Scene) throws(Failure) -> Scene {
    var made: Set<WhatIf> = []
    var names: (constraints: [String], views: [String]) = ([], [])
    var editor = SceneEditor { view, name in
      names.views.append(name)
      for change in changes where !change.isOfConstraint && change.target == name {
        change.apply(to: &view)
        made.insert(change)
      }
      for index in view.constraints.indices {
        let own = view.constraints[index].id ?? "\(name)/constraints[\(index)]"
        names.constraints.append(own)
        for change in changes where change.isOfConstraint && change.target == own {
          change.apply(to: &view.constraints[index])
          made.insert(change)
        }
      }
    }
    let changed = editor.edit(scene)
    if let missing = changes.first(where: { !made.contains($0) }) {
      let all = missing.isOfConstraint ? names.constraints : names.views
      throw .unknownTarget(
        missing.target, isConstraint: missing.isOfConstraint,
        nearest: Spelling.nearest(to: missing.target, among: all))
    }
    return changed
  }

  /// Sets the property, and removes the variations of it.
  private func apply(to view: inout View) {
    switch change {
    case .isHidden(let isHidden):
      view.isHidden = isHidden
      view.drop(\.isHidden)
    case .text(let text):
      view.content.text = text
      view.drop(\.content.text)
    case .constant, .priority, .isActive: break
    }
  }

  private func apply(to constraint: inout Constraint) {
    func drop(_ isDropped: (ConstraintSetting) -> Bool) {
      for index in constraint.variations.indices { constraint.variations[index].set.removeAll(where: isDropped) }
    }
    switch change {
    case .constant(let constant):
      constraint.constant = constant
      drop { if case .constant = $0 { true } else { false } }
    case .priority(let priority):
      constraint.priority = priority
      drop { if case .priority = $0 { true } else { false } }
    case .isActive(let isActive):
      constraint.isActive = isActive
      drop { if case .isActive = $0 { true } else { false } }
    case .isHidden, .text: break
    }
  }
}

extension View {
  fileprivate mutating func drop(_ property: PartialKeyPath<View>) {
    for index in variations.indices { variations[index].set.removeAll { $0.sets(property) } }
  }
}

/// An editor that walks through all views of a scene, with the names that dumps give them.
private struct SceneEditor {
  let change: (inout View, String) -> Void

  mutating func edit(_ scene: Scene) -> Scene {
    var root = scene.rootViewController
    edit(&root)
    let others = scene.viewControllers.map { controller in
      var controller = controller
      edit(&controller)
      return controller
    }
    return Scene(
      checked: root, viewControllers: others, name: scene.name, device: scene.device,
      systemVersion: scene.systemVersion, application: scene.application, orientation: scene.orientation,
      userSettings: scene.userSettings, events: scene.events, id: scene.id, title: scene.title, canvas: scene.canvas)
  }

  private func edit(_ controller: inout ViewController) {
    edit(&controller.view, controller.view.id ?? View.nameOfRoot)
    for index in controller.viewControllers.indices { edit(&controller.viewControllers[index]) }
    for index in controller.childViewControllers.indices {
      edit(&controller.childViewControllers[index].viewController)
    }
  }

  private func edit(_ view: inout View, _ name: String) {
    change(&view, name)
    var counts: [String: Int] = [:]
    for index in view.subviews.indices {
      let subview = view.subviews[index]
      let ordinal = counts[subview.className, default: 0]
      counts[subview.className] = ordinal + 1
      edit(&view.subviews[index], subview.id ?? "\(name)/\(subview.className)[\(ordinal)]")
    }
  }
}
