import Documents
import Foundation
import InterfaceBuilder
import LayoutModel

/// One loading of a file, or of a part of it: objects are made, then connected, then awoken with `awakeFromNib`.
@MainActor final class NibLoader {
  let nib: NibFile
  /// The object that the file's owner stands for: what code hands over, or a controller for its view.
  private(set) weak var owner: NSObject?
  /// The object id under which the file has the owner; `nil` where a placeholder stands for it.
  private var ownerID: String?
  /// The traits for which the file's variations are chosen.
  private(set) var traits: Traits
  /// The live objects by their object ids.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects made here, in the order in which they were made.
  private var made: [(object: AnyObject, declared: NibObject?)] = []
  /// The owner's objects that are known by code's names for them.
  private let proxies: [String: Any]
  /// The constraints of the views made, each with the view that holds it.
  private var constraints: [(holder: UIView, constraint: Constraint)] = []
  /// The guides by their ids.
  private var guides: [String: UILayoutGuide] = [:]

  init(_ nib: NibFile, owner: NSObject?, traits: Traits, proxies: [String: Any] = [:]) {
    (self.nib, self.owner, self.traits, self.proxies) = (nib, owner, traits, proxies)
    NibClasses.findActions()
  }

  /// Makes loadings of the file for the same owner, as often as a list asks for a row; it keeps nothing of this one alive.
  var repeated: @MainActor () -> NibLoader {
    { [weak owner, nib, ownerID, traits, proxies] in
      let loader = NibLoader(nib, owner: owner, traits: traits, proxies: proxies)
      if let owner { loader.goOn(for: owner, ownerID, in: traits) }
      return loader
    }
  }

  /// Goes on with the view of a controller whose bars' items it made.
  ///
  /// - Parameters:
  ///   - owner: The controller.
  ///   - id: Its object id.
  ///   - traits: The traits of the place of its view.
  func goOn(for owner: NSObject, _ id: String?, in traits: Traits) {
    (self.owner, self.traits) = (owner, traits)
    ownerID = id
    if let id { objects[id] = owner }
  }

  /// The modules in which the app's classes are looked for where the file names none.
  var modules: [String] {
    [NibClasses.module(of: owner), UIApplication.delegateModule, UINib.module].compactMap { $0 }.filter {
      $0 != "UIKit"
    }
  }

  // MARK: Making

  /// A view with all that is in it.
  func makeView(_ declared: View) -> UIView {
    let object = nib.object(at: declared.position)
    let base: AnyClass = Self.viewType(of: declared)
    let type: AnyClass = NibClasses.type(
      named: object?.customClass, module: object?.customModule, base: base, in: modules)
    let wanted = type as? UIView.Type ?? UIView.self
    guard let view = wanted.init(coder: NibCoder(.view(declared), object, self)) else {
      preconditionFailure("\(wanted).init(coder:) made no view for \(nib.fileName)")
    }
    return view
  }

  private static func viewType(of declared: View) -> AnyClass {
    NibClasses.systemType(named: declared.className) ?? UIView.self
  }

  /// Notes an object that was made of the file.
  func note(_ object: AnyObject, _ declared: NibObject?) {
    if let id = declared?.id, objects[id] == nil { objects[id] = object }
    made.append((object, declared))
  }

  /// Gives an object an id that others of the file name it by.
  func name(_ object: AnyObject, _ id: String) { if objects[id] == nil { objects[id] = object } }

