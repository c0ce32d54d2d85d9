package import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import LayoutResolution
package import SceneSources

/// A lookup of logged constraints in fixtures and Interface Builder files, by identifiers, titles, classes, attributes
/// and constants.
package struct LogPlaces {
  /// A place, and the evidence for it.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let position: SourcePosition
    package let sure: Sureness
  }

  /// The evidence that a declared constraint is the logged one, the surest first.
  package enum Sureness: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The two have the same identifier.
    case identifier
    /// One of their views shows the same text, and attributes and constants agree.
    case title
    /// Classes, attributes and constants agree, and those of no other declared constraint do.
    case constant
    /// Classes, attributes and constants of several declared constraints agree.
    case alike

    package static func < (a: Sureness, b: Sureness) -> Bool {
      let order = Sureness.allCases
      return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
    }
  }

  /// A constraint as a file declares it.
  private struct Declared {
    let path: String
    let position: SourcePosition
    /// Its identifier in a log.
    let identifier: String
    let first: Term
    let second: Term?
    let relation: ConstraintRelation
    let multiplier: Double
    let constant: Double
  }

  private struct Term {
    let className: String
    let title: String?
    let attribute: String
  }

  private var declared: [Declared] = []
  /// The maximum number of places that are reported for one constraint.
  private static let maximumPlaces = 3

  package init() {}

  /// Adds the constraints that a file declares.
  ///
  /// - Throws: Any error of laying out the file's scenes.
  package mutating func add(_ file: any SceneSource) throws {
    var known: Set<SourcePosition> = []
    let identifiers = file.storyboard?.constraintIdentifiers() ?? [:]
    let layouts = try file.layouts(under: [Conditions()]).layouts
    for tree in layouts.flatMap(\.controllers).map(\.layout.tree) {
      for constraint in tree.constraints where !constraint.isImplied {
        guard let position = constraint.position, known.insert(position).inserted else { continue }
        func term(_ term: TreeConstraint.Term) -> Term { Self.term(term, in: tree) }
        declared.append(
          Declared(
            path: file.path.description, position: position,
            identifier: identifiers[position] ?? tree.name(of: constraint), first: term(constraint.first),
            second: constraint.second.map(term), relation: constraint.relation, multiplier: constraint.multiplier,
            constant: constraint.constant))
      }
    }
  }

  private static func term(_ term: TreeConstraint.Term, in tree: ViewTree) -> Term {
    let attribute = term.attribute.rawValue
    let kind = term.attribute.isMargin ? nil : term.insets.map { tree.insets[Int($0)].kind }
    let isOfGuide = kind == .safeArea || kind == .layoutMargins || kind == .readableContent
    guard !isOfGuide, !tree.isGuide(term.view) else {
      return Term(className: "UILayoutGuide", title: nil, attribute: attribute)
    }
    let view = tree[term.view]
    return Term(className: view.className, title: view.declaration.content.text, attribute: attribute)
  }

  /// Returns the places where a logged constraint is declared, the surest first; none if the application didn't make
  /// it.
  package func places(of constraint: LoggedConstraint) -> [Place] {
    guard constraint.origin.isOfApplication else { return [] }
    if let identifier = constraint.identifier {
      let same = declared.filter { $0.identifier == identifier }
      if !same.isEmpty { return places(same, .identifier) }
    }
    let alike = declared.filter { Self.isAlike(constraint, $0) }
    let titled = alike.filter { Self.hasTitle(constraint, $0) }
    if !titled.isEmpty { return places(titled, .title) }
    return places(alike, alike.count == 1 ? .constant : .alike)
  }

  private func places(_ declared: [Declared], _ sure: Sureness) -> [Place] {
    declared.prefix(Self.maximumPlaces).map { Place(path: $0.path, position: $0.position, sure: sure) }
  }

  // MARK: Likeness

  private static func isAlike(_ constraint: LoggedConstraint, _ declared: Declared) -> Bool {
    guard let second = constraint.second, let other = declared.second else {
      return constraint.second == nil && declared.second == nil && isAlike(constraint.first, declared.first)
        && constraint.relation == declared.relation && isNear(constraint.constant, declared.constant)
    }
    let isSame =
      isAlike(constraint.first, declared.first) && isAlike(second, other) && constraint.relation == declared.relation
      && isNear(constraint.constant, declared.constant) && isNear(constraint.multiplier, declared.multiplier)
    // A visual format reverses constraints that are written the other way round.
    let isTurned =
      isAlike(constraint.first, other) && isAlike(second, declared.first)
      && constraint.relation == declared.relation.turned && isNear(constraint.constant, -declared.constant)
      && constraint.multiplier == 1 && declared.multiplier == 1
    return isSame || isTurned
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-4 * max(1, abs(b)) }

  private static func isAlike(_ term: LoggedConstraint.Term, _ declared: Term) -> Bool {
    guard side(term.attribute) == side(declared.attribute) else { return false }
    guard let name = term.item.plainClass else { return true }
    // The application's own classes are subclasses of UIKit's.
    let isUIKits = name.hasPrefix("UI") || name.hasPrefix("_UI") || name.hasPrefix("NS")
    return !isUIKits || name == declared.className
      || (term.item.isContentView && declared.className.holds("ContentView"))
  }

  private static func side(_ attribute: String) -> String {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    default: attribute
    }
  }

  private static func hasTitle(_ constraint: LoggedConstraint, _ declared: Declared) -> Bool {
    let titles = [declared.first.title, declared.second?.title].compactMap(\.self)
    return [constraint.first.item.name, constraint.second?.item.name].compactMap(\.self).contains { name in
      // Long titles are printed shortened.
      name.hasSuffix("...") ? titles.contains { $0.hasPrefix(name.dropLast(3)) } : titles.contains(name)
    }
  }
}
