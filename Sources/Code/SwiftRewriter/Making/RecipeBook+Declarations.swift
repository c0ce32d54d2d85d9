import SwiftSyntax

extension RecipeBook {
  // MARK: Enumerations

  /// Returns the first case whose values can be made.
  func enumeration(_ declaration: TypeDeclaration, _ arguments: [ValueType], _ type: ValueType) -> Outcome {
    let scope = scope(of: declaration, arguments)
    var obstacles: [Obstacle] = []
    for element in declaration.cases {
      let values = self.arguments(element.parameters, in: scope)
      guard let made = values.made else {
        obstacles += [values.obstacle].compactMap(\.self)
        continue
      }
      let reason = obstacles.isEmpty ? "by its first case" : "by its first case that can be made"
      return .made(
        Recipe(
          type: type, form: .call("\(type).\(element.name)", made, Recipe.Marks(hasParentheses: false)), reason: reason,
          file: declaration.file))
    }
    let reason = declaration.cases.isEmpty ? "it has no cases" : "no case can be made"
    return .blocked(Obstacle(subject: "\(type)", reason: reason, parts: obstacles))
  }

  // MARK: Structures and classes

  /// Returns how an object is made: by an initializer, or as the value that its class keeps of itself.
  func object(of declaration: TypeDeclaration, _ arguments: [ValueType], _ type: ValueType) -> Outcome {
    var (arguments, type) = (arguments, type)
    if arguments.isEmpty, !declaration.generics.isEmpty {
      let all = declaration.generics.compactMap { self.type(satisfying: $0.constraint, in: declaration) }
      guard all.count == declaration.generics.count else {
        return .blocked(Obstacle(subject: "\(type)", reason: "no type satisfies its generic parameters"))
      }
      (arguments, type) = (all, .named(declaration.name, arguments: all))
    }
    let outcome = call(of: declaration, as: type, in: scope(of: declaration, arguments))
    let own = declaration.statics.first {
      $0.parameters == nil && Self.sharedNames.contains($0.name) && $0.isOf(declaration)
    }
    guard outcome.recipe == nil, let own else { return outcome }
    return .made(
      Recipe(
        type: type, form: .offered("\(declaration.name).\(own.name)"), reason: "the object that its class keeps",
        file: declaration.file))
  }

  /// The names of the objects that classes keep of themselves.
  private static let sharedNames: Set = [
    "shared", "default", "standard", "main", "current", "instance", "sharedInstance",
  ]

  /// Returns a declaration's place, in which its generic parameters stand for types.
  func scope(of declaration: TypeDeclaration, _ arguments: [ValueType] = []) -> TypeScope {
    let pairs = zip(declaration.generics.map(\.name), arguments)
    return TypeScope(names: types.scope(of: declaration.name), substitutions: Dictionary(pairs) { first, _ in first })
  }

  /// Returns the initializer by which a value is made.
  ///
  /// An initializer without arguments comes first, then an inherited one, then the shortest whose arguments can be made. A screen's
  /// convenience initializer comes before an inherited one: the app hands over by it what the screen's code unwraps.
  ///
  /// - Parameters:
  ///   - declaration: The structure or class whose initializers are looked at.
  ///   - type: The made type. A subclass that inherits the initializers is made by them too.
  ///   - scope: The declaration's place.
  ///   - below: The names of the classes that inherit the initializers.
  /// - Returns: The recipe, or the reasons why there is none.
  private func call(
    of declaration: TypeDeclaration, as type: ValueType, in scope: TypeScope, below: Set<String> = []
  ) -> Outcome {
    let all = types.declarations(of: declaration.name).flatMap(\.initializers)
    let own = all.filter { !$0.isHidden && !$0.isOfCoder && !$0.decodes }
    func made(_ initializer: TypeDeclaration.Initializer, _ arguments: [Recipe.Argument], _ reason: String) -> Outcome {
      let marks = Recipe.Marks(isThrowing: initializer.isThrowing, isFailable: initializer.isFailable)
      return .made(
        Recipe(type: type, form: .call("\(type)", arguments, marks), reason: reason, file: declaration.file))
    }
    if let free = own.first(where: { $0.needed.isEmpty }) {
      return made(free, [], "by its initializer without arguments")
    }
    var above: Outcome?
    if declaration.kind == .class || declaration.kind == .actor, !declaration.hasOwnInitializers {
      let isScreen = types.isResponder(declaration.name)
      for initializer in own.shortest
      where isScreen && initializer.isSure && ofUIKit(initializer, in: scope) == nil {
        let values = arguments(of: initializer, declaration, as: type, in: scope)
        if let arguments = values.made { return made(initializer, arguments, "by its shortest initializer") }
      }
      above = inherited(declaration, as: type, in: scope, below: below)
      if let above, case .made = above { return above }
    }
    if declaration.kind == .struct, let memberwise = memberwise(declaration) {
      let values = arguments(memberwise, in: scope)
      if let arguments = values.made {
        return .made(
          Recipe(
            type: type, form: .call("\(type)", arguments), reason: "by its memberwise initializer",
            file: declaration.file))
      }
      above = values.obstacle.map {
        .blocked(Obstacle(subject: "\(type)", reason: "a property can't be made", parts: [$0]))
      }
    }
    var obstacles: [Obstacle] = []
    for initializer in own.shortest {
      if let arguments = ofUIKit(initializer, in: scope) {
        return made(initializer, arguments, "by UIKit's initializer")
      }
      let values = arguments(of: initializer, declaration, as: type, in: scope)
      if let arguments = values.made { return made(initializer, arguments, "by its shortest initializer") }
      if let obstacle = values.obstacle {
        obstacles.append(
          Obstacle(subject: initializer.signature, reason: "an argument can't be made", parts: [obstacle]))
      }
    }
    if !obstacles.isEmpty {
      return .blocked(Obstacle(subject: "\(type)", reason: "no initializer can be called", parts: obstacles))
    }
    if let above { return above }
    return .blocked(Obstacle(subject: "\(type)", reason: "all its initializers are private"))
  }

