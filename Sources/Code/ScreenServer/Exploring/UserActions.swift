import Foundation
import UIKit

/// The things that a user can do on the screen in front of a window, in the order in which the views stand there.
@MainActor struct UserActions {
  private let window: UIWindow
  private let name: (UIView) -> String
  private var keys: [String: Int] = [:]
  private(set) var all: [UserAction] = []

  /// The maximum number of rows of a section, and of items of a menu, that are told.
  private static let maximumRows = 60
  private static let maximumSections = 20

  init(in window: UIWindow) {
    self.window = window
    let captured = CapturedWindow(of: window)
    name = captured.name
    if let alert = captured.frontControllers.last as? UIAlertController {
      addActions(of: alert)
      return
    }
    look(in: captured.front)
    for case let pages as UIPageViewController in captured.frontControllers { addPages(of: pages) }
    addTyping(in: captured.front)
  }

  /// Returns the action of a key: where a screen has none, one of that kind with the same label.
  func action(_ key: String, label: String) -> UserAction? {
    let kind = key.prefix { $0 != " " }
    return all.first { $0.key == key } ?? all.first { $0.label == label && $0.key.hasPrefix(kind) }
  }

  private mutating func add(_ action: UserAction) {
    var action = action
    let count = keys[action.key, default: 0] + 1
    keys[action.key] = count
    if count > 1 { action.key += " (\(count))" }
    all.append(action)
  }

  // MARK: Views

