package import LayoutModel

extension StoryboardArrangement {
  /// The controllers that a window shows around one: its containers, their other content, and their presenter; `nil`
  /// where containers contain each other endlessly.
  ///
  /// - Parameters:
  /// - index: The controller. A container comes with everything that it holds. Invisible siblings in the containers
  ///     around it only appear in bars.
  ///   - storyboard: The storyboard.
  ///   - window: The window.
  ///   - isAlone: A Boolean that shows the controller by itself, without containers and presenter.
  package init?(showing index: Int, of storyboard: Storyboard, in window: Window, isAlone: Bool) {
    let whole = StoryboardPath(to: index, in: storyboard)
    let path = (isAlone ? nil : whole) ?? StoryboardPath(alone: index)
    let leavesOutOthers = isAlone && whole?.isAlone == false
    var containment = StoryboardContainment(storyboard, window, path, asked: index)
    let classes = StoryboardContainment.SizeClasses(window.traits)
    guard let (presenter, presentation) = path.presentation,
      let above = StoryboardPath(to: presenter, in: storyboard), above.outermost != path.outermost
    else {
      guard let root = containment.member(path.outermost, isSeen: true, classes) else { return nil }
      self.init(asked: index, root: root, presented: nil, leavesOutOthers: leavesOutOthers)
      return
    }
    var presenting = StoryboardContainment(storyboard, window, above, asked: nil)
    guard let root = presenting.member(above.outermost, isSeen: true, classes) else { return nil }
    let style = presentation.style(in: window.traits)
    let isNarrow = storyboard.controllers[path.outermost].isNarrow(style, in: window.traits)
    guard let own = containment.member(path.outermost, isSeen: true, isNarrow ? classes.narrowed : classes) else {
      return nil
    }
    self.init(
      asked: index, root: root, presented: Presented(root: own, presenter: presenter, presentation, style: style),
      leavesOutOthers: leavesOutOthers)
  }
}

/// A containment hierarchy of a storyboard's controllers, as it is put together for a window.
private struct StoryboardContainment {
  /// The size classes of a controller's view.
  struct SizeClasses {
    var horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass

    init(_ traits: Traits) {
      (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }

    /// The same size classes with compact width, as in columns and small sheets.
    var narrowed: SizeClasses {
      var classes = self
      classes.horizontal = .compact
      return classes
    }
  }

  private let storyboard: Storyboard
  private let window: Window
  private let path: StoryboardPath
  /// The requested controller, which comes with everything that it holds, visible or not.
  private let asked: Int?
  /// The controllers that already have a place.
  private var used: Set<Int> = []

  init(_ storyboard: Storyboard, _ window: Window, _ path: StoryboardPath, asked: Int?) {
    self.storyboard = storyboard
    self.window = window
    self.path = path
    self.asked = asked
  }

  private static let maximumColumns = 3
  /// The maximum number of controllers beside another one in its scene: screens have few, and files with thousands of
  /// tabs have as many scenes.
  private static let maximumBeside = 32

  /// A controller with its content.
  mutating func member(
    _ index: Int, isSeen: Bool, isWhole: Bool = false, _ classes: SizeClasses, level: Int = 0
  ) -> StoryboardArrangement.Member? {
    let isWhole = isWhole || index == asked
    guard level < Storyboard.maximumDepth,
      isWhole || path.members.contains(index) || used.count < Self.maximumBeside, used.insert(index).inserted
    else { return nil }
    var member = StoryboardArrangement.Member(
      controller: index, isSeen: isSeen, isWhole: isWhole, horizontal: classes.horizontal, vertical: classes.vertical)
    if storyboard.controllers[index].kind.isContainer {
      fill(&member, classes, level: level)
    } else if isSeen || isWhole {
      embed(&member, classes, level: level)
    }
    return member
  }

