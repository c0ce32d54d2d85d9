import LayoutModel
import Testing

@testable import UIKit

/// Collections: flow, compositional and own layouts, what exists of items, and changes.
@MainActor struct CollectionTests {
  /// An item whose label gives its size.
  final class LabelItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Items of texts, in sections.
  final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? LabelItem)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
  }

  /// Objects that tests keep: a collection doesn't keep its window and its data source.
  private static var kept: [AnyObject] = []

  private func collection(
    _ texts: Texts, _ layout: UICollectionViewLayout, width: CGFloat = 390, height: CGFloat = 700
  ) throws -> UICollectionView {
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 70, width: width, height: height), collectionViewLayout: layout)
    collection.register(LabelItem.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    collection.dataSource = texts
    collection.delegate = texts
    window.addSubview(collection)
    window.layoutIfNeeded()
    Self.kept += [window, texts]
    return collection
  }

  private func frames(of collection: UICollectionView) -> [CGRect] { collection.visibleCells.map(\.frame) }

  // MARK: Flow

  @Test func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let collection = try collection(Texts([["a", "b", "c", "d"]]), layout)
    // Three of 100 in 370: 35 between them.
    #expect(
      frames(of: collection) == [
        CGRect(x: 10, y: 35, width: 100, height: 40), CGRect(x: 145, y: 35, width: 100, height: 40),
        CGRect(x: 280, y: 35, width: 100, height: 40), CGRect(x: 10, y: 85, width: 100, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 390, height: 130))
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
  }

  @Test func itemsThatSayTheirSize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = try collection(Texts([["short", "a longer text"]]), layout)
    let found = frames(of: collection)
    #expect(found[1].width > found[0].width)
    #expect(found.allSatisfy { abs($0.height - 20.333) < 0.4 })
    #expect(abs(found[1].minX - found[0].maxX - 10) < 0.01)
  }

  // MARK: Compositional

  private func grid(_ columns: Int, height: NSCollectionLayoutDimension = .absolute(50)) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func groups() throws {
    let section = grid(3)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 10, trailing: 15)
    section.interGroupSpacing = 5
    let collection = try collection(
      Texts([["a", "b", "c", "d"]]), UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(of: collection) == [
        CGRect(x: 15, y: 10, width: 120, height: 50), CGRect(x: 135, y: 10, width: 120, height: 50),
        CGRect(x: 255, y: 10, width: 120, height: 50), CGRect(x: 15, y: 65, width: 120, height: 50),
      ])
    #expect(collection.contentSize == CGSize(width: 390, height: 125))
  }

  @Test func estimatedHeights() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = try collection(Texts([["one", String(repeating: "word ", count: 30), "three"]]), layout)
    let found = frames(of: collection)
    #expect(abs(found[0].height - 20.333) < 0.4)
    #expect(found[1].height > 60)
    #expect(abs(found[2].minY - found[1].maxY) < 0.01)
    #expect(abs(collection.contentSize.height - found[2].maxY) < 0.5)
  }

  @Test("Items in a group of an estimated height are as high as they ask for, as the highest, or as the estimate")
  func heightsWithinEstimates() throws {
    func heights(_ height: NSCollectionLayoutDimension) throws -> [CGFloat] {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
        subitems: [item, item])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let collection = try collection(Texts([["one", String(repeating: "word ", count: 30), "three"]]), layout)
      return frames(of: collection).map(\.height)
    }
    let own = try heights(.estimated(100))
    #expect(own[0] < own[1] && abs(own[0] - own[2]) < 0.4)
    let even = try heights(.uniformAcrossSiblings(estimate: 100))
    #expect(even[0] == own[1] && even[1] == own[1] && even[2] == own[2])
    #expect(try heights(.fractionalHeight(1)) == [100, 100, 100])
    #expect(try heights(.fractionalHeight(0.5)) == [50, 50, 50])
  }

  @Test("A group of an estimated width is as wide as what stands side by side in it, or as the estimate")
  func widthsWithinEstimates() throws {
    func places(_ widths: [NSCollectionLayoutDimension]) throws -> [CGFloat] {
      let items = widths.map {
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: $0, heightDimension: .fractionalHeight(1)))
      }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(300), heightDimension: .absolute(40)),
        subitems: items)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let layout = UICollectionViewCompositionalLayout(section: section)
      return frames(of: try collection(Texts([["a", "b", "c"]]), layout)).map(\.minX)
    }
    #expect(try places([.absolute(60), .absolute(50)]) == [0, 60, 110])
    #expect(try places([.fractionalWidth(0.5)]) == [0, 150, 300])
  }

  @Test func headersAndDecorations() throws {
    let section = grid(2)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let collection = try collection(Texts([["a", "b"], ["c"]]), layout)
    #expect(frames(of: collection).map(\.minY) == [30, 30, 110])
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY)
        == [0, 80])
    #expect(collection.subviews.contains { $0.frame == CGRect(x: 0, y: 80, width: 390, height: 80) })
  }

  @Test func sectionsThatScrollAcross() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let collection = try collection(
      Texts([["a", "b", "c", "d"]]), UICollectionViewCompositionalLayout(section: section))
    #expect(frames(of: collection).map(\.minX) == [0, 160, 320])
    #expect(collection.contentSize == CGSize(width: 390, height: 80))
  }

  @Test func manyItemsTurned() throws {
    let texts = Texts(Array(repeating: Array(repeating: "item", count: 200), count: 50))
    let collection = try collection(texts, UICollectionViewCompositionalLayout(section: grid(4)))
    let made = collection.madeCellCount
    #expect(made < 80)
    collection.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
    collection.superview?.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(collection.madeCellCount <= made + 40)
    #expect(collection.contentSize.height == CGFloat(50 * 50 * 50))
    collection.scrollToItem(at: IndexPath(item: 199, section: 49), at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.last == IndexPath(item: 199, section: 49))
  }

  // MARK: Lists

  @Test func lists() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let texts = ["one", "two"]
    let window = try UIWindow(Conditions(device: "iphone-17"))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 70, width: 402, height: 700), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 20, y: 35, width: 362, height: 52), CGRect(x: 20, y: 87, width: 362, height: 52),
      ])
    #expect(collection.visibleCells.first?.contentView.frame.width == 362 - 20 - 10.5)
  }

  // MARK: Own layouts

  /// Items on a diagonal.
  final class Diagonal: UICollectionViewLayout {
    private(set) var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 100 * indexPath.item, y: 100 * indexPath.item, width: 100, height: 100)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  @Test func ownLayouts() throws {
    let layout = Diagonal()
    let collection = try collection(Texts([Array(repeating: "item", count: 10)]), layout, width: 300, height: 300)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(layout.preparations == 1)
    collection.contentOffset = CGPoint(x: 400, y: 400)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [4, 5, 6])
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  /// Items beside each other, as wide as their cells ask for: without a width until then.
  final class Measured: UICollectionViewLayout {
    private var widths: [Int: CGFloat] = [:]
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var end: CGFloat = 0
      return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: end, y: 0, width: widths[item] ?? 0, height: 50)
        end = attributes.frame.maxX
        return attributes
      }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let item = originalAttributes.indexPath.item
      defer { widths[item] = preferredAttributes.size.width }
      return widths[item] != preferredAttributes.size.width
    }
  }

  final class WideItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  /// Cells are made for items that are told to have no width: they are asked for one.
  @Test func cellsWithoutAWidth() {
    let texts = Texts([["a", "b", "c"]])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 50), collectionViewLayout: Measured())
    collection.register(WideItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = texts
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.map(\.minX) == [0, 50, 150] && frames.map(\.width) == [50, 100, 150])
  }

  // MARK: Changes

  /// A header of the whole layout is in no section, and one that is a cell is no item.
  @Test func headersThatAreCells() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let layout = UICollectionViewCompositionalLayout(section: grid(1))
    layout.configuration.boundarySupplementaryItems = [header]
    let texts = Texts([["a", "b"]])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
    collection.register(LabelItem.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "end")
    collection.dataSource = texts
    collection.layoutIfNeeded()
    let shown = try #require(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        as? UICollectionViewListCell)
    #expect(collection.indexPath(for: shown) == nil)
    texts.sections[0] = ["b"]
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(collection.visibleCells.compactMap { ($0 as? LabelItem)?.label.text } == ["b"])
    #expect(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first === shown)
  }

  @Test func itemsComeAndGo() throws {
    let texts = Texts([["a", "b", "c"]])
    let collection = try collection(texts, UICollectionViewCompositionalLayout(section: grid(1)))
    let kept = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    texts.sections[0] = ["x", "c"]
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(collection.visibleCells.compactMap { ($0 as? LabelItem)?.label.text } == ["x", "c"])
    #expect(kept.frame.minY == 50)
  }

  /// A list that is in no window lays out what a batch changed, as UIKit does (LayoutKit's tests hold on devices only so).
  @Test func itemsComeOutsideOfWindows() throws {
    let texts = Texts([["a"]])
    let collection = try collection(texts, UICollectionViewCompositionalLayout(section: grid(1)))
    collection.removeFromSuperview()
    texts.sections[0] = ["a", "b"]
    collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    #expect(collection.visibleCells.compactMap { ($0 as? LabelItem)?.label.text } == ["a", "b"])
  }
}
