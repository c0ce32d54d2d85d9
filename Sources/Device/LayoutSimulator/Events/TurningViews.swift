import LayoutModel
import LayoutResolution

/// The visible views while the interface turns: everything in the window is turned, and resized on the way.
///
/// Until iOS 7 the window stays upright, and each view in it has a transform: a quarter turn clockwise in landscape
/// right, and counterclockwise in landscape left (<doc:Rotation#How-far-content-turns>). From iOS 8 on the window
/// has its new bounds at once, and its views turn from their old orientation to none. Either way bounds and centre
/// change from the old to the new in the same animation as the transform.
///
/// Chosen: one curve for all; the shorter way, and clockwise for a half turn; from iOS 8 on the views in the window
/// turn, not the window; the name of the picture that fades.
struct TurningViews {
  /// The layouts before the turn, and after it.
  private let old: ScreenLayout
  private let new: ScreenLayout
  /// The progress, 0 to 1.
  private let progress: Double
  private let behavior: SystemBehavior

  /// The views between two layouts at some progress of the turn, 0 to 1.
  init(from old: ScreenLayout, to new: ScreenLayout, progress: Double) {
    self.old = old
    self.new = new
    self.progress = progress
    behavior = SystemBehavior(new.device.systemVersion)
  }

  /// The size of the window in whose coordinates the views are given.
  var windowSize: Size { told.size }

  /// The window in whose coordinates views are given: upright, or as it is after the turn.
  private var told: Stand {
    behavior.turnsWindow ? Stand(new) : Stand(size: Stand(new).uprightSize, quarterTurns: 0)
  }

  /// The interface's clockwise rotation on the upright screen, in quarter turns.
  private var quarterTurns: Double {
    let (start, end) = (Double(old.orientation.quarterTurns), Double(new.orientation.quarterTurns))
    var way = end - start
    if way > 2 { way -= 4 }
    if way <= -2 { way += 4 }
    let turns = start + way * progress
    // At the ends it is a whole number, apart from rounding errors of the curve.
    return abs(turns - turns.rounded()) < 1e-9 ? turns.rounded() : turns
  }

  /// The views, those in the window turned.
  ///
  /// - Parameter views: The views after the turn, with frames between the old and the new.
  /// - Returns: The views in their visible places, and the fading picture in front of them.
  func seen(_ views: [PlacedView]) -> [PlacedView] {
    let former = Dictionary(
      old.views.filter { $0.depth == 0 }.map { ($0.name, $0.view.untransformedFrame) },
      uniquingKeysWith: { first, _ in first })
    let final = Dictionary(
      new.views.filter { $0.depth == 0 }.map { ($0.name, $0.view.untransformedFrame) },
      uniquingKeysWith: { first, _ in first })
    var seen = views.map { view -> PlacedView in
      guard view.depth == 0, let end = final[view.name] else { return view }
      return turned(view, from: former[view.name], to: end)
    }
    if behavior.crossFadesTurns { seen.append(picture) }
    return seen
  }

  private static let classOfPopovers = "UIPopoverView"

  /// A view in the window on its way between two frames.
  private func turned(_ view: PlacedView, from start: Rect?, to end: Rect) -> PlacedView {
    let (before, after) = (Stand(old), Stand(new))
    let goal = after.upright(Point(x: end.midX, y: end.midY))
    // A new view turns in its place about the window's middle.
    let origin = start.map { before.upright(Point(x: $0.midX, y: $0.midY)) }
    let center: Point
    if let origin {
      center = Point(x: origin.x + (goal.x - origin.x) * progress, y: origin.y + (goal.y - origin.y) * progress)
    } else {
      center = goal.turned(about: after.uprightSize, by: quarterTurns - Double(new.orientation.quarterTurns))
    }
    let bounds = (start ?? end).interpolated(to: end, progress: progress).size
    let turned = told.told(center)
    let frame = Rect(
      x: turned.x - bounds.width / 2, y: turned.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    let turn = AffineTransform(quarterTurns: quarterTurns - Double(told.quarterTurns))
    // Popovers are hidden meanwhile, and shown again (<doc:Presentations#Popovers-in-a-turn>).
    let isHidden = view.view.view.className == Self.classOfPopovers
    return view.seen(frame: frame, alpha: isHidden ? 0 : nil, transform: view.view.view.transform.concatenating(turn))
  }

  /// The picture of the interface before the turn, on top of everything, stretched like the interface.
  private var picture: PlacedView {
    let frame = Rect(old.window.size)
    let picture = PlacedView(
      inWindow: "window/UISnapshotView", View(class: "UISnapshotView", frame: frame, alpha: 1 - progress), frame: frame)
    return turned(picture, from: frame, to: Rect(new.window.size))
  }
}

/// An interface on a screen: its window's size and rotation.
private struct Stand {
  let size: Size
  /// The clockwise rotation, in quarter turns.
  let quarterTurns: Int

  init(size: Size, quarterTurns: Int) {
    self.size = size
    self.quarterTurns = quarterTurns
  }

  init(_ layout: ScreenLayout) {
    self.init(size: layout.window.size, quarterTurns: layout.orientation.quarterTurns)
  }

  /// The size of the upright window.
  var uprightSize: Size { quarterTurns % 2 == 0 ? size : Size(width: size.height, height: size.width) }

  /// A point of the interface on the upright screen.
  func upright(_ point: Point) -> Point {
    let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
    let turned: (x: Double, y: Double) =
      switch quarterTurns {
      case 1: (-y, x)
      case -1: (y, -x)
      case 2: (-x, -y)
      default: (x, y)
      }
    return Point(x: uprightSize.width / 2 + turned.x, y: uprightSize.height / 2 + turned.y)
  }

  /// A point of the upright screen in the interface.
  func told(_ point: Point) -> Point {
    let back = Stand(size: uprightSize, quarterTurns: quarterTurns == 2 ? 2 : -quarterTurns)
    return back.upright(point)
  }
}

extension Point {
  /// The point turned about the middle of a window.
  fileprivate func turned(about size: Size, by quarterTurns: Double) -> Point {
    let turn = AffineTransform(quarterTurns: quarterTurns)
    let (x, y) = (x - size.width / 2, y - size.height / 2)
    return Point(x: size.width / 2 + turn.a * x + turn.c * y, y: size.height / 2 + turn.b * x + turn.d * y)
  }
}

extension AffineTransform {
  /// A rotation by clockwise quarter turns; whole quarters are exact.
  fileprivate init(quarterTurns: Double) {
    switch quarterTurns {
    case 0: self = .identity
    case 1: self.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case -1: self.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2, -2: self.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    default: self.init(rotationAngle: quarterTurns * .pi / 2)
    }
  }
}
