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
  /// - Returns: The snapshots.
  /// - Throws: `DeviceError`.
  func taken(under conditions: Conditions, scale: Double?) throws -> TakenSnapshots {
    _ = try UIApplication.begunAlone(in: conditions)
    try UIScreen.setMain(conditions, scale: scale)
    var all: [TakenSnapshot] = []
    let failure = SnapshotRun.run({ _ = try make() }) { name, handed in
      guard let name else { return }
      var taken = TakenSnapshot(name)
      do {
        try taken.take(handed.get(), under: conditions)
      } catch {
        taken.failure = "\(error)"
      }
      all.append(taken)
    }
    return TakenSnapshots(all, failure: failure?.description)
  }
}

extension TakenSnapshot {
  /// A snapshot of which nothing but its name is known.
  fileprivate init(_ name: SnapshotName) {
    self.init(
      name.library == .facebook ? .facebook : .snapshotTesting, file: name.file, test: name.test, name: name.name,
      folder: name.folder, ending: name.ending, number: name.number)
  }

  /// Takes a view in its place: as a picture shows it, or as a text describes it.
  ///
  /// - Throws: `DeviceError`, `InvalidScene`.
  @MainActor fileprivate mutating func take(_ handed: HandedView, under conditions: Conditions) throws {
    if handed.isPlaced, let view = handed.value as? UIView { return try take(view, under: conditions) }
    let stage = SnapshotStage(showing: handed)
    defer { stage.strike() }
    try take(stage.view, under: conditions)
  }

  @MainActor private mutating func take(_ view: UIView, under conditions: Conditions) throws {
    size = Size(width: Double(view.bounds.width), height: Double(view.bounds.height))
    isDark = view.traitCollection.userInterfaceStyle == .dark
    if ending == "txt" {
      rows = view.described
    } else {
      scene = try Scene.captured(view, in: conditions, name: test).scene.frozen
    }
  }
}

extension UIView {
  /// The view and its descendants, in preorder.
  fileprivate var described: [DescribedView] {
    var rows: [DescribedView] = []
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      let frame = Rect(
        x: Double(view.frame.minX), y: Double(view.frame.minY), width: Double(view.frame.width),
        height: Double(view.frame.height))
      rows.append(DescribedView(depth: depth, className: "\(type(of: view))", frame: frame))
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return rows
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