  /// The live object of an id; the owner for its placeholder.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    if nib.objects.placeholders[id] == .filesOwner { return owner }
    if let identifier = nib.objects[id]?.settings["placeholderIdentifier"], let proxy = proxies[identifier] {
      return proxy as AnyObject
    }
    return nil
  }

  // MARK: Constraints

  func note(_ constraint: Constraint, heldBy holder: UIView) { constraints.append((holder, constraint)) }

  func note(_ guide: UILayoutGuide, _ id: String) { guides[id] = guide }

  /// Activates the constraints of the views made, a view's before those of the views in it: in this order they are broken where they
  /// contradict each other, as in a declared screen.
  func activateConstraints() {
    let pending = constraints
    constraints = []
    for (holder, constraint) in pending { activate(constraint, heldBy: holder) }
  }

  private func activate(_ written: Constraint, heldBy holder: UIView) {
    let declared = written.resolved(for: traits)
    guard !declared.isPlaceholder, let first = item(declared.firstItem, holder) else { return }
    var second: AnyObject?
    if let other = declared.second {
      guard let item = item(other.item, holder) else { return }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: .init(declared.firstAttribute), relatedBy: .init(declared.relation), toItem: second,
      attribute: declared.second.map { .init($0.attribute) } ?? .notAnAttribute,
      multiplier: declared.second?.multiplier ?? 1, constant: declared.constant)
    constraint.priority = UILayoutPriority(Float(declared.priority.rawValue))
    let object = nib.object(at: declared.position)
    constraint.identifier = object?.settings["identifier"]
    constraint.declaration = declared.position.map { FilePlace(file: nib.fileName, line: $0.line) }
    note(constraint, object)
    guard declared.isActive, !declared.isRemovedAtBuildTime else { return }
    constraint.isActive = true
  }

  private func item(_ item: Constraint.Item, _ holder: UIView) -> AnyObject? {
    func view(_ id: String) -> UIView? { objects[id] as? UIView }
    switch item {
    case .holder: return holder
    case .id(let id): return view(id) ?? guides[id]
    case .superview(let id): return view(id)?.superview
    case .guide(let guide, let id):
      guard let view = id.map({ view($0) }) ?? holder else { return nil }
      switch guide {
      case .topLayoutGuide: return view.rare?.viewController?.topLayoutGuide ?? view.systemGuide(.safeArea)
      case .bottomLayoutGuide: return view.rare?.viewController?.bottomLayoutGuide ?? view.systemGuide(.safeArea)
      default: return view.systemGuide(guide)
      }
    }
  }

  // MARK: Connecting and waking

  /// Connects the objects made: first the owner, whose outlets lead to them.
  ///
  /// - Parameters:
  ///   - owned: The file's object for the owner.
  ///   - makesTop: A Boolean that tells whether the objects at the top of the file, or of the owner's scene, are made first.
  func connect(_ owned: NibObject?, makingTop makesTop: Bool = true) {
    makeOthers(at: makesTop ? nib.objects.topLevel.filter { nib.objects[$0]?.scene == owned?.scene } : [])
    if let owned, let owner { NibConnections(self).connect(owner, owned) }
    for (object, declared) in made {
      if let declared { NibConnections(self).connect(object, declared) }
    }
    for (object, declared) in made {
      for attribute in declared?.runtimeAttributes ?? [] { RuntimeAttributes(self).set(attribute, of: object) }
    }
  }

  /// Sets the owner's runtime attributes.
  func setAttributes(of owner: NSObject, _ declared: NibObject) {
    for attribute in declared.runtimeAttributes { RuntimeAttributes(self).set(attribute, of: owner) }
  }

  /// Tells the objects made that they are ready.
  func awake() {
    for (object, _) in made {
      if let view = object as? UIView { view.awakeFromNib() }
    }
  }

  /// The objects made that segues begin at, with what the file says of them.
  var segueSources: [(object: AnyObject, declared: NibObject)] {
    made.compactMap { object, declared in declared.flatMap { $0.beginsSegues ? (object, $0) : nil } }
  }

  /// Makes the objects beside the views: those of some ids, and the gestures that views name.
  private func makeOthers(at top: [String]) {
    var wanted = top
    for (_, declared) in made {
      for connection in declared?.connections ?? [] {
        if case .outletCollection(property: "gestureRecognizers") = connection.kind {
          wanted.append(connection.destination)
        }
      }
    }
    for id in wanted where objects[id] == nil {
      guard let declared = nib.objects[id], let object = makeOther(declared) else { continue }
      note(object, declared)
    }
  }

  private func makeOther(_ declared: NibObject) -> NSObject? {
    if let recognizer = NibGestures.recognizer(declared, in: modules) { return recognizer }
    guard declared.kind == "customObject" else { return nil }
    let type: AnyClass = NibClasses.type(
      named: declared.customClass, module: declared.customModule, base: NSObject.self, in: modules)
    return NibClasses.make(type) as? NSObject ?? NSObject()
  }

  /// The objects at the file's top, in its order.
  var topLevelObjects: [Any] { nib.objects.topLevel.compactMap { objects[$0] } }
}
