import SwiftSyntax

/// A type, or an extension of one, as its declaration says it, as far as making values needs it.
struct TypeDeclaration {
  /// The kinds of declarations.
  enum Kind: String {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
  }

  let kind: Kind
  /// The name, with the names of the types around it.
  let name: String
  let file: String
  let line: Int
  /// The types of the inheritance clause, in its order.
  let inherited: [TypeSyntax]
  let generics: [GenericParameter]
  /// True if no other file sees the type.
  let isPrivate: Bool
  /// True if other modules see the type.
  let isPublic: Bool
  /// True if the type, or a type around it, has generic parameters.
  let isGeneric: Bool
  /// True if the declaration has a `where` clause.
  let isConditional: Bool
  /// True if the type belongs to the main actor by its own attribute.
  let isOfMainActor: Bool
  /// True if the class is the program's entry, an app's delegate.
  let isMain: Bool
  /// The class of the view that a controller gives itself; `nil` where it names none.
  let rootView: String?
  /// The types that a class's code casts values to, by the values' names: `ProfileModel` of `model as? ProfileModel`.
  let casts: [String: String]
  var initializers: [Initializer] = []
  var properties: [Property] = []
  var cases: [Case] = []
  /// The values that the type offers by itself: its static properties and functions.
  var statics: [Static] = []
  var aliases: [Alias] = []
  /// A protocol's requirements, in their order.
  var requirements: [DeclSyntax] = []
  /// The types that a protocol's `where` clause asks of what conforms: `where Self: UIViewController`.
  var boundsOfSelf: [TypeSyntax] = []
  /// The names of an extension's members, with the labels of functions: `load(id:)`.
  var memberNames: Set<String> = []
  var hasOutlets = false
  /// True if another module declares the type, whose implicit initializers can't be called from here.
  private(set) var isForeign = false

  /// A type alias.
  struct Alias {
    let name: String
    let type: TypeSyntax
  }

  /// A generic parameter with its constraint: `Item: Hashable`.
  struct GenericParameter {
    let name: String
    let constraint: TypeSyntax?
  }

  /// An initializer.
  struct Initializer {
    let parameters: [Parameter]
    let generics: [GenericParameter]
    let isConvenience: Bool
    let isFailable: Bool
    let isThrowing: Bool
    /// True if the initializer may not be called from another file, or from nowhere.
    var isHidden: Bool
    let isPublic: Bool

    /// The initializer as people write it: `init(model: LoginModel)`.
    var signature: String {
      "init(" + parameters.map { "\($0.label): \($0.typeText)" }.joined(separator: ", ") + ")"
    }

    /// The parameters that a call has to give.
    var needed: [Parameter] { parameters.filter { !$0.hasDefault } }

    /// True if nibs and storyboards call the initializer.
    var isOfCoder: Bool { parameters.first?.typeText.hasSuffix("NSCoder") == true }
  }

  /// A parameter of an initializer, a case or a static function.
  struct Parameter {
    let label: String
    let type: TypeSyntax
    let isVariadic: Bool
    let hasDefault: Bool

    var typeText: String { type.trimmedDescription + (isVariadic ? "..." : "") }
  }

  /// A stored property.
  struct Property {
    let name: String
    let type: TypeSyntax?
    let isConstant: Bool
    let hasValue: Bool
    /// True if other files don't see the property.
    let isPrivate: Bool
    /// True if other files can't set the property.
    let isHidden: Bool
    let isPublic: Bool
    let isWeak: Bool
    let isOutlet: Bool
  }

  /// A case of an enumeration.
  struct Case {
    let name: String
    let parameters: [Parameter]
  }

  /// A static property, or a static function.
  struct Static {
    let name: String
    /// The written type of the value; `nil` where the value says it.
    let type: TypeSyntax?
    /// The type that the value's expression calls, as it is written: `Profile` of `Profile(name: "Ann")`.
    let calledType: String?
    /// The parameters of a function; `nil` for a property.
    let parameters: [Parameter]?
    let isThrowing: Bool
  }

  /// The first type that a class inherits, without arguments.
  var superclass: String? { kind == .class || kind == .actor ? inherited.first?.baseName : nil }

  /// The declaration as another module's code sees it: what isn't public is hidden.
  var seenFromOutside: TypeDeclaration {
    var copy = self
    for index in copy.initializers.indices where !copy.initializers[index].isPublic {
      copy.initializers[index].isHidden = true
    }
    copy.properties = properties.filter(\.isPublic)
    copy.statics = []
    copy.isForeign = true
    return copy
  }

  /// True if it has designated initializers, but for the one that nibs and storyboards call: then it inherits none.
  var hasOwnInitializers: Bool { initializers.contains { !$0.isConvenience && !$0.isOfCoder } }

  /// The name without those of the types around it.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension TypeDeclaration.Parameter {
  init(_ node: FunctionParameterSyntax) {
    label = node.firstName.text
    type = node.type
    isVariadic = node.ellipsis != nil
    hasDefault = node.defaultValue != nil || node.ellipsis != nil
  }

  init(_ node: EnumCaseParameterSyntax) {
    label = node.firstName?.text ?? "_"
    type = node.type
    isVariadic = false
    hasDefault = node.defaultValue != nil
  }
}

extension TypeDeclaration.Initializer {
  init(_ node: InitializerDeclSyntax) {
    parameters = node.signature.parameterClause.parameters.map { TypeDeclaration.Parameter($0) }
    generics = node.genericParameterClause.parameters
    isConvenience = node.modifiers.has("convenience")
    isFailable = node.optionalMark != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    isPublic = node.modifiers.isPublic
    isHidden =
      node.modifiers.isHidden || node.genericWhereClause != nil
      || node.signature.effectSpecifiers?.asyncSpecifier != nil
      || node.attributes.contains { $0.trimmedDescription.contains("unavailable") }
  }
}

extension GenericParameterClauseSyntax? {
  /// The generic parameters of a clause; none where there is none.
  var parameters: [TypeDeclaration.GenericParameter] {
    self?.parameters.map { TypeDeclaration.GenericParameter(name: $0.name.text, constraint: $0.inheritedType) } ?? []
  }
}

extension DeclModifierListSyntax {
  /// True if other files don't see what is declared.
  var isHidden: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }

  /// True if other files can't set what is declared.
  var isHiddenToSet: Bool { has("private") || has("fileprivate") }
}
