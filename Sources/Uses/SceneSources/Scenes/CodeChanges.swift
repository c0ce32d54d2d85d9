package import CodeText
import FileSystem
import InterfaceBuilder
package import LayoutModel

/// The changes that the code of a project makes to views and constraints of a file of Interface Builder, through their outlets.
///
/// Nothing is built: the text of the code says it (<doc:Lint#What-the-code-says>).
package struct CodeChanges: Sendable {
  /// A change of a view or a constraint.
  package struct Change: Hashable, Sendable {
    /// The kind of change; `nil` where the code that may change it isn't here.
    package let kind: CodeType.Kind?
    package let outlet: String
    /// The place of the line that does it, `Card.swift:12`; the class whose code isn't here.
    package let place: String
  }

  /// The changes of constraints, by their object ids.
  package private(set) var constraints: [String: Change] = [:]
  /// The changes of views, by their object ids.
  package private(set) var views: [String: [Change]] = [:]
  /// The classes of objects that aren't in the code although the project's code is here, by the objects' ids: those of a library that
  /// wasn't fetched.
  package private(set) var missingClasses: [String: String] = [:]
  /// The outlets that classes lack, so that a scene can't be loaded as it is (`Card has no 'badge'`), by the object ids of all that is in the
  /// scene; under `nil` that of a xib.
  private var misfits: [String?: String] = [:]

  /// The views, by their object ids, of controllers that code puts into a navigation controller, and those that are drawn below a simulated
  /// bar: a bar that isn't in the file stands above them.
  package private(set) var barredViews: Set<String> = []
  /// The views, by their object ids, of controllers that code shows as a part of another controller's screen, which gives the view's size
  /// and safe area.
  package private(set) var embeddedViews: Set<String> = []

  package var isEmpty: Bool {
    constraints.isEmpty && views.isEmpty && missingClasses.isEmpty && barredViews.isEmpty && embeddedViews.isEmpty
  }

  /// Outlets that every class of a kind has: they tell nothing about a view.
  private static let standard: Set<String> = ["view", "delegate", "dataSource", "menu", "inputView", "tableView"]

  /// Outlets of the system's own classes, which no class of an app declares.
  private static let ofSystem: Set<String> = [
    "accessoryView", "backgroundView", "collectionView", "collectionViewLayout", "detailTextLabel", "dragDelegate",
    "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView", "leftView",
    "navigationDelegate", "navigationItem",
    "prefetchDataSource", "refreshControl", "rightView", "searchBar", "searchDisplayController",
    "selectedBackgroundView",
    "tableFooterView", "tableHeaderView", "textLabel", "titleView", "transitioningDelegate", "UIDelegate", "uiDelegate",
  ]

  /// None.
  package init() {}

  /// The changes of the objects of a scene that was made otherwise than by the file alone.
  ///
  /// - Parameters:
  ///   - constraints: The changes of constraints, by the constraints' ids there.
  ///   - views: The changes of views, by the views' ids there.
  ///   - missingClasses: The classes that aren't in the code, by the ids of their views there.
  ///   - barredViews: The views below bars that aren't in the file, by their ids there.
  ///   - embeddedViews: The views of controllers within others' screens, by their ids there.
  package init(
    constraints: [String: Change], views: [String: [Change]], missingClasses: [String: String],
    barredViews: Set<String> = [], embeddedViews: Set<String> = []
  ) {
    (self.constraints, self.views, self.missingClasses) = (constraints, views, missingClasses)
    (self.barredViews, self.embeddedViews) = (barredViews, embeddedViews)
  }

  /// Reads the changes of a file's objects.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - initial: The id of the controller that the file shows first.
  ///   - code: The code of the file's project.
  ///   - folder: The file's folder.
  init(of objects: NibObjects, showing initial: String?, by code: ProjectCode, in folder: Path) {
    var filled: Set<String> = []
    var parts: [String: [NibObject]] = [:]
    var reached = Set([initial].compactMap(\.self))
    var misfitsByScene: [String?: String] = [:]
    for object in objects.byID.values {
      for connection in object.connections {
        if case .segue = connection.kind { reached.insert(connection.destination) }
      }
      // A bar set to none has a key alone.
      if objects.owner != nil, let bar = object.values["simulatedTopBarMetrics"], bar.count > 1 {
        barredViews.insert(object.id)
      }
      guard let parent = object.parent else { continue }
      filled.insert(parent)
      if Self.parts.contains(object.settings["key"] ?? "") { parts[parent, default: []].append(object) }
    }
    for (_, owner) in objects.byID.sorted(by: { $0.key < $1.key }) {
      if !reached.contains(owner.id), code.embeds(owner.customClass, or: owner.settings["storyboardIdentifier"]) {
        embeddedViews.formUnion(view(of: owner, parts))
      }
      guard let name = owner.customClass else { continue }
      let chain = code.chain(of: name, near: folder)
      if chain == nil, !code.files.isEmpty, !ProjectCode.isSystemClass(name) { missingClasses[owner.id] = name }
      if code.pushes(name, or: owner.settings["storyboardIdentifier"]) { barredViews.formUnion(view(of: owner, parts)) }
      // The table of such a controller has a name without an outlet.
      if owner.kind == "tableViewController", let chain {
        for table in view(of: owner, parts) { addEnds(of: "tableView", by: chain, to: parts[table]) }
      }
      for connection in owner.connections {
        let outlet: String
        switch connection.kind {
        case .outlet(let property), .outletCollection(let property): outlet = property
        case .action, .segue: continue
        }
        if let chain { addEnds(of: outlet, by: chain, to: parts[connection.destination]) }
        guard !Self.standard.contains(outlet), let object = objects.byID[connection.destination] else { continue }
        if let chain, !Self.ofSystem.contains(outlet), chain.lacksOutlet(outlet), misfitsByScene[owner.scene] == nil {
          misfitsByScene[owner.scene] = "\(name) has no '\(outlet)'"
        }
        let isConstraint = object.kind == "constraint"
        // Another function may do anything to a constraint, and may move a view that no constraint places.
        let handing: CodeType.Kind? = isConstraint ? .constraint : object.isPlacedByMask ? .frame : nil
        let uses = code.uses(ofOutlet: outlet, of: name, near: folder, handing: handing)
        if isConstraint {
          let own = uses?.first { $0.kind == .constraint }.map {
            Change(kind: .constraint, outlet: outlet, place: $0.place)
          }
          guard let change = uses == nil ? Change(kind: nil, outlet: outlet, place: name) : own else { continue }
          if constraints[object.id]?.kind == nil { constraints[object.id] = change }
        } else if let uses {
          let changes = uses.filter { ![.constraint, .header, .footer].contains($0.kind) }.map {
            Change(kind: $0.kind, outlet: outlet, place: $0.place)
          }
          if !changes.isEmpty { views[object.id, default: []] += changes }
        } else if object.kind == "stackView", !filled.contains(object.id) {
          views[object.id, default: []].append(Change(kind: nil, outlet: outlet, place: name))
        }
      }
    }
    misfits[nil] = misfitsByScene[nil]
    guard !misfitsByScene.isEmpty else { return }
    for object in objects.byID.values { misfits[object.id] = misfitsByScene[object.scene] }
  }

  /// The keys of objects that are a part of the one around them.
  private static let parts: Set<String> = ["view", "tableHeaderView", "tableFooterView"]
  /// The changes of a table that are changes of a part of it, by the parts' keys.
  private static let ends: [String: CodeType.Kind] = ["tableHeaderView": .header, "tableFooterView": .footer]

  /// The object id of a controller's view; a xib's owner has it by an outlet.
  private func view(of owner: NibObject, _ parts: [String: [NibObject]]) -> [String] {
    let outlets = owner.connections.filter { connection in
      if case .outlet("view") = connection.kind { true } else { false }
    }
    return (parts[owner.id] ?? []).filter { $0.settings["key"] == "view" }.map(\.id) + outlets.map(\.destination)
  }

  /// Adds the changes of a table's header and footer by the classes that hold the table in a property.
  private mutating func addEnds(of table: String, by chain: ProjectCode.Chain, to parts: [NibObject]?) {
    for part in parts ?? [] {
      guard let kind = Self.ends[part.settings["key"] ?? ""],
        let place = chain.parts.lazy.compactMap({ own in own.touches[table]?[kind].map(own.place) }).first
      else { continue }
      views[part.id, default: []].append(Change(kind: kind, outlet: table, place: place))
    }
  }

  /// Returns why a scene, or a xib, can't be loaded as it is (`Card has no 'badge'`); `nil` where nothing says so.
  ///
  /// - Parameter id: The object id of the scene's controller.
  /// - Returns: The reason.
  package func misfit(ofScene id: String?) -> String? { misfits[id] }

  /// Returns the scene with what the code changes marked as such, so that whatever rests on it is a guess.
  package func marked(_ scene: Scene) -> Scene {
    guard !isEmpty else { return scene }
    return scene.mapping { controller in controller.view = marked(controller.view) }
  }

  private func marked(_ view: View) -> View {
    var view = view
    if !view.constraints.isEmpty, !constraints.isEmpty {
      for index in view.constraints.indices {
        if let id = view.constraints[index].id, constraints[id] != nil {
          view.constraints[index].isRemovedAtBuildTime = true
        }
      }
    }
    if let id = view.id, let changes = views[id] { mark(&view, changes) }
    if let id = view.id, embeddedViews.contains(id), view.provenance.frame == nil {
      (view.provenance.frame, view.provenance.frameAxes) = (.part, .both)
    }
    view.subviews = view.subviews.map(marked)
    return view
  }

  private func mark(_ view: inout View, _ changes: [Change]) {
    let kinds = Set(changes.map(\.kind))
    if !kinds.isDisjoint(with: [.frame, .header, .footer]), view.provenance.frame == nil {
      view.provenance.frame = .row
      view.provenance.frameAxes = kinds.contains(.frame) ? .both : .vertical
    }
    guard view.provenance.content == nil else { return }
    if kinds.contains(.text) || kinds.contains(.look) {
      view.provenance.content = view.kind == .imageView ? .image(nil) : .text
      // A title has one line, however long it is.
      let isOneLine = [.button, .textField].contains(view.kind) && !kinds.contains(.look)
      view.provenance.contentAxes = isOneLine ? .horizontal : .both
    } else if kinds.contains(nil) || kinds.contains(.content) || kinds.contains(.constraints) {
      view.provenance.content = .row
      view.provenance.contentAxes = .both
    }
  }
}

