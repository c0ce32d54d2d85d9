import Foundation

/// The classes that files of Interface Builder name, and their members.
@MainActor enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var registeredMembers: [ObjectIdentifier: [NibMember]] = [:]
  private static var makers: [ObjectIdentifier: () -> AnyObject] = [:]
  private static var known: [ObjectIdentifier: [String: NibMember]] = [:]
  private static var toldUnknown: Set<String> = []
  /// A stand-in for each class of the app's own, for files whose app isn't there; `nil` for the app's classes themselves.
  static var standIn: ((AnyClass) -> AnyClass)?

  static func register(_ type: AnyClass, as name: String, _ members: [NibMember], make: (() -> AnyObject)? = nil) {
    registered[name] = type
    makers[ObjectIdentifier(type)] = make
    registeredMembers[ObjectIdentifier(type), default: []] += members
    known[ObjectIdentifier(type)] = nil
  }

  // MARK: Classes

  /// The class of the app's own that an object is of; UIKit's where there is none, which is told once.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - module: Its module; the app's where a file names none.
  ///   - base: UIKit's class.
  ///   - modules: The modules that the class may be in besides.
  /// - Returns: The class.
  static func type(named name: String?, module: String?, base: AnyClass, in modules: [String]) -> AnyClass {
    guard let name else { return base }
    if let standIn { return standIn(base) }
    guard let type = find(name, module, modules) else {
      if toldUnknown.insert(name).inserted {
        standardError("Unknown class \(module.map { "\($0)." } ?? "")\(name) in Interface Builder file.")
      }
      return base
    }
    return type
  }

  private static func find(_ name: String, _ module: String?, _ modules: [String]) -> AnyClass? {
    if let type = module.flatMap({ registered["\($0).\(name)"] }) ?? registered[name] { return type }
    // A file that is a test's or a tool's may be built under another module's name than the one that it says.
    for module in ([module].compactMap { $0 } + modules + uiModules) {
      guard let type = _typeByName("\(module).\(name)") as? AnyClass else { continue }
      if !uiModules.contains(module), appModules.insert(module).inserted { known = [:] }
      return type
    }
    return nil
  }

  /// The modules in which the system's classes are.
  private static let uiModules = ["UIKit", "MapKit", "WebKit"]

  /// A class by its name and module, as `Info.plist` writes them; a class without a module is the app's.
  static func type(ofPath path: String) -> AnyClass? {
    let words = path.split(separator: ".").map(String.init)
    guard let name = words.last else { return nil }
    let modules = [NibClasses.module(of: UIApplication.shared.startedDelegate), UINib.module].compactMap { $0 }
    return find(name, words.count > 1 ? words.first : nil, modules)
  }

  /// A class of the system's by its name; `nil` for one that isn't there.
  static func systemType(named name: String) -> AnyClass? {
    uiModules.lazy.compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first
  }

  /// The module of an object's class.
  static func module(of object: AnyObject?) -> String? {
    object.map { String(reflecting: Swift.type(of: $0)).prefix { $0 != "." } }.map(String.init)
  }

  // MARK: Members

  /// A member of an object's class or of a class above it.
  static func member(named name: String, of object: AnyObject) -> NibMember? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let member = members(of: current)[name] { return member }
      type = _getSuperclass(current)
    }
    return nil
  }

  private static func members(of type: AnyClass) -> [String: NibMember] {
    if let members = known[ObjectIdentifier(type)] { return members }
    var found: [String: NibMember] = [:]
    for member in written(of: type) + (registeredMembers[ObjectIdentifier(type)] ?? []) { found[member.name] = member }
    known[ObjectIdentifier(type)] = found
    return found
  }

  private static func written(of type: AnyClass) -> [NibMember] { lists(of: type).flatMap { $0.members } }

  /// The lists that the rewriting of the files wrote which declare or extend the class: of those of UIKit's in the app's modules.
  private static func lists(of type: AnyClass) -> [any NibMembers.Type] {
    let words = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
    guard let own = words.first, words.count > 1 else { return [] }
    let modules = uiModules.contains(String(own)) ? appModules.sorted() : [String(own)]
    let name = "_\(words.dropFirst().joined(separator: "_"))_NibMembers"
    return modules.flatMap { module in
      (1...greatestNumberOfLists).compactMap { number in
        _typeByName("\(module).\(name)\(number == 1 ? "" : "\(number)")") as? any NibMembers.Type
      }
    }
  }

  private static let greatestNumberOfLists = 8
  /// The modules of the app's own classes that files named.
  private static var appModules: Set<String> = []

  /// An object of a class that is made without arguments; `nil` where nothing says how.
  static func make(_ type: AnyClass) -> AnyObject? {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    return lists(of: type).lazy.compactMap { $0.make?() }.first
  }

  // MARK: Actions

  /// The method of an action's name; `nil` where the object's classes list none.
  static func action(named name: String, of object: AnyObject) -> Selector? {
    if case .action(let selector)? = member(named: name, of: object)?.kind { selector } else { nil }
  }

  /// Lets names of methods find them.
  static func findActions() {
    guard !findsActions else { return }
    findsActions = true
    Selector.findMethods { name, object in
      // Actions are sent on the main actor.
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated { unsafe action(named: name, of: object) }
    }
  }

  private static var findsActions = false
}
