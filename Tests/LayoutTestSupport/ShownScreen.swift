import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The content of a scene's window, with which sweeps are compared.
struct ShownScreen {
  let names: [String]
  /// As `UIView.frame` tells them, before they are rounded.
  let frames: [Rect]
  let findings: [Finding]
  /// The exception that UIKit throws.
  let exception: String?

  /// A finding, told from others by what it is about.
  struct Finding: Equatable, CustomStringConvertible {
    let code: String
    let items: [String]
    let broken: [String]

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code.rawValue
      items = diagnostic.items
      broken = diagnostic.broken
    }

    var description: String { "\(code) \(items)" }
  }

  /// Returns the content of a screen in a window of a size, by all of the way from what declares it to its layout.
  init(in size: Size, under conditions: Conditions, _ layOut: (Conditions) throws -> ScreenLayout) throws {
    var asked = conditions
    asked.size = size
    do {
      let layout = try layOut(asked)
      let views = layout.views
      names = views.map(\.name)
      frames = views.map { placed in
        let frame = placed.view.unroundedFrame
        let transform = placed.view.view.transform
        return transform == .identity ? frame : transform.boundingBox(of: frame)
      }
      findings = layout.diagnostics.map(Finding.init)
      exception = nil
    } catch let thrown as SimulatedException {
      (names, frames, findings, exception) = ([], [], [], thrown.description)
    }
  }
}
