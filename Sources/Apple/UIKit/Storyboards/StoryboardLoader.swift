import Foundation
import InterfaceBuilder
import LayoutModel

/// The parts of a controller of a file.
struct LoadedController {
  /// Its index among the file's controllers.
  let index: Int
  /// The controller's settings, with its view where the file has one.
  let declared: LayoutModel.ViewController
  let hasView: Bool
}

/// The storyboard origin of a controller, for loading its view and performing its segues.
@MainActor final class StoryboardOrigin {
  var storyboard: UIStoryboard?
  /// The loading that made the items of its bars, which goes on as its view is loaded.
  var loading: NibLoader?
  let nib: NibFile
  let index: Int
  let object: NibObject?
  /// The segues that begin in the scene, except for segues of containment.
  var segues: [StoryboardSegueTemplate] = []

  /// The scene's objects at the top, which it keeps alive: data sources and delegates that outlets refer to weakly.
  var kept: [AnyObject] = []

  private var objects: [String: WeakObject] = [:]

  /// Remembers live objects by their object ids, for what segues point at.
  func remember(_ objects: [String: AnyObject]) {
    for (id, object) in objects { self.objects[id] = WeakObject(object) }
  }

  /// A live object by its object id.
  func object(_ id: String) -> AnyObject? { objects[id]?.object }

  init(_ storyboard: UIStoryboard?, _ nib: NibFile, _ index: Int, _ object: NibObject?) {
    (self.storyboard, self.nib, self.index, self.object) = (storyboard, nib, index, object)
  }
}

/// Makes the controllers of a file.
@MainActor struct StoryboardLoader {
  private let nib: NibFile
  private let storyboard: UIStoryboard?
  private let traits: Traits

  init(_ nib: NibFile, _ storyboard: UIStoryboard?, _ traits: Traits) {
    (self.nib, self.storyboard, self.traits) = (nib, storyboard, traits)
  }

  /// A controller with its contained controllers, complete except for the view.
  func controller(_ index: Int, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
    NestedMaking.within("\(nib.fileName) \(nib.file.controllerIDs[index] ?? "")") { made(index, creator) }
  }

  private func made(_ index: Int, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let object = nib.objects[nib.file.controllerIDs[index]]
    if let reference = object, let name = reference.settings["storyboardName"] {
      return referenced(name, reference.settings["referencedIdentifier"], reference.settings["bundleIdentifier"])
    }
    let loader = NibLoader(nib, owner: nil, traits: traits)
    let loaded = loaded(index)
    let coder = NibCoder(.controller(loaded), object, loader)
    let base: AnyClass = NibClasses.systemType(named: loaded.declared.kind.rawValue) ?? UIViewController.self
    let type: AnyClass = NibClasses.type(
      named: object?.customClass, module: object?.customModule, base: base, in: loader.modules)
    let wanted = type as? UIViewController.Type ?? UIViewController.self
    guard let controller = creator?(coder) ?? wanted.init(coder: coder) else {
      preconditionFailure("\(wanted).init(coder:) made no controller for \(nib.fileName)")
    }
    let origin = controller.origin ?? StoryboardOrigin(storyboard, nib, index, object)
    origin.storyboard = storyboard
    controller.storedStoryboard = origin
    NibBars(loader, ofController: index).apply(loaded.declared.bars, to: controller, object)
    loader.activateConstraints()
    origin.loading = loader
    if let object {
      origin.segues = nib.segueSources(inScene: object.scene).flatMap {
        StoryboardSegueTemplate.templates(of: $0, nib, from: controller)
      }.filter { $0.segue.kind != "embed" }
      loader.setAttributes(of: controller, object)
    }
    StoryboardContainers(self, nib).fill(controller, index, loaded.declared)
    controller.awakeFromNib()
    return controller
  }

  /// The storyboard's own settings of a controller, and its view as declared.
  private func loaded(_ index: Int) -> LoadedController {
    do {
      let (declared, hasView) = try nib.file.loadedController(index, for: traits)
      return LoadedController(index: index, declared: declared, hasView: hasView)
    } catch {
      raise(.invalidArgument, "'\(nib.fileName)' can't be loaded: \(error)")
    }
  }

  /// A controller of another storyboard.
  private func referenced(_ name: String, _ identifier: String?, _ bundle: String?) -> UIViewController {
    // A file whose app isn't there stands alone.
    guard NibClasses.standIn == nil else { return UIViewController() }
    let bundle = bundle.flatMap { Bundle(identifier: $0) } ?? nib.bundle
    let other = UIStoryboard(name: name, bundle: bundle)
    if let identifier { return other.instantiateViewController(withIdentifier: identifier) }
    guard let initial = other.instantiateInitialViewController() else {
      raise(.invalidArgument, "There is no initial view controller in storyboard '\(name)'")
    }
    return initial
  }
}

/// The controllers that are being made, each while the one before it is: storyboards that contain each other without an end would make
/// them for ever.
@MainActor enum NestedMaking {
  private static var names: [String] = []
  private static let greatestDepth = 100

  /// Makes a controller, and raises an exception where it is made in too many others.
  static func within<Result>(_ name: String, _ make: () -> Result) -> Result {
    names.append(name)
    defer { names.removeLast() }
    if names.count > greatestDepth {
      let last = names.suffix(3).joined(separator: ", ")
      raise(.internalInconsistency, "Storyboards contain each other's controllers without an end: \(last)")
    }
    return make()
  }
}
