import Documents
import LayoutModel
public import LayoutResolution

/// Layouts in the form of UIKit's `recursiveDescription`: a view a line, indented by depth.
///
///     HeavyRotation on iphone-4s in landscapeLeft, 480 × 320, Home button left
///     <UIView: root; frame = (0 0; 480 320)>
///        | <UISlider: slider; frame = (20 20; 440 23); autoresize = W+BM>
public enum HierarchyDescription {
  /// The text of a fixture's layouts, with an empty line between them. The head of each says where the device has its Home
  /// button, if it has one.
  public static func text(fixture: String, layouts: [ScreenLayout]) -> String {
    layouts.map { text(fixture: fixture, step: $0, homeButton($0)) }.joined(separator: "\n")
  }

  /// The text of a layout after a step of a trace.
  static func text(fixture: String, step screen: ScreenLayout, _ addition: String = "") -> String {
    text(header(fixture, screen, screen.window.size) + addition, screen.views.map { line($0) })
  }

  private static func homeButton(_ screen: ScreenLayout) -> String {
    screen.device.hasHomeButton ? ", Home button \(screen.orientation.placeOfHomeButton)" : ""
  }

  /// The text of samples at given times, with an empty line between them. Views with a transform have their bounds too,
  /// because those can't be derived from the frame around them.
  public static func text(fixture: String, samples: [ScreenSample]) -> String {
    samples.map { sample in
      let header = "\(number(sample.time)) s: \(header(fixture, sample.layout, sample.windowSize))"
      return text(header, sample.views.map { line($0, hasBounds: true) })
    }.joined(separator: "\n")
  }

  /// A header and the lines of views, with names escaped.
  private static func text(_ header: String, _ views: [String]) -> String {
    PrintableText(lines: [header] + views).line.string
  }

  private static func header(_ fixture: String, _ screen: ScreenLayout, _ size: Size) -> String {
    let refused =
      screen.orientation == screen.requestedOrientation ? "" : ", where \(screen.requestedOrientation.name) is refused"
    return
      "\(fixture)\(screen.scene.map { ", \($0)," } ?? "") on \(screen.device.id) in \(screen.orientation.name)\(refused), "
      + "\(number(size.width)) × \(number(size.height))"
      + screen.conditions.wordsOfSettings.map { ", \($0)" }.joined()
  }

  private static func line(_ view: PlacedView, hasBounds: Bool = false) -> String {
    let (placed, frame) = (view.view, view.view.frame)
    var parts = [
      "\(placed.view.className): \(view.name)",
      "frame = (\(number(frame.x)) \(number(frame.y)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if placed.view.isHidden { parts.append("hidden = YES") }
    if !placed.view.isEnabled { parts.append("enabled = NO") }
    if placed.view.isSelected { parts.append("selected = YES") }
    if placed.view.alpha.thousandths != 1 { parts.append("alpha = \(number(placed.view.alpha))") }
    let flags = AutoresizingMask.flags.filter { placed.view.autoresizingMask.contains($0.mask) }
    if !flags.isEmpty { parts.append("autoresize = \(flags.map(\.letters).joined(separator: "+"))") }
    let transform = placed.view.transform
    if transform != .identity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(numbers.map(number).joined(separator: ", "))]")
      let bounds = placed.untransformedFrame.size
      if hasBounds { parts.append("bounds = (0 0; \(number(bounds.width)) \(number(bounds.height)))") }
    }
    if placed.contentSize != .zero {
      parts.append("contentSize = {\(number(placed.contentSize.width)), \(number(placed.contentSize.height))}")
    }
    if let arrow = placed.arrow {
      parts.append("arrow = \(arrow.direction.name) at (\(number(arrow.tip.x)) \(number(arrow.tip.y)))")
    }
    if !placed.ambiguity.isEmpty { parts.append("ambiguous = \(placed.ambiguity.names.joined(separator: ", "))") }
    return String(repeating: "   | ", count: view.depth) + "<\(parts.joined(separator: "; "))>"
  }

  private static func number(_ value: Double) -> String { JSONText.thousandths(value) }
}
