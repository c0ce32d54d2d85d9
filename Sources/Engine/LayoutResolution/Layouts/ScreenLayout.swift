public import LayoutModel

/// The layout of a controller's view, and its place.
public struct ControllerLayout: Sendable {
  /// The controller's id, or its path.
  public let name: String
  /// The layout, shared: layouts have many parts, and screens pass them on from moment to moment.
  private let shared: CopyOnWrite<Layout>
  /// The layout of the controller's own views, bars included, in a window as large as its view.
  public var layout: Layout {
    _read { yield shared.value }
  }
  /// The frame of its view in the coordinates of the view around it, or of the window where there is none.
  public let frame: Rect
  /// The frame before rounding to pixels.
  package let unroundedFrame: Rect
  /// The superview of the controller's view, in an earlier controller; `nil` for the window.
  public let superview: Superview?

  /// A view of another controller.
  public struct Superview: Sendable {
    /// The index of that controller among the layout's.
    public let controller: Int
    /// Its index in that controller's tree.
    public let view: ViewTree.Index

    package init(controller: Int, view: ViewTree.Index) {
      self.controller = controller
      self.view = view
    }
  }

  package init(
    name: String, layout: Layout, frame: Rect, unroundedFrame: Rect? = nil, superview: Superview? = nil
  ) {
    self.name = name
    shared = CopyOnWrite(layout)
    self.frame = frame
    self.unroundedFrame = unroundedFrame ?? frame
    self.superview = superview
  }
}

/// A layout of a scene on a device, in the interface's final orientation.
public struct ScreenLayout: Sendable {
  /// The id of the scene in a file of several; `nil` where the file is the scene.
  public let scene: String?
  /// The scene's name for people: a title, a storyboard identifier or a class; `nil` where the file is the scene.
  public let sceneTitle: String?
  /// The device that it was laid out on.
  public let device: Device
  /// The interface orientation that was asked for.
  public let requestedOrientation: InterfaceOrientation
  /// The interface's final orientation: the requested one unless it was refused.
  public let orientation: InterfaceOrientation
  /// The window in that orientation.
  public let window: Window
  /// The controllers whose views are in the window, back to front, a container before what it contains; none in
  /// a window without a root controller.
  public private(set) var controllers: [ControllerLayout]
  /// The layout of a window without a root controller.
  private let emptyWindow: CopyOnWrite<Layout>?
  private let refusals: [Diagnostic]
  private let findings: [Diagnostic]
  /// The conditions of the layout: the device, the orientation and further settings.
  public package(set) var conditions: Conditions
  /// The height of the keyboard that covers the window's lower edge, in points; `nil` where none is up.
  package var keyboardHeight: Double?

  package init(
    device: Device, requestedOrientation: InterfaceOrientation, orientation: InterfaceOrientation, window: Window,
    controllers: [ControllerLayout], refusals: [Diagnostic] = [], findings: [Diagnostic] = [], scene: String? = nil,
    sceneTitle: String? = nil, emptyWindow: Layout? = nil
  ) {
    precondition(!controllers.isEmpty || emptyWindow != nil, "a window shows a controller, or is empty")
    self.emptyWindow = emptyWindow.map { CopyOnWrite($0) }
    self.scene = scene
    self.sceneTitle = sceneTitle
    self.device = device
    self.requestedOrientation = requestedOrientation
    self.orientation = orientation
    self.window = window
    self.controllers = controllers
    self.refusals = refusals
    self.findings = findings
    conditions = Conditions(device: device.id, orientation: requestedOrientation)
  }

  /// The findings on the way to the layout and in it: refusals first, those of Interface Builder's canvas last.
  public var diagnostics: [Diagnostic] { refusals + controllers.flatMap { $0.layout.diagnostics } + findings }

  /// The layout as one that was requested under conditions without device and orientation, which the screen itself sets.
  package func asked(under asked: Conditions) -> ScreenLayout {
    var layout = self
    layout.conditions = asked
    if !asked.isOnCanvas {
      layout.conditions.device = asked.device ?? conditions.device
      layout.conditions.orientation = asked.orientation ?? conditions.orientation
    }
    return layout
  }

  /// The layout with other controllers in its window.
  package func showing(_ controllers: [ControllerLayout]) -> ScreenLayout {
    var layout = self
    layout.controllers = controllers
    return layout
  }

  /// The layout of the controller at the back; of all views, where there is one controller. A window without a root controller has the
  /// layout of a missing view.
  public var layout: Layout {
    guard let emptyWindow else { return controllers[0].layout }
    return controllers.first?.layout ?? emptyWindow.value
  }