extension NibObject {
  /// A Boolean value that tells whether a view's mask places it, and constraints don't.
  fileprivate var isPlacedByMask: Bool {
    settings["fixedFrame"] == "YES" || settings["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }
}

extension Scene {
  /// Returns the scene with all its controllers changed, those in others first.
  package func mapping(_ change: (inout ViewController) -> Void) -> Scene {
    var scene = Scene(
      checked: rootViewController.mapping(change), viewControllers: viewControllers.map { $0.mapping(change) },
      name: name, device: device, systemVersion: systemVersion, application: application, orientation: orientation,
      userSettings: userSettings, events: events, id: id, title: title, canvas: canvas)
    scene.assertions = assertions
    scene.ignoredRules = ignoredRules
    scene.position = position
    scene.fileNames = fileNames
    return scene
  }
}

extension ViewController {
  fileprivate func mapping(_ change: (inout ViewController) -> Void) -> ViewController {
    var controller = self
    controller.viewControllers = viewControllers.map { $0.mapping(change) }
    for index in childViewControllers.indices {
      controller.childViewControllers[index].viewController = childViewControllers[index].viewController.mapping(change)
    }
    for index in presents.indices {
      if case .declared(let own) = presents[index].subject {
        controller.presents[index].subject = .declared(own.mapping(change))
      }
    }
    change(&controller)
    return controller
  }
}
