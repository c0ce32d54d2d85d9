public import LayoutModel
import LayoutResolution

/// The room that containers leave of a device's screen, for each orientation and each kind of container around a plain controller.
public struct ContainerTable: Sendable {
  /// The containers around a plain controller.
  public enum Surroundings: String, Hashable, Sendable, CaseIterable {
    /// None: the controller is the window's root.
    case plain
    /// A navigation controller.
    case navigation
    /// A tab bar controller.
    case tabBar
    /// A navigation controller in a tab bar controller.
    case navigationInTabBar

    fileprivate func root(around controller: ViewController) -> ViewController {
      let navigation = ViewController(id: "nav", kind: .navigationController, viewControllers: [controller])
      switch self {
      case .plain: return controller
      case .navigation: return navigation
      case .tabBar: return ViewController(id: "tabs", kind: .tabBarController, viewControllers: [controller])
      case .navigationInTabBar:
        return ViewController(id: "tabs", kind: .tabBarController, viewControllers: [navigation])
      }
    }
  }

  /// A device in an orientation, with surroundings.
  public struct Row: Sendable {
    /// The device, with the system that runs on it.
    public let device: Device
    /// The interface's orientation.
    public let orientation: InterfaceOrientation
    /// The containers around the controller.
    public let surroundings: Surroundings
    /// The controller's view in the window, in points.
    public let view: Rect
    /// The navigation bar in the window, in points; `nil` where there is none.
    public let navigationBar: Rect?
    /// The tab bar in the window, in points; `nil` where there is none.
    public let tabBar: Rect?
    /// The safe area of the controller's view; before iOS 11 the insets of its layout guides.
    public let safeArea: EdgeInsets
    /// The controller's size class of the width.
    public let horizontalSizeClass: UserInterfaceSizeClass
    /// The controller's size class of the height.
    public let verticalSizeClass: UserInterfaceSizeClass
  }

  /// The rows: for each orientation all surroundings, in their order.
  public let rows: [Row]

  /// The rows of a device: all four orientations, including those that the device refuses, and all surroundings.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  public init(of device: Device) throws(LayoutFailure) {
    var rows: [Row] = []
    for surroundings in Surroundings.allCases {
      let hierarchy = ControllerHierarchy(
        surroundings.root(around: ViewController(id: "content", view: View("contentView"))))
      for orientation in InterfaceOrientation.allCases {
        let environment = ControllerEnvironment(device, in: orientation, UserSettings())
        var composer = WindowComposer(writtenSize: environment.size)
        let layouts = try composer.layouts(
          of: hierarchy.root, in: hierarchy, at: ComposedContainments.Slot(filling: environment)
        ).layouts
        guard let content = layouts.firstIndex(where: { $0.name == "content" }) else { continue }
        let window = layouts[content].layout.window
        rows.append(
          Row(
            device: device, orientation: orientation, surroundings: surroundings,
            view: layouts.frameInWindow(of: content), navigationBar: layouts.frameInWindow(of: .navigationBar),
            tabBar: layouts.frameInWindow(of: .tabBar), safeArea: window.safeAreaInsets,
            horizontalSizeClass: window.traits.horizontalSizeClass, verticalSizeClass: window.traits.verticalSizeClass))
      }
    }
    self.rows = rows
  }
}

extension [ControllerLayout] {
  /// The frame of the first view of a kind in the window.
  fileprivate func frameInWindow(of kind: ViewKind) -> Rect? {
    for index in indices {
      let tree = self[index].layout.tree
      guard let view = tree.viewIndices.first(where: { tree[$0].kind == kind }) else { continue }
      let (outer, frame) = (frameInWindow(of: index), self[index].layout.frameInRoot(of: view))
      return Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
    }
    return nil
  }
}
