import Documents
public import LayoutModel
import ViewKinds

/// A screen's views under given traits, flat: an arena in preorder, in which a subtree is a range.
///
///     root            0 ..< 4      parents  [0, 0, 1, 0]
///       header        1 ..< 3      ends     [4, 3, 3, 4]
///         title       2 ..< 3
///       body          3 ..< 4
///
/// The layout guides that constraints place come after the views. A guide is an item without subviews, and its owner is its superview:
/// `column` of `layoutGuides`, a scroll view's `content`, spacers of stack views.
///
/// Variations are applied, views that aren't installed are gone, stack views' constraints are among the others, and
/// constraints name items by index.
public struct ViewTree: Sendable {
  /// An item's index: a view's in preorder, or a guide's after all views. Only a tree makes one.
  public struct Index: Hashable, Sendable, Comparable {
    package let position: Int

    init(_ position: Int) {
      self.position = position
    }

    public static func < (a: Index, b: Index) -> Bool { a.position < b.position }
  }

  /// A constraint's index among a tree's. Only a tree makes one.
  public struct ConstraintIndex: Hashable, Sendable {
    package let position: Int
  }

  /// The views in preorder.
  package internal(set) var views: [ResolvedView]
  /// The guides, whose items come after the views'.
  let guides: [ResolvedGuide]
  /// Each item's superview by position; the root's is the root.
  package let parents: [Int32]
  /// The end of each view's subtree; for a guide, the end of itself.
  package let subtreeEnds: [Int32]
  /// The number of superviews above each item.
  package let depths: [Int32]
  /// Each view's position among its declared siblings of the same class.
  private let classOrdinals: [Int32]
  private let positionsByID: [String: Int32]
  /// The constraints that take part: those of stack views' arrangements, then the screen's own in document order.
  package var constraints: [TreeConstraint]
  /// The stack views that arrange something, in preorder.
  package let stacks: [TreeStack]
  /// The number of constraints that the stack views imply: the first ones.
  package let stackConstraintCount: Int
  /// The insets of the rectangles that constraints use, by the indices in terms.
  package let insets: [ItemInsets]
  /// The index in `insets` of each scroll view's visible part, by the view's position; empty where there is none.
  package let scrollOffsets: [Int32: Int32]
  /// The item that is a scroll view's content, by the view's position; none where nothing is tied to it.
  package let contentItems: [Int32: Int32]
  /// The texts whose size depends on the layout's width, by the view's position, ascending.
  package internal(set) var wrappingTexts: [WrappingText]
  /// The superviews' sizes for which frames are written, where those aren't of the superviews' frames. The key is the
  /// view's position.
  package var superviewSizes: [Int32: Size]
  /// The views whose frames are written for the tree's orientation, in preorder.
  package let turnedFrames: [TurnedFrame]
  /// The measurer of texts.
  let textMeasurer: TextMeasurer
  /// The traits that the tree was made for.
  public let traits: Traits

  /// The number of items: views, then guides.
  public var count: Int { parents.count }

  /// The number of views; the items after them are guides.
  public var viewCount: Int { views.count }

  /// Every item's index: views in preorder, then guides.
  public var indices: some Sequence<Index> { (0..<count).lazy.map(Index.init) }

  /// Every view's index, in preorder.
  public var viewIndices: some Sequence<Index> { (0..<viewCount).lazy.map(Index.init) }

  /// Tells whether an item is a layout guide, not a view.
  public func isGuide(_ index: Index) -> Bool { index.position >= viewCount }

  /// The kind of an item among its view's own guides; `nil` for others.
  package func systemGuide(at index: Index) -> SystemLayoutGuide? {
    isGuide(index) ? guides[index.position - viewCount].kind : nil
  }

  /// The index of the root view, the first in preorder.
  public var root: Index { Index(0) }

  /// The index at a position.
  package func index(at position: Int) -> Index {
    precondition((0..<count).contains(position), "an item of this tree")
    return Index(position)
  }

  /// The view at an index.
  ///
  /// - Precondition: It is a view's index, not a guide's.
  public subscript(index: Index) -> ResolvedView { views[index.position] }

