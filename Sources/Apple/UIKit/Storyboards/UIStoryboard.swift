public import Foundation
import InterfaceBuilder
import LayoutModel

/// A file of Interface Builder with controllers and the ways between them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let nib: NibFile

  init(_ nib: NibFile) { self.nib = nib }

  /// A storyboard by its name.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let url = NibFile.find(name, ["storyboard", "storyboardc"], in: bundle) else {
      raise(
        .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(NibFile.words(of: bundle))")
    }
    self.init(UINib.file(at: url, named: name, in: bundle))
  }

  /// The controller that an app begins with; `nil` where the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// The controller that an app begins with, as a closure makes it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial(creator.map { make in { coder in make(coder) } }) as? ViewController
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let index = nib.file.initialControllerID.flatMap({ nib.file.controllerIndex(ofID: $0) }) else { return nil }
    return loader.controller(index, creator)
  }

  /// A controller by its identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil)
  }

  /// A controller by its identifier, as a closure makes it.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator.map { make in { coder in make(coder) } })
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "The controller '\(identifier)' of \(nib.fileName) is a \(type(of: made)), and no \(ViewController.self)")
    }
    return controller
  }

  private func controller(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let index = index(ofIdentifier: identifier) else {
      raise(
        .invalidArgument,
        "Storyboard (<UIStoryboard: \(nib.fileName)>) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    return loader.controller(index, creator)
  }

  private func index(ofIdentifier identifier: String) -> Int? {
    let ids = nib.file.controllerIDs
    return ids.indices.first { nib.objects[ids[$0]]?.settings["storyboardIdentifier"] == identifier }
  }

  var loader: StoryboardLoader { StoryboardLoader(nib, self, UITraitCollection.ofScreen.traits) }
}
