import Documents
package import LayoutModel

/// The presenting and the presented controller, as far as UIKit's refusals depend on them.
package struct PresentationParties: Hashable, Sendable {
  /// The presented controller's name in messages.
  package var presented: String
  /// A Boolean that tells whether it is already presented.
  package var isPresented: Bool
  /// The presenting controller's name in messages.
  package var presenter: String
  /// A Boolean that tells whether the presenter's view fills the window.
  package var presenterFillsWindow: Bool
  /// A Boolean that tells whether the presenter itself was presented by a partial curl.
  package var isPresenterPartiallyCurled: Bool
  /// A Boolean that tells whether the asked controller holds a `UIPopoverController` whose popover is up.
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

/// The presentations at which UIKit throws an exception (<doc:Presentations#What-throws>, <doc:Presentations#Transition-styles>).
package enum PresentationRefusal: Error, Hashable, Sendable {
  /// A `UIPopoverController` on a phone.
  case popoverControllerOnPhone
  /// A popover without an anchor.
  case popoverWithoutAnchor
  /// A popover whose anchor is a view that isn't in a window.
  case popoverFromViewWithoutWindow
  /// A `UIPopoverController` that went away while its popover was up, because another was assigned to the property that
  /// held it, or the controller with that property went. Until iOS 7.0.
  case visiblePopoverReleased
  /// The style `none`.
  case noStyle
  /// A partial curl to or from a controller that isn't full screen.
  case partialCurl(String)
  /// A presentation by a partially curled controller.
  case partiallyCurledPresenter(String)
  /// A presentation in a context inside a popover with a transition other than `coverVertical`.
  case contextInPopover(ModalTransitionStyle)
  /// A controller that is already presented.
  case alreadyPresented(String)

  /// Checks a presentation, and throws where UIKit does.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - parties: The presenting and the presented controller.
  ///   - environment: The environment of the presentation.
  /// - Throws: The first refusal. Mere warnings are `PresentationWarning`s.
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
    // A `UIPopoverController` has no transition style, and isn't presented.
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
  /// The exception's name. The name for a popover without an anchor is observed, the others are inferred.
  package var exceptionName: String {
    switch self {
    case .popoverWithoutAnchor, .popoverFromViewWithoutWindow, .visiblePopoverReleased: "NSGenericException"
    case .popoverControllerOnPhone, .noStyle, .partialCurl, .partiallyCurledPresenter, .contextInPopover,
      .alreadyPresented:
      "NSInvalidArgumentException"
    }
  }

  /// The exception's reason, with controllers' names in place of class and address. The texts for a
  /// `UIPopoverController` on a phone and for a view without a window are known word for word. The others are UIKit's
  /// as far as they are known; those for curls and contexts inside popovers are modelled on them.
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

  /// A Boolean that tells whether it is about a popover that UIKit refuses.
  var isOfPopover: Bool {
    switch self {
    case .popoverControllerOnPhone, .popoverWithoutAnchor, .popoverFromViewWithoutWindow, .visiblePopoverReleased: true
    case .noStyle, .partialCurl, .partiallyCurledPresenter, .contextInPopover, .alreadyPresented: false
    }
  }

  package var description: String { "\(exceptionName): \(reason)" }
}

extension SimulatedException {
  /// The exception that UIKit throws for a refusal.
  init(_ refusal: PresentationRefusal, at position: SourcePosition? = nil) {
    self.init(
      name: refusal.exceptionName, reason: refusal.reason, position: position, isOfPopover: refusal.isOfPopover)
  }
}