  /// The superview, or `nil` for the root.
  public func superview(of index: Index) -> Index? {
    index.position == 0 ? nil : Index(Int(parents[index.position]))
  }

  /// The subviews, in order.
  public func subviews(of index: Index) -> some Sequence<Index> {
    let end = Int(subtreeEnds[index.position])
    return sequence(state: index.position + 1) { [subtreeEnds] next -> Index? in
      guard next < end else { return nil }
      defer { next = Int(subtreeEnds[next]) }
      return Index(next)
    }
  }

  /// The number of superviews above a view.
  public func depth(of index: Index) -> Int { Int(depths[index.position]) }

  /// The view or guide of an id.
  public func index(ofID id: String) -> Index? { positionsByID[id].map { Index(Int($0)) } }

  /// The constraint of an id.
  ///
  /// - Complexity: Linear in the number of constraints: ask once, and keep the index.
  public func constraintIndex(ofID id: String) -> ConstraintIndex? {
    let index = constraints.firstIndex { $0.name == .given(id) } ?? constraints.firstIndex { name(of: $0) == id }
    return index.map(ConstraintIndex.init(position:))
  }

  /// The name of a constraint in diagnostics: an id, or the holder with an index, `root/constraints[2]`.
  package func name(of constraint: TreeConstraint) -> String {
    switch constraint.name {
    case .given(let name): name
    case .index(let index, let holder): "\(name(of: Index(Int(holder))))/constraints[\(index)]"
    }
  }

  /// Gives a view another intrinsic size.
  package mutating func setIntrinsicContentSize(_ size: IntrinsicContentSize, of index: Index) {
    views[index.position].intrinsicContentSize = size
  }

  /// The name of a view in dumps: its id, or a path such as `root/UILabel[2]`; for a guide, its name in constraints.
  public func name(of index: Index) -> String {
    isGuide(index)
      ? guides[index.position - viewCount].name
      : Self.name(of: index.position, views: views, parents: parents, classOrdinals: classOrdinals)
  }

  /// The name in dumps of a view whose superview's name is known; the root's superview has none.
  func name(of index: Index, in superview: String?) -> String {
    let view = views[index.position]
    if let id = view.id { return id }
    guard var name = superview else { return View.nameOfRoot }
    name += "/"
    name += view.className
    name += "["
    name += String(classOrdinals[index.position])
    name += "]"
    return name
  }

  /// The name of each item in dumps, in the tree's order.
  package var names: [String] {
    var names: [String] = []
    names.reserveCapacity(count)
    for position in views.indices {
      if let id = views[position].id {
        names.append(id)
      } else if position == 0 {
        names.append(View.nameOfRoot)
      } else {
        names.append("\(names[Int(parents[position])])/\(views[position].className)[\(classOrdinals[position])]")
      }
    }
    for guide in guides { names.append(guide.name) }
    return names
  }

  static func name(of position: Int, views: [ResolvedView], parents: [Int32], classOrdinals: [Int32]) -> String {
    var suffix = ""
    var current = position
    while views[current].id == nil, current > 0 {
      suffix = "/\(views[current].className)[\(classOrdinals[current])]" + suffix
      current = Int(parents[current])
    }
    return (views[current].id ?? View.nameOfRoot) + suffix
  }

  /// The name of an item in a constraint's text: the id or, where Interface Builder made the id, the name for people.
  package func termName(of index: Index) -> String {
    guard let id = id(of: index), ItemName.isGenerated(id) else { return name(of: index) }
    return itemName(of: index).term
  }

  /// The name of every item in a constraint's text, in the tree's order.
  package var termNames: [String] {
    zip(zip(indices, names), itemNames).map { item, itemName in
      id(of: item.0).map(ItemName.isGenerated) ?? false ? itemName.term : item.1
    }
  }

  /// A term in a constraint's text, with the guide that it names: `root.safeArea`.
  package func text(of term: TreeConstraint.Term) -> String { text(of: term, named: termName(of: term.view)) }

  /// A term in a constraint's text, for an item whose name is known.
  func text(of term: TreeConstraint.Term, named name: String) -> String {
    guard !term.attribute.isMargin, let guide = term.insets.flatMap({ insets[Int($0)].guideName }) else {
      return name
    }
    return "\(name).\(guide)"
  }

