import LayoutModel
import LayoutSimulator

/// Taps beside a popover or a sheet, by the simulator's rules.
extension UIPresentationController {
  /// Tells whether a touch beside the presented view reaches the views behind: passthrough views of a popover, and the bar of its item.
  func letsThrough(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    guard placement?.style == .popover, !isModal else { return false }
    return viewsThatTakeTouches.contains { view in
      view.window != nil && !view.isHidden && view.point(inside: view.convert(point, from: nil), with: event)
    }
  }

  /// Ends the presentation after a tap beside its view, where the rules and the delegate allow that.
  func tapBeside() {
    let behavior = presentedViewController.behavior
    let methods: (before: [String], after: String)
    switch placement?.style {
    case .popover?:
      note(.action, "window", "a tap outside the popover '\(recordedName)'")
      guard !isModal else { return tellOfModality(behavior) }
      methods = behavior.popoverDismissalMethods
    case .pageSheet?, .formSheet?:
      let kind = placement?.style == .formSheet ? "form sheet" : "page sheet"
      note(
        .action, "window",
        "a tap outside the \(kind) '\(recordedName)': nothing lies there but the dimming view")
      guard behavior.dismissesSheetsByTap(on: presentedViewController.windowEnvironment.device.idiom) else { return }
      guard !isModal else { return tellOfModality(behavior) }
      methods = behavior.sheetDismissalMethods
    default: return
    }
    for method in methods.before { note(.delegate, presentedViewController, method) }
    guard mayBeDismissed(behavior) else {
      return note(.note, presentedViewController, "its delegate forbids it: it stays")
    }
    // It may be let go of meanwhile.
    let (popover, popoverDelegate) = (popoverController, popoverController?.delegate)
    DismissalRequest(from: presentedViewController, isAnimated: true, ofItself: true) { [self] in
      note(.delegate, presentedViewController, methods.after)
      if let popover { popoverDelegate?.popoverControllerDidDismissPopover(popover) }
      tellOfDismissal(behavior)
    }.perform()
  }

  /// A Boolean that tells whether taps beside it do nothing.
  private var isModal: Bool {
    presentedViewController.windowAround?.snapshot()?.isModal(presentedViewController.objectName) ?? false
  }

  private func tellOfModality(_ behavior: SystemBehavior) {
    note(.note, presentedViewController, "it is modal: nothing happens outside of it, and it stays")
    guard behavior.hasModalInPresentation else { return }
    note(.delegate, presentedViewController, "presentationControllerDidAttemptToDismiss(_:)")
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  /// Asks the delegates.
  private func mayBeDismissed(_ behavior: SystemBehavior) -> Bool {
    if let popoverController {
      return popoverController.delegate?.popoverControllerShouldDismissPopover(popoverController) ?? true
    }
    guard behavior.hasModalInPresentation else {
      guard let popover = self as? UIPopoverPresentationController else { return true }
      return popover.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
    }
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else { return false }
    delegate?.presentationControllerWillDismiss(self)
    return true
  }

  private func tellOfDismissal(_ behavior: SystemBehavior) {
    if behavior.hasModalInPresentation {
      delegate?.presentationControllerDidDismiss(self)
    } else if let popover = self as? UIPopoverPresentationController {
      popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
    }
  }

  private var recordedName: String {
    ControllerRecord.current?.name(presentedViewController) ?? presentedViewController.objectName
  }

  private func note(_ kind: TraceCall.Kind, _ receiver: String, _ message: String) {
    ControllerRecord.current?.note(kind, named: receiver, message)
  }

  private func note(_ kind: TraceCall.Kind, _ receiver: UIViewController, _ message: String) {
    ControllerRecord.current?.note(kind, receiver, message)
  }
}
