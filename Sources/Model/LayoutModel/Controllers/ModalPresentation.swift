public import Documents

/// `UIModalPresentationStyle`, with its raw values (<doc:Presentations#Styles-and-their-numbers>).
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The system's choice: full screen until iOS 12, a page sheet since.
  case automatic = -2
  /// No style: UIKit throws. As an adaptive style it keeps a popover a popover.
  case none = -1
  /// The whole window; the presenter's views leave it.
  case fullScreen = 0
  /// A sheet as wide as a portrait screen, or a card on phones.
  case pageSheet = 1
  /// A sheet of 540 by 620 points in the middle, or a card on phones.
  case formSheet = 2
  /// Over the nearest controller that defines a context, in its place.
  case currentContext = 3
  /// At the place that the application's own presentation controller gives.
  case custom = 4
  /// The whole window; the presenter's views stay.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays.
  case overCurrentContext = 6
  /// Beside its anchor, with an arrow.
  case popover = 7

  /// UIKit's name of the case.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    }
  }

  /// The style of a case's name in UIKit.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// A Boolean that tells whether it goes into the nearest presentation context.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// A Boolean that tells whether the presenter's views leave the window once the presented view is there, for a style
  /// as it is used. The presenter then gets the callbacks of disappearing, and later of appearing again.
  ///
  /// The table (<doc:Presentations#Who-is-notified>) follows from the style used: a phone's sheets and popovers are full screen before iOS
  /// 13. The table's row for popovers in compact width is taken to hold only before iOS 13. Later such popovers are form sheets, and the
  /// table has the contrary for the presenter of a form sheet.
  package var removesPresenterViews: Bool { self == .fullScreen || self == .currentContext }

  /// A Boolean that tells whether the presented controller is asked about orientations, for a style as it is used:
  /// where it fills the window (<doc:Rotation#Who-is-asked>). That `overFullScreen` counts is inferred.
  package var decidesOrientations: Bool { self == .fullScreen || self == .overFullScreen }
}

/// `UIModalTransitionStyle`, with its raw values (<doc:Presentations#Transition-styles>).
public enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Up from the bottom.
  case coverVertical = 0
  /// A turn about the vertical axis.
  case flipHorizontal = 1
  /// A fade.
  case crossDissolve = 2
  /// The presenter curls up like a page; only in full screen.
  case partialCurl = 3

  /// UIKit's name of the case.
  public var name: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }

  /// The style of a case's name in UIKit.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}

/// Edges that a popover's arrow may stand on: `UIPopoverArrowDirection`, with its raw values. `up` is a popover below its anchor.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// Any direction that fits.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The single directions by name, in the order in which they are tried.
  public static let named: [(name: String, direction: PopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  /// The names of its directions: `up`, or `up, left`.
  package var name: String { Self.named.filter { contains($0.direction) }.map(\.name).joined(separator: ", ") }
}

/// A popover's anchor and further settings.
public struct PopoverSettings: Hashable, Sendable {
  /// An item that a popover points at.
  public enum Anchor: Hashable, Sendable {
    /// The bar button item of this id.
    case barButtonItem(String)
    /// A rectangle of the view of this id, all of the view if `nil`.
    case view(String, Rect?)
  }

  /// The item that it points at; without one UIKit throws.
  public var anchor: Anchor?
  /// The directions that the arrow may point in; a bar button item's popover ignores them with iOS 26.
  public var permittedArrowDirections: PopoverArrowDirection
  /// The content's size, which wins over the controller's preferred one.
  public var contentSize: Size?
  /// The ids of views and bar button items that can be tapped while the popover is up, with everything inside them.
  public var passthroughViews: [String]
  /// The popover's distances from the window's edges; the system's own margin if `nil`. From iOS 5 on.
  public var layoutMargins: EdgeInsets?
  /// The view that draws the popover's border and arrow; UIKit's own if `nil`. From iOS 5 on.
  public var backgroundView: PopoverBackgroundView?

  /// Settings of a popover; UIKit throws if `anchor` is `nil`.
  public init(
    anchor: Anchor?, permittedArrowDirections: PopoverArrowDirection = .any, contentSize: Size? = nil
  ) {
    self.anchor = anchor
    self.permittedArrowDirections = permittedArrowDirections
    self.contentSize = contentSize
    passthroughViews = []
  }
}

/// A class of `UIPopoverBackgroundView`s with the results of its class methods, in points: `popoverBackgroundViewClass`.
public struct PopoverBackgroundView: Hashable, Sendable {
  /// The class's name, as dumps show it.
  public var className: String
  /// The distance from the arrow's base to its tip.
  public var arrowHeight: Double
  /// The width of the arrow at its base.
  public var arrowBase: Double
  /// The insets of the content within the popover without its arrow.
  public var contentViewInsets: EdgeInsets

  /// A background by the lengths that its class returns, in points.
  public init(class className: String, arrowHeight: Double, arrowBase: Double, contentViewInsets: EdgeInsets) {
    self.className = className
    self.arrowHeight = arrowHeight
    self.arrowBase = arrowBase
    self.contentViewInsets = contentViewInsets
  }
}

/// The arrow of a popover that is up.
public struct PopoverArrow: Hashable, Sendable {
  /// The one direction in which it points. `up` is a popover below its anchor.
  public var direction: PopoverArrowDirection
  /// The point of its tip, in the popover's own coordinates, in points.
  public var tip: Point

  /// An arrow by its direction and its tip.
  public init(direction: PopoverArrowDirection, tip: Point) {
    self.direction = direction
    self.tip = tip
  }
}

/// A presentation: the presented controller, the style and further settings.
public struct ModalPresentation: Hashable, Sendable {
  /// The controller to present.
  public enum Subject: Hashable, Sendable {
    /// The controller of this id among the scene's `viewControllers`.
    case named(String)
    /// A controller that the presentation declares itself.
    indirect case declared(ViewController)
  }

  /// The controller to present.
  public var subject: Subject
  /// The style asked for; what is used may differ (<doc:Presentations#Adaptation>). Where it is `automatic` the
  /// controller's own holds.
  public var style: ModalPresentationStyle
  /// The movement with which the view comes and goes. Where it is `coverVertical` the controller's own holds.
  public var transitionStyle: ModalTransitionStyle
  /// The popover's anchor and settings, if it is a popover.
  public var popover: PopoverSettings?
  /// The frame of the view in a custom presentation; all of the container if `nil`.
  public var frame: Rect?
  /// The style that the presentation's delegate returns for compact environments; UIKit's own if `nil`. `none` keeps a
  /// popover a popover.
  public var adaptiveStyle: ModalPresentationStyle?
  /// A Boolean that tells whether it is a `UIPopoverController`, of up to iOS 8: it doesn't adapt, and on a phone it is an error.
  public var isPopoverController: Bool
  /// A Boolean that tells whether the presentation is animated.
  public var isAnimated: Bool
  /// The actions once the presentation is complete.
  public var completion: [Action]
  /// The presentation's place in the file.
  public var position: SourcePosition?

  /// A presentation with UIKit's defaults.
  public init(
    _ subject: Subject, style: ModalPresentationStyle = .automatic,
    transitionStyle: ModalTransitionStyle = .coverVertical, popover: PopoverSettings? = nil
  ) {
    self.subject = subject
    self.style = style
    self.transitionStyle = transitionStyle
    self.popover = popover
    frame = nil
    adaptiveStyle = nil
    isPopoverController = false
    isAnimated = true
    completion = []
    position = nil
  }
}
