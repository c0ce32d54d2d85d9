import Checks
import Documents
import Fixtures
import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import SceneSources
import Testing

/// A scene that is written as a fixture reads back as the same scene, and lays out the same.
struct RoundTripTests {
  private static let readableFixtures = Checkout.fixtures().filter { !$0.contains("/Rejected/") }
  private static let ownFiles = ["xib", "storyboard"].flatMap { ending in
    Checkout.files(below: "Fixtures/InterfaceBuilder", ending: ending)
  }
  /// A device that stands in where a fixture names none.
  private static let device = "iphone-8"
  private static let threads = 4

  @Test("A fixture reads back as the scene that was written", arguments: readableFixtures)
  func keepsFixtures(path: String) throws {
    let scene = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: "fixture")
    let copy = try #require(try readBack(scene))
    let device = scene.device == nil ? Self.device : nil
    for orientation in InterfaceOrientation.allCases {
      let (before, after) = (
        try scene.layout(in: orientation, on: device), try copy.layout(in: orientation, on: device)
      )
      #expect(differences(before, after) == [], "\(orientation.name)")
    }
  }

  @Test("Every key that the fixtures use is written, but for short forms of others")
  func writesEveryKey() throws {
    var (read, written): (Set<String>, Set<String>) = ([], [])
    for path in Self.readableFixtures {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      read.formUnion(try keys(of: bytes))
      let text = Fixture.text(of: try Fixture.scene(from: bytes, name: "fixture"))
      written.formUnion(try keys(of: Array(text.utf8)))
    }
    // Constraints come out one by one, as texts, transforms as matrices; priorities are left out where the class has them;
    // what templates make comes out as it was made.
    let short: Set<String> = [
      "visualFormat", "options", "metrics", "views", "firstItem", "relation", "secondItem", "secondAttribute",
      "firstAttribute", "multiplier", "rotation", "scaleX", "scaleY", "translationX", "translationY", "vertical",
      "templates", "make", "as",
    ]
    #expect(read.subtracting(written).filter { !short.contains($0) } == [])
  }

  @Test("Priorities and constraints that a text can't say are written by their keys")
  func writesSpelledConstraints() throws {
    var view = View(class: "UILabel", contentHuggingPriority: AxisPriorities(horizontal: 300, vertical: 251))
    view.contentCompressionResistancePriority = AxisPriorities(horizontal: 750, vertical: 800)
    let second = Constraint.Second(.superview(of: "inner"), .width, multiplier: 0.5)
    view.constraints = [Constraint(.holder, .width, .lessThanOrEqual, second, constant: -3, priority: 999)]
    view.subviews = [View("inner")]
    let scene = try Scene(name: "spelled", device: "iphone-8", view: View(subviews: [View("a"), view]))
    let text = Fixture.text(of: scene)
    for part in [
      "\"contentHuggingPriority\": {\"horizontal\": 300}",
      "\"contentCompressionResistancePriority\": {\"vertical\": 800}", "\"id\": \"UILabel\"",
      "\"UILabel.width <= 0.5 * UILabel.width - 3 @999\"",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    view.constraints = [
      Constraint(.holder, .width, .lessThanOrEqual, Constraint.Second(.id("a"), .width, multiplier: 0.5), constant: -3)
    ]
    let unnamed = try Scene(name: "spelled", device: "iphone-8", view: View(subviews: [View("a"), view]))
    let object = [
      "\"firstAttribute\": \"width\"", "\"relation\": \"lessThanOrEqual\"", "\"secondItem\": \"a\"",
      "\"secondAttribute\": \"width\"", "\"multiplier\": 0.5", "\"constant\": -3",
    ]
    for part in object { #expect(Fixture.text(of: unnamed).contains(part), "\(part)") }
    #expect(try readBack(scene) != nil)
    #expect(try readBack(unnamed) != nil)
  }

  @Test("An Interface Builder file's scenes come back from fixtures, and lay out as on the canvas", arguments: ownFiles)
  func keepsOwnFiles(path: String) throws {
    #expect(faults(ofFile: path) == [])
  }

  @Test(
    "Public files' scenes come back from fixtures, and lay out as on the canvas",
    .enabled(if: PublicFiles.areHere, "\(PublicFiles.reason)"))
  func keepsPublicFiles() {
    let paths = PublicFiles.paths
    let found = Workers.map(paths.count, threads: Self.threads) { faults(ofFile: paths[$0]) }
    #expect(found.flatMap(\.self) == [])
  }

  /// Returns the faults between an Interface Builder file's scenes and their fixtures.
  private func faults(ofFile path: String) -> [String] {
    do {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let file = try InterfaceBuilderFile(reading: bytes, name: "file")
      return try faultsOnDevices(file, path)
        + file.scenes().scenes.flatMap { scene in
          let place = "\(path), \(scene.id ?? "?")"
          guard let canvas = scene.canvas, let copy = try readBack(scene) else { return ["\(place): another scene"] }
          let (before, after) = (try scene.layout(on: canvas), try copy.layout(in: canvas.orientation))
          return differences(before, after).map { "\(place): \($0)" }
        }
    } catch {
      return ["\(path): \(error)"]
    }
  }

  /// The devices on which scenes come back the same, the file's own if `nil`, and their orientations.
  private static let targets: [(device: String?, orientation: InterfaceOrientation)] = [
    ("ipad-9-7", .landscapeLeft), (nil, .portrait), (nil, .landscapeLeft),
  ]

  /// Returns the faults between scenes as devices show them, with containers and presentations, and their fixtures.
  private func faultsOnDevices(_ file: InterfaceBuilderFile, _ path: String) throws -> [String] {
    try Self.targets.flatMap { device, orientation in
      let known = try device.map { try DeviceCatalogue.knownDevice(named: $0, systemVersion: nil) }
      let window = (known ?? file.systemDevice()).window(in: orientation)
      return try file.scenes(in: window, orientation).scenes.flatMap { scene in
        let place = "\(path), \(scene.id ?? "?") on \(device ?? "its own device") in \(orientation.name)"
        guard let copy = try readBack(scene) else { return ["\(place): another scene"] }
        do {
          let (before, after) = (
            try scene.layout(in: orientation, on: device), try copy.layout(in: orientation, on: device)
          )
          return differences(before, after).map { "\(place): \($0)" }
        } catch is SimulatedException {
          return []
        }
      }
    }
  }

  /// The scene that a scene's text says; `nil` where it is another, or written in other words.
  private func readBack(_ scene: Scene) throws -> Scene? {
    let text = Fixture.text(of: scene)
    let copy = try Fixture.scene(from: Array(text.utf8), name: "copy")
    guard copy.withoutPlaces == PortableScene.scene(scene).withoutPlaces, Fixture.text(of: copy) == text else {
      return nil
    }
    return copy
  }

  /// In what two layouts differ that should be the same.
  private func differences(_ a: ScreenLayout, _ b: ScreenLayout) -> [String] {
    let found = [
      ("orientation", a.orientation == b.orientation), ("window", a.layout.window == b.layout.window),
      ("frames", a.layout.frames == b.layout.frames), ("names", haveSameNames(a.layout.tree, b.layout.tree)),
      ("ambiguities", a.layout.ambiguities == b.layout.ambiguities),
      ("diagnostics", findings(of: a) == findings(of: b)),
    ]
    return found.filter { !$0.1 }.map(\.0)
  }

  /// The findings of a layout: codes, severities and items. A fixture has no drawings, and none of the findings that
  /// compare with those. Ids with characters that a fixture doesn't allow aren't the fixture's.
  private func findings(of screen: ScreenLayout) -> [String] {
    let ofLayouts = screen.controllers.flatMap(\.layout.diagnostics)
    let ofDrawings: Set<Diagnostic.Code> = [.misplacedView, .fixedFrameView, .ambiguousLayout]
    return screen.diagnostics.filter { ofLayouts.contains($0) || !ofDrawings.contains($0.code) }.map { finding in
      let items = finding.items.map { $0.contains(where: " ._/".contains) ? "?" : $0 }
      return "\(finding.severity) \(finding.code.rawValue) \(items)"
    }
  }

  /// Tells whether views and guides are called the same, but for ids with spaces, which fixtures don't allow, and of
  /// what stands in something that a template made.
  private func haveSameNames(_ a: ViewTree, _ b: ViewTree) -> Bool {
    func flat(_ name: String) -> String { name.replacing("/", with: "_") }
    return a.names.count == b.names.count
      && zip(a.names, b.names).allSatisfy { flat($0) == flat($1) || $0.contains(" ") }
  }

  /// Every key below a document, but names in objects of values by names.
  private func keys(of bytes: [UInt8]) throws -> Set<String> {
    let ownNames: Set = [
      "metrics", "views", "customSpacing", "userInfo", "methods", "properties", "templates", "with",
    ]
    var keys: Set<String> = []
    var pending = [try JSONParser.parse(bytes)]
    while let value = pending.popLast() {
      switch value.content {
      case .array(let elements): pending += elements
      case .object(let members):
        keys.formUnion(members.map(\.key))
        pending += members.filter { !ownNames.contains($0.key) }.map(\.value)
      default: break
      }
    }
    return keys
  }
}

extension Scene {
  /// The scene without the places of what it says, and what variations set in an order of its own.
  fileprivate var withoutPlaces: Scene {
    Scene(
      checked: rootViewController.withoutPlaces, viewControllers: viewControllers.map(\.withoutPlaces), name: name,
      device: device, systemVersion: systemVersion, application: application.withoutPlaces, orientation: orientation,
      userSettings: userSettings,
      events: events.map { event in
        guard case .action(let action) = event.kind else { return Event(event.kind) }
        return Event(.action(action.withoutPlaces))
      })
  }
}

extension ViewController {
  fileprivate var withoutPlaces: ViewController {
    var controller = self
    controller.position = nil
    controller.view = view.withoutPlaces
    controller.viewControllers = viewControllers.map(\.withoutPlaces)
    controller.childViewControllers = childViewControllers.map {
      EmbeddedViewController(containerView: $0.containerView, viewController: $0.viewController.withoutPlaces)
    }
    controller.presents = presents.map(\.withoutPlaces)
    controller.handlers = handlers.map {
      ControllerHandler(
        $0.callback, $0.actions.map(\.withoutPlaces), callsSuper: $0.callsSuper, answer: $0.answer)
    }
    controller.methods = methods.mapValues { $0.map(\.withoutPlaces) }
    controller.properties = properties.mapValues(\.withoutPlaces)
    controller.observers = observers.map(\.withoutPlaces)
    controller.bars.navigationItem = bars.navigationItem.withoutPlaces
    controller.bars.tabBarItem = bars.tabBarItem?.withoutPlaces
    controller.bars.toolbarItems = bars.toolbarItems.map(\.withoutPlaces)
    return controller
  }
}

extension Application {
  fileprivate var withoutPlaces: Application {
    var application = self
    application.position = nil
    application.didFinishLaunching = didFinishLaunching.map(\.withoutPlaces)
    application.observers = observers.map(\.withoutPlaces)
    return application
  }
}

extension NotificationObserver {
  fileprivate var withoutPlaces: NotificationObserver {
    var observer = self
    observer.actions = actions.map(\.withoutPlaces)
    return observer
  }
}

extension BarButtonItem {
  fileprivate var withoutPlaces: BarButtonItem {
    var item = self
    item.position = nil
    item.actions = actions.map(\.withoutPlaces)
    for index in item.variations.indices { item.variations[index].set.sort { "\($0)" < "\($1)" } }
    return item
  }
}

extension ModalPresentation {
  fileprivate var withoutPlaces: ModalPresentation {
    var presentation = self
    presentation.position = nil
    if case .declared(let controller) = subject { presentation.subject = .declared(controller.withoutPlaces) }
    presentation.completion = completion.map(\.withoutPlaces)
    return presentation
  }
}

extension Action {
  fileprivate var withoutPlaces: Action {
    switch self {
    case .present(let presentation, let from): return .present(presentation.withoutPlaces, from: from)
    case .togglePopover(let presentation, let from): return .togglePopover(presentation.withoutPlaces, from: from)
    case .dismiss(let id, let isAnimated, let completion):
      return .dismiss(id, isAnimated: isAnimated, completion: completion.map(\.withoutPlaces))
    case .insertRow(var insertion):
      insertion.row = insertion.row.withoutPlaces
      return .insertRow(insertion)
    case .set(let id, let settings): return .set(id, settings.map(\.withoutPlaces).sorted { "\($0)" < "\($1)" })
    case .animate(var animation):
      animation.completion = animation.completion.map(\.withoutPlaces)
      return .animate(animation)
    case .setItem(let id, let settings): return .setItem(id, settings.sorted { "\($0)" < "\($1)" })
    case .choose(let when, let then, let otherwise):
      return .choose(when: when, then: then.map(\.withoutPlaces), otherwise: otherwise.map(\.withoutPlaces))
    case .setController(let id, let settings): return .setController(id, settings.map(\.withoutPlaces))
    case .addObserver(let observer, let id): return .addObserver(observer.withoutPlaces, observer: id)
    case .push, .pop, .selectTab, .setViewControllers, .removeRow, .moveRow, .reloadData, .post, .removeObserver,
      .becomeFirstResponder, .resignFirstResponder, .call, .device, .throwException:
      return self
    }
  }
}

extension ControllerSetting {
  fileprivate var withoutPlaces: ControllerSetting {
    switch self {
    case .navigationItem(let item): .navigationItem(item.withoutPlaces)
    case .property(let name, let value): .property(name, value.withoutPlaces)
    case .modalPresentationStyle, .modalTransitionStyle, .sourceType: self
    }
  }
}

extension PropertyValue {
  fileprivate var withoutPlaces: PropertyValue {
    if case .block(let actions) = self { .block(actions.map(\.withoutPlaces)) } else { self }
  }
}

extension NavigationItem {
  fileprivate var withoutPlaces: NavigationItem {
    var item = self
    item.backBarButtonItem = backBarButtonItem?.withoutPlaces
    item.leftBarButtonItems = leftBarButtonItems.map(\.withoutPlaces)
    item.rightBarButtonItems = rightBarButtonItems.map(\.withoutPlaces)
    return item
  }
}

extension ViewSetting {
  fileprivate var withoutPlaces: ViewSetting {
    changing(\.constraints) { $0.map(\.withoutPlaces) }.changing(\.layoutGuides) { $0.map { LayoutGuide($0.id) } }
      .changing(\.actions) { $0.map(\.withoutPlaces) }
  }
}

extension View {
  fileprivate var withoutPlaces: View {
    var view = self
    view.position = nil
    // A view that is out has a variation that says so.
    view.isInstalled = true
    if !isInstalled {
      view.variations.insert(Variation(when: TraitCondition(), set: [.init(\.isInstalled, false)]), at: 0)
    }
    view.constraints = view.constraints.map(\.withoutPlaces)
    if !view.items.isEmpty { view.items = view.items.map(\.withoutPlaces) }
    view.layoutGuides = view.layoutGuides.map { LayoutGuide($0.id) }
    view.actions = view.actions.map(\.withoutPlaces)
    for index in view.lint.ignoredRules.indices { view.lint.ignoredRules[index].position = nil }
    for index in view.variations.indices {
      view.variations[index].set = view.variations[index].set.map(\.withoutPlaces).sorted { "\($0)" < "\($1)" }
    }
    view.subviews = view.subviews.map(\.withoutPlaces)
    return view
  }
}

extension Constraint {
  fileprivate var withoutPlaces: Constraint {
    var constraint = self
    constraint.position = nil
    for index in constraint.variations.indices {
      constraint.variations[index].set.sort { "\($0)" < "\($1)" }
    }
    return constraint
  }
}
