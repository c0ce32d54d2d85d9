import Foundation
import InterfaceBuilder
import LayoutModel

/// Controllers of files: where they come from, and their views.
extension UIViewController {
  /// Its origin; `nil` for one that code made.
  var origin: StoryboardOrigin? { storedStoryboard as? StoryboardOrigin }

  /// Reads what a file says of it.
  func decode(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder, case .controller(let loaded) = coder.content else { return }
    storedStoryboard = StoryboardOrigin(nil, coder.loader.nib, loaded.index, coder.object)
    let declared = loaded.declared
    title = coder.object?.settings["title"]
    if let size = declared.preferredContentSize { preferredContentSize = CGSize(size) }
    decodePresentation(coder.object?.settings ?? [:])
  }

  /// Reads what a file says of the presentations that it takes part in.
  func decodePresentation(_ settings: [String: String]) {
    if let style = settings["modalPresentationStyle"].flatMap({ UIModalPresentationStyle(word: $0) }) {
      modalPresentationStyle = style
    }
    if let style = settings["modalTransitionStyle"].flatMap({ UIModalTransitionStyle(word: $0) }) {
      modalTransitionStyle = style
    }
    definesPresentationContext = settings["definesPresentationContext"] == "YES"
    providesPresentationContextTransitionStyle = settings["providesPresentationContextTransitionStyle"] == "YES"
    if settings["automaticallyAdjustsScrollViewInsets"] == "NO" { automaticallyAdjustsScrollViewInsets = false }
    restorationIdentifier =
      settings["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
      ? settings["storyboardIdentifier"] : settings["restorationIdentifier"]
  }

  /// Loads the view from the storyboard, from the file of the controller's nib name, or from the file named after its class.
  ///
  /// - Returns: Whether there is such a file.
  func loadViewFromFile() -> Bool {
    if let origin { return loadView(of: origin) }
    guard let name = nibName ?? ownNibName else { return false }
    let bundle = nibBundle ?? .main
    guard nibName != nil || NibFile.find(name, ["nib", "xib"], in: bundle) != nil else { return false }
    let nib = UINib.file(named: name, in: bundle)
    _ = NibLoader(nib, owner: self, traits: UITraitCollection.ofScreen.traits).loadAll()
    guard isViewLoaded else {
      raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// The file of a class's name, which a controller loads without being told: `LoginView` or `LoginViewController`.
  var ownNibName: String? {
    guard type(of: self) != UIViewController.self else { return nil }
    let name = "\(type(of: self))"
    let stem = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    let bundle = nibBundle ?? .main
    return [stem, name].first { NibFile.find($0, ["nib", "xib"], in: bundle) != nil }
  }

  func loadView(of origin: StoryboardOrigin) -> Bool {
    let traits = traitCollection.traits(over: UIScreen.main.environment.window.traits)
    let loaded: (controller: LayoutModel.ViewController, hasView: Bool)
    do {
      loaded = try origin.nib.file.loadedController(origin.index, for: traits)
    } catch {
      raise(.invalidArgument, "'\(origin.nib.fileName)' can't be loaded: \(error)")
    }
    guard loaded.hasView else { return false }
    let loader = origin.loading ?? NibLoader(origin.nib, owner: self, traits: traits)
    loader.goOn(for: self, origin.object?.id, in: traits)
    view = loader.makeView(loaded.controller.view)
    loader.activateConstraints()
    connect(loader, origin)
    StoryboardEmbedding.embed(in: self, origin, loader)
    loader.awake()
    return true
  }

  func connect(_ loader: NibLoader, _ origin: StoryboardOrigin) {
    origin.loading = nil
    loader.connect(origin.object)
    origin.remember(loader.objects)
    origin.kept = loader.topLevelObjects.map { $0 as AnyObject }.filter { $0 !== self && $0 !== viewIfLoaded }
    StoryboardSegueTemplate.wait(at: loader.segueSources, origin)
  }

  /// Connects the items of the controller's bars, where its view isn't from the file.
  func connectItemsOfBars() {
    guard let origin, let loader = origin.loading else { return }
    loader.goOn(for: self, origin.object?.id, in: loader.traits)
    connect(loader, origin)
  }
}
