/// Where every view of a tree goes in a window.
public struct Layout: Sendable {
  public let tree: ViewTree
  public let window: Window
  /// Each view's frame in its superview's coordinates, in points, exact; in preorder.
  public let unroundedFrames: [Rect]
  /// Each view's frame on the device's pixel grid (spec/DUMP.md), sizes not negative; in preorder.
  public let frames: [Rect]
  /// What the constraints leave open of each view; in preorder.
  public let ambiguities: [AmbiguousAttributes]
  public let diagnostics: [Diagnostic]

  package init(
    tree: ViewTree, window: Window, unroundedFrames: [Rect], frames: [Rect], ambiguities: [AmbiguousAttributes],
    diagnostics: [Diagnostic]
  ) {
    precondition(unroundedFrames.count == tree.count && frames.count == tree.count, "a frame for every view")
    self.tree = tree
    self.window = window
    self.unroundedFrames = unroundedFrames
    self.frames = frames
    self.ambiguities = ambiguities
    self.diagnostics = diagnostics
  }

  /// The view of an id as it is laid out.
  public subscript(id: String) -> ViewLayout? { tree.index(ofID: id).map { self[$0] } }

  /// The view at an index as it is laid out.
  public subscript(index: ViewTree.Index) -> ViewLayout {
    ViewLayout(
      view: tree[index], frame: frames[index.position], unroundedFrame: unroundedFrames[index.position],
      ambiguity: ambiguities[index.position])
  }
}

/// One view of a layout.
public struct ViewLayout: Sendable {
  /// The view under the layout's traits, without its subviews and constraints.
  public let view: View
  /// The frame in the superview's coordinates on the pixel grid, in points.
  public let frame: Rect
  /// The exact frame.
  public let unroundedFrame: Rect
  /// What the constraints leave open.
  public let ambiguity: AmbiguousAttributes
}

/// The parts of a frame that the constraints leave open.
public struct AmbiguousAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let x = AmbiguousAttributes(rawValue: 1)
  public static let y = AmbiguousAttributes(rawValue: 2)
  public static let width = AmbiguousAttributes(rawValue: 4)
  public static let height = AmbiguousAttributes(rawValue: 8)

  /// The names in the order of a frame: x, y, width, height.
  public var names: [String] {
    let all: [(String, AmbiguousAttributes)] = [("x", .x), ("y", .y), ("width", .width), ("height", .height)]
    return all.filter { contains($0.1) }.map(\.0)
  }
}

/// A layout of a scene on a device, in the orientation that the interface took.
public struct ScreenLayout: Sendable {
  public let device: Device
  public let requestedOrientation: InterfaceOrientation
  /// The orientation that the interface took: the requested one unless it was refused.
  public let orientation: InterfaceOrientation
  public let layout: Layout
  /// What was found on the way to the layout and in it, refusals first.
  public let diagnostics: [Diagnostic]

  package init(
    device: Device, requestedOrientation: InterfaceOrientation, orientation: InterfaceOrientation, layout: Layout,
    refusals: [Diagnostic]
  ) {
    self.device = device
    self.requestedOrientation = requestedOrientation
    self.orientation = orientation
    self.layout = layout
    diagnostics = refusals + layout.diagnostics
  }

  /// The view of an id as it is laid out.
  public subscript(id: String) -> ViewLayout? { layout[id] }
}
