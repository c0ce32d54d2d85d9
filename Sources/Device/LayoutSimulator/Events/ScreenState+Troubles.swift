import Documents
import LayoutModel
import LayoutResolution

/// Something that is amiss in a layout, of which traces tell as it comes about.
struct Trouble: Hashable, Sendable {
  let receiver: String
  let message: String
}

/// Troubles of layouts: constraints that can't all hold, and sizes that masks made negative.
extension ScreenState {
  /// Notes what is amiss in a layout and wasn't before.
  mutating func noteTroubles(in layout: ScreenLayout) {
    let troubles = layout.controllers.flatMap { controller in
      controller.layout.conflicts.map { Trouble(receiver: controller.name, message: $0) }
        + controller.layout.negativeSizes.map { Trouble(receiver: $0.view, message: $0.words) }
    }
    for trouble in troubles where !application.troubles.contains(trouble) {
      note(.warning, trouble.receiver, trouble.message)
    }
    application.troubles = troubles
  }
}

extension Layout {
  /// The conflicts of constraints, in the words of their diagnostics.
  fileprivate var conflicts: [String] {
    diagnostics.filter { $0.code == .unsatisfiableConstraints }.map { conflict in
      let lines = conflict.message.split(separator: "\n").map { $0.drop { $0 == " " } }
      return lines.prefix(1).joined() + " " + lines.dropFirst().joined(separator: "; ")
    }
  }

  /// The views whose masks made a size negative, in preorder.
  fileprivate var negativeSizes: [(view: String, words: String)] {
    tree.viewIndices.flatMap { view in
      let frame = unroundedFrames[view.position]
      return [(frame.width, "wide"), (frame.height, "high")].filter { $0.0 < -Self.leastNegative }.map { length, way in
        let number = JSONText.thousandths(length)
        return (
          tree.name(of: view),
          "its mask makes it \(number) points \(way): it is shown as 0 \(way), and what is aligned with it goes by \(number)"
        )
      }
    }
  }

  /// The least size that counts as negative, in points: less is left by arithmetic.
  private static let leastNegative = 1e-6
}
