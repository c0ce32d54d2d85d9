/// Something that a view lets the user do, beside gestures.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  /// Told before it comes to a view, or leaves it.
  func willMove(to view: UIView?)
  /// Told after it came to a view, or left it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Its interactions, beside gestures.
  public var interactions: [any UIInteraction] {
    get { rare?.interactions.compactMap { $0 as? any UIInteraction } ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Lets the user do something with it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Lets the user do something with it no longer.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let rare, rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction of the system's, which knows its view.
@preconcurrency @MainActor
open class HeldInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// An interaction without a view.
  public override init() { super.init() }

  /// Told before it comes to a view, or leaves it.
  open func willMove(to view: UIView?) {}
  /// Told after it came to a view, or left it.
  open func didMove(to view: UIView?) { self.view = view }
}
