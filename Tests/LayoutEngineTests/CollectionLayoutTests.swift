import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Lists and groups of collection views.
struct CollectionLayoutTests {
  private func collection(
    _ layout: CollectionViewLayout, _ classes: [String], width: Double = 375, height: Double = 600
  ) -> View {
    var view = View(
      "collection", class: "UICollectionView", frame: Rect(x: 0, y: 0, width: width, height: height),
      subviews: classes.enumerated().map { View("cell\($0.offset)", class: $0.element) })
    view.collectionViewLayout = layout
    return view
  }

  private func layout(_ view: View, _ version: Int = 17, direction: UserInterfaceLayoutDirection = .leftToRight) throws
    -> Layout
  {
    let device = try #require(DeviceCatalogue.device(named: "iphone-8"))
    var traits = device.traits(in: .portrait)
    traits.systemVersion = SystemVersion(major: version, minor: 0)
    traits.layoutDirection = direction
    let root = View("root", subviews: [view])
    let size = Size(width: 375, height: 667)
    let window = Window(size: size, scale: 2, traits: traits)
    return try LayoutPlan(ViewTree(root, for: traits, windowSize: size)).layout(in: window)
  }

  private func cells(_ layout: Layout) -> [Rect] {
    layout.tree.viewIndices.filter { layout.tree.depth(of: $0) == 2 }.map { layout.unroundedFrames[$0.position] }
  }

  private static let cell = "UICollectionViewCell"
  private static let listCell = "UICollectionViewListCell"
  private static let reusable = "UICollectionReusableView"