  /// The view in whose coordinates a constraint compares locations: the one from whose origin its multiplier counts, or
  /// the items' nearest common ancestor.
  package func owner(of constraint: TreeConstraint) -> Index {
    if let origin = constraint.origin { return Index(Int(origin)) }
    return nearestCommonAncestor(constraint.first.view, (constraint.second ?? constraint.first).view)
  }

  /// The deepest view whose subtree, the view included, has both views.
  package func nearestCommonAncestor(_ a: Index, _ b: Index) -> Index {
    Index(Self.nearestCommonAncestor(a.position, b.position, parents, depths))
  }

  /// The nearest common ancestor by two arrays of the tree, superviews and depths, by position: copies of a tree are expensive.
  package static func nearestCommonAncestor(_ a: Int, _ b: Int, _ parents: [Int32], _ depths: [Int32]) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if depths[a] >= depths[b] { a = Int(parents[a]) } else { b = Int(parents[b]) }
    }
    return a
  }

  /// The tree of a screen that has been checked.
  ///
  /// - Parameters:
  ///   - root: The root view, without problems (`SceneChecker`).
  ///   - traits: The traits for its variations.
  ///   - windowSize: The frame of a root that declares none: the window in the orientation for which the frames were written.
  ///   - orientation: That orientation.
  ///   - ownTraits: The traits of the device for which the frames were written, where that is another.
  ///   - textMeasurer: The measurer of its texts.
  package init(
    checked root: View, for traits: Traits, windowSize: Size, writtenIn orientation: InterfaceOrientation = .portrait,
    ownTraits: Traits? = nil, textMeasurer: TextMeasurer = .standard
  ) {
    var builder = ViewTreeBuilder(
      traits: traits, textMeasurer: textMeasurer, written: WrittenFrames(in: orientation, ownTraits: ownTraits))
    builder.add(root)
    if builder.views[0].declaration.frame == nil { builder.views[0].frame = Rect(windowSize) }
    superviewSizes =
      builder.hasWrittenSizes
      ? builder.written.superviewSizes(of: builder.views, builder.parents, windowSize: windowSize) : [:]
    turnedFrames = builder.written.turned
    builder.arrangeStacks()
    builder.addGuides()
    builder.arrangeTables(builder.arrangeCells())
    builder.arrangeBars()
    builder.arrangeCollections()
    constraints = builder.resolvedConstraints()
    views = builder.views
    guides = builder.guides
    parents = builder.parents
    subtreeEnds = builder.subtreeEnds
    depths = builder.depths
    classOrdinals = builder.classOrdinals
    positionsByID = builder.positionsByID
    stacks = builder.stacks
    stackConstraintCount = builder.stackConstraintCount
    insets = builder.insets
    scrollOffsets = builder.scrollOffsets
    contentItems = builder.contentItems
    wrappingTexts = builder.solvedWrappingTexts()
    self.textMeasurer = textMeasurer
    self.traits = traits
  }
}

// MARK: Scrolling

extension ViewTree {
  /// Tells whether a view's subviews are in content that scrolls.
  package func isScrollView(_ view: Int) -> Bool { scrollOffsets[Int32(view)] != nil }

  /// Tells whether an item is a scroll view's content.
  package func isContent(_ item: Int) -> Bool { item >= viewCount && contentItems[parents[item]] == Int32(item) }

  /// The size of a scroll view's content, where constraints give it.
  ///
  /// - Parameters:
  ///   - view: The scroll view's position.
  ///   - frames: The items' frames.
  /// - Returns: The size; none where nothing in the view is tied to its content.
  package func contentSize(of view: Int, _ frames: [Rect]) -> Size {
    guard let item = contentItems[Int32(view)], Int(item) < frames.count else { return .zero }
    return frames[Int(item)].size
  }

  /// Tells whether findings about an item are for the screen's author: views, their scrolled content, and declared guides.
  package func isReported(_ index: Index) -> Bool {
    guard isGuide(index), !isContent(index.position) else { return true }
    return positionsByID[name(of: index)] != nil
  }
}
