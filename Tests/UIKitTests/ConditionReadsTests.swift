import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import ScreenAnswers
import Testing

@testable import UIKit

/// Notes of the conditions that code reads: those that aren't noted change nothing.
@MainActor struct ConditionReadsTests {
  private static let portrait = Conditions(device: "iphone-17", orientation: .portrait)

  private static func reads(_ body: (UIView, UILabel) -> Void) throws -> ConditionParts {
    let window = try UIWindow(portrait)
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Some words"
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor).isActive = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    ConditionReads.begin()
    body(controller.view, label)
    return ConditionReads.noted
  }

  @Test("Each way to learn of the window, the device or the text size is noted")
  func noted() throws {
    let window: [String: (UIView) -> Any] = [
      "frame": { $0.frame }, "bounds": { $0.bounds.width }, "center": { $0.center },
      "safeAreaInsets": { $0.safeAreaInsets }, "layoutMargins": { $0.layoutMargins },
      "directionalLayoutMargins": { $0.directionalLayoutMargins }, "layer.frame": { $0.layer.frame },
      "layer.bounds": { $0.layer.bounds }, "layoutFrame": { $0.layoutMarginsGuide.layoutFrame },
      "convert": { $0.convert(CGPoint.zero, to: nil) }, "UIScreen.bounds": { _ in UIScreen.main.bounds },
      "horizontalSizeClass": { $0.traitCollection.horizontalSizeClass },
      "verticalSizeClass": { $0.traitCollection.verticalSizeClass },
      "current": { _ in UITraitCollection.current.verticalSizeClass },
      "subscript": { $0.traitCollection[UITraitHorizontalSizeClass.self] },
      "==": { $0.traitCollection == UITraitCollection() },
      "containsTraits": { $0.traitCollection.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)) },
      "orientation": { _ in UIDevice.current.orientation }, "window.bounds": { $0.window?.bounds ?? .zero },
      "fitting": { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) },
      "topLayoutGuide": { ($0.next as? UIViewController)?.topLayoutGuide.length ?? 0 },
      "statusBarOrientation": { _ in UIApplication.shared.statusBarOrientation },
      "ambiguous": { $0.hasAmbiguousLayout },
    ]
    for (name, read) in window {
      #expect(try Self.reads { view, _ in _ = read(view) }.contains(.window), "\(name)")
    }
    let device: [String: () -> Any] = [
      "userInterfaceIdiom": { UIDevice.current.userInterfaceIdiom }, "model": { UIDevice.current.model },
      "systemVersion": { UIDevice.current.systemVersion }, "scale": { UIScreen.main.scale },
      "nativeBounds": { UIScreen.main.nativeBounds }, "displayScale": { UITraitCollection.current.displayScale },
      "UISwitch": { UISwitch() },
    ]
    for (name, read) in device { #expect(try Self.reads { _, _ in _ = read() }.contains(.device), "\(name)") }
    let textSize: [String: (UILabel) -> Any] = [
      "category": { $0.traitCollection.preferredContentSizeCategory }, "lineHeight": { $0.font.lineHeight },
      "pointSize": { $0.font.pointSize }, "descriptor": { $0.font.fontDescriptor },
      "intrinsicContentSize": { $0.intrinsicContentSize }, "sizeThatFits": { $0.sizeThatFits(.zero) },
      "scaledValue": { _ in UIFontMetrics.default.scaledValue(for: 10) },
      "application": { _ in UIApplication.shared.preferredContentSizeCategory },
      "compatible": { UIFont.preferredFont(forTextStyle: .body, compatibleWith: $0.traitCollection) },
      "size": { NSAttributedString(string: "Word", attributes: [.font: $0.font as Any]).size() },
    ]
    for (name, read) in textSize {
      #expect(try Self.reads { _, label in _ = read(label) }.contains(.textSize), "\(name)")
    }
  }

  @Test("Making views, setting what they show and laying them out reads nothing")
  func silent() throws {
    let reads = try Self.reads { view, label in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      let field = UITextField()
      field.placeholder = "Name"
      let stack = UIStackView(arrangedSubviews: [button, field, UIImageView()])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: label.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      ])
      label.numberOfLines = 0
      label.textColor = .label
      view.window?.layoutIfNeeded()
      _ = try? Scene(capturing: view, in: Self.portrait)
    }
    #expect(reads == [])
  }

  @Test("What UIKit's classes place for one window is noted where it is captured")
  func captured() throws {
    let inner = UIViewController()
    let makers: [String: () -> UIView] = [
      "a flexible mask": {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.autoresizingMask = .flexibleWidth
        return view
      },
      "a controller's view": { inner.view }, "a scroll view": { UIScrollView() },
      "a table": { UITableView() }, "a text view": { UITextView() },
    ]
    for (name, make) in makers {
      let reads = try Self.reads { view, _ in
        view.addSubview(make())
        _ = try? Scene(capturing: view, in: Self.portrait)
      }
      #expect(reads.contains(.window), "\(name)")
    }
  }

  /// A screen that is captured in one window, and holds in others, has in each of those the frames of what is made and captured there.
  @Test func elsewhere() throws {
    var others = [
      Conditions(orientation: .landscapeLeft), Conditions(orientation: .portrait, size: Size(width: 507, height: 702)),
    ]
    others.append(Conditions(device: "ipad-pro-11-m4", orientation: .portrait))
    others.append(Conditions(orientation: .portrait, contentSizeCategory: .accessibilityLarge))
    let first = Conditions(device: "iphone-17", orientation: .portrait)
    var (count, wrong): (Int, [String]) = (0, [])
    for path in FixtureTests.fixturePaths {
      guard let scene = try? FixtureTests.scene(at: path), FixtureTests.isSaidInViews(scene),
        FixtureTests.isSettled(scene), !FixtureTests.exceptions.keys.contains(path)
      else { continue }
      // A device of a file's own is the same under all conditions, and its variations are read where its views are made.
      if case .inline? = scene.device { continue }
      guard !Self.varies(scene.rootViewController.view) else { continue }
      ConditionReads.begin()
      guard let live = try? LiveScene(scene, under: first) else { continue }
      let (made, stays) = try Scene.captured(live.root, in: first, name: "")
      let screen = CapturedScreen(scene: made, reads: ConditionReads.noted, stays: stays)
      let viewNames = ViewNames(of: live.root)
      let names = live.views.values.map { viewNames.name(of: $0) }.sorted()
      for var conditions in others {
        conditions.device = conditions.device ?? first.device
        guard conditions.seen(in: screen.reads) == first.seen(in: screen.reads),
          let there = try? LiveScene(scene, under: conditions)
        else { continue }
        count += 1
        let layout = try screen.sceneElsewhere.standing(in: conditions.orientation ?? .portrait)
          .layout(under: conditions)
        let anew = try Scene.captured(there.root, in: conditions, name: "").scene.layout(under: conditions)
        for name in names where layout[name]?.frame != anew[name]?.frame {
          wrong.append("\(path) under \(conditions.name): \(name)")
        }
      }
    }
    #expect(wrong == [])
    #expect(count > 50)
  }

  private static func varies(_ view: View) -> Bool {
    !view.variations.isEmpty || view.constraints.contains { !$0.variations.isEmpty }
      || view.subviews.contains(where: varies)
  }
}