  /// Gives a container its content, or a bare controller in place of one that code makes.
  private mutating func fill(_ member: inout StoryboardArrangement.Member, _ classes: SizeClasses, level: Int) {
    let declared = storyboard.controllers[member.controller]
    let isSplit = declared.kind == .splitViewController
    let all = path.content[member.controller] ?? content(of: member.controller, classes)
    let shown = declared.kind == .navigationController ? all.last : path.shown[member.controller] ?? all.first
    let content = isSplit ? Array(all.prefix(Self.maximumColumns)) : all
    let isPrimaryAlone =
      isSplit && content.count == 1 && declared.hasPrimaryColumn && content != declared.contentInCompactWidth
    for child in content {
      let isNarrow = isSplit && (child != content.last || isPrimaryAlone) && classes.horizontal == .regular
      guard
        let inner = self.member(
          child, isSeen: member.isSeen && (isSplit || child == shown), isWhole: member.isWhole,
          isNarrow ? classes.narrowed : classes, level: level + 1)
      else { continue }
      if child == shown, declared.kind == .tabBarController { member.selectedIndex = member.children.count }
      member.children.append(inner)
    }
    if isSplit, !content.isEmpty, content == declared.contentInCompactWidth || !declared.hasPrimaryColumn {
      member.children.insert(nil, at: 0)
    }
    while member.children.count < (isSplit ? 2 : 1) { member.children.append(nil) }
    if isPrimaryAlone, classes.horizontal == .compact {
      // Code that has a detail to show shows the detail itself.
      var split = declared.split
      split.collapsesToPrimary = true
      member.split = split
    } else if isSplit, let shown = path.shown[member.controller], shown != member.children.last??.controller {
      show(shown, of: content, in: &member, classes)
    }
  }

  /// The initial content of a container: its declared controllers, except for those shown elsewhere.
  private func content(of index: Int, _ classes: SizeClasses) -> [Int] {
    let declared = storyboard.controllers[index]
    let compact = declared.contentInCompactWidth
    // In regular width UIKit never shows it; a requested one is the detail there.
    let isCompact = path.shown[index].map(compact.contains) ?? (classes.horizontal == .compact && !compact.isEmpty)
    return (isCompact ? compact : declared.content).filter { child in
      if case .contained(in: index) = storyboard.controllers[child].relation { true } else { false }
    }
  }

  /// Lets a split view controller show a column before its last one, where only one has room.
  private func show(
    _ column: Int, of content: [Int], in member: inout StoryboardArrangement.Member, _ classes: SizeClasses
  ) {
    var split = storyboard.controllers[member.controller].split
    defer { member.split = split }
    split.collapsesToPrimary = true
    var decisions = Decisions()
    let showsAll =
      switch split.preferredDisplayMode {
      case .automatic:
        SystemBehavior(window.traits.systemVersion).tilesColumns(
          split, columns: member.children.count, in: window.size.width, window.traits, &decisions)
      case .oneBesideSecondary: true
      case .secondaryOnly, .oneOverSecondary: false
      }
    guard classes.horizontal == .compact || !showsAll else { return }
    if classes.horizontal == .regular { split.preferredDisplayMode = .oneOverSecondary }
    guard let index = content.firstIndex(of: column), member.children.indices.contains(index) else { return }
    member.children.swapAt(0, index)
  }

  /// Gives a controller the content of its container views, as far as that occurs nowhere else.
  private mutating func embed(_ member: inout StoryboardArrangement.Member, _ classes: SizeClasses, level: Int) {
    for (container, target) in storyboard.controllers[member.controller].embedded {
      guard case .embedded(in: member.controller, containerView: container) = storyboard.controllers[target].relation,
        let inner = self.member(target, isSeen: true, isWhole: member.isWhole, classes, level: level + 1)
      else { continue }
      member.embedded.append((container, inner))
    }
  }
}

extension Storyboard.Presentation {
  /// The style of a segue, or of its destination.
  fileprivate func style(in traits: Traits) -> ModalPresentationStyle {
    // The style of a popover's presentation on a phone before iOS 8, which had none, is chosen.
    let hasPopovers = traits.userInterfaceIdiom == .pad || traits.systemVersion.major >= 8
    if isPopover { return hasPopovers || isPopoverController ? .popover : .fullScreen }
    return style ?? .automatic
  }
}

extension Storyboard.Controller {
  /// Tells whether a presentation in a style is compact in width where the window isn't.
  fileprivate func isNarrow(_ style: ModalPresentationStyle, in traits: Traits) -> Bool {
    guard traits.horizontalSizeClass == .regular else { return false }
    let isSmallSheet =
      style == .formSheet && traits.userInterfaceIdiom == .pad
      && (preferredContentSize?.width ?? 0) < SizeClassRule.narrowestRegularWindow
    return style == .popover || isSmallSheet
  }
}
