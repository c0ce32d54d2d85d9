public import Documents

/// `UIModalPresentationStyle`, with its raw values (<doc:Presentations#Styles-and-their-numbers>).
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// What the system chooses: full screen until iOS 12, a page sheet since.
  case automatic = -2
  /// No style: UIKit throws. As an adaptive style it keeps a popover one.
  case none = -1
  /// All of the window; the presenter's views leave it.
  case fullScreen = 0
  /// A sheet as wide as a portrait screen, or a card on phones.
  case pageSheet = 1
  /// A sheet of 540 by 620 points in the middle, or a card on phones.
  case formSheet = 2
  /// Over the nearest controller that defines a context, in its place.
  case currentContext = 3
  /// Where a presentation controller of the application's own says.
  case custom = 4
  /// All of the window; the presenter's views stay.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays.
  case overCurrentContext = 6
  /// Beside what it points at, with an arrow.
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
  /// The table (<doc:Presentations#Who-is-notified>) follows from the style used: a phone's sheets and
  /// popovers are full screen before iOS 13. Its word on popovers in compact width is taken to hold before iOS 13 alone, for
  /// later they are form sheets, of whose presenters it says the contrary.
  package var removesPresenterViews: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presented controller is asked about orientations, of a style as it is used: where it fills the window
  /// (<doc:RotationRules#Who-is-asked>). That over full screen counts is inferred.
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
  /// The presenter curls up like a page; in full screen alone.
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

  /// The arrow points up: the popover is below.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// Whatever fits.
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
  /// Which ways the arrow may point; a bar button item's popover with iOS 26 doesn't heed it.
  public var permittedArrowDirections: PopoverArrowDirection
  /// The content's size, which wins over the controller's preferred one.
  public var contentSize: Size?
  /// The ids of views and bar button items that can be tapped while the popover is up, with all that stands in them.
  public var passthroughViews: [String]
  /// How far the popover stays from the window's edges; the system's own margin if `nil`. From iOS 5 on.
  public var layoutMargins: EdgeInsets?
  /// What draws the popover's border and arrow; UIKit's own if `nil`. From iOS 5 on.
  public var backgroundView: PopoverBackgroundView?

  /// Settings of a popover; `anchor` `nil` is what UIKit throws at.
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
  /// The class's name, as dumps show it.
  public var className: String
  /// From the arrow's base to its tip.
  public var arrowHeight: Double
  /// How wide the arrow is at its base.
  public var arrowBase: Double
  /// How far the content lies within the popover without its arrow.
  public var contentViewInsets: EdgeInsets

  /// A background by the lengths that its class answers, in points.
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

  /// An arrow by its one direction and its tip.
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
    /// A controller that the presentation declares itself.
    indirect case declared(ViewController)
  }

  /// Whom to present.
  public var subject: Subject
  /// The style asked for; what is used may differ (<doc:Presentations#Adaptation>). Where it is `automatic` the
  /// controller's own holds.
  public var style: ModalPresentationStyle
  /// How the view comes and goes. Where it is `coverVertical` the controller's own holds.
  public var transitionStyle: ModalTransitionStyle
  /// Where it points, if it is a popover.
  public var popover: PopoverSettings?
  /// Of a custom presentation, where the view goes; all of the container if `nil`.
  public var frame: Rect?
  /// The style that the presentation's delegate asks for in compact environments; UIKit's own if `nil`. `none` keeps a
  /// popover one.
  public var adaptiveStyle: ModalPresentationStyle?
  /// Whether it is what was up to iOS 8 `UIPopoverController`: it doesn't adapt, and on a phone it is an error.
  public var isPopoverController: Bool
  /// Whether it takes time to come.
  public var isAnimated: Bool
  /// What is done once it stands.
  public var completion: [Action]
  /// Where the file tells of it.
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
