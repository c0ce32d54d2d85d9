import Documents
package import LayoutModel

/// Who presents, and who is presented, as far as UIKit refuses some of it.
package struct PresentationParties: Hashable, Sendable {
  /// What messages call the presented controller.
  package var presented: String
  /// Whether it is presented already.
  package var isPresented: Bool
  /// What messages call the presenting controller.
  package var presenter: String
  /// Whether the presenter's view fills the window.
  package var presenterFillsWindow: Bool
  /// Whether the presenter itself was presented by a partial curl.
  package var isPresenterPartiallyCurled: Bool
  /// Whether the controller that is asked holds a `UIPopoverController` whose popover is up.
  package var holdsVisiblePopover: Bool

  package init(
    presented: String, isPresented: Bool = false, presenter: String, presenterFillsWindow: Bool = true,
    isPresenterPartiallyCurled: Bool = false, holdsVisiblePopover: Bool = false
  ) {
    self.presented = presented
    self.isPresented = isPresented
    self.presenter = presenter
    self.presenterFillsWindow = presenterFillsWindow
    self.isPresenterPartiallyCurled = isPresenterPartiallyCurled
    self.holdsVisiblePopover = holdsVisiblePopover
  }
}

/// What UIKit throws an exception at (<doc:Presentations#What-throws>, <doc:Presentations#Transition-styles>).
package enum PresentationRefusal: Error, Hashable, Sendable {
  /// A `UIPopoverController` on a phone.
  case popoverControllerOnPhone
  /// A popover that points at nothing.
  case popoverWithoutAnchor
  /// A popover that points at a view that isn't in a window.
  case popoverFromViewWithoutWindow
  /// A `UIPopoverController` that went away while its popover was up: another took its place in the property that held it,
  /// or the controller with that property went. Until iOS 7.0.
  case visiblePopoverReleased
  /// The style `none`.
  case noStyle
  /// A partial curl to or from a controller that isn't full screen.
  case partialCurl(String)
  /// A presentation by a controller that is partially curled.
  case partiallyCurledPresenter(String)
  /// A presentation in a context inside a popover with a transition other than `coverVertical`.
  case contextInPopover(ModalTransitionStyle)
  /// A controller that is presented already.
  case alreadyPresented(String)

  /// Throws what UIKit throws when a presentation is asked for.
  ///
  /// - Parameters:
  ///   - presentation: What is presented, and how.
  ///   - parties: Who presents, and who is presented.
  ///   - environment: Where.
  /// - Throws: The first refusal; what is only warned of is `PresentationWarning`.
  package static func check(
    _ presentation: ModalPresentation, _ parties: PresentationParties, in environment: PresentationEnvironment
  ) throws(PresentationRefusal) {
    let behavior = environment.behavior
    let isPopoverController = presentation.usesPopoverController(behavior)
    if isPopoverController, environment.idiom == .phone { throw .popoverControllerOnPhone }
    // The new one is assigned to the property before it is shown.
    if isPopoverController, parties.holdsVisiblePopover, behavior.endsWithVisiblePopovers {
      throw .visiblePopoverReleased
    }
    if parties.isPresented { throw .alreadyPresented(parties.presented) }
    let adaptation = PresentationAdaptation(of: presentation, in: environment)
    if adaptation.style == .none { throw .noStyle }
    if adaptation.style == .popover, presentation.popover?.anchor == nil { throw .popoverWithoutAnchor }
    // A UIPopoverController has no transition style, and is presented by none.
    guard !isPopoverController else { return }
    if parties.isPresenterPartiallyCurled { throw .partiallyCurledPresenter(parties.presenter) }
    if presentation.transitionStyle == .partialCurl {
      if adaptation.requestedStyle != .fullScreen { throw .partialCurl(parties.presented) }
      if !parties.presenterFillsWindow { throw .partialCurl(parties.presenter) }
    }
    if environment.isInsidePopover, adaptation.style.isInContext, presentation.transitionStyle != .coverVertical {
      throw .contextInPopover(presentation.transitionStyle)
    }
  }
}

extension PresentationRefusal: CustomStringConvertible {
  /// The exception's name. That of a popover without an anchor is observed, the others are inferred.
  package var exceptionName: String {
    switch self {
    case .popoverWithoutAnchor, .popoverFromViewWithoutWindow, .visiblePopoverReleased: "NSGenericException"
    case .popoverControllerOnPhone, .noStyle, .partialCurl, .partiallyCurledPresenter, .contextInPopover,
      .alreadyPresented:
      "NSInvalidArgumentException"
    }
  }

  /// The exception's reason; controllers by their names in place of class and address. The texts of a `UIPopoverController`
  /// on a phone and of a view without a window are known word for word; the others are UIKit's as far as they are
  /// known, and ones like them for what curls and contexts inside popovers raise.
  package var reason: String {
    switch self {
    case .popoverControllerOnPhone:
      "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
    case .popoverWithoutAnchor:
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation"
        + " occurs."
    case .popoverFromViewWithoutWindow:
      "Popovers cannot be presented from a view which does not have a window."
    case .visiblePopoverReleased: "-[UIPopoverController dealloc] reached while popover is still visible."
    case .noStyle: "The specified modal presentation style doesn't have a corresponding presentation controller."
    case .partialCurl(let controller):
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller"
        + " <\(controller)>."
    case .partiallyCurledPresenter(let presenter):
      "Application tried to present from a partially curled view controller <\(presenter)>."
    case .contextInPopover(let style):
      "Application tried to present in the current context inside a popover with \(style.name): only coverVertical is"
        + " supported there."
    case .alreadyPresented(let controller):
      "Application tried to present modally an active controller <\(controller)>."
    }
  }

  /// Whether it is a popover that UIKit refuses.
  var isOfPopover: Bool {
    switch self {
    case .popoverControllerOnPhone, .popoverWithoutAnchor, .popoverFromViewWithoutWindow, .visiblePopoverReleased: true
    case .noStyle, .partialCurl, .partiallyCurledPresenter, .contextInPopover, .alreadyPresented: false
    }
  }

  package var description: String { "\(exceptionName): \(reason)" }
}

extension SimulatedException {
  /// The exception that UIKit throws at a refusal.
  init(_ refusal: PresentationRefusal, at position: SourcePosition? = nil) {
    self.init(
      name: refusal.exceptionName, reason: refusal.reason, position: position, isOfPopover: refusal.isOfPopover)
  }
}
