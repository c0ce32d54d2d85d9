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
/// the standard text size from left to right, so that every device comes first, and one for the rest. A device's windows
/// of the same height share a sweep.
struct SceneResizing {
  private let laidOut: LaidOutScene
  private let sizes: ReportSizes
  private let style: PictureStyle
  /// Tells whether the page isn't wanted any more.
  private let isInterrupted: @Sendable () -> Bool
  /// The budgets of conditions with standard settings, and of the others.
  private let plainBudget, otherBudget: WindowBudget
  private var known: [ResizedWindow: ReportScene.ResizedLayout] = [:]
  private var guides = SweepGuides()

  init(
    _ laidOut: LaidOutScene, _ sizes: ReportSizes, _ style: PictureStyle,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    (self.laidOut, self.sizes, self.style, self.isInterrupted) = (laidOut, sizes, style, isInterrupted)
    let windows = sizes.isRequested ? Self.requestedWindows : Self.standardWindows
    (plainBudget, otherBudget) = (WindowBudget(windows.plain), WindowBudget(windows.others))
  }

  /// The conditions that determine a sweep of widths.
  private struct ResizedWindow: Hashable {
    /// The conditions, with the whole screen of a device in place of its part.
    let conditions: Conditions
    let height: Double

    init(_ conditions: Conditions, height: Double) {
      var conditions = conditions
      conditions.device = conditions.device.map { DeviceNames.parts(of: $0).name.description }
      (self.conditions, self.height) = (conditions, height)
    }
  }

  /// Returns the sweeps of a layout's scene under its conditions; none for a screen that isn't resized.
  ///
  /// - Throws: `LayoutFailure` if the solver fails; what making the scene throws.
  mutating func sweeps(
    of layout: ScreenLayout, _ picture: ScreenPicture, isFirst: Bool, _ looks: inout KnownLooks
  ) throws -> [ReportScene.ResizedLayout] {
    let conditions = layout.conditions
    guard !conditions.isOnCanvas, conditions.size == nil, let widths = sizes.widths else { return [] }
    let isPlain =
      conditions.contentSizeCategory ?? .large == .large && conditions.layoutDirection != .rightToLeft
      && conditions.pseudolanguage == nil
    let budget = isPlain ? plainBudget : otherBudget
    let own = layout.window.size
    let window = ResizedWindow(conditions, height: own.height)
    if let same = known[window] { return [same] }
    guard !budget.isSpent else { return [] }
    let left = budget.count
    let line = WindowRange(width: widths, height: own.height...own.height)
    let sweep = try resized(conditions, line, budget, picture, &looks)
    known[window] = sweep
    let sweeps = sweep.map { [$0] } ?? []
    guard isFirst, let heights = sizes.heights else { return sweeps }
    if let sweep, sweep.sweep.pieces.count <= Self.piecesBeforePlane, left - budget.count <= Self.windowsBeforePlane,
      let plane = try resized(
        conditions, WindowRange(width: widths, height: heights), WindowBudget(Self.windowsOfPlane), picture, &looks)
    {
      return [plane]
    }
    let upright = WindowRange(width: own.width...own.width, height: heights)
    return sweeps + [try resized(conditions, upright, budget, picture, &looks)].compactMap(\.self)
  }

  /// Returns the screen in the windows of a range, and a picture of each piece; for the layout's own piece, the
  /// layout's picture. There is none if it takes more windows than are left, or UIKit throws in some. A sweep that lint
  /// has made takes one window a piece.
  private mutating func resized(
    _ conditions: Conditions, _ range: WindowRange, _ budget: WindowBudget, _ picture: ScreenPicture,
    _ looks: inout KnownLooks
  ) throws -> ReportScene.ResizedLayout? {
    guard var screen = try laidOut.resizedScreen(under: conditions) else { return nil }
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
        return ReportScene.ResizedLayout(sweep: sweep, pictures: pictures)
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
      guard sweep.rest?.isOfCode ?? true else { return nil }
      if isWide { guides.keep(cuts.places, on: screen.device, under: conditions) }
      let isRunAnew = sweep.rest != nil
      var code = screen.runAnew
      guard isPlane || isRunAnew || layouts.count == sweep.pieces.count else { return nil }
      let own = isPlane ? nil : sweep.piece(at: picture.size)
      let pictures = try PiecePictures(of: sweep.pieces) {
        rules.rules(in: $0).surroundings
      } draw: { number in
        let piece = sweep.pieces[number]
        if let own, own.width == piece.width, own.height == piece.height { return picture }
        if isRunAnew { return ScreenPicture(try code.layout(in: piece.middle), style, &looks) }
        return ScreenPicture(isPlane ? try screen.layout(in: piece.middle) : layouts[number], style, &looks)
      }
      return ReportScene.ResizedLayout(sweep: sweep, pictures: pictures)
    } catch is SweepError {
      return nil
    } catch is SimulatedException {
      return nil
    }
  }

  /// The maximum number of pieces of a screen that the page can resize.
  private static let maximumPieces = 2_000
  /// The maximum numbers of windows laid out for a scene's sweeps. They are counted, not timed, so that the same inputs
  /// give the same page.
  private static let standardWindows = (plain: 300, others: 200)
  private static let requestedWindows = (plain: 800, others: 800)
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
