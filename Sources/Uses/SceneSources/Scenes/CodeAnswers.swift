import CodeText
import Documents
import FileSystem
import InterfaceBuilder
package import LayoutModel

/// The answers of a file's controllers about themselves, as their classes give them in code: orientations, sizes and bars.
///
///     override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
package struct CodeAnswers: Sendable {
  /// The classes of controllers that are in the code, by the controllers' object ids.
  private let chains: [String: ProjectCode.Chain]
  /// A Boolean value that tells whether an object has a class whose code isn't here.
  package let lacksClasses: Bool
  /// A Boolean value that tells whether the application's delegate decides about orientations in code that isn't understood.
  private let isApplicationOpen: Bool
  /// The view of a xib that its owner shows, by its object id, and the owner's.
  private let owned: (view: String, owner: String)?
  /// A Boolean value that tells whether a container in the code asks what it shows about orientations.
  private let hasAskingContainer: Bool

  /// Finds the classes of objects of a file.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - code: The code of the file's project.
  ///   - folder: The file's folder.
  init(of objects: NibObjects, in code: ProjectCode, _ folder: Path) {
    let classes = objects.byID.compactMapValues(\.customClass)
    let owner = objects[objects.owner]
    let view = owner?.connections.first { if case .outlet("view") = $0.kind { true } else { false } }?.destination
    owned = owner.flatMap { owner in view.map { ($0, owner.id) } }
    hasAskingContainer = code.hasAskingContainer
    chains = classes.compactMapValues { code.chain(of: $0, near: folder) }
    lacksClasses = classes.values.contains { !ProjectCode.isSystemClass($0) && code.chain(of: $0, near: folder) == nil }
    isApplicationOpen = code.orientationsOfApplication(near: folder).map { $0.mask == nil } ?? false
  }

  /// An orientation that a scene never takes, with the place that says so.
  package struct Refusal: Hashable, Sendable {
    package let allowed: InterfaceOrientationMask
    package let place: String
  }

  /// Returns what a controller's class answers about orientations; `nil` where it has the system's.
  private func orientations(
    of controller: ViewController
  ) -> (answer: CodeType.OrientationAnswer.Words, place: String)? {
    chain(of: controller).flatMap(\.orientations)
  }

  /// Returns a controller's class: the object's, or the class of a xib's owner for the owner's view.
  private func chain(of controller: ViewController) -> ProjectCode.Chain? {
    if let id = controller.id { return chains[id] }
    guard let owned, controller.view.id == owned.view else { return nil }
    return chains[owned.owner]
  }

  /// Tells whether something that isn't understood decides the orientations of a scene.
  package func leavesOpen(orientationsOf scene: Scene) -> Bool {
    if isApplicationOpen { return true }
    for controller in scene.rootViewController.deciders {
      if let answer = orientations(of: controller)?.answer, answer != .asksContent {
        // The controller itself may have answered, as its code ran.
        return answer == .unknown && controller.supportedInterfaceOrientations == nil
      }
      if orientations(of: controller) != nil { continue }
      // A container that code puts around it may ask what is in front.
      guard asksContent(controller) else { return hasAskingContainer && refusesInFront(scene) }
    }
    return false
  }

  /// Tells whether a controller within a scene's containers allows fewer orientations than the system would.
  private func refusesInFront(_ scene: Scene) -> Bool {
    let usual = InterfaceOrientationMask.allButUpsideDown
    return scene.rootViewController.deciders.contains { controller in
      guard case .masks(let phone, let pad)? = orientations(of: controller)?.answer else { return false }
      return !InterfaceOrientationMask(rawValue: phone & pad).isSuperset(of: usual)
    }
  }

  /// Tells whether a controller without an answer of its own class asks what it shows, as no navigation controller has done since iOS 6.
  private func asksContent(_ controller: ViewController) -> Bool {
    controller.kind == .tabBarController || controller.orientations.asksTopViewController
  }

  /// Returns the orientations that the controllers of a scene allow, where one allows fewer than the system would, with the place that
  /// says so.
  package func refusal(of scene: Scene, on idiom: UserInterfaceIdiom) -> Refusal? {
    for controller in scene.rootViewController.deciders {
      guard let (answer, place) = orientations(of: controller) else {
        guard asksContent(controller) else { return nil }
        continue
      }
      if answer == .asksContent { continue }
      guard case .masks(let phone, let pad) = answer else { return nil }
      return Refusal(allowed: InterfaceOrientationMask(rawValue: idiom == .pad ? pad : phone), place: place)
    }
    return nil
  }

  /// Returns a scene with what the classes of its controllers say.
  func applied(to scene: Scene, on idiom: UserInterfaceIdiom) -> Scene {
    guard !chains.isEmpty else { return scene }
    return scene.mapping { controller in
      apply(to: &controller, on: idiom)
      if controller.kind.isNavigation, let top = controller.viewControllers.last, let hides = hidesBar(top) {
        controller.navigation.isNavigationBarHidden = hides
      }
    }
  }

  private func apply(to controller: inout ViewController, on idiom: UserInterfaceIdiom) {
    guard let chain = chain(of: controller) else { return }
    switch chain.orientations?.answer {
    case .masks(let phone, let pad):
      controller.supportedInterfaceOrientations = InterfaceOrientationMask(rawValue: idiom == .pad ? pad : phone)
    case .asksContent: controller.orientations.asksTopViewController = true
    case .unknown, nil: break
    }
    if let size = value("preferredContentSize", of: chain).flatMap(Self.size) { controller.preferredContentSize = size }
    if let hides = value("hidesBottomBarWhenPushed", of: chain).flatMap(Self.flag) {
      controller.bars.hidesBottomBarWhenPushed = hides
    }
    if let hides = value("prefersStatusBarHidden", of: chain).flatMap(Self.flag) {
      controller.prefersStatusBarHidden = hides
    }
    if let style = value("modalPresentationStyle", of: chain).flatMap(Self.style) {
      controller.modalPresentationStyle = style
    }
    guard controller.kind == .splitViewController else { return }
    if let width = value("minimumPrimaryColumnWidth", of: chain).flatMap(Self.length) {
      controller.split.minimumPrimaryColumnWidth = width
    }
    if let width = value("maximumPrimaryColumnWidth", of: chain).flatMap(Self.length) {
      controller.split.maximumPrimaryColumnWidth = width
    }
    if let share = value("preferredPrimaryColumnWidthFraction", of: chain).flatMap(Self.length), share <= 1 {
      controller.split.preferredPrimaryColumnWidthFraction = share
    }
  }

  /// Returns a setting's value; `nil` where the code sets several, or sets it only at times.
  private func value(_ name: String, of chain: ProjectCode.Chain) -> String? {
    let settings = chain.settings(name).map(\.setting)
    guard let first = settings.first, settings.allSatisfy({ $0.isUnconditional && $0.value == first.value }) else {
      return nil
    }
    return first.value
  }

  /// Tells whether a controller hides the navigation bar, or shows it, whenever it appears; `nil` where it doesn't say.
  private func hidesBar(_ controller: ViewController) -> Bool? {
    guard let chain = chain(of: controller) else { return nil }
    let settings = ["isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden"]
      .flatMap { chain.settings($0) }.map(\.setting).filter(\.isUnconditional)
    let flags = Set(settings.map { Self.flag($0.value) })
    return flags.count == 1 ? flags.first ?? nil : nil
  }

  // MARK: Values

  private static func flag(_ text: String) -> Bool? { ["true": true, "YES": true, "false": false, "NO": false][text] }

  private static func length(_ text: String) -> Double? {
    Double(text.split(separator: ";").first ?? "").flatMap { $0.isFinite && $0 >= 0 && $0 < 1e5 ? $0 : nil }
  }

  /// The size of `CGSize(width: 150, height: 54)`, `CGSizeMake(150, 54)` or `.init(width: 150, height: 54)`.
  private static func size(_ text: String) -> Size? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") || text.hasSuffix(");") else { return nil }
    let parts = text[text.index(after: open)...].prefix { $0 != ")" }.split(separator: ",")
    let numbers = parts.compactMap { part in part.split(separator: ":").last.flatMap { Double($0) } }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 < 1e5 }) else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  private static func style(_ text: String) -> ModalPresentationStyle? {
    let word = text.split { $0 == "." || $0 == ";" }.last.map(String.init) ?? ""
    let name = word.replacing("UIModalPresentation", with: "")
    let own = name.prefix(1).lowercased() + name.dropFirst()
    return ModalPresentationStyle(name: own)
  }
}

extension ViewController {
  /// The controllers that may decide about orientations: the outermost, and those in front within containers.
  fileprivate var deciders: [ViewController] {
    var all = [self]
    var next = self
    while next.kind.isContainer, all.count < Storyboard.maximumDepth,
      let inner = next.kind == .tabBarController
        ? next.viewControllers.dropFirst(max(0, next.selectedIndex)).first : next.viewControllers.last
    {
      all.append(inner)
      next = inner
    }
    return all
  }
}
