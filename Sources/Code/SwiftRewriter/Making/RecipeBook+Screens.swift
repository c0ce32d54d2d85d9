import SwiftSyntax

extension RecipeBook {
  /// Returns how a screen is made: its object, and the properties that the app sets before it shows the screen.
  ///
  ///     class ProfileController: UIViewController { var presenter: ProfilePresenter! }
  ///     → { let screen = ProfileController(); screen.presenter = ProfilePresenter(); return screen }()
  func screen(_ declaration: TypeDeclaration) -> Outcome {
    let outcome = outcome(of: .named(declaration.name))
    guard case .made(let object) = outcome, isBare(object) else { return outcome }
    // An argument sets the property of its name.
    let given = object.parts.map(\.label)
    var properties: [Recipe.Argument] = []
    for owner in types.lineage(of: declaration.name).own {
      for property in owner.properties {
        guard !given.contains(property.name), let value = value(of: property, in: owner) else { continue }
        properties.append(value)
      }
    }
    guard !properties.isEmpty else { return outcome }
    return .made(
      Recipe(
        type: object.type, form: .filled(object, properties), reason: "\(object.reason), and by its properties",
        file: object.file))
  }

  /// True for an object that is made by a call, and not as code or the configuration offers it.
  private func isBare(_ object: Recipe) -> Bool {
    if case .call(_, _, let marks) = object.form { !marks.isFailable } else { false }
  }

  /// Returns the value of a property that is to be set: of the app's own data, or implicitly unwrapped.
  private func value(of property: TypeDeclaration.Property, in owner: TypeDeclaration) -> Recipe.Argument? {
    guard !property.isConstant, !property.hasValue, !property.isHidden, !property.isWeak, !property.isOutlet,
      let written = property.type, case .optional(let type) = types.resolve(written, in: scope(of: owner)),
      !isStill(type)
    else { return nil }
    let isUnwrapped = written.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    guard isOwn(type) || isUnwrapped && !isOfUIKit(type), let recipe = outcome(of: type).recipe else { return nil }
    return Recipe.Argument(label: property.name, value: recipe, isOptional: !isUnwrapped)
  }

  /// True for types that the app declares, and for arrays of them.
  private func isOwn(_ type: ValueType) -> Bool {
    switch type {
    case .named(let name, _): types.type(name) != nil
    case .array(let element): isOwn(element)
    case .composition(let parts): parts.contains(where: isOwn)
    default: false
    }
  }

  private func isOfUIKit(_ type: ValueType) -> Bool {
    type.name.map { $0.hasPrefix("UI") || $0.hasPrefix("CA") || $0.hasPrefix("NSLayout") } ?? false
  }
}
