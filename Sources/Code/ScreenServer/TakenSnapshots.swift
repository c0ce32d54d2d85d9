import LayoutModel
import ScreenAnswers
import SnapshotTesting
import UIKit

extension HostedScreen {
  /// All that the screen's test hands over, each as it stands at that moment.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of the simulator.
  ///   - scale: The number of the simulator's pixels per point; the device's if `nil`.
  ///   - isHosted: Whether an app hosts the tests, whose status bar covers controllers.
  /// - Returns: The snapshots.
  /// - Throws: `DeviceError`.
  func taken(under conditions: Conditions, scale: Double?, isHosted: Bool) throws -> TakenSnapshots {
    _ = try UIApplication.begunAlone(in: conditions)
    try UIScreen.setMain(conditions, scale: scale)
    let statusBar = isHosted ? UIApplication.shared.statusBarFrame.height : 0
    var all: [TakenSnapshot] = []
    let failure = SnapshotRun.run({ _ = try make() }) { name, handed in
      guard let name else { return }
      var taken = TakenSnapshot(name)
      do {
        try taken.take(handed.get(), under: conditions, statusBar)
      } catch {
        taken.failure = "\(error)"
      }
      all.append(taken)
    }
    return TakenSnapshots(all, failure: failure?.description)
  }
}

extension TakenSnapshot {
  /// Takes a view in its place: as a picture shows it, or as a text describes it.
  ///
  /// - Throws: `DeviceError`, `InvalidScene`.
  @MainActor fileprivate mutating func take(
    _ handed: HandedView, under conditions: Conditions, _ statusBar: CGFloat
  ) throws {
    if handed.isPlaced, let view = handed.value as? UIView { return try take(view, under: conditions) }
    let stage = SnapshotStage(showing: handed, under: statusBar)
    defer { stage.strike() }
    try take(stage.view, under: conditions)
  }

  @MainActor private mutating func take(_ view: UIView, under conditions: Conditions) throws {
    size = Size(width: Double(view.bounds.width), height: Double(view.bounds.height))
    isDark = view.traitCollection.userInterfaceStyle == .dark
    if name.ending == "txt" {
      rows = DescribedHierarchy(of: view).rows.map { row in
        DescribedView(
          depth: row.depth, className: row.className,
          frame: Rect(
            x: Double(row.frame.minX), y: Double(row.frame.minY), width: Double(row.frame.width),
            height: Double(row.frame.height)))
      }
    } else {
      let moved = view.moveContentsByBounds()
      defer { for (view, origin) in moved { view.moveContents(by: origin) } }
      view.display()
      scene = try Scene.captured(view, in: conditions, name: name.test).scene.frozen
    }
  }
}

extension UIView {
  /// Moves what plain views have in them by the origins of their bounds, which are zero then: a scene knows the offsets of scroll views
  /// alone.
  ///
  /// - Returns: The views whose bounds had another origin, each with it.
  fileprivate func moveContentsByBounds() -> [(view: UIView, origin: CGPoint)] {
    var moved: [(view: UIView, origin: CGPoint)] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      pending += view.subviews
      let origin = view.bounds.origin
      guard !(view is UIScrollView), origin != .zero else { continue }
      view.moveContents(by: .zero)
      moved.append((view, origin))
    }
    return moved
  }

  /// Changes the origin of the bounds, and moves the subviews so that they stay in place on the screen.
  fileprivate func moveContents(by origin: CGPoint) {
    let (x, y) = (origin.x - bounds.origin.x, origin.y - bounds.origin.y)
    bounds.origin = origin
    for subview in subviews { subview.center = CGPoint(x: subview.center.x + x, y: subview.center.y + y) }
  }
}

extension Scene {
  /// The scene with every view in its present frame, without constraints, masks and arrangements.
  fileprivate var frozen: Scene {
    var controller = rootViewController
    controller.view.freeze()
    var scene = Scene(
      checked: controller, name: name, device: device, systemVersion: systemVersion, application: application,
      orientation: orientation, userSettings: userSettings)
    scene.fileNames = fileNames
    return scene
  }
}

extension View {
  /// Leaves the view and its descendants to their frames.
  fileprivate mutating func freeze() {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = []
    constraints = []
    if kind == .stackView { stack.arrangedSubviews = [] }
    for index in subviews.indices { subviews[index].freeze() }
  }
}
