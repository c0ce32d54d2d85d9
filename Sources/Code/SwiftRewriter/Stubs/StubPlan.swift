/// The declarations that stand in for modules that aren't here, as far as the code's uses of them say.
///
/// A round adds to it what the compiler misses, and changes what the compiler refuses.
struct StubPlan: Codable {
  /// A module's types, and the members that the module adds to other modules' types.
  struct Module: Codable {
    let name: String
    /// The files that import the module.
    let files: Set<String>
    var types: [String: StubType] = [:]
    /// The members of the module itself, and those that it adds to types of other modules, by the types' names.
    var globals: [StubMember] = []
    var extensions: [String: StubType] = [:]

    init(name: String, files: Set<String>) {
      self.name = name
      self.files = files
    }
  }

  var modules: [Module]

  /// Returns the position of the module that declares a type.
  func module(of type: String) -> Int? { modules.firstIndex { $0.types[type] != nil } }

  /// Returns the positions of the modules that a file imports.
  func modules(importedBy file: String) -> [Int] { modules.indices.filter { modules[$0].files.contains(file) } }

  /// Returns a declared type; `nil` if no module declares it.
  func type(_ name: String) -> StubType? { modules.lazy.compactMap { $0.types[name] }.first }

  /// Changes a declared type, or what a module adds to another's.
  ///
  /// - Returns: Whether that changed anything.
  mutating func change(_ type: String, in module: Int, _ body: (inout StubType) -> Void) -> Bool {
    let isDeclared = modules[module].types[type] != nil
    let old = isDeclared ? modules[module].types[type] : modules[module].extensions[type]
    var new = old ?? StubType(kind: .extension)
    body(&new)
    guard new != old else { return false }
    if isDeclared { modules[module].types[type] = new } else { modules[module].extensions[type] = new }
    return true
  }
}

/// A type of a stub.
struct StubType: Codable, Equatable {
  /// The kinds of types.
  enum Kind: String, Codable {
    case `class`, `protocol`, `enum`, `extension`
    /// A structure that code uses as an attribute of properties.
    case wrapper
  }

  var kind: Kind
  /// The number of generic parameters.
  var generics = 0
  var superclass: String?
  var conformances: Set<String> = []
  var members: [StubMember] = []
  /// True if code of the app calls the type's initializers from a subclass.
  var hasDesignatedInitializers = false
  /// True if the type stands for a value that code gets of the module, and that nobody names.
  var isInferred = false

  /// Adds a member that isn't there yet: one of the same name, and for functions of the same labels.
  mutating func add(_ member: StubMember) {
    if let known = members.firstIndex(where: { $0.isSame(as: member) }) {
      members[known].join(member)
    } else {
      members.append(member)
    }
  }
}

/// A member of a stub's type, or of the module itself.
struct StubMember: Codable, Equatable {
  /// The kinds of members.
  enum Kind: String, Codable {
    case property, function, initializer, `case`, alias, `subscript`
  }

  /// A parameter; `_` is the label of one without.
  struct Parameter: Codable, Equatable {
    var label: String
    var type: String
  }

  let kind: Kind
  let name: String
  var isStatic = false
  var parameters: [Parameter] = []
  /// The type of the value; `Void` for a function that gives none.
  var type: String

  /// True if a type can have only one of the two.
  func isSame(as other: StubMember) -> Bool {
    kind == other.kind && name == other.name && isStatic == other.isStatic
      && parameters.map(\.label) == other.parameters.map(\.label)
  }

  /// Takes what another use says of the same member.
  mutating func join(_ other: StubMember) {
    for (index, parameter) in other.parameters.enumerated() where parameters[index].type != parameter.type {
      parameters[index].type = StubNames.joined(parameters[index].type, parameter.type)
    }
    if type == "Void" || kind == .property && type == StubNames.anything { type = other.type }
  }
}
