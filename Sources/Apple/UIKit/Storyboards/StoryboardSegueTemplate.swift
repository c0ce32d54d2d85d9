import Documents
import Foundation
import InterfaceBuilder
import LayoutModel
import ViewKinds

/// A segue of a storyboard, as often as it is performed.
@MainActor final class StoryboardSegueTemplate: NSObject {
  let segue: NibSegue
  private let destination: String
  private let nib: NibFile
  private weak var source: UIViewController?
  let position: SourcePosition
  /// The object id of the object at which it begins.
  private let object: String

  init(
    _ segue: NibSegue, _ connection: NibConnection, of object: NibObject, _ nib: NibFile,
    from source: UIViewController
  ) {
    (self.segue, self.nib, self.source) = (segue, nib, source)
    (destination, position, self.object) = (connection.destination, connection.position, object.id)
    super.init()
  }

  /// The segues that an object declares, except for segues of containment.
  static func templates(of object: NibObject, _ nib: NibFile, from source: UIViewController)
    -> [StoryboardSegueTemplate]
  {
    object.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.kind != "relationship" else {
        return nil
      }
      return StoryboardSegueTemplate(segue, connection, of: object, nib, from: source)
    }
  }

  /// Lets objects of a controller's view begin their segues.
  static func wait(at sources: [(object: AnyObject, declared: NibObject)], _ origin: StoryboardOrigin) {
    for (object, declared) in sources {
      for template in origin.segues where template.object == declared.id { template.wait(at: object) }
    }
  }

  private func wait(at object: AnyObject) {
    let action = Selector("begin:", StoryboardSegueTemplate.begin(_:))
    switch object {
    case let cell as UITableViewCell: cell.segues.append(self)
    case let cell as UICollectionViewCell: cell.segues.append(self)
    case let field as UITextField: field.addTarget(self, action: action, for: .editingDidEndOnExit)
    case let button as UIButton: button.addTarget(self, action: action, for: .touchUpInside)
    case let control as UIControl: control.addTarget(self, action: action, for: Self.event(of: control))
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: action)
    default: SystemOutlets.setAction(action, self, of: object)
    }
  }

  /// The event of a control's segue: the change of its value, if the control has a value.
  private static func event(of control: UIControl) -> UIControl.Event {
    KindDescription.of(ViewKind(className: control.kindName))?.isControl == true ? .valueChanged : .touchUpInside
  }

  // MARK: Performing

  /// Begins those of a row or an item that a touch of it, or of a row's button, begins.
  static func begin(_ segues: [StoryboardSegueTemplate], isAccessory: Bool = false, _ sender: AnyObject) {
    for template in segues where (template.segue.trigger == "accessoryAction") == isAccessory { template.begin(sender) }
  }

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
      UnwindSegue(from: source, segue, position).perform(sender) { self.made(from: source, to: $0) }
      return
    }
    guard let destination = makeDestination(sender) else { return }
    let way = SeguePerformance(
      segue, sender, anchor: segue.popoverAnchor.flatMap { source.origin?.object($0) })
    way.setUp(destination, from: source)
    let performed = made(from: source, to: destination)
    if segue.kind != "custom" { performed.handler = { way.go(from: source, to: destination) } }
    source.prepare(for: performed, sender: sender)
    performed.perform()
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
