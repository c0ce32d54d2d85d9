/// The view of a controller where it is laid out.
public struct ControllerLayout: Sendable {
  /// The controller's id, or its path.
  public let name: String
  /// The layout of the controller's own views, bars included, in a window as large as its view.
  public let layout: Layout
  /// The frame of its view in the coordinates of the view that it stands in; of the window, where that is none of these.
  public let frame: Rect
  /// What its view stands in: a view of one of the controllers before it; `nil` for the window.
  public let superview: Superview?

  /// A view of another controller.
  public struct Superview: Sendable {
    /// The place of that controller among the layout's.
    public let controller: Int
    /// Its index in that controller's tree.
    public let view: ViewTree.Index

    package init(controller: Int, view: ViewTree.Index) {
      self.controller = controller
      self.view = view
    }
  }

  package init(name: String, layout: Layout, frame: Rect, superview: Superview? = nil) {
    self.name = name
    self.layout = layout
    self.frame = frame
    self.superview = superview
  }
}

/// A layout of a scene on a device, in the orientation that the interface took.
public struct ScreenLayout: Sendable {
  /// The id of the scene in a file of several; `nil` where the file is the scene.
  public let scene: String?
  /// What people call the scene: a title, a storyboard identifier or a class; `nil` where the file is the scene.
  public let sceneTitle: String?
  /// The device that it was laid out on.
  public let device: Device
  /// The interface orientation that was asked for.
  public let requestedOrientation: InterfaceOrientation
  /// The orientation that the interface took: the requested one unless it was refused.
  public let orientation: InterfaceOrientation
  /// The window, as the interface stands in it.
  public let window: Window
  /// The controllers whose views are in the window, back to front, a container before what it contains; one at least.
  public let controllers: [ControllerLayout]
  /// What was found on the way to the layout and in it: refusals first, what Interface Builder's canvas tells last.
  public let diagnostics: [Diagnostic]
  /// Under what it was laid out: the device and the orientation, and what else was asked for.
  public package(set) var conditions: Conditions

  package init(
    device: Device, requestedOrientation: InterfaceOrientation, orientation: InterfaceOrientation, window: Window,
    controllers: [ControllerLayout], refusals: [Diagnostic] = [], findings: [Diagnostic] = [], scene: String? = nil,
    sceneTitle: String? = nil
  ) {
    precondition(!controllers.isEmpty, "a window shows a controller")
    self.scene = scene
    self.sceneTitle = sceneTitle
    self.device = device
    self.requestedOrientation = requestedOrientation
    self.orientation = orientation
    self.window = window
    self.controllers = controllers
    diagnostics = refusals + controllers.flatMap(\.layout.diagnostics) + findings
    conditions = Conditions(device: device.id, orientation: requestedOrientation)
  }

  /// The layout as one that was asked for under conditions, which say neither device nor orientation where the screen does.
  package func asked(under asked: Conditions) -> ScreenLayout {
    var layout = self
    layout.conditions = asked
    if !asked.isOnCanvas {
      layout.conditions.device = asked.device ?? conditions.device
      layout.conditions.orientation = asked.orientation ?? conditions.orientation
    }
    return layout
  }

  /// The layout of the controller at the back: where there is one, that of all views.
  public var layout: Layout { controllers[0].layout }

  /// The view of an id as it is laid out.
  public subscript(id: String) -> ViewLayout? {
    for controller in controllers {
      if let index = controller.layout.tree.index(ofID: id) { return controller[index] }
    }
    return nil
  }
}

extension ControllerLayout {
  /// A view of the controller as it is laid out; the controller's view where it stands in its superview.
  public subscript(index: ViewTree.Index) -> ViewLayout {
    let view = layout[index]
    guard index == layout.tree.root, frame != view.untransformedFrame else { return view }
    return ViewLayout(
      view: view.view, untransformedFrame: frame, unroundedFrame: frame, contentSize: view.contentSize,
      contentOffset: view.contentOffset, ambiguity: view.ambiguity)
  }
}

/// A view of a screen, with its place among all.
public struct PlacedView: Sendable {
  /// The view as its controller's layout has it.
  public let view: ViewLayout
  /// Its id, or a path.
  public let name: String
  /// The number of superviews above it.
  public let depth: Int
  /// The superview's name; `nil` of what stands in the window.
  public let superview: String?
}

extension ScreenLayout {
  /// All views in the window in preorder, back to front.
  public var views: [PlacedView] {
    var views: [PlacedView] = []
    views.reserveCapacity(controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    forEachView { views.append($0) }
    return views
  }

  /// Hands on all views in the window in preorder, back to front.
  package func forEachView(_ body: (PlacedView) -> Void) {
    var guests: [Int: [(view: ViewTree.Index, controller: Int)]] = [:]
    for (place, controller) in controllers.enumerated() {
      if let superview = controller.superview {
        guests[superview.controller, default: []].append((superview.view, place))
      }
    }
    let names = controllers.map(\.layout.tree.names)
    /// A controller's views that are to come, from one on, and the depth and name of what they stand in.
    struct Walk {
      let controller: Int
      var next: Int
      let depth: Int
      let superview: String?
    }
    for (place, controller) in controllers.enumerated() where controller.superview == nil {
      var walks = [Walk(controller: place, next: 0, depth: 0, superview: nil)]
      while let walk = walks.popLast() {
        let part = controllers[walk.controller]
        guard walk.next < part.layout.tree.viewCount else { continue }
        let index = part.layout.tree.index(at: walk.next)
        let outer = part.layout.tree.superview(of: index)
        let depth = walk.depth + part.layout.tree.depth(of: index)
        let name = names[walk.controller][walk.next]
        body(
          PlacedView(
            view: part[index], name: name, depth: depth,
            superview: outer.map { names[walk.controller][$0.position] } ?? walk.superview))
        var rest = walk
        rest.next += 1
        walks.append(rest)
        // What stands in a view comes before the view's neighbours; views that hold controllers have no others in them.
        for guest in (guests[walk.controller] ?? []).reversed() where guest.view == index {
          walks.append(Walk(controller: guest.controller, next: 0, depth: depth + 1, superview: name))
        }
      }
    }
  }
}
