import Documents
import Foundation
import InterfaceBuilder
import LayoutModel

/// A segue of a storyboard, as often as it is performed.
@MainActor final class StoryboardSegueTemplate: NSObject {
  let segue: NibSegue
  private let destination: String
  private let nib: NibFile
  private weak var source: UIViewController?
  private let position: SourcePosition

  init(
    _ segue: NibSegue, to destination: String, _ nib: NibFile, from source: UIViewController,
    at position: SourcePosition
  ) {
    (self.segue, self.destination, self.nib, self.source, self.position) = (
      segue, destination, nib, source, position
    )
    super.init()
  }

  /// The segues that an object declares, but for those that say what a container contains.
  static func templates(of object: NibObject, _ nib: NibFile, from source: UIViewController)
    -> [StoryboardSegueTemplate]
  {
    object.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.kind != "relationship" else {
        return nil
      }
      return StoryboardSegueTemplate(
        segue, to: connection.destination, nib, from: source, at: connection.position)
    }
  }

  /// Lets objects of a controller's view begin their segues.
  static func add(
    _ sources: [(object: AnyObject, declared: NibObject)], _ origin: StoryboardOrigin,
    to controller: UIViewController
  ) {
    for (object, declared) in sources {
      for template in templates(of: declared, origin.nib, from: controller)
      where template.segue.kind != "embed" {
        origin.segues.append(template)
        template.wait(at: object)
      }
    }
  }

  private func wait(at object: AnyObject) {
    let action = Selector("begin:", StoryboardSegueTemplate.begin(_:))
    switch object {
    case let control as UIControl: control.addTarget(self, action: action, for: .touchUpInside)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: action)
    default: SystemOutlets.setAction(action, self, of: object)
    }
  }

  // MARK: Performing

  /// Performs it, where its controller lets it.
  func begin(_ sender: AnyObject) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    performNow(sender)
  }

  /// Makes the destination, lets the source prepare it, and performs the segue.
  func performNow(_ sender: Any?) {
    guard let source else { return }
    if segue.kind == "unwind" {
      UnwindSegue(from: source, segue).perform(sender) { made(from: source, to: $0) }
      return
    }
    guard let destination = makeDestination(sender) else { return }
    let way = SegueWay(
      segue, sender, anchor: segue.popoverAnchor.flatMap { source.origin?.object($0) })
    way.setUp(destination, from: source)
    let made = self.made(from: source, to: destination)
    if segue.kind != "custom" { made.handler = { way.go(from: source, to: destination) } }
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// The segue between two controllers, of the app's class where it has one.
  func made(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    let modules = [NibClasses.module(of: source), UINib.module].compactMap { $0 }
    let type: AnyClass = NibClasses.type(
      named: segue.customClass, module: segue.customModule, base: UIStoryboardSegue.self,
      in: modules)
    let wanted = type as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
    return wanted.init(identifier: segue.identifier, source: source, destination: destination)
  }

  /// The destination, as the storyboard or a method of the source makes it.
  func makeDestination(_ sender: Any?) -> UIViewController? {
    guard let source, let index = nib.file.controllerIndex(ofID: destination) else { return nil }
    let loader = StoryboardLoader(
      nib, source.storyboard,
      source.traitCollection.traits(over: UIScreen.main.environment.window.traits))
    guard let name = segue.destinationCreationSelector,
      let action = NibClasses.action(named: name, of: source)
    else { return loader.controller(index) }
    return loader.controller(index) { [segue] coder in
      action.perform(on: source, with: [coder, sender, segue.identifier]) as? UIViewController
    }
  }
}

extension UIViewController {
  /// Performs a segue of its storyboard by its identifier.
  func performOwnSegue(_ identifier: String, _ sender: Any?) {
    loadViewIfNeeded()
    guard let template = origin?.segues.first(where: { $0.segue.identifier == identifier }) else {
      raise(
        .invalidArgument,
        "Receiver (<\(String(reflecting: type(of: self)))>) has no segue with identifier '\(identifier)'"
      )
    }
    template.performNow(sender)
  }
}