  @Test(
    "Rows of each appearance stand where it says",
    arguments: zip(
      CollectionLayoutListConfiguration.Appearance.allCases, [(0.0, 0.0), (0, 35), (16, 35), (16, 35), (0, 0)]))
  func appearances(appearance: CollectionLayoutListConfiguration.Appearance, place: (side: Double, top: Double)) throws
  {
    let list = collection(.list(CollectionLayoutListConfiguration(appearance: appearance)), [Self.listCell, Self.cell])
    let frames = try cells(layout(list, 26))
    #expect(
      frames == [
        Rect(x: place.side, y: place.top, width: 375 - 2 * place.side, height: 52),
        Rect(x: place.side, y: place.top + 52, width: 375 - 2 * place.side, height: 52),
      ])
  }

  @Test("Rows of an inset list have wider margins from 390 points on")
  func wideMargins() throws {
    let configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    for (width, margin) in [(389.5, 16.0), (390, 20)] {
      let frame = try #require(cells(layout(collection(.list(configuration), [Self.cell], width: width))).first)
      #expect(frame.x == margin && frame.width == width - 2 * margin)
    }
  }

  @Test("Headers begin sections and footers end them; where there are both they take turns")
  func sections() throws {
    var list = CollectionLayoutListConfiguration(appearance: .grouped)
    let classes = [Self.reusable, Self.cell, Self.reusable, Self.cell, Self.reusable]
    list.headerMode = .supplementary
    list.headerTopPadding = 10
    #expect(try cells(layout(collection(.list(list), classes))).map(\.y) == [10, 38, 92, 120, 174])
    list.footerMode = .supplementary
    #expect(try cells(layout(collection(.list(list), classes))).map(\.y) == [10, 38, 82, 145, 189])
    list.headerMode = .none
    #expect(try cells(layout(collection(.list(list), classes))).map(\.y) == [35, 98, 142, 205, 249])
    // Without either they stand where their frames say.
    list.footerMode = .none
    #expect(try cells(layout(collection(.list(list), classes))).map(\.y) == [0, 35, 0, 79, 0])
  }

  private func group(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension, _ itemWidth: CollectionLayoutDimension,
    _ itemHeight: CollectionLayoutDimension, count: Int, _ axis: Axis = .horizontal, spacing: Double = 0
  ) -> CollectionLayoutSection {
    var group = CollectionLayoutGroup(
      axis, layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitem: CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: itemWidth, heightDimension: itemHeight)), count: count)
    group.interItemSpacing = spacing
    return CollectionLayoutSection(group: group)
  }

  @Test("Items share their group's length whatever length they say, or have their own where they are repeated")
  func sharing() throws {
    // As it was measured: two items of 100 in a group of 270 with 20 between them.
    var section = group(.absolute(270), .absolute(50), .absolute(100), .fractionalHeight(1), count: 2, spacing: 20)
    let frames = try cells(layout(collection(.section(section), [Self.cell, Self.cell, Self.cell])))
    #expect(frames.map(\.x) == [0, 145, 0] && frames.map(\.width) == [125, 125, 125])
    #expect(frames.map(\.y) == [0, 0, 50])
    section.group.repeatSubitem()
    let own = try cells(layout(collection(.section(section), [Self.cell, Self.cell])))
    #expect(own.map(\.x) == [0, 120] && own.map(\.width) == [100, 100])
  }

  @Test("Fractions are of what an item stands in; insets and spacing are taken from it", arguments: [false, true])
  func fractions(isMirrored: Bool) throws {
    var section = group(
      .fractionalWidth(0.5), .fractionalHeight(0.25), .fractionalHeight(0.5), .fractionalWidth(0.25), count: 1)
    section.group.repeatSubitem(insetBy: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 25, bottom: 10, trailing: 50)
    section.interGroupSpacing = 7
    let layout = try layout(
      collection(.section(section), [Self.cell, Self.cell]), direction: isMirrored ? .rightToLeft : .leftToRight)
    // The group is (375 - 75) / 2 by 600 / 4.
    let frames = cells(layout)
    #expect(frames.map(\.y) == [6, 163] && frames.allSatisfy { $0.width == 69 && $0.height == 33.5 })
    #expect(frames.map(\.x) == (isMirrored ? [279, 279] : [27, 27]))
    #expect(layout.tree.contentSize(of: 1, layout.unroundedFrames) == Size(width: 375, height: 322))
  }

  @Test("Groups that scroll across stand side by side", arguments: [false, true])
  func orthogonalScrolling(isMirrored: Bool) throws {
    var section = group(
      .fractionalWidth(0.5), .absolute(100), .fractionalWidth(1), .fractionalHeight(1), count: 2, .vertical, spacing: 10
    )
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 25, bottom: 10, trailing: 50)
    section.interGroupSpacing = 7
    let classes = [String](repeating: Self.cell, count: 5)
    for behavior in CollectionLayoutSection.OrthogonalScrollingBehavior.allCases where behavior != .none {
      section.orthogonalScrollingBehavior = behavior
      let layout = try layout(
        collection(.section(section), classes), direction: isMirrored ? .rightToLeft : .leftToRight)
      // A group is (375 - 75) / 2 wide; the first one begins at the inset, or stands in the middle of 375 points.
      let frames = cells(layout)
      let first = behavior == .groupPagingCentered ? 112.5 : 25.0
      let places = [first, first, first + 157, first + 157, first + 314]
      #expect(frames.map(\.x) == places.map { isMirrored ? 375 - 150 - $0 : $0 })
      #expect(frames.map(\.y) == [5, 60, 5, 60, 5] && frames.allSatisfy { $0.size == Size(width: 150, height: 45) })
      #expect(layout.tree.contentSize(of: 1, layout.unroundedFrames) == Size(width: 375, height: 115))
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test("A section that scrolls across is as high as the highest of its groups")
  func heightOfOrthogonalSection() throws {
    var section = group(.absolute(100), .estimated(30), .fractionalWidth(1), .estimated(30), count: 1)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = DirectionalEdgeInsets(top: 5, bottom: 10)
    var view = collection(.section(section), [Self.cell, Self.cell, Self.cell])
    for (number, height) in [(0, 40.0), (1, 70)] {
      let content = View("content\(number)", translatesAutoresizingMaskIntoConstraints: false)
      let cell = view.subviews[number]
      view.subviews[number].subviews = [content]
      view.subviews[number].constraints = [
        content.top == cell.top, content.bottom == cell.bottom, content.height == height,
      ]
    }
    let layout = try layout(view)
    #expect(cells(layout).map(\.height) == [40, 70, 30] && cells(layout).map(\.x) == [0, 100, 200])
    #expect(layout.tree.contentSize(of: 1, layout.unroundedFrames) == Size(width: 375, height: 85))
    section.group.layoutSize.heightDimension = .fractionalHeight(0.5)
    let high = try self.layout(collection(.section(section), [Self.cell, Self.cell]))
    #expect(high.tree.contentSize(of: 1, high.unroundedFrames) == Size(width: 375, height: 315))
  }

  /// A size of fractions of what something stands in.
  private func fractions(_ width: Double, _ height: Double) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  @Test("A group that another is filled with stands as if it were alone", arguments: [Axis.horizontal, .vertical])
  func filledGroups(axis: Axis) throws {
    var section = group(
      .fractionalWidth(0.8), .fractionalWidth(0.4), .fractionalWidth(1), .fractionalHeight(1), count: 3, axis,
      spacing: 7)
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 25, bottom: 10, trailing: 50)
    let classes = [String](repeating: Self.cell, count: 5)
    let alone = try layout(collection(.section(section), classes))
    var inner = section.group
    inner.layoutSize = fractions(1, 1)
    for subitems in [CollectionLayoutGroup.Subitems.inOrder([.group(inner)]), .shared(.group(inner), count: 1)] {
      section.group.subitems = subitems
      section.group.interItemSpacing = 0
      let filled = try layout(collection(.section(section), classes))
      #expect(cells(filled) == cells(alone) && filled.diagnostics.isEmpty)
      let sizes = [filled, alone].map { $0.tree.contentSize(of: 1, $0.unroundedFrames) }
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test(
    "Items of a group are repeated while their fractions leave room; with spacing, or other lengths, they stand once")
  func repeatedItems() throws {
    let item = CollectionLayoutSubitem.item(CollectionLayoutItem(layoutSize: fractions(0.25, 1)))
    let third = CollectionLayoutSubitem.item(CollectionLayoutItem(layoutSize: fractions(0.3334, 1)))
    let fixed = CollectionLayoutSubitem.item(
      CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1))))
    var row = CollectionLayoutGroup(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
      subitems: .inOrder([item]))
    func lines() throws -> [Double] {
      try cells(
        layout(
          collection(
            .section(CollectionLayoutSection(group: row)), [String](repeating: Self.cell, count: 5), width: 300))
      ).map(\.y)
    }
    #expect(try lines() == [0, 0, 0, 0, 10])
    row.subitems = .inOrder([item, third])
    #expect(try lines() == [0, 0, 10, 10, 20])
    row.subitems = .inOrder([third])
    #expect(try lines() == [0, 0, 0, 10, 10])
    row.subitems = .inOrder([fixed, item])
    #expect(try lines() == [0, 0, 10, 10, 20])
    row.subitems = .inOrder([item])
    row.interItemSpacing = 1
    #expect(try lines() == [0, 10, 20, 30, 40])
  }

  @Test("What is wrong in a group within a group is told, and what iOS 15 lacks")
  func checksInnerGroups() throws {
    var section = group(
      .fractionalWidth(1), .absolute(10), .fractionalWidth(1), .fractionalHeight(1), count: 1)
    var inner = section.group
    inner.subitems = .repeated(.item(CollectionLayoutItem(layoutSize: fractions(0.5, 1))), count: 2)
    section.group.subitems = .inOrder([.group(inner)])
    for (version, codes) in [(15, [Diagnostic.Code.unavailable]), (16, [])] {
      #expect(try layout(collection(.section(section), [Self.cell]), version).diagnostics.map(\.code) == codes)
    }
    inner.interItemSpacing = -1
    section.group.subitems = .shared(.group(inner), count: 2)
    #expect(throws: InvalidScene.self) { try layout(collection(.section(section), [Self.cell])) }
    section.group.subitems = .inOrder([])
    #expect(throws: InvalidScene.self) { try layout(collection(.section(section), [Self.cell])) }
  }

  @Test("Nothing about a layout's numbers traps, and what can't be is told")
  func hostileNumbers() throws {
    for bad in [-1, .nan, .infinity, 1e308] {
      for dimension in [CollectionLayoutDimension.absolute(bad), .estimated(bad), .fractionalWidth(bad)] {
        let section = group(dimension, .absolute(10), .fractionalWidth(1), .fractionalHeight(1), count: 1)
        #expect(throws: InvalidScene.self) { try layout(collection(.section(section), [Self.cell])) }
      }
      var list = CollectionLayoutListConfiguration()
      list.headerTopPadding = bad
      #expect(throws: InvalidScene.self) { try layout(collection(.list(list), [Self.cell])) }
    }
    for count in [0, -1, .max] {
      let section = group(
        .fractionalWidth(1), .absolute(10), .fractionalWidth(1), .fractionalHeight(1), count: count)
      #expect(throws: InvalidScene.self) { try layout(collection(.section(section), [Self.cell])) }
    }
    // More room between items than there is: nothing is left of them, as of all that a layout places by code.
    let section = group(
      .fractionalWidth(1), .absolute(10), .fractionalWidth(1), .fractionalHeight(1), count: 2, spacing: 1e9)
    let tight = try layout(collection(.section(section), [Self.cell, Self.cell]))
    #expect(tight.diagnostics.isEmpty && cells(tight).map(\.width) == [0, 0])
  }

  @Test("An estimate that what stands between items exceeds gives way, and content that needs more room is a conflict")
  func roomOfParts() throws {
    var section = group(
      .fractionalWidth(1), .estimated(20), .fractionalWidth(1), .fractionalHeight(1), count: 3, .vertical, spacing: 15)
    let cellClasses = [String](repeating: Self.cell, count: 3)
    let tight = try layout(collection(.section(section), cellClasses))
    #expect(tight.diagnostics.isEmpty && cells(tight).map(\.y) == [0, 15, 30])
    section.group.layoutSize.heightDimension = .estimated(90)
    #expect(try cells(layout(collection(.section(section), cellClasses))).map(\.height) == [20, 20, 20])
    var grid = collection(
      .section(
        group(.fractionalWidth(1), .absolute(50), .fractionalWidth(1), .fractionalHeight(1), count: 2, spacing: 5)),
      [Self.cell])
    let content = View("content", translatesAutoresizingMaskIntoConstraints: false)
    grid.subviews[0].subviews = [content]
    grid.subviews[0].constraints = [
      content.leading == grid.subviews[0].leading, content.trailing == grid.subviews[0].trailing, content.width == 200,
    ]
    let told = try layout(grid).diagnostics.filter { $0.code == .unsatisfiableConstraints }
    #expect(told.count == 1 && told.first?.message.contains("0.5 * collection/groups[0].width - 2.5") == true)
  }

  @Test("Rows of a list that is wide enough for its margins only later are nothing wide until then")
  func narrowLists() throws {
    let list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    for (width, rowWidth) in [(0.0, 0.0), (10, 0), (32, 0), (33, 1), (100, 68)] {
      let layout = try layout(collection(.list(list), [Self.listCell], width: width))
      #expect(layout.diagnostics.isEmpty && cells(layout).map(\.width) == [rowWidth])
    }
  }

  @Test("Thousands of cells are laid out", .timeLimit(.minutes(1)))
  func manyCells() throws {
    let classes = [String](repeating: Self.cell, count: 3_000)
    let section = group(
      .fractionalWidth(1), .estimated(40), .fractionalWidth(1), .estimated(40), count: 3)
    let frames = try cells(layout(collection(.section(section), classes)))
    #expect(frames.last == Rect(x: 250, y: 39_960, width: 125, height: 40))
  }

  @Test("A layout is told of that the system doesn't have, or the class of the view", arguments: [12, 13, 14, 15, 16])
  func availability(version: Int) throws {
    let list = collection(.list(CollectionLayoutListConfiguration()), [Self.cell])
    var section = group(.fractionalWidth(1), .absolute(10), .absolute(10), .absolute(10), count: 1)
    let plain = collection(.section(section), [Self.cell])
    section.group.repeatSubitem()
    let repeating = collection(.section(section), [Self.cell])
    for (view, since) in [(list, 14), (plain, 13), (repeating, 16)] {
      #expect(try layout(view, version).diagnostics.map(\.code) == (version < since ? [.unavailable] : []))
    }
    var other = View("table", class: "UITableView")
    other.collectionViewLayout = .list(CollectionLayoutListConfiguration())
    #expect(throws: InvalidScene.self) { try layout(other) }
  }
}

extension CollectionLayoutGroup {
  /// Lets its one item have the length that it says.
  fileprivate mutating func repeatSubitem(insetBy insets: DirectionalEdgeInsets = DirectionalEdgeInsets()) {
    guard case .shared(.item(var item), let count) = subitems else { return }
    item.contentInsets = insets
    subitems = .repeated(.item(item), count: count)
  }
}
