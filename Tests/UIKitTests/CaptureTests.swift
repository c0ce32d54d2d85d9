import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

@testable import UIKit

/// The looks of views in a captured screen.
@MainActor struct CaptureTests {
  private func captured(_ view: UIView) -> View {
    var capture = Capture(of: view)
    return capture.declared()
  }

  @Test("Colours are UIKit's by their names, and others by their parts under the view's traits")
  func colors() {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    view.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(captured(view).appearance.backgroundColor == .system("secondarySystemBackground"))
    #expect(captured(view).appearance.tintColor == .components(.init(red: 1, green: 0.5, blue: 0)))
    view.overrideUserInterfaceStyle = .dark
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(captured(view).appearance.backgroundColor == .components(.init(red: 1, green: 1, blue: 1)))
  }

  private final class Card<Content: UIView>: UIView {}

  @Test("Numbers that code divided by zero are zero, a null frame too; a generic class is named without arguments")
  func unfinished() {
    let view = UIView(frame: .null)
    #expect(view.frame == .zero)
    let card = Card<UIView>(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.addSubview(card)
    let captured = captured(view)
    #expect(captured.subviews[0].id == "card1")
    #expect(captured.subviews[0].transform == .identity)
  }

  @Test("A screen that is shown alone has the app's delegate, made once code asks for it")
  func delegate() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    var count = 0
    UIApplication.makesDelegate = {
      count += 1
      return Delegate()
    }
    defer { UIApplication.makesDelegate = nil }
    let window = try UIApplication.begunAlone(in: Conditions())
    #expect(count == 0)
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    #expect(delegate.window === window)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(count == 1)
  }

  @Test("A layer's corners and border")
  func layer() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    view.clipsToBounds = true
    let looks = captured(view).appearance
    #expect(looks.cornerRadius == 8)
    #expect(looks.borderWidth == 2)
    #expect(looks.borderColor == .components(.init(red: 1, green: 0, blue: 0)))
    #expect(looks.clipsToBounds == true)
  }

  @Test("An image in colours of its own has its tint, and a template its view's")
  func imageTints() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    let view = UIImageView(image: heart.withTintColor(.systemRed, renderingMode: .alwaysOriginal))
    view.tintColor = .systemGreen
    #expect(captured(view).appearance.tintColor == .system("systemRed"))
    #expect(captured(view).appearance.renderingMode == .alwaysTemplate)
    view.image = heart.withTintColor(.systemRed)
    #expect(captured(view).appearance.tintColor == .system("systemGreen"))
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.setImage(heart.withTintColor(.systemRed, renderingMode: .alwaysOriginal), for: .normal)
    #expect(captured(button).appearance.tintColor == .system("systemRed"))
    #expect(captured(button).appearance.textColor != nil)
  }

  @Test("What a container's bar takes of the safe area is kept where a view is placed by it")
  func containers() throws {
    let child = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let safeArea = child.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: child.view.layoutMarginsGuide.leadingAnchor),
      box.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
    ])
    let window = try UIWindow(Conditions(device: "iphone-17", orientation: .portrait))
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scene = try Scene(capturing: navigation.view, in: Conditions(device: "iphone-17", orientation: .portrait))
    let layout = try scene.layout(under: Conditions(device: "iphone-17", orientation: .portrait))
    let frames = layout.controllers[0].layout.frames
    #expect(box.frame.minY > 100)
    #expect(
      frames.contains { frame in
        abs(frame.y - Double(box.frame.minY)) < 0.4 && abs(frame.height - Double(box.frame.height)) < 0.4
          && abs(frame.x - Double(box.frame.minX)) < 0.4 && abs(frame.width - Double(box.frame.width)) < 0.4
      })
  }

  @Test("Text's colour, alignment and breaks; nothing where they are the class's own")
  func text() {
    let label = UILabel()
    label.text = "Hello"
    #expect(captured(label).appearance == ViewAppearance())
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    let looks = captured(label).appearance
    #expect(looks.textColor == .system("secondaryLabel"))
    #expect(looks.textAlignment == .center)
    #expect(looks.lineBreakMode == .byTruncatingMiddle)
    label.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(captured(label).appearance.textColor == .system("systemRed"))
  }

  @Test("A button has its title and image itself, without the views that show them, unless constraints name these")
  func button() throws {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setTitleColor(.systemRed, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 2)
    let declared = captured(button)
    #expect(declared.subviews.isEmpty)
    #expect(declared.appearance.textColor == .system("systemRed"))
    #expect(declared.appearance.systemImageName == "star")
    try #require(button.titleLabel).widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(captured(button).subviews.map(\.className) == ["UILabel"])
  }

  @Test("A filled button's ground, title and corners are its configuration's")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .systemIndigo
    configuration.baseForegroundColor = .systemYellow
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let looks = captured(button).appearance
    #expect(looks.backgroundColor == .system("systemIndigo"))
    #expect(looks.textColor == .system("systemYellow"))
    #expect(looks.cornerRadius == 20)
  }

  @Test("A view is captured in its window: its content's size is the rules' under the window's traits")
  func window() throws {
    let view = UIView()
    let label = UILabel()
    label.text = "A text that takes two lines where there is little room for it, and three where there is less"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let scene = try Scene(capturing: view, in: Conditions(device: "iphone-8"))
    let declared = try #require(scene.rootViewController.view.subviews.first)
    #expect(declared.intrinsicContentSize == .unspecified)
    #expect(declared.frame.map { CGRect($0) } == label.frame)
    #expect(label.frame.height > 40)
  }

  @Test("Controls as they stand")
  func controls() {
    let control = UISwitch()
    control.isOn = true
    control.isEnabled = false
    #expect(captured(control).appearance.isOn == true)
    #expect(!captured(control).isEnabled)
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    #expect(captured(slider).appearance.value == 4)
    #expect(captured(slider).appearance.maximumValue == 10)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    #expect(captured(segments).appearance.selectedSegmentIndex == 1)
  }

  @Test("A point of a view in the screen's coordinates is one of the window")
  func coordinateSpaces() throws {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 11, y: 21))
    #expect(space.convert(CGPoint(x: 11, y: 21), to: view) == CGPoint(x: 1, y: 1))
    #expect(view.convert(view.bounds, to: window as any UICoordinateSpace) == view.frame)
  }
}
