import LayoutModel
import LayoutResolution
import Testing

@testable import UIKit

/// Buttons: their size by the class's rules, the places of title and image, states, and what a tap tells.
@MainActor struct ButtonTests {
  /// What a button tells of.
  @MainActor private final class Target {
    var senders: [UIButton] = []
    var count = 0
    func tapped(_ sender: UIButton) { senders.append(sender) }
    func counted() { count += 1 }
  }

  private func button(_ title: String, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// The size that files' rules give a button.
  private func ruled(_ change: (inout ContentSettings) -> Void) throws -> CGSize {
    var view = View(class: "UIButton")
    change(&view.content)
    let content = try #require(ViewContent(of: view, for: UIView().measuringTraits))
    return CGSize(width: content.size.width ?? -1, height: content.size.height ?? -1)
  }

  @Test func sizesOfTitles() throws {
    #expect(button("Button").intrinsicContentSize == (try ruled { $0.text = "Button" }))
    #expect(button("Button").intrinsicContentSize.height == 30)
    let large = button("Sign in")
    large.titleLabel?.font = .systemFont(ofSize: 20, weight: .semibold)
    #expect(
      large.intrinsicContentSize
        == (try ruled { ($0.text, $0.font) = ("Sign in", .system(size: 20, weight: .semibold)) }))
    #expect(large.intrinsicContentSize.height == 36)
    let inset = button("Sign in")
    inset.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    #expect(inset.intrinsicContentSize.height == 38)
  }

  @Test func placesOfTitleAndImage() {
    let button = button("Button")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let width = button.titleLabel?.frame.width ?? 0
    #expect(button.titleLabel?.frame.height == 18)
    #expect(button.titleLabel?.frame.minY == 16)
    #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) < 0.5)
    button.setImage(image(20, 20), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.size == CGSize(width: 20, height: 20))
    #expect(button.imageView?.frame.minY == 15)
    #expect(button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(button.titleLabel?.frame.minX == 28)
    #expect(button.titleLabel?.frame.width == width)
    #expect(button.subviews.count == 2)
  }

  @Test func mirrored() {
    let button = button("Button")
    button.setImage(image(20, 20), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == button.titleLabel?.frame.maxX)
  }

  @Test func configurations() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.image = image(20, 20)
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    let ruled = try ruled {
      $0.text = "Continue"
      $0.image = ContentSettings.Image(size: Size(width: 20, height: 20))
      $0.configuration = ButtonConfiguration(.filled)
      $0.configuration?.imagePadding = 8
    }
    #expect(button.intrinsicContentSize == ruled)
    button.frame = CGRect(origin: .zero, size: ruled)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minX == 40)
    #expect(abs((button.titleLabel?.frame.maxX ?? 0) - (ruled.width - 12)) < 0.5)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    #expect(button.intrinsicContentSize.height > 60)
  }

  @Test func subtitlesStandBelow() {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Title", "Something below it")
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.frame.minY == button.titleLabel?.frame.maxY)
    #expect(button.titleLabel?.frame.minY == 5)
  }

  @Test func updatesOfConfigurations() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off and longer" }
    let width = button.intrinsicContentSize.width
    #expect(button.configuration?.title == "Off and longer")
    button.isSelected = true
    #expect(button.intrinsicContentSize.width < width)
    #expect(button.configuration?.title == "On")
  }

  @Test func states() {
    let button = button("Normal")
    button.setTitle("Chosen", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Chosen")
    #expect(button.title(for: .highlighted) == "Normal")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.currentTitle == "Normal")
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func targets() {
    let (target, button) = (Target(), button("Button"))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.addTarget(target, action: Selector("tapped:", Target.tapped(_:)), for: .touchUpInside)
    button.addTarget(target, action: Selector("counted", Target.counted), for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(target.senders == [button])
    #expect(target.count == 1)
    button.tap()
    #expect(target.senders.count == 2)
    #expect(target.count == 3)
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.senders.count == 2)
    #expect(button.allControlEvents == .touchDown)
    button.isEnabled = false
    button.tap()
    #expect(target.count == 3)
  }

  @Test func targetsAreNotKept() {
    let button = button("Button")
    var target: Target? = Target()
    weak let kept = target
    button.addTarget(target, action: Selector("counted", Target.counted), for: .touchUpInside)
    target = nil
    #expect(kept == nil)
    button.sendActions(for: .touchUpInside)
    #expect(button.allControlEvents.isEmpty)
  }

  @Test func actions() {
    var senders: [UIButton] = []
    let action = UIAction(title: "Save", identifier: UIAction.Identifier("save")) { action in
      if let sender = action.sender as? UIButton { senders.append(sender) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.currentTitle == "Save")
    button.tap()
    #expect(senders == [button])
    button.removeAction(identifiedBy: action.identifier, for: .allEvents)
    button.tap()
    #expect(senders.count == 1)
  }

  /// A configured button's title takes as many lines as its width asks for, unless its line break mode cuts it.
  @Test func wrapping() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that is long enough for two lines or three"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    let natural = button.intrinsicContentSize
    let width = button.widthAnchor.constraint(equalToConstant: natural.width / 2)
    NSLayoutConstraint.activate([width, button.topAnchor.constraint(equalTo: window.topAnchor)])
    window.layoutIfNeeded()
    let line = button.titleLabel?.font.lineHeight ?? 0
    #expect(button.frame.height > natural.height + 0.9 * line)
    #expect((button.titleLabel?.frame.height ?? 0) > 1.9 * line)
    #expect(abs((button.titleLabel?.frame.midY ?? 0) - button.bounds.midY) < 1)
    width.constant = natural.width + 10
    window.layoutIfNeeded()
    #expect(abs(button.frame.height - natural.height) < 0.01)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    width.constant = natural.width / 2
    window.layoutIfNeeded()
    #expect(abs(button.frame.height - natural.height) < 0.01)
  }

  @Test("A title has its size before a layout, also after it changes")
  func titleBeforeLayout() {
    let button = UIButton()
    button.setTitle("Category", for: .normal)
    let label = button.titleLabel
    #expect(label?.text == "Category")
    let width = label?.intrinsicContentSize.width ?? 0
    #expect(width > 0)
    button.setTitle("Category of all", for: .normal)
    #expect((label?.intrinsicContentSize.width ?? 0) > width)
    let title = NSAttributedString(string: "Category", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let attributed = UIButton()
    attributed.setAttributedTitle(title, for: .normal)
    #expect((attributed.titleLabel?.intrinsicContentSize.width ?? 0) > 1.5 * width)
    // What code gives the label itself stays until a layout.
    label?.text = "Other"
    #expect(button.titleLabel?.text == "Other")
  }
}
