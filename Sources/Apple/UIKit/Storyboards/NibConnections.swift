import Documents
import Foundation
import InterfaceBuilder
import LayoutModel

/// The connections of a file's objects: outlets and actions.
@MainActor struct NibConnections {
  private let loader: NibLoader

  init(_ loader: NibLoader) { self.loader = loader }

  /// Connects an object to the others: outlets and collections, then actions.
  func connect(_ object: AnyObject, _ declared: NibObject) {
    var collections: [(property: String, held: [AnyObject], position: SourcePosition)] = []
    for connection in declared.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let target = loader.object(connection.destination) else { continue }
        guard !isStandIn(target, for: connection.destination) else { continue }
        set(target, property, of: object, declared, connection.position)
      case .outletCollection(let property):
        guard let target = loader.object(connection.destination), !isStandIn(target, for: connection.destination) else {
          continue
        }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].held.append(target)
        } else {
          collections.append((property, [target], connection.position))
        }
      case .action, .segue: break
      }
    }
    for collection in collections {
      set(collection.held, collection.property, of: object, declared, collection.position)
    }
    for connection in declared.connections {
      if case .action(let name, let event) = connection.kind { connect(object, Selector(name), event, connection) }
    }
  }

  // MARK: Outlets

  /// Tells whether an object stands for one of a class that can't be made here, and that no outlet of that class holds: the outlet stays
  /// empty.
  private func isStandIn(_ object: AnyObject, for id: String) -> Bool {
    guard let declared = loader.nib.objects[id], declared.kind == "customObject",
      let name = declared.customClass?.split(separator: ".").last
    else { return false }
    return String(describing: type(of: object)) != name
  }

  private func set(
    _ value: Any, _ property: String, of object: AnyObject, _ declared: NibObject, _ position: SourcePosition
  ) {
    if let member = NibClasses.member(named: property, of: object), case .property(let set) = member.kind {
      guard set(object, value) else {
        raise(
          .invalidArgument,
          "The outlet '\(property)' of \(type(of: object)) holds no \(type(of: value)). \(loader.nib.place(position))")
      }
      return
    }
    guard !SystemOutlets.set(value, property, of: object) else { return }
    // A class of UIKit's may have an outlet that isn't modelled.
    guard declared.customClass != nil || NibClasses.module(of: object) != "UIKit" else { return }
    guard NibClasses.standIn == nil, !SystemOutlets.names.contains(property) else { return }
    raise(
      .unknownKey,
      "[<\(String(reflecting: type(of: object)))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property). \(loader.nib.place(position))"
    )
  }

  // MARK: Actions

  private func connect(_ object: AnyObject, _ action: Selector, _ event: String?, _ connection: NibConnection) {
    let isForChain = loader.nib.objects.placeholders[connection.destination] == .firstResponder
    let target = isForChain ? nil : loader.object(connection.destination)
    guard isForChain || target != nil else { return }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: SystemOutlets.setAction(action, target, of: object)
    }
  }

  /// Interface Builder's words for a control's events.
  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