  /// Returns the arguments of an initializer, or the first obstacle.
  private func arguments(
    of initializer: TypeDeclaration.Initializer, _ declaration: TypeDeclaration, as type: ValueType,
    in scope: TypeScope
  ) -> (made: [Recipe.Argument]?, obstacle: Obstacle?) {
    var scope = scope
    for parameter in initializer.generics {
      scope.substitutions[parameter.name] = self.type(satisfying: parameter.constraint, in: declaration)
    }
    var arguments: [Recipe.Argument] = []
    for parameter in initializer.needed {
      if let value = cast(of: parameter, in: scope, for: type) {
        arguments.append(Recipe.Argument(label: parameter.label, value: value))
        continue
      }
      let value = self.arguments([parameter], in: scope)
      guard let made = value.made else { return value }
      arguments += made
    }
    return (arguments, nil)
  }

  /// Returns an argument as the class that the made class's code casts it to; `nil` where it doesn't, or that can't be made.
  ///
  ///     class Controller: UIViewController { init(model: Model) }
  ///     class ProfileController: Controller { func bind() { guard let model = model as? ProfileModel … } }
  ///     → ProfileController(model: ProfileModel())
  private func cast(
    of parameter: TypeDeclaration.Parameter, in scope: TypeScope, for made: ValueType
  ) -> Recipe? {
    guard let name = made.name,
      let written = types.lineage(of: name).own.lazy.compactMap({ $0.casts[parameter.label] }).first,
      let cast = types.find(written, in: types.scope(of: name)), let declaration = types.type(cast),
      declaration.kind == .class, !declaration.isGeneric
    else { return nil }
    let type = types.resolve(parameter.type, in: scope)
    let wrapped: ValueType = if case .optional(let wrapped) = type { wrapped } else { type }
    guard let base = wrapped.name, types.conformers(to: base).contains(cast), !isStill(wrapped),
      let recipe = outcome(of: .named(cast)).recipe
    else { return nil }
    return wrapped == type ? recipe : Recipe(type: type, form: .optional(recipe), reason: "filled")
  }

  /// Returns how an object is made by an initializer of the class above.
  private func inherited(
    _ declaration: TypeDeclaration, as type: ValueType, in scope: TypeScope, below: Set<String>
  ) -> Outcome? {
    guard let written = declaration.inherited.first else {
      return declaration.isForeign ? nil : plain(declaration, as: type)
    }
    guard case .named(let name, let arguments) = types.resolve(written, in: scope) else { return nil }
    guard let above = types.type(name) else {
      // A class may have the name of the one of UIKit's that it extends.
      return plain(declaration, as: type, above: name)
    }
    let below = below.union([declaration.name])
    guard !below.contains(above.name) else { return plain(declaration, as: type, above: above.ownName) }
    guard above.kind == .class || above.kind == .actor else {
      return declaration.isForeign ? nil : plain(declaration, as: type)
    }
    return call(of: above, as: type, in: self.scope(of: above, arguments), below: below)
  }

  /// Returns how an object is made whose class inherits none of the app's.
  private func plain(_ declaration: TypeDeclaration, as type: ValueType, above name: String? = nil) -> Outcome {
    .made(
      Recipe(
        type: type, form: .call("\(type)", name.map(Self.argumentsOfUIKit) ?? []),
        reason: name == nil ? "by its initializer without arguments" : "by an initializer that it inherits",
        file: declaration.file))
  }

