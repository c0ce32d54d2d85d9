package import LayoutModel

extension ViewController {
  /// Passes a live controller's answers about itself, without its view.
  mutating func passAnswers(through line: inout PackedLine) {
    line.pass(&userLabel)
    line.pass(&additionalSafeAreaInsets, unless: .zero)
    line.pass(&supportedInterfaceOrientations)
    line.pass(&prefersStatusBarHidden)
    line.pass(&preferredContentSize)
    line.pass(&modalPresentationStyle)
    line.pass(&bars)
    line.pass(&navigation, unless: NavigationSettings())
    line.pass(&split, unless: SplitSettings())
  }

  /// Takes the answers of the live controller of the same class, which know what was only read of a file or of code. Where the live one
  /// leaves an answer to the system, the answer that was read stays: its code may not be built whole.
  package mutating func take(answersOf live: ViewController) {
    additionalSafeAreaInsets = live.additionalSafeAreaInsets
    supportedInterfaceOrientations = live.supportedInterfaceOrientations ?? supportedInterfaceOrientations
    prefersStatusBarHidden = live.prefersStatusBarHidden ?? prefersStatusBarHidden
    preferredContentSize = live.preferredContentSize ?? preferredContentSize
    modalPresentationStyle = live.modalPresentationStyle ?? modalPresentationStyle
    bars.take(answersOf: live.bars)
    guard kind == .splitViewController else { return }
    split.preferredPrimaryColumnWidthFraction =
      live.split.preferredPrimaryColumnWidthFraction ?? split.preferredPrimaryColumnWidthFraction
    split.minimumPrimaryColumnWidth = live.split.minimumPrimaryColumnWidth ?? split.minimumPrimaryColumnWidth
    split.maximumPrimaryColumnWidth = live.split.maximumPrimaryColumnWidth ?? split.maximumPrimaryColumnWidth
    if live.split.preferredDisplayMode != .automatic {
      split.preferredDisplayMode = live.split.preferredDisplayMode
    }
  }
}

extension BarSettings {
  /// Takes what decides how much room the bars around a controller take; their items stay as they were read.
  fileprivate mutating func take(answersOf live: BarSettings) {
    hidesBottomBarWhenPushed = live.hidesBottomBarWhenPushed
    edgesForExtendedLayout = live.edgesForExtendedLayout
    extendedLayoutIncludesOpaqueBars = live.extendedLayoutIncludesOpaqueBars
    navigationItem.title = live.navigationItem.title ?? navigationItem.title
    navigationItem.prompt = live.navigationItem.prompt
    navigationItem.largeTitleDisplayMode = live.navigationItem.largeTitleDisplayMode
    navigationItem.searchBar = live.navigationItem.searchBar
  }
}

/// Settings for bars, without the items in these: a program's items belong to its live bars.
extension BarSettings: Packable {
  package static var blank: BarSettings { BarSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&hidesBottomBarWhenPushed)
    line.pass(&edgesForExtendedLayout)
    line.pass(&extendedLayoutIncludesOpaqueBars)
    line.pass(&navigationItem.title)
    line.pass(&navigationItem.prompt)
    line.pass(&navigationItem.largeTitleDisplayMode)
    line.pass(&navigationItem.searchBar)
  }
}

extension RectEdge: Packable {
  package static var blank: RectEdge { .all }
  package mutating func pass(through line: inout PackedLine) {
    var bits = rawValue & RectEdge.all.rawValue
    line.pass(&bits, below: RectEdge.all.rawValue + 1)
    if line.isRead { self = RectEdge(rawValue: bits) }
  }
}

extension NavigationItem.LargeTitleDisplayMode: PackableChoice {}
extension NavigationItem.SearchBar: Packable {
  package static var blank: NavigationItem.SearchBar { .none }
  package mutating func pass(through line: inout PackedLine) {
    let all: [NavigationItem.SearchBar] = [.none, .automatic, .stacked]
    var index = all.firstIndex(of: self) ?? 0
    line.pass(&index, below: all.count)
    self = all[index]
  }
}

extension NavigationSettings: Packable {
  package static var blank: NavigationSettings { NavigationSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&isNavigationBarHidden)
    line.pass(&isToolbarHidden)
    line.pass(&prefersLargeTitles)
    line.pass(&isTranslucent)
  }
}

extension InterfaceOrientationMask: Packable {
  package static var blank: InterfaceOrientationMask { [] }
  package mutating func pass(through line: inout PackedLine) {
    var bits = Int(intersection(.all).rawValue)
    line.pass(&bits, below: Int(InterfaceOrientationMask.all.rawValue) + 1)
    if line.isRead { self = InterfaceOrientationMask(rawValue: UInt(bits)) }
  }
}

extension ModalPresentationStyle: PackableChoice {}

extension SplitSettings: Packable {
  package static var blank: SplitSettings { SplitSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&preferredDisplayMode)
    line.pass(&preferredPrimaryColumnWidthFraction)
    line.pass(&minimumPrimaryColumnWidth)
    line.pass(&maximumPrimaryColumnWidth)
    line.pass(&collapsesToPrimary)
  }
}

extension SplitSettings.DisplayMode: PackableChoice {}
