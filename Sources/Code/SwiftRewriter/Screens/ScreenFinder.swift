/// Finds the classes of a module that are screens, and how each is made.
struct ScreenFinder {
  private let classes: [ClassDeclaration]
  private let byName: [String: ClassDeclaration]
  /// The names of the controllers that give themselves a view of a class, by the class's name.
  private var controllers: [String: [String]] = [:]

  /// A finder of the screens of some classes.
  ///
  /// - Parameters:
  ///   - classes: The classes.
  ///   - libraries: The classes of other modules, which they may inherit from.
  init(_ classes: [ClassDeclaration], over libraries: [ClassDeclaration] = []) {
    self.classes = classes
    byName = Dictionary((classes + libraries.map(\.seenFromOutside)).map { ($0.ownName, $0) }) { first, _ in first }
    for declaration in classes where kind(of: declaration) == .controller {
      let name = declaration.rootView?.split(separator: ".").last.map(String.init)
      if let name, let view = byName[name] { controllers[view.name, default: []].append(declaration.name) }
    }
  }

  /// The screens that are classes, in the order of their kinds, files and lines.
  var screens: [FoundScreen] {
    let found = classes.compactMap(screen)
    return FoundScreen.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  private func screen(_ declaration: ClassDeclaration) -> FoundScreen? {
    guard let kind = kind(of: declaration) else { return nil }
    var screen = FoundScreen(kind: kind, name: declaration.name, file: declaration.file, line: declaration.line)
    screen.hasOutlets = hasOutlets(declaration)
    screen.isHidden = declaration.isPrivate || declaration.isGeneric
    screen.inheritsInitializers = inheritsInitializers(declaration)
    screen.controllers = controllers[declaration.name] ?? []
    if declaration.isPrivate {
      screen.needs = "a preview in its file, for it is private"
    } else if declaration.isGeneric {
      screen.needs = "a preview, for it is generic"
    } else {
      switch call(of: declaration) {
      case .arguments(let arguments, let isFailable, let isFilled):
        screen.isFilled = isFilled
        screen.make = "\(declaration.name)(\(arguments))\(isFailable ? "!" : "")"
      case .missing(let signature): screen.needs = signature
      }
    }
    return screen
  }

  /// The known classes above one and itself, and the first class that is UIKit's.
  private func lineage(_ declaration: ClassDeclaration) -> (own: [ClassDeclaration], base: String?) {
    var own = [declaration]
    while let name = own.last?.superclass {
      guard let next = byName[name], !own.contains(where: { $0.name == next.name }) else { return (own, name) }
      own.append(next)
    }
    return (own, nil)
  }

  private func hasOutlets(_ declaration: ClassDeclaration) -> Bool {
    lineage(declaration).own.contains(where: \.hasOutlets)
  }

  private func inheritsInitializers(_ declaration: ClassDeclaration) -> Bool {
    !lineage(declaration).own.contains(where: \.hasOwnInitializers)
  }

  private func kind(of declaration: ClassDeclaration) -> FoundScreen.Kind? {
    if declaration.isMain { return .launch }
    guard let base = lineage(declaration).base else { return nil }
    let ancestors = [base] + UIKitClasses.ancestors(of: base)
    if ancestors.contains("UIViewController") { return .controller }
    if !Self.cells.isDisjoint(with: ancestors) { return .cell }
    if ancestors.contains("UIView"), !ancestors.contains("UIWindow") { return .view }
    return nil
  }

  private static let cells: Set = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

  /// The way in which an object is made.
  private enum Call {
    case arguments(String, isFailable: Bool, isFilled: Bool = false)
    case missing(String)
  }

  /// The way in which an object of a class is made.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - below: The names of subclasses that inherit its initializers.
  /// - Returns: The way.
  private func call(of declaration: ClassDeclaration, below: Set<String> = []) -> Call {
    let own = declaration.initializers.filter { !$0.isHidden && !$0.isOfCoder }
    if let free = own.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) {
      return .arguments("", isFailable: free.isFailable)
    }
    // Without a designated initializer of its own a class has those of the class above.
    var above: Call?
    if !declaration.hasOwnInitializers, let name = declaration.superclass {
      // A class may have the name of the one of UIKit's that it extends.
      let known = below.union([declaration.name])
      above =
        byName[name].flatMap { known.contains($0.name) ? nil : call(of: $0, below: known) }
        ?? Self.call(ofUIKits: name)
      if let above, case .arguments = above { return above }
    }
    for initializer in own {
      if let arguments = initializer.arguments {
        return .arguments(arguments, isFailable: initializer.isFailable, isFilled: true)
      }
    }
    if let needed = own.first { return .missing(needed.signature) }
    if let above { return above }
    return .missing("an initializer that isn't private")
  }

  /// The way in which UIKit's own classes are made.
  private static func call(ofUIKits name: String) -> Call {
    let ancestors = [name] + UIKitClasses.ancestors(of: name)
    func isOne(of other: String) -> Bool { ancestors.contains(other) }
    if isOne(of: "UICollectionViewController") {
      return .arguments("collectionViewLayout: UICollectionViewFlowLayout()", isFailable: false)
    }
    if isOne(of: "UITableViewCell") { return .arguments("style: .default, reuseIdentifier: nil", isFailable: false) }
    if isOne(of: "UITableViewHeaderFooterView") { return .arguments("reuseIdentifier: nil", isFailable: false) }
    if isOne(of: "UICollectionView") {
      return .arguments("frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()", isFailable: false)
    }
    if isOne(of: "UIView") { return .arguments("frame: .zero", isFailable: false) }
    return .arguments("", isFailable: false)
  }
}

extension ClassDeclaration {
  /// Tells whether it has designated initializers, but for the one that nibs and storyboards call: then it inherits none.
  fileprivate var hasOwnInitializers: Bool { initializers.contains { !$0.isConvenience && !$0.isOfCoder } }
}

extension ClassDeclaration.Initializer {
  /// Tells whether nibs and storyboards call the initializer.
  fileprivate var isOfCoder: Bool { parameters.first?.type.hasSuffix("NSCoder") == true }

  /// Arguments by rule; `nil` where a parameter has a type of the app's own.
  fileprivate var arguments: String? {
    var result: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = SampleValues.value(of: parameter.type) else { return nil }
      result.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return result.joined(separator: ", ")
  }
}

extension UIKitClasses {
  /// The classes above one of UIKit's, nearest first.
  static func ancestors(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.dropFirst())
  }
}