  /// The arguments of the initializers of UIKit's own classes, and of Core Data's objects.
  private static func argumentsOfUIKit(_ name: String) -> [Recipe.Argument] {
    let ancestors = [name] + UIKitClasses.ancestors(of: name)
    func isOne(of other: String) -> Bool { ancestors.contains(other) }
    if isOne(of: "UICollectionViewController") {
      return [argument("collectionViewLayout", "UICollectionViewFlowLayout()")]
    }
    if isOne(of: "UITableViewCell") { return [argument("style", ".default"), argument("reuseIdentifier", "nil")] }
    if isOne(of: "UITableViewHeaderFooterView") { return [argument("reuseIdentifier", "nil")] }
    if isOne(of: "UICollectionView") {
      return [argument("frame", ".zero"), argument("collectionViewLayout", "UICollectionViewFlowLayout()")]
    }
    if isOne(of: "UIView") { return [argument("frame", ".zero")] }
    if isOne(of: "NSManagedObject") {
      return [argument("context", "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)")]
    }
    return []
  }

  private static func argument(_ label: String, _ code: String) -> Recipe.Argument {
    Recipe.Argument(
      label: label, value: Recipe(type: .named(label), form: .given(code), reason: "as UIKit's initializer takes it"))
  }

  /// Returns the arguments of an initializer of UIKit's that a class overrides; `nil` for another.
  private func ofUIKit(_ initializer: TypeDeclaration.Initializer, in scope: TypeScope) -> [Recipe.Argument]? {
    let needed = initializer.needed
    let known = needed.compactMap { parameter -> Recipe.Argument? in
      let type = types.resolve(parameter.type, in: scope).description
      return Self.initializersOfUIKit["\(parameter.label): \(type)"].map { Self.argument(parameter.label, $0) }
    }
    return !needed.isEmpty && known.count == needed.count ? known : nil
  }

  /// The arguments of UIKit's designated initializers, by their labels and types.
  private static let initializersOfUIKit: [String: String] = [
    "frame: CGRect": ".zero", "nibName: String?": "nil", "bundle: Bundle?": "nil", "reuseIdentifier: String?": "nil",
    "collectionViewLayout: UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "style: UITableViewCell.CellStyle": ".default", "style: CellStyle": ".default",
    "style: UITableView.Style": ".plain",
  ]

  /// Returns the parameters of a structure's memberwise initializer; `nil` where it has none that other files can call.
  private func memberwise(_ declaration: TypeDeclaration) -> [TypeDeclaration.Parameter]? {
    let properties = declaration.properties.filter { !$0.isConstant || !$0.hasValue }
    // A private property makes the initializer private, also where it has a value.
    guard declaration.initializers.isEmpty, !declaration.isForeign, !properties.contains(where: \.isPrivate) else {
      return nil
    }
    var parameters: [TypeDeclaration.Parameter] = []
    for property in properties {
      guard let type = property.type else {
        if property.hasValue { continue }
        return nil
      }
      parameters.append(
        TypeDeclaration.Parameter(label: property.name, type: type, isVariadic: false, hasDefault: property.hasValue))
    }
    return parameters
  }

  // MARK: Generic parameters

  /// Returns a type that satisfies a constraint.
  func type(satisfying constraint: TypeSyntax?, in declaration: TypeDeclaration) -> ValueType? {
    guard let constraint else { return .named("Int") }
    let resolved = types.resolve(constraint, in: scope(of: declaration))
    let parts: [ValueType] = if case .composition(let parts) = resolved { parts } else { [resolved] }
    if parts.allSatisfy({ Self.satisfiedByText.contains($0.description) }) { return .named("String") }
    if parts.contains(where: { part in part.name.map { types.type($0)?.kind == .protocol } ?? false }) {
      return mocks.implementation(of: parts)
    }
    return parts.first { part in
      guard let name = part.name else { return false }
      return types.type(name)?.kind == .class || name == "UIView" || UIKitClasses.superclasses[name] != nil
    } ?? (parts.map(\.description) == ["AnyObject"] ? .named("NSObject") : nil)
  }

  private static let satisfiedByText: Set = [
    "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Comparable", "Sendable", "CustomStringConvertible",
    "StringProtocol", "LosslessStringConvertible", "ExpressibleByStringLiteral", "Any",
  ]
}

extension [TypeDeclaration.Initializer] {
  /// The initializers by the number of arguments that a call has to give, then in their order.
  fileprivate var shortest: [TypeDeclaration.Initializer] {
    enumerated().sorted { ($0.element.needed.count, $0.offset) < ($1.element.needed.count, $1.offset) }.map(\.element)
  }
}

extension TypeDeclaration.Initializer {
  /// True if made values are as good as the app's: the initializer always returns an object, and no value names a nib.
  fileprivate var isSure: Bool {
    !isFailable && !isThrowing && !needed.contains { $0.label.lowercased().contains("nib") }
  }

  /// True if the initializer reads a stored value, as `Decodable` has it.
  fileprivate var decodes: Bool {
    parameters.count == 1 && parameters[0].typeText.hasSuffix("Decoder")
  }
}

extension TypeDeclaration.Static {
  /// True if the value is one of a type.
  func isOf(_ declaration: TypeDeclaration) -> Bool {
    let written = type?.dottedName ?? calledType
    return written == "Self" || written == declaration.name || written == declaration.ownName
  }
}
