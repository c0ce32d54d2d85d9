package import InterfaceBuilder
package import LayoutModel
package import LayoutResolution
import LayoutSimulator

/// Layouts of a source's scenes, and warnings about the source.
package struct SourceLayouts {
  package var layouts: [ScreenLayout] = []
  package var warnings: [InputWarning] = []
  /// The exceptions that UIKit throws instead of layouts.
  package private(set) var thrown: [Thrown] = []
  package var exceptions: [SimulatedException] { thrown.map(\.exception) }

  /// An exception instead of a layout.
  package struct Thrown {
    package let exception: SimulatedException
    /// The scene's id in a source of several.
    package let scene: String?
    package let conditions: Conditions
  }

  /// Creates a result without layouts.
  package init() {}

  /// Appends what another has.
  package mutating func append(_ other: SourceLayouts) {
    layouts += other.layouts
    warnings += other.warnings
    thrown += other.thrown
  }

  /// Returns a layout, or `nil` if UIKit throws an exception instead, which is kept.
  mutating func layout(
    of scene: String?, under conditions: Conditions, _ make: () throws -> ScreenLayout
  ) throws -> ScreenLayout? {
    do {
      return try make()
    } catch let exception as SimulatedException {
      thrown.append(Thrown(exception: exception, scene: scene, conditions: conditions))
      return nil
    }
  }
}

extension SceneSource {
  /// Lays out the source under some conditions, in their order.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene requested from a source of several; all if `nil`.
  /// - Returns: The layouts, warnings about the source, and the exceptions that UIKit throws instead of layouts.
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
  package func layouts(under conditions: [Conditions], scene name: String? = nil) throws -> SourceLayouts {
    var layouts: [ScreenLayout] = []
    var result = try forEachLayout(under: conditions, scene: name) { layouts.append($0) }
    result.layouts = layouts
    return result
  }

  /// Calls a closure with the layouts under some conditions, in their order, each as soon as it is made. Two layouts of
  /// a large screen at once would take much memory.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene requested from a source of several; all if `nil`.
  ///   - changes: The changes to try in each scene before it is laid out.
  ///   - library: The scenes and plans that layouts share.
  ///   - body: The closure that receives a layout.
  /// - Returns: Warnings about the source, and the exceptions that UIKit throws instead of layouts; no layouts.
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`,
  ///   `WhatIf.Failure`; any error of `body`.
  package func forEachLayout(
    under conditions: [Conditions], scene name: String? = nil, whatIf changes: [WhatIf] = [],
    sharing library: SceneLibrary? = nil, _ body: (ScreenLayout) throws -> Void
  ) throws -> SourceLayouts {
    // A single layout leaves nothing to share, and plans of large screens take much memory.
    let library = library ?? (conditions.count > 1 ? SceneLibrary() : nil)
    // Impossible conditions are reported before anything is laid out.
    for conditions in conditions {
      _ = try device(named: conditions.device, systemVersion: conditions.systemVersion)
      if let impossible = impossibility(of: conditions), case .textSize = impossible { throw impossible }
    }
    guard canvas != nil || !conditions.contains(where: \.isOnCanvas) else { throw SceneChoiceError.noCanvas }
    var result = SourceLayouts()
    for conditions in conditions {
      let found = try scenes(under: conditions, named: name, library)
      if result.warnings.isEmpty { result.warnings = found.warnings }
      for scene in found.scenes {
        let scene = changes.isEmpty ? scene : try WhatIf.apply(changes, to: scene)
        let layout = try result.layout(of: scene.id, under: conditions) {
          guard let library else { return try scene.layout(under: conditions) }
          return try scene.layout(under: conditions, keepingPlansIn: library.plans(ofScene: scene.id))
        }
        if let layout { try body(layout) }
      }
    }
    return result
  }
}
