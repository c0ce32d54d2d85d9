/// The controllers of a storyboard, and how an application comes to show each: as they are declared, for no window.
package struct Storyboard: Sendable {
  package let controllers: [Controller]

  package init(_ controllers: [Controller]) {
    self.controllers = controllers
  }

  /// How many controllers may stand in each other: UIKit's own containers seldom do.
  package static let maximumDepth = 32

  /// A controller, without its view. Others are told by their indices.
  package struct Controller: Sendable {
    package let kind: ViewController.Kind
    /// What a split view controller says of its columns.
    package let split: SplitSettings
    /// The size that it wants in a popover or a sheet, in points.
    package let preferredContentSize: Size?
    /// What a container contains at first.
    package let content: [Int]
    /// What a split view controller shows in place of its columns where there is room for one alone.
    package let contentInCompactWidth: [Int]
    /// What a split view controller contains before its last column.
    package let columnsBeforeDetail: [Int]
    /// Whether a split view controller says what its first column is.
    package let hasPrimaryColumn: Bool
    /// The controllers that its embed segues lead to, with the ids of the container views.
    package let embedded: [(containerView: String, controller: Int)]
    /// How an application comes to show it; `nil` of what nothing shows.
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

  /// How an application comes to show a controller.
  package enum Relation: Sendable {
    /// A container begins with it.
    case contained(in: Int)
    /// It stands in a container view of another one.
    case embedded(in: Int, containerView: String)
    /// It is pushed on the stack on which another one stands.
    case pushed(from: Int)
    /// It takes the place of a split view controller's last column.
    case detail(of: Int)
    case presented(from: Int, Presentation)
  }

  /// What a segue says of a presentation.
  package struct Presentation: Sendable {
    /// The segue's index among those that begin in the presenter.
    package let segue: Int
    /// Whether it leads to a popover.
    package let isPopover: Bool
    /// Whether to that of a `UIPopoverController`.
    package let isPopoverController: Bool
    /// The style that the segue says, or what it leads to.
    package let style: ModalPresentationStyle?

    package init(segue: Int, isPopover: Bool, isPopoverController: Bool, style: ModalPresentationStyle?) {
      self.segue = segue
      self.isPopover = isPopover
      self.isPopoverController = isPopoverController
      self.style = style
    }
  }
}

/// What a window shows of a storyboard around one of its controllers.
package struct StoryboardArrangement: Sendable {
  /// The controller that is asked for.
  package let asked: Int
  /// The outermost controller of the containment hierarchy of what is asked for, or of that which presents it.
  package let root: Member
  /// What that presents.
  package let presented: Presented?
  /// Whether it is shown by itself, though others are around it.
  package let leavesOutOthers: Bool

  package init(asked: Int, root: Member, presented: Presented?, leavesOutOthers: Bool) {
    self.asked = asked
    self.root = root
    self.presented = presented
    self.leavesOutOthers = leavesOutOthers
  }

  /// What is presented, and how.
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
    /// Whether its view is seen at first.
    package let isSeen: Bool
    /// Whether it is what is asked for, or held by that: it comes with all that it holds.
    package let isWhole: Bool
    /// The size classes that its view has.
    package let horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
    /// What a container holds; `nil` stands for a bare controller, in place of what code gives it.
    package var children: [Member?] = []
    /// The tab that is shown.
    package var selectedIndex: Int?
    /// What a split view controller says of its columns, as this window has it.
    package var split: SplitSettings?
    /// What its embed segues lead to, as far as that stands here alone.
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
