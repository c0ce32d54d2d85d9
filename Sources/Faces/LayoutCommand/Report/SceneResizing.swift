import FileSystem
import LayoutModel
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import Lint
import Sweeps

/// A maker of the sweeps of one scene, by which a page resizes its windows under all of the scene's conditions.
///
/// The first conditions have the plane of sizes if that takes few windows, else their own height's widths and their own
/// width's heights. The others have the widths of their own height, as long as the scene's budgets last: there is one for
/// the standard text size from left to right, so that every device comes first, and one for the rest. Sizes that somebody
/// asked for are held under all conditions, and so are all in a preview: where both ranges are, each has its plane. A
/// device's windows of the same height share a sweep, and its parts a plane.
struct SceneResizing {
  private let laidOut: LaidOutScene
  private let sizes: ReportSizes
  private let style: PictureStyle
  /// Tells whether the page isn't wanted any more.
  private let isInterrupted: @Sendable () -> Bool
  /// The budgets of conditions with standard settings, and of the others.
  private let plainBudget, otherBudget: WindowBudget
  private var known: [ResizedWindow: ReportScene.ResizedLayout] = [:]
  private var knownHeights: [ResizedWindow: ReportScene.ResizedLayout] = [:]
  /// The planes of devices' windows; `nil` for one that takes too many windows.
  private var knownPlanes: [ResizedWindow: ReportScene.ResizedLayout?] = [:]
  private var guides = SweepGuides()

  init(
    _ laidOut: LaidOutScene, _ sizes: ReportSizes, _ style: PictureStyle,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    (self.laidOut, self.sizes, self.style, self.isInterrupted) = (laidOut, sizes, style, isInterrupted)
    (plainBudget, otherBudget) = (
      WindowBudget(Self.standardWindows.plain), WindowBudget(Self.standardWindows.others)
    )
  }

  /// The sweeps of a layout, or the reason for which there are none.
  struct Held {
    var sweeps: [ReportScene.ResizedLayout] = []
    var reason: ReportScene.UnheldSizes?
  }

  /// The conditions that determine a sweep of widths.
  private struct ResizedWindow: Hashable {
    /// The conditions, with the whole screen of a device in place of its part.
    let conditions: Conditions
    /// The height that all windows have, or of a sweep of heights their width; `nil` for a plane.
    let length: Double?

    init(_ conditions: Conditions, length: Double? = nil) {
      var conditions = conditions
      conditions.device = conditions.device.map { DeviceNames.parts(of: $0).name.description }
      (self.conditions, self.length) = (conditions, length)
    }
  }

  /// Returns the sweeps of the scene under conditions, or the reason for which there are none.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - picture: The picture under them, in the window of which the lengths are that stay.
  ///   - isFirst: Whether they are the scene's first conditions.
  ///   - looks: The looks of the scene's pictures so far.
  /// - Returns: The sweeps.
  /// - Throws: `LayoutFailure` if the solver fails; what making the scene throws.
  mutating func sweeps(
    under conditions: Conditions, _ picture: ScreenPicture, isFirst: Bool, _ looks: inout KnownLooks
  ) throws -> Held {
    guard !conditions.isOnCanvas, conditions.size == nil else { return Held(reason: .named) }
    guard sizes.widths != nil || sizes.heights != nil else { return Held(reason: .unasked) }
    let isPlain =
      conditions.contentSizeCategory ?? .large == .large && conditions.layoutDirection != .rightToLeft
      && conditions.pseudolanguage == nil
    let budget = isPlain ? plainBudget : otherBudget
    var held = Held(reason: .unasked)
    let size = picture.size
    var takesFew = false
    if let widths = sizes.widths {
      let range = WindowRange(width: widths, height: size.height...size.height)
      let room = sizes.areWidthsWhole ? WindowBudget.unlimited : budget
      let left = room.count
      let window = ResizedWindow(conditions, length: size.height)
      add(try known[window].map { ($0, nil) } ?? resized(conditions, range, room, picture, &looks), to: &held)
      known[window] = held.sweeps.first
      let pieces = held.sweeps.first?.sweep.pieces.count ?? .max
      takesFew = pieces <= Self.piecesBeforePlane && left - room.count <= Self.windowsBeforePlane
    }
    guard let heights = sizes.heights, isFirst || sizes.areHeightsWhole else { return held }
    if takesFew, let widths = sizes.widths,
      let plane = try plane(conditions, WindowRange(width: widths, height: heights), picture, &looks)
    {
      return Held(sweeps: [plane])
    }
    let range = WindowRange(width: size.width...size.width, height: heights)
    let room = sizes.areHeightsWhole ? WindowBudget.unlimited : budget
    let window = ResizedWindow(conditions, length: size.width)
    let upright = try knownHeights[window].map { ($0, nil) } ?? resized(conditions, range, room, picture, &looks)
    knownHeights[window] = upright.sweep
    add(upright, to: &held)
    return held
  }

  /// Returns the plane of sizes under conditions; `nil` where it takes too many windows.
  private mutating func plane(
    _ conditions: Conditions, _ range: WindowRange, _ picture: ScreenPicture, _ looks: inout KnownLooks
  ) throws -> ReportScene.ResizedLayout? {
    let window = ResizedWindow(conditions)
    if let known = knownPlanes[window] { return known }
    let plane = try resized(conditions, range, WindowBudget(Self.windowsOfPlane), picture, &looks).sweep
    knownPlanes[window] = .some(plane)
    return plane
  }

