public import Documents

/// Interface Builder's canvas: a device's traits and pixels, and a window that may differ from the device's.
public struct Canvas: Hashable, Sendable {
  /// The device, under Interface Builder's name for it.
  public var device: Device
  /// The orientation of the canvas's device.
  public var orientation: InterfaceOrientation
  /// The window: as large as the root view was drawn, with Interface Builder's simulated insets and margins.
  public var window: Window
  /// The views as they were drawn, by the places of their elements.
  public var drawings: [SourcePosition: Drawing]
  /// A Boolean that tells whether Interface Builder marks views as misplaced whose constraints leave something open: until Xcode 8.
  public var marksAmbiguousAsMisplaced: Bool
  /// The distance from the upper edge of a root that is a table to its rows, in points; `nil` where Interface Builder
  /// marks nothing in rows that the canvas doesn't show (<doc:InterfaceBuilder#What-Interface-Builder-warns-of>).
  public var topOfRows: Double?
  /// The bar of the navigation controller whose root this is, where Interface Builder draws it at another height than
  /// the stored one.
  public var navigationBar: NavigationBar?

  /// A canvas of a device, with a window that may differ from the device's.
  public init(
    device: Device, orientation: InterfaceOrientation, window: Window, drawings: [SourcePosition: Drawing] = [:],
    marksAmbiguousAsMisplaced: Bool = false, topOfRows: Double? = nil, navigationBar: NavigationBar? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
    self.drawings = drawings
    self.marksAmbiguousAsMisplaced = marksAmbiguousAsMisplaced
    self.topOfRows = topOfRows
    self.navigationBar = navigationBar
  }

  /// A navigation bar that is drawn at another height than the stored one.
  public struct NavigationBar: Hashable, Sendable {
    /// Its object id; `nil` where it has none.
    public var id: String?
    /// The place where its element begins.
    public var position: SourcePosition
    /// The stored height, in points.
    public var storedHeight: Double
    /// The drawn height, in points.
    public var height: Double

    /// A bar with its stored and its drawn height, both in points.
    public init(id: String?, position: SourcePosition, storedHeight: Double, height: Double) {
      self.id = id
      self.position = position
      self.storedHeight = storedHeight
      self.height = height
    }
  }

  /// A view as Interface Builder drew it.
  public struct Drawing: Hashable, Sendable {
    /// The stored frame, in the superview's coordinates, in points; `nil` where none was.
    public var frame: Rect?
    /// A Boolean that tells whether the frame was fixed in place of constraints.
    public var isFixed: Bool

    /// A Boolean that tells whether Interface Builder marked the frame as different from its constraints'.
    public var isMarkedMisplaced: Bool
    /// A Boolean that tells whether Interface Builder marked the constraints as ambiguous.
    public var isMarkedAmbiguous: Bool

    /// A drawing of a view; without `frame` nothing was stored.
    public init(
      frame: Rect?, isFixed: Bool = false, isMarkedMisplaced: Bool = false, isMarkedAmbiguous: Bool = false
    ) {
      self.frame = frame
      self.isFixed = isFixed
      self.isMarkedMisplaced = isMarkedMisplaced
      self.isMarkedAmbiguous = isMarkedAmbiguous
    }
  }
}
