/// The controllers of a storyboard and the ways an application shows each, as declared, for no particular window.
package struct Storyboard: Sendable {
  package let controllers: [Controller]

  package init(_ controllers: [Controller]) {
    self.controllers = controllers
  }

  /// The maximum depth of controllers inside each other; UIKit's own containers are rarely nested.
  package static let maximumDepth = 32

  /// A controller, without its view. It refers to others by their indices.
  package struct Controller: Sendable {
    package let kind: ViewController.Kind
    /// A split view controller's settings for its columns.
    package let split: SplitSettings
    /// Its preferred size in a popover or a sheet, in points.
    package let preferredContentSize: Size?
    /// The initial content of a container.
    package let content: [Int]
    /// The controllers that a split view controller shows in place of its columns where there is room for only one.
    package let contentInCompactWidth: [Int]
    /// A split view controller's controllers before its last column.
    package let columnsBeforeDetail: [Int]
    /// A Boolean that tells whether a split view controller has a declared first column.
    package let hasPrimaryColumn: Bool
    /// The controllers that its embed segues lead to, with the ids of the container views.
    package let embedded: [(containerView: String, controller: Int)]
    /// The way an application shows it; `nil` where nothing shows it.
    package let relation: Relation?

    package init(
      kind: ViewController.Kind, split: SplitSettings, preferredContentSize: Size?, content: [Int],
      contentInCompactWidth: [Int], columnsBeforeDetail: [Int], hasPrimaryColumn: Bool,
      embedded: [(containerView: String, controller: Int)], relation: Relation?
    ) {
      self.kind = kind
      self.split = split
      self.preferredContentSize = preferredContentSize
      self.content = content
      self.contentInCompactWidth = contentInCompactWidth
      self.columnsBeforeDetail = columnsBeforeDetail
      self.hasPrimaryColumn = hasPrimaryColumn
      self.embedded = embedded
      self.relation = relation
    }
  }

  /// The way an application shows a controller.
  package enum Relation: Sendable {
    /// It is the initial content of a container.
    case contained(in: Int)
    /// It is embedded in a container view of another controller.
    case embedded(in: Int, containerView: String)
    /// It is pushed on the stack of another controller.
    case pushed(from: Int)
    /// It replaces a split view controller's last column.
    case detail(of: Int)
    case presented(from: Int, Presentation)
  }

  /// A segue's settings of a presentation.
  package struct Presentation: Sendable {
    /// The segue's index among those that begin at the presenter.
    package let segue: Int
    /// A Boolean that tells whether it leads to a popover.
    package let isPopover: Bool
    /// A Boolean that tells whether it leads to the popover of a `UIPopoverController`.
    package let isPopoverController: Bool
    /// The style of the segue, or of its destination.
    package let style: ModalPresentationStyle?

    package init(segue: Int, isPopover: Bool, isPopoverController: Bool, style: ModalPresentationStyle?) {
      self.segue = segue
      self.isPopover = isPopover
      self.isPopoverController = isPopoverController
      self.style = style
    }
  }
}

/// The controllers that a window shows around one of a storyboard's controllers.
package struct StoryboardArrangement: Sendable {
  /// The requested controller.
  package let asked: Int
  /// The outermost controller of the containment hierarchy of the requested controller, or of its presenter.
  package let root: Member
  /// The root's presentation.
  package let presented: Presented?
  /// A Boolean that tells whether the requested controller is shown by itself, although others surround it.
  package let leavesOutOthers: Bool

  package init(asked: Int, root: Member, presented: Presented?, leavesOutOthers: Bool) {
    self.asked = asked
    self.root = root
    self.presented = presented
    self.leavesOutOthers = leavesOutOthers
  }

  /// A presented controller and its presentation.
  package struct Presented: Sendable {
    package let root: Member
    package let presenter: Int
    package let presentation: Storyboard.Presentation
    package let style: ModalPresentationStyle

    package init(
      root: Member, presenter: Int, _ presentation: Storyboard.Presentation, style: ModalPresentationStyle
    ) {
      self.root = root
      self.presenter = presenter
      self.presentation = presentation
      self.style = style
    }
  }

  /// A controller with what it holds.
  package struct Member: Sendable {
    package let controller: Int
    /// A Boolean that tells whether its view is visible at first.
    package let isSeen: Bool
    /// A Boolean that tells whether it is the requested controller or inside it: it then comes with everything it holds.
    package let isWhole: Bool
    /// The size classes of its view.
    package let horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
    /// A container's children; `nil` stands for a bare controller, in place of one that code makes.
    package var children: [Member?] = []
    /// The index of the selected tab.
    package var selectedIndex: Int?
    /// A split view controller's settings for its columns, in this window.
    package var split: SplitSettings?
    /// The controllers of its embed segues, as far as they occur here alone.
    package var embedded: [(containerView: String, member: Member)] = []

    package init(
      controller: Int, isSeen: Bool, isWhole: Bool, horizontal: UserInterfaceSizeClass,
      vertical: UserInterfaceSizeClass
    ) {
      self.controller = controller
      self.isSeen = isSeen
      self.isWhole = isWhole
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}