  /// A sweep, or the reason for which there is none.
  private typealias Outcome = (sweep: ReportScene.ResizedLayout?, reason: ReportScene.UnheldSizes?)

  private func add(_ outcome: Outcome, to held: inout Held) {
    if let sweep = outcome.sweep { held.sweeps.append(sweep) }
    held.reason = held.sweeps.isEmpty ? outcome.reason : nil
  }

  /// Returns the screen in the windows of a range, and a picture of each piece; for the layout's own piece, the
  /// layout's picture. There is none if it takes more windows than are left, or UIKit throws in some. A sweep that lint
  /// has made takes one window a piece.
  private mutating func resized(
    _ conditions: Conditions, _ range: WindowRange, _ budget: WindowBudget, _ picture: ScreenPicture,
    _ looks: inout KnownLooks
  ) throws -> Outcome {
    guard !budget.isSpent else { return (nil, .budget) }
    guard var screen = try laidOut.resizedScreen(under: conditions) else { return (nil, .failure) }
    do {
      let rules = screen
      // Lint's pieces are those of the captured screen, which code may do otherwise than.
      if !screen.isOfCode, let sweep = laidOut.knownSweep(over: range, under: conditions) {
        let own = sweep.piece(at: picture.size)?.width
        let pictures = try PiecePictures(of: sweep.pieces) {
          rules.rules(in: $0).surroundings
        } draw: { number in
          let piece = sweep.pieces[number]
          if piece.width == own { return picture }
          if isInterrupted() || budget.isSpentByOneMore() { throw SweepError.stopped }
          return ScreenPicture(try screen.layout(in: piece.middle), style, &looks)
        }
        return (ReportScene.ResizedLayout(sweep: sweep, pictures: pictures), nil)
      }
      var layouts: [ScreenLayout] = []
      var limits = SweepLimits(maximumPieces: Self.maximumPieces)
      limits.isInterrupted = { [isInterrupted] in isInterrupted() || budget.isSpentByOneMore() }
      let isPlane = range.height != range.height.single && range.width != range.width.single
      let isWide = !isPlane && range.height == range.height.single
      var cuts = WalkCuts()
      // A conflict's repairs are shown with the finding.
      let sweep = try Sweep(
        of: screen, over: range, within: limits, mends: false,
        guide: isWide ? guides.places(on: screen.device, under: conditions) : [], parts: { cuts.add($0) }
      ) {
        if let layout = $0 { layouts.append(layout) }
      }
      guard sweep.rest?.isOfCode ?? true else { return (nil, .pieces) }
      if isWide { guides.keep(cuts.places, on: screen.device, under: conditions) }
      let isRunAnew = sweep.rest != nil
      var code = screen.runAnew
      guard isPlane || isRunAnew || layouts.count == sweep.pieces.count else { return (nil, .failure) }
      let own = isPlane ? nil : sweep.piece(at: picture.size)
      let pictures = try PiecePictures(of: sweep.pieces) {
        rules.rules(in: $0).surroundings
      } draw: { number in
        let piece = sweep.pieces[number]
        if let own, own.width == piece.width, own.height == piece.height { return picture }
        if isRunAnew { return ScreenPicture(try code.layout(in: piece.middle), style, &looks) }
        return ScreenPicture(isPlane ? try screen.layout(in: piece.middle) : layouts[number], style, &looks)
      }
      return (ReportScene.ResizedLayout(sweep: sweep, pictures: pictures), nil)
    } catch is SweepError {
      return (nil, budget.isSpent ? .budget : .pieces)
    } catch is SimulatedException {
      return (nil, .failure)
    }
  }

  /// The maximum number of pieces of a screen that the page can resize.
  private static let maximumPieces = 2_000
  /// The maximum numbers of windows laid out for a scene's sweeps. They are counted, not timed, so that the same inputs
  /// give the same page.
  private static let standardWindows = (plain: 300, others: 200)
  private static let windowsOfPlane = 600
  /// The maximum numbers of pieces of a scene's widths, and of windows laid out to find them, with which a plane is tried.
  /// A plane has at least as many pieces; of public applications' screens with more, hardly one took as few windows as it may.
  private static let (piecesBeforePlane, windowsBeforePlane) = (7, 60)
}

extension ClosedRange<Double> {
  /// The range of its lower bound alone.
  fileprivate var single: ClosedRange { lowerBound...lowerBound }
}

/// A number of windows that may be laid out.
private final class WindowBudget: Sendable {
  private let left: Guarded<Int>

  init(_ count: Int) { left = Guarded(count) }

  /// A budget that nobody spends: for what was asked for.
  static var unlimited: WindowBudget { WindowBudget(.max) }

  /// The number of windows that are left.
  var count: Int { left.withLock { max(0, $0) } }

  /// A Boolean that tells whether no window is left.
  var isSpent: Bool { count == 0 }

  /// Takes one window, and tells whether there was none left.
  func isSpentByOneMore() -> Bool {
    left.withLock { left in
      left -= 1
      return left < 0
    }
  }
}