  private mutating func look(in view: UIView, of cell: UIView? = nil) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let cell = view is UITableViewCell || view is UICollectionReusableView ? view : cell
    if view.isUserInteractionEnabled {
      addGestures(of: view, in: cell)
      switch view {
      case let control as UIControl: addTap(on: control, in: cell)
      case let table as UITableView: addRows(of: table)
      case let list as UICollectionView: addItems(of: list)
      case let scroll as UIScrollView: addPages(of: scroll)
      default: break
      }
    }
    for subview in view.subviews { look(in: subview, of: cell) }
  }

  /// The group of what stands in a list's cell: the others of such cells may do the same.
  private func group(of view: UIView, in cell: UIView?) -> String {
    cell.map { "cell \(type(of: $0)) \(type(of: view))" } ?? ""
  }

  private mutating func addTap(on control: UIControl, in cell: UIView?) {
    guard control.isEnabled, !control.leadsBack, canReach(control) else { return }
    let group = group(of: control, in: cell)
    if let item = control.itemOfBar { return addTap(on: control, of: item) }
    let events = control.allControlEvents
    switch control {
    case let segments as UISegmentedControl:
      for index in 0..<segments.numberOfSegments where index != segments.selectedSegmentIndex {
        let label = segments.titleForSegment(at: index) ?? "segment \(index + 1)"
        add(
          UserAction("segment", "\(name(segments)) \(index)", label: label, in: group) { app in
            let part = segments.bounds.width / CGFloat(segments.numberOfSegments)
            app.tap(segments, at: CGPoint(x: part * (CGFloat(index) + 0.5), y: segments.bounds.midY))
          })
      }
    case is UITextField, is UIDatePicker, is UISlider, is UIRefreshControl: break
    case is UISwitch, is UIStepper, is UIPageControl:
      guard events.contains(.valueChanged) else { return }
      add(
        UserAction("tap", name(control), label: control.shownText, in: group) { app in
          app.tap(control, at: CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY))
        })
    default:
      if let menu = (control as? UIButton)?.menu, control.showsMenuAsPrimaryAction {
        return addChoices(of: menu, named: name(control), sender: control)
      }
      guard !events.isDisjoint(with: [.touchUpInside, .touchDown, .primaryActionTriggered, .allTouchEvents]) else {
        return
      }
      add(UserAction("tap", name(control), label: control.shownText, in: group) { $0.tap(control, at: nil) })
    }
  }

  private mutating func addTap(on view: UIView, of item: UIBarItem) {
    let label = (item.title ?? view.accessibilityLabel ?? item.accessibilityLabel ?? view.shownText).oneLine
    if item is UITabBarItem {
      guard (view.superview as? UITabBar)?.selectedItem !== item else { return }
      return add(UserAction("tab", label.isEmpty ? name(view) : label, label: label) { $0.tap(view, at: nil) })
    }
    guard let button = item as? UIBarButtonItem, button.customView == nil else { return }
    if button.primaryAction == nil, button.action == nil {
      if let menu = button.menu { addChoices(of: menu, named: label, sender: button) }
      return
    }
    add(UserAction("bar", label.isEmpty ? name(view) : label, label: label) { $0.tap(view, at: nil) })
  }

  private mutating func addChoices(of menu: UIMenu, named place: String, sender: AnyObject) {
    for element in menu.children.prefix(Self.maximumRows) {
      if let inner = element as? UIMenu { addChoices(of: inner, named: place, sender: sender) }
      guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
        continue
      }
      add(
        UserAction("menu", "\(place) \(action.title.oneLine)", label: action.title.oneLine, in: "menu \(place)") { _ in
          action.performWithSender(sender, target: nil)
        })
    }
  }

  private mutating func addGestures(of view: UIView, in cell: UIView?) {
    let group = group(of: view, in: cell)
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.hasTargets {
      guard canReach(view) else { return }
      let (place, label) = (name(view), view.shownText)
      switch recognizer {
      case let tap as UITapGestureRecognizer where tap.numberOfTouchesRequired == 1:
        add(
          UserAction("touch", place, label: label, in: group) {
            $0.tap(view, at: nil, count: tap.numberOfTapsRequired)
          })
      case let press as UILongPressGestureRecognizer where press.numberOfTouchesRequired == 1:
        add(
          UserAction("press", place, label: label, in: group) {
            $0.press(at: view.middle, for: press.minimumPressDuration + 0.1)
          })
      case let swipe as UISwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
        add(
          UserAction("swipe", "\(place) \(swipe.direction.rawValue)", label: label, in: group) {
            $0.drag(from: view.middle, to: view.middle.moved(to: swipe.direction), in: 0.15)
          })
      default: break
      }
    }
  }

  // MARK: Lists and pages

  private mutating func addRows(of table: UITableView) {
    guard table.allowsSelection else { return }
    let place = name(table)
    for section in 0..<min(table.numberOfSections, Self.maximumSections) {
      for row in 0..<min(table.numberOfRows(inSection: section), Self.maximumRows) {
        let path = IndexPath(row: row, section: section)
        let label = table.cellForRow(at: path)?.shownText ?? ""
        add(
          UserAction(
            "row", "\(place) \(section),\(row)", label: label.isEmpty ? "row \(row + 1)" : label,
            in: "row \(place) \(section)"
          ) { app in
            app.show {
              if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .middle, animated: false) }
            }
            table.tapRow(at: path)
          })
        let kind = table.cellForRow(at: path)?.accessoryType
        guard kind == .detailButton || kind == .detailDisclosureButton else { continue }
        add(
          UserAction("accessory", "\(place) \(section),\(row)", label: label, in: "accessory \(place) \(section)") {
            _ in
            table.tapAccessory(at: path)
          })
      }
    }
  }

  private mutating func addItems(of list: UICollectionView) {
    guard list.allowsSelection else { return }
    let place = name(list)
    for section in 0..<min(list.numberOfSections, Self.maximumSections) {
      for item in 0..<min(list.numberOfItems(inSection: section), Self.maximumRows) {
        let path = IndexPath(item: item, section: section)
        let label = list.cellForItem(at: path)?.shownText ?? ""
        add(
          UserAction(
            "item", "\(place) \(section),\(item)", label: label.isEmpty ? "item \(item + 1)" : label,
            in: "item \(place) \(section)"
          ) { app in
            app.show { if list.cellForItem(at: path) == nil { list.scrollToItem(at: path, at: [], animated: false) } }
            list.tapItem(at: path)
          })
      }
    }
  }

  private mutating func addPages(of pages: UIPageViewController) {
    guard pages.dataSource != nil else { return }
    let place = name(pages.view)
    for isForward in [true, false] {
      let label = isForward ? "next page" : "page before"
      add(UserAction("page", "\(place) \(label)", label: label) { _ in pages.turnPage(forward: isForward) })
    }
  }

  private mutating func addPages(of scroll: UIScrollView) {
    // Pages of a controller are turned by that.
    guard scroll.isPagingEnabled, scroll.isScrollEnabled, !(scroll is PageQueue), canReach(scroll) else { return }
    let size = scroll.bounds.size
    let (place, rest) = (name(scroll), scroll.contentOffset)
    if scroll.contentSize.width >= rest.x + size.width * 1.5 {
      add(
        UserAction("page", "\(place) next page", label: "next page") { _ in
          scroll.drag(by: CGPoint(x: -size.width, y: 0), velocity: CGPoint(x: 1, y: 0))
        })
    } else if scroll.contentSize.height >= rest.y + size.height * 1.5, scroll.contentSize.width <= size.width {
      add(
        UserAction("page", "\(place) next page", label: "next page") { _ in
          scroll.drag(by: CGPoint(x: 0, y: -size.height), velocity: CGPoint(x: 0, y: 1))
        })
    }
  }

  private mutating func addActions(of alert: UIAlertController) {
    // Fields are filled before a choice is made, as a user does.
    let fields = (alert.textFields ?? []).filter { !$0.hasText }
    for (index, action) in alert.actions.enumerated() where action.isEnabled && action.hasHandler {
      let title = (action.title ?? "").oneLine
      add(
        UserAction("choice", title.isEmpty ? "\(index + 1)" : title, label: title) { _ in
          for field in fields { field.text = field.sampleText }
          alert.choose(action)
        })
    }
  }

  // MARK: Typing

  /// Adds typing into the empty fields of a screen, one after another, each with the return key at its end; and a search.
  private mutating func addTyping(in front: UIView) {
    var (fields, searches): ([UIView], [UIView]) = ([], [])
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      if let field = view as? UITextField, field.isEnabled, !field.hasText {
        if field.isOfSearch { searches.append(field) } else { fields.append(field) }
      } else if let text = view as? UITextView, text.isEditable, !text.hasText {
        fields.append(text)
      }
      view.subviews.forEach(look)
    }
    look(in: front)
    fields = fields.filter(canReach)
    if !fields.isEmpty {
      add(UserAction("type", "into the fields", label: "fields filled in") { app in fields.forEach(app.fill) })
    }
    for search in searches where canReach(search) {
      add(UserAction("search", name(search), label: "search") { app in app.fill(search) })
    }
  }

  // MARK: Reach

  /// Tells whether a finger reaches a view: nothing lies over the view's middle, or a scroll view around the view scrolls.
  private func canReach(_ view: UIView) -> Bool {
    guard sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled) else { return false }
    if view.scrollAround != nil { return true }
    let middle = view.middle
    guard window.bounds.contains(middle) else { return false }
    return window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
  }
}
