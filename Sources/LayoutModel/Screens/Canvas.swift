public import Documents

/// Where Interface Builder shows a scene: a device's traits and pixels, and a window that need not be the device's.
public struct Canvas: Hashable, Sendable {
  /// The device, under Interface Builder's name for it.
  public var device: Device
  /// The orientation of the canvas's device.
  public var orientation: InterfaceOrientation
  /// The window: as large as the root view was drawn, with the insets and margins that Interface Builder simulates.
  public var window: Window
  /// How views were drawn, by the places of their elements.
  public var drawings: [SourcePosition: Drawing]
  /// Whether Interface Builder marks views misplaced whose constraints leave something open: until Xcode 8.
  public var marksAmbiguousAsMisplaced: Bool
  /// How far below its upper edge the rows of a root that is a table begin, in points; `nil` where Interface Builder marks nothing
  /// in rows that the canvas doesn't show (<doc:InterfaceBuilder#What-Interface-Builder-warns-of>).
  public var topOfRows: Double?
  /// The bar of the navigation controller that begins with the root, where Interface Builder draws it at another height than it
  /// was stored at.
  public var navigationBar: NavigationBar?

  /// A canvas of a device, in a window that need not be the device's.
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

  /// A navigation bar that is drawn at another height than it was stored at.
  public struct NavigationBar: Hashable, Sendable {
    /// Its object id; `nil` of one without.
    public var id: String?
    /// Where its element begins.
    public var position: SourcePosition
    /// The height that was stored, in points.
    public var storedHeight: Double
    /// The height that it is drawn at, in points.
    public var height: Double

    /// A bar that was stored at one height and is drawn at another, both in points.
    public init(id: String?, position: SourcePosition, storedHeight: Double, height: Double) {
      self.id = id
      self.position = position
      self.storedHeight = storedHeight
      self.height = height
    }
  }

  /// How Interface Builder drew a view.
  public struct Drawing: Hashable, Sendable {
    /// The frame that was stored, in the superview's coordinates, in points; `nil` where none was.
    public var frame: Rect?
    /// Whether the frame was fixed in place of constraints.
    public var isFixed: Bool

    /// Whether Interface Builder marked the frame as another than its constraints give.
    public var isMarkedMisplaced: Bool
    /// Whether it marked the constraints as leaving something open.
    public var isMarkedAmbiguous: Bool

    /// How a view was drawn; without `frame` nothing was stored.
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