  /// The traits under which the screen is shown: those of the controller at the back, or those of the window alone.
  package var traits: Traits { layout.tree.traits }

  /// The view of an id in the layout.
  public subscript(id: String) -> ViewLayout? {
    for controller in controllers {
      let tree = controller.layout.tree
      if let index = tree.index(ofID: id), !tree.isGuide(index) { return controller[index] }
    }
    return nil
  }
}

extension ControllerLayout {
  /// A view of the controller in the layout; the controller's own view has its place in its superview.
  public subscript(index: ViewTree.Index) -> ViewLayout {
    let view = layout[index]
    return index == layout.tree.root ? view.asRoot(in: (frame, unroundedFrame)) : view
  }
}

extension ViewLayout {
  /// A controller's view with its place in its superview.
  fileprivate func asRoot(in frame: (rounded: Rect, unrounded: Rect)) -> ViewLayout {
    guard frame != (untransformedFrame, unroundedFrame) else { return self }
    return ViewLayout(
      view: view, untransformedFrame: frame.rounded, unroundedFrame: frame.unrounded, contentSize: contentSize,
      contentOffset: contentOffset, ambiguity: ambiguity)
  }
}

/// A view of a screen, with its place in the hierarchy.
public struct PlacedView: Hashable, Sendable {
  /// The view in its controller's layout.
  public let view: ViewLayout
  /// Its id, or a path.
  public let name: String
  /// The number of superviews above it.
  public let depth: Int
  /// The superview's name; `nil` for a view directly in the window.
  public let superview: String?
  /// True for a controller's view, which its container places.
  package var isControllersView = false
}

extension ScreenLayout {
  /// All views in the window in preorder, back to front.
  public var views: [PlacedView] {
    var views: [PlacedView] = []
    views.reserveCapacity(controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    forEachView { views.append($0) }
    return views
  }

  /// Passes all views in the window on in preorder, back to front. Only the names on the way to a view are kept:
  /// screens may have a hundred thousand views.
  package func forEachView<Failure: Error>(_ body: (PlacedView) throws(Failure) -> Void) throws(Failure) {
    var guests: [Int: [(view: ViewTree.Index, controller: Int)]] = [:]
    for (index, controller) in controllers.enumerated() {
      if let superview = controller.superview {
        guests[superview.controller, default: []].append((superview.view, index))
      }
    }
    for (index, controller) in controllers.enumerated() where controller.superview == nil {
      var walks = [ViewWalk(controller, guests: guests[index] ?? [], depth: 0, superview: nil)]
      while !walks.isEmpty {
        guard let (view, guestsOfView) = walks[walks.count - 1].next() else {
          walks.removeLast()
          continue
        }
        try body(view)
        // The views inside a view come before its neighbours. Views that hold controllers have no other subviews.
        for guest in guestsOfView.reversed() {
          walks.append(
            ViewWalk(controllers[guest], guests: guests[guest] ?? [], depth: view.depth + 1, superview: view.name))
        }
      }
    }
  }
}

/// A walk over the views of a controller, one after another.
private struct ViewWalk {
  /// The layout, kept apart because its copies are expensive.
  private let layout: Layout
  private let rootFrame: (rounded: Rect, unrounded: Rect)
  /// The views that hold other controllers, with those controllers.
  private let guests: [(view: ViewTree.Index, controller: Int)]
  /// The depth of the controller's view.
  private let depth: Int
  /// The name of the view around the controller's view.
  private let superview: String?
  /// The names of the latest view and of all views around it, the controller's view first.
  private var names: [String] = []
  private var nextView = 0

  init(
    _ part: ControllerLayout, guests: [(view: ViewTree.Index, controller: Int)], depth: Int, superview: String?
  ) {
    layout = part.layout
    rootFrame = (part.frame, part.unroundedFrame)
    self.guests = guests
    self.depth = depth
    self.superview = superview
  }

  /// The next view, and the controllers inside it, in order.
  mutating func next() -> (view: PlacedView, guests: [Int])? {
    guard nextView < layout.tree.viewCount else { return nil }
    let index = layout.tree.index(at: nextView)
    nextView += 1
    let ownDepth = layout.tree.depth(of: index)
    names.removeLast(names.count - ownDepth)
    let outer = names.last
    let name = layout.tree.name(of: index, in: outer)
    names.append(name)
    let view = PlacedView(
      view: ownDepth == 0 ? layout[index].asRoot(in: rootFrame) : layout[index], name: name, depth: depth + ownDepth,
      superview: outer ?? superview,
      isControllersView: ownDepth == 0)
    return (view, guests.isEmpty ? [] : guests.filter { $0.view == index }.map(\.controller))
  }
}
