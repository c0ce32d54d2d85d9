import LayoutModel
import LayoutResolution
import Testing

@testable import UIKit

/// Controls: sizes by their classes' rules, values within bounds, and what fingers change.
@MainActor struct ControlTests {
  /// The size that files' rules give a kind.
  private func ruled(_ kind: String, _ change: (inout ContentSettings) -> Void = { _ in }) throws -> CGSize {
    var view = View(class: kind)
    change(&view.content)
    let content = try #require(ViewContent(of: view, for: UIView().measuringTraits))
    return CGSize(width: content.size.width ?? -1, height: content.size.height ?? -1)
  }

  @Test func sizes() throws {
    #expect(UISwitch().intrinsicContentSize == (try ruled("UISwitch")))
    #expect(UISlider().intrinsicContentSize == (try ruled("UISlider")))
    #expect(UIStepper().intrinsicContentSize == (try ruled("UIStepper")))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == (try ruled("UIProgressView")))
    #expect(UIColorWell().intrinsicContentSize == (try ruled("UIColorWell")))
    #expect(UIPickerView().intrinsicContentSize == (try ruled("UIPickerView")))
    #expect(UISearchBar().intrinsicContentSize == (try ruled("UISearchBar")))
    #expect(UIDatePicker().intrinsicContentSize == (try ruled("UIDatePicker")))
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    #expect(wheels.intrinsicContentSize == (try ruled("UIDatePicker") { $0.preferredDatePickerStyle = .wheels }))
    #expect(
      UIActivityIndicatorView(style: .large).intrinsicContentSize
        == (try ruled("UIActivityIndicatorView") { $0.style = .large }))
    let pages = UIPageControl()
    pages.numberOfPages = 4
    #expect(pages.intrinsicContentSize == (try ruled("UIPageControl") { $0.numberOfPages = 4 }))
    #expect(
      UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize
        == (try ruled("UISegmentedControl") { $0.segments = ["One", "Two"] }))
    #expect(UIControl().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func framesOfAlignmentRectangles() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(control.frame.origin == CGPoint(x: 10, y: 20))
    let insets = control.alignmentRectInsets
    #expect(control.frame.width == control.intrinsicContentSize.width + insets.left + insets.right)
  }

  @Test func switches() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    control.tap()
    control.isOn = false
    control.tap()
    #expect(values == [true, true])
  }

  @Test func sliders() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 5).maxX == track.maxX)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == track.minX)
  }

  @Test func steppers() {
    let stepper = UIStepper()
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stepper.maximumValue = 2
    stepper.tap(at: CGPoint(x: stepper.bounds.maxX - 5, y: 10))
    stepper.step(up: true)
    stepper.step(up: true)
    #expect(stepper.value == 2)
    #expect(count == 2)
    stepper.wraps = true
    stepper.step(up: true)
    #expect(stepper.value == 0)
  }

  @Test func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    var chosen: [Int] = []
    control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.tap(at: CGPoint(x: 150, y: 16))
    control.tap(at: CGPoint(x: 150, y: 16))
    control.tap(at: CGPoint(x: 299, y: 16))
    #expect(chosen == [1, 2])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Three")
  }

  @Test func activity() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden)
  }

  @Test func images() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func searchBars() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      var isDone = false
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { isDone = true }
    }
    let (bar, delegate) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), Delegate())
    bar.delegate = delegate
    bar.searchTextField.type("ab\n")
    #expect(delegate.texts == ["a", "ab"])
    #expect(delegate.isDone)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.maxX < 300)
  }

  @Test func menus() {
    let inner = UIMenu(options: .displayInline, children: [UIAction(title: "B", state: .on) { _ in }])
    let menu = UIMenu(title: "Menu", children: [UIAction(title: "A") { _ in }, inner])
    #expect(menu.selectedElements.map(\.title) == ["B"])
    #expect(menu.replacingChildren([]).title == "Menu")
  }
}
