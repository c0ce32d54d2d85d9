import SwiftSyntax

/// Lists the members of classes that files of Interface Builder name, behind the last declaration that has one: UIKit finds them there by the class's name.
///
///     @IBOutlet var title: UILabel!          NibMember("title", \LoginView.title)
///     @IBInspectable var radius: CGFloat { get { … } set { … } }
///                                            NibMember("radius", set: { (owner: LoginView, value: CGFloat) in owner.radius = value })
///     @IBAction func tapped(_ sender: Any)   NibMember(Selector("tapped:", LoginView.tapped(_:)))
///
/// For a class that is made without arguments and that no coder makes, such as an app's delegate or a list's data source, the list says how. A segue's initializer
/// is required here, for storyboards make segues of the app's own classes with it.
final class NibLists: Rewrite {
  override class var triggers: [String] {
    [
      "@IB", "@GKInspectable", "@main", "@UIApplicationMain", "SceneDelegate", "UIApplicationDelegate",
      "UIStoryboardSegue", "DataSource",
    ]
  }

  /// The list of a class, as far as this file has it.
  private struct List {
    /// The class with those that it is in.
    let type: String
    var members: [String] = []
    var make: String?
    /// The end of the outermost declaration that the last of them is in.
    var end: AbsolutePosition
  }

  private var lists: [List] = []
  private var scopes: [String?] = []
  /// The end of the outermost declaration that is looked through.
  private var end = AbsolutePosition(utf8Offset: 0)

  override func run() {
    super.run()
    for list in lists where !list.members.isEmpty || list.make != nil {
      edits.append(Edit(at: list.end, insert: "; " + declaration(of: list)))
    }
  }

  private func declaration(of list: List) -> String {
    let base = list.type.replacing(".", with: "_")
    let number = module.numberOfNibList(of: list.type.lastName, in: file.path)
    let name = "\(base)_NibMembers\(number == 1 ? "" : "\(number)")"
    let make = list.make.map { _ in "; static var make: (() -> AnyObject)? { \(list.type)._\(name)_make }; " } ?? ""
    let maker = list.make.map { "; fileprivate static var _\(name)_make: () -> AnyObject { { \($0) } }" } ?? ""
    return
      "extension \(list.type) { fileprivate static var _\(name): [NibMember] { [\(list.members.joined(separator: ", "))] }\(maker) }"
      + "; final class _\(name): NibMembers { static var members: [NibMember] { \(list.type)._\(name) }\(make) }"
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil
    enter(isGeneric ? nil : qualified(node.name.text), node)
    if !isGeneric { noteMaking(of: node) }
    if isGeneric, node.memberBlock.description.contains("@IBOutlet") {
      notes.append("the outlets of the generic class \(node.name.text) aren't listed")
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(qualified(node.name.text), node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(qualified(node.name.text), node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.genericWhereClause == nil ? node.extendedType.trimmedDescription : nil, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func qualified(_ name: String) -> String? {
    guard let outer = scopes.last else { return name }
    return outer.map { "\($0).\(name)" }
  }

  @discardableResult
  private func enter(_ type: String?, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { end = node.endPositionBeforeTrailingTrivia }
    scopes.append(type)
    return .visitChildren
  }

  private func note(_ change: (inout List) -> Void) {
    guard let type = scopes.last ?? nil else { return }
    if !lists.contains(where: { $0.type == type }) { lists.append(List(type: type, end: end)) }
    for index in lists.indices where lists[index].type == type {
      change(&lists[index])
      lists[index].end = end
    }
  }

  /// The classes that a coder makes, or UIKit itself.
  private static let madeOtherwise: Set = [
    "UIView", "UIViewController", "UIStoryboardSegue", "UIBarItem", "NSLayoutConstraint",
  ]
  private static let delegates: Set = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  private static let dataSources = ["UITableViewDataSource", "UICollectionViewDataSource", "UIPickerViewDataSource"]

  /// Notes how a class without arguments is made, where something else than a coder makes it.
  private func noteMaking(of node: ClassDeclSyntax) {
    let name = node.name.text
    let above = module.ancestors(of: name)
    guard above.allSatisfy({ !Self.madeOtherwise.contains($0) }), !Self.madeOtherwise.contains(name) else { return }
    let isRecognizer = above.contains("UIGestureRecognizer")
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? []
    let isDelegate = !Self.delegates.isDisjoint(with: inherited)
    let hasMembers = node.memberBlock.members.contains { $0.decl.namesNibMember }
    let isSource = Self.dataSources.contains { module.conformers[$0]?.contains { $0.type == name } ?? false }
    guard isRecognizer || isDelegate || ((hasMembers || isSource) && above.contains("NSObject")) else { return }
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let arguments = isRecognizer ? ["target", "action"] : []
    let made = own.filter { !$0.modifiers.has("convenience") }
    let fits = made.isEmpty || made.contains { $0.labels == arguments && $0.givesValue }
    guard fits, let type = scopes.last ?? nil else { return }
    note { $0.make = isRecognizer ? "\(type)(target: nil, action: nil)" : "\(type)()" }
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("IBOutlet") || node.attributes.has("IBInspectable"), !node.modifiers.has("static"),
      let type = scopes.last ?? nil
    else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let property = binding.setOnly(name, of: type) ?? "\\\(type).\(name)"
      note { $0.members.append("NibMember(\"\(name.filter { $0 != "`" })\", \(property))") }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("IBAction") || node.attributes.has("IBSegueAction"), let type = scopes.last ?? nil else {
      return .skipChildren
    }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let selector = ObjectiveCName.selector(node.name.text, labels, explicit: node.attributes.objCName)
    let method = labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels.map { "\($0):" }.joined()))"
    note { $0.members.append("NibMember(Selector(\"\(selector)\", \(type).\(method)))") }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.labels == ["identifier", "source", "destination"],
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return .skipChildren }
    edits.append(Edit(modifier, by: "required"))
    return .skipChildren
  }
}

extension DeclSyntax {
  /// Tells whether it is a member that files of Interface Builder name.
  fileprivate var namesNibMember: Bool {
    if let property = self.as(VariableDeclSyntax.self) { return property.attributes.namesNibMember }
    return self.as(FunctionDeclSyntax.self)?.attributes.namesNibMember ?? false
  }
}

extension AttributeListSyntax {
  /// Tells whether it marks a member that files of Interface Builder name.
  var namesNibMember: Bool { ["IBOutlet", "IBInspectable", "IBAction", "IBSegueAction"].contains { has($0) } }
}

extension PatternBindingSyntax {
  /// The way in which a property is set that has code for it: a key path would ask it for its value too.
  fileprivate func setOnly(_ name: String, of type: String) -> String? {
    guard case .accessors(let accessors)? = accessorBlock?.accessors,
      accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }),
      let value = typeAnnotation?.type
    else { return nil }
    let optional = value.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType.trimmedDescription)?" }
    return
      "set: { (owner: \(type), value: \(optional ?? value.trimmedDescription)) in owner.\(name) = value }"
  }
}

extension InitializerDeclSyntax {
  /// Tells whether it gives an object whenever it is called.
  fileprivate var givesValue: Bool { optionalMark == nil && signature.effectSpecifiers == nil }

  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension String {
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
