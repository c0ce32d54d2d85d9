public import Documents

/// `UIModalPresentationStyle`, with its raw values (facts/presentation.json, `styles`).
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
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

  /// The style that UIKit's name of a case means.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// Whether it goes into the nearest presentation context.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's views leave the window once what is presented stands, of a style as it is used: the presenter
  /// then is told that it disappears, and later that it appears again.
  ///
  /// The facts' table (facts/presentation.json, `isPresenterNotified`) follows from the style used: a phone's sheets and
  /// popovers are full screen before iOS 13. Its word on popovers in compact width is taken to hold before iOS 13 alone, for
  /// later they are form sheets, of whose presenters it says the contrary.
  package var removesPresenterViews: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presented controller is asked about orientations, of a style as it is used: where it fills the window
  /// (facts/rotation.json, `negotiation`). That over full screen counts is inferred.
  package var decidesOrientations: Bool { self == .fullScreen || self == .overFullScreen }
}

/// `UIModalTransitionStyle`, with its raw values (facts/presentation.json, `transitionStyles`).
public enum ModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
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

  /// The style that UIKit's name of a case means.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}

/// Edges that a popover's arrow may stand on: `UIPopoverArrowDirection`, with its raw values. `up` is a popover below what
/// it points at.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let up = PopoverArrowDirection(rawValue: 1)
  public static let down = PopoverArrowDirection(rawValue: 2)
  public static let left = PopoverArrowDirection(rawValue: 4)
  public static let right = PopoverArrowDirection(rawValue: 8)
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The single directions by name, in the order in which they are tried.
  public static let named: [(name: String, direction: PopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  /// The names of its directions: `up`, or `up, left`.
  package var name: String { Self.named.filter { contains($0.direction) }.map(\.name).joined(separator: ", ") }
}

/// Where a popover points, and how.
public struct PopoverSettings: Hashable, Sendable {
  /// What a popover points at.
  public enum Anchor: Hashable, Sendable {
    /// The bar button item of this id.
    case barButtonItem(String)
    /// A rectangle of the view of this id, all of the view if `nil`.
    case view(String, Rect?)
  }

  /// What it points at; without one UIKit throws.
  public var anchor: Anchor?
  public var permittedArrowDirections: PopoverArrowDirection
  /// The content's size, which wins over the controller's preferred one.
  public var contentSize: Size?
  /// The ids of views and bar button items that can be tapped while the popover is up, with all that stands in them.
  public var passthroughViews: [String]
  /// How far the popover stays from the window's edges; the system's own margin if `nil`. From iOS 5 on.
  public var layoutMargins: EdgeInsets?
  /// What draws the popover's border and arrow; UIKit's own if `nil`. From iOS 5 on.
  public var backgroundView: PopoverBackgroundView?

  public init(
    anchor: Anchor?, permittedArrowDirections: PopoverArrowDirection = .any, contentSize: Size? = nil
  ) {
    self.anchor = anchor
    self.permittedArrowDirections = permittedArrowDirections
    self.contentSize = contentSize
    passthroughViews = []
  }
}

/// A class of `UIPopoverBackgroundView`s with what its class methods answer, in points: `popoverBackgroundViewClass`.
public struct PopoverBackgroundView: Hashable, Sendable {
  public var className: String
  /// From the arrow's base to its tip.
  public var arrowHeight: Double
  /// How wide the arrow is at its base.
  public var arrowBase: Double
  /// How far the content lies within the popover without its arrow.
  public var contentViewInsets: EdgeInsets

  public init(class className: String, arrowHeight: Double, arrowBase: Double, contentViewInsets: EdgeInsets) {
    self.className = className
    self.arrowHeight = arrowHeight
    self.arrowBase = arrowBase
    self.contentViewInsets = contentViewInsets
  }
}

/// The arrow of a popover that is up.
public struct PopoverArrow: Hashable, Sendable {
  /// Where it points: one direction. `up` is a popover below what it points at.
  public var direction: PopoverArrowDirection
  /// The point of its tip, in the popover's own coordinates, in points.
  public var tip: Point

  public init(direction: PopoverArrowDirection, tip: Point) {
    self.direction = direction
    self.tip = tip
  }
}

/// A controller that another presents, and how.
public struct ModalPresentation: Hashable, Sendable {
  /// Whom to present.
  public enum Subject: Hashable, Sendable {
    /// The controller of this id among the scene's `viewControllers`.
    case named(String)
    indirect case declared(ViewController)
  }

  public var subject: Subject
  public var style: ModalPresentationStyle
  public var transitionStyle: ModalTransitionStyle
  public var popover: PopoverSettings?
  /// Of a custom presentation, where the view goes; all of the container if `nil`.
  public var frame: Rect?
  /// The style that the presentation's delegate asks for in compact environments; UIKit's own if `nil`. `none` keeps a
  /// popover one.
  public var adaptiveStyle: ModalPresentationStyle?
  /// Whether it is what was up to iOS 8 `UIPopoverController`: it doesn't adapt, and on a phone it is an error.
  public var isPopoverController: Bool
  public var isAnimated: Bool
  /// What is done once it stands.
  public var completion: [Action]
  public var position: SourcePosition?

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
