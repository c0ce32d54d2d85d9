import Testing

@testable import UIKit

/// Lists of storyboards: prototypes, rows that the file has, and the segues of both.
@MainActor @Suite(.serialized) struct NibListTests {
  private func storyboard(_ table: String, _ more: String = "") throws -> UIStoryboard {
    try SegueStoryboard.storyboard(
      SegueStoryboard.container(
        "stack", "navigationController", "", "",
        #"<segue destination="list" kind="relationship" relationship="rootViewController" id="seg-root"/>"#),
      """
      <scene sceneID="scene-list"><objects>\(table)
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-list" sceneMemberID="firstResponder"/>
      </objects></scene>
      """, SegueStoryboard.scene("two"), SegueStoryboard.scene("three"), initial: "stack")
  }

  private let prototypes = """
    <tableViewController id="list" title="list" customClass="PrototypeController" customModule="UIKitTests" sceneMemberID="viewController">
      <tableView key="view" clipsToBounds="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <view key="tableHeaderView" contentMode="scaleToFill" id="head"><rect key="frame" x="0.0" y="0.0" width="414" height="50"/></view>
        <prototypes>
          <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="plain" textLabel="title" detailTextLabel="detail" style="IBUITableViewCellStyleSubtitle" id="cell">
            <rect key="frame" x="0.0" y="78" width="414" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
              <rect key="frame" x="0.0" y="0.0" width="381" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews>
                <label opaque="NO" text="Title" id="title"><rect key="frame" x="20" y="10" width="30" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                <label opaque="NO" text="Subtitle" id="detail"><rect key="frame" x="20" y="30" width="50" height="15"/><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
              </subviews>
            </tableViewCellContentView>
            <connections>
              <segue destination="two" kind="show" identifier="chosen" id="seg-1"/>
              <segue destination="three" kind="show" identifier="button" trigger="accessoryAction" id="seg-2"/>
            </connections>
          </tableViewCell>
          <tableViewCell contentMode="scaleToFill" reuseIdentifier="own" id="cell-2" customClass="OwnRow" customModule="UIKitTests">
            <rect key="frame" x="0.0" y="138" width="414" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell-2" id="content-2">
              <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews>
                <label opaque="NO" text="Name" id="name" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="10" width="30" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                <button opaque="NO" buttonType="system" id="press"><rect key="frame" x="300" y="0" width="50" height="44"/><state key="normal" title="Go"/>
                  <connections><action selector="pressed:" destination="list" eventType="touchUpInside" id="act-1"/></connections></button>
              </subviews>
              <constraints>
                <constraint firstItem="name" firstAttribute="leading" secondItem="content-2" secondAttribute="leading" constant="30" id="c-1"/>
                <constraint firstItem="name" firstAttribute="centerY" secondItem="content-2" secondAttribute="centerY" id="c-2"/>
              </constraints>
            </tableViewCellContentView>
            <connections><outlet property="name" destination="name" id="out-1"/></connections>
          </tableViewCell>
        </prototypes>
        <connections>
          <outlet property="dataSource" destination="list" id="out-2"/><outlet property="delegate" destination="list" id="out-3"/>
        </connections>
      </tableView>
    </tableViewController>
    """

  @Test func prototypesOfTables() throws {
    let window = try SegueStoryboard.show(storyboard(prototypes))
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PrototypeController)
    let table = try #require(list.tableView)
    #expect(table.style == .grouped)
    #expect((table.rowHeight, table.separatorStyle) == (60, .none))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 402, height: 50))
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Title")
    #expect(first.detailTextLabel?.text == "Subtitle")
    #expect((first.accessoryType, first.selectionStyle) == (.disclosureIndicator, .none))
    #expect(first.contentView.subviews.count == 2)
    let own = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? OwnRow)
    #expect(own.name.frame.minX == 30)
    #expect(own.frame.height == 60)
    (own.contentView.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(list.events == ["pressed"])
  }

  @Test func seguesOfRows() throws {
    let window = try SegueStoryboard.show(storyboard(prototypes))
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PrototypeController)
    list.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    SegueStoryboard.finish()
    #expect(list.events == ["prepare chosen at 0", "didSelect"])
    #expect(stack.topViewController?.title == "two")
    stack.popViewController(animated: false)
    list.tableView.tapAccessory(at: IndexPath(row: 0, section: 0))
    SegueStoryboard.finish()
    #expect(stack.topViewController?.title == "three")
    stack.popViewController(animated: false)
    // A row's segue can be performed without the row.
    list.performSegue(withIdentifier: "chosen", sender: nil)
    SegueStoryboard.finish()
    #expect(stack.topViewController?.title == "two")
  }

  private let rows = """
    <tableViewController id="list" title="list" customClass="StaticController" customModule="UIKitTests" sceneMemberID="viewController">
      <tableView key="view" clipsToBounds="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections>
          <tableViewSection headerTitle="First" footerTitle="End" id="section-1"><cells>
            \(row("row-1", "One", #"rowHeight="70""#)) \(row("row-2", "Two", ""))
          </cells></tableViewSection>
          <tableViewSection id="section-2"><cells>\(row("row-3", "Three", ""))</cells></tableViewSection>
        </sections>
        <connections><outlet property="dataSource" destination="list" id="out-2"/><outlet property="delegate" destination="list" id="out-3"/></connections>
      </tableView>
      <connections><outlet property="second" destination="title-row-2" id="out-1"/></connections>
    </tableViewController>
    """

  private static func row(_ id: String, _ text: String, _ attributes: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes) textLabel="title-\(id)" style="IBUITableViewCellStyleDefault" id="\(id)">
      <rect key="frame" x="0.0" y="50" width="414" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="content-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><label opaque="NO" text="\(text)" id="title-\(id)"><rect key="frame" x="20" y="0" width="374" height="44"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView>
      <connections><segue destination="two" kind="show" identifier="from \(id)" id="seg-\(id)"/></connections>
    </tableViewCell>
    """
  }

  @Test func rowsOfTables() throws {
    let window = try SegueStoryboard.show(storyboard(rows))
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? StaticController)
    let table = try #require(list.tableView)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map(table.numberOfRows) == [2, 1])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "End")
    #expect(table.visibleCells.map(\.textLabel?.text) == ["One", "Two changed", "Three"])
    // The second row's height is code's, the others are the file's.
    let heights = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)].map {
      table.rectForRow(at: $0).height
    }
    #expect(heights == [70, 100, 44])
    table.tapRow(at: IndexPath(row: 1, section: 0))
    SegueStoryboard.finish()
    #expect(stack.topViewController?.title == "two")
  }

  @Test func collections() throws {
    let collection = """
      <collectionViewController id="list" title="list" customClass="ItemsController" customModule="UIKitTests" sceneMemberID="viewController">
        <collectionView key="view" clipsToBounds="YES" contentMode="scaleToFill" dataMode="prototypes" id="collection">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" minimumInteritemSpacing="4" id="layout">
            <size key="itemSize" width="90" height="40"/><size key="headerReferenceSize" width="50" height="30"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="3" minY="2" maxX="3" maxY="2"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="item" id="item">
              <rect key="frame" x="3" y="32" width="90" height="40"/>
              <view key="contentView" opaque="NO" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
                <subviews><label opaque="NO" text="Item" id="text"><rect key="frame" x="5" y="5" width="80" height="30"/></label></subviews>
              </view>
              <connections><segue destination="two" kind="show" identifier="item" id="seg-1"/></connections>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="head" id="head"><rect key="frame" x="0.0" y="0.0" width="414" height="30"/></collectionReusableView>
          <connections><outlet property="dataSource" destination="list" id="out-1"/><outlet property="delegate" destination="list" id="out-2"/></connections>
        </collectionView>
      </collectionViewController>
      """
    let window = try SegueStoryboard.show(storyboard(collection))
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? ItemsController)
    let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect((flow.itemSize, flow.minimumLineSpacing) == (CGSize(width: 90, height: 40), 5))
    let shown = try #require(list.collectionView)
    let item = try #require(shown.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(item.frame.size == CGSize(width: 90, height: 40))
    #expect((item.contentView.subviews.first as? UILabel)?.text == "Item")
    #expect(
      shown.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame.height
        == 30)
    shown.tapItem(at: IndexPath(item: 1, section: 0))
    SegueStoryboard.finish()
    #expect(stack.topViewController?.title == "two")
  }
}

/// A controller of prototypes.
final class PrototypeController: UITableViewController {
  private(set) var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: ["plain", "own"][indexPath.row], for: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("didSelect") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard sender is UITableViewCell else { return }
    let row = tableView.indexPathForSelectedRow?.row
    events.append("prepare \(segue.identifier ?? "")\(row.map { " at \($0)" } ?? "")")
  }
  func pressed(_ sender: Any) { events.append("pressed") }
}

final class _PrototypeController_NibMembers: NibMembers {
  static var members: [NibMember] { [NibMember(Selector("pressed:", PrototypeController.pressed))] }
}

/// A row of a file with an outlet.
final class OwnRow: UITableViewCell {
  weak var name: UILabel!
}

final class _OwnRow_NibMembers: NibMembers {
  static var members: [NibMember] { [NibMember("name", \OwnRow.name)] }
}

/// A controller of rows that its file has.
final class StaticController: UITableViewController {
  var second: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    second.text = "Two changed"
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath == IndexPath(row: 1, section: 0) ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
  }
}

final class _StaticController_NibMembers: NibMembers {
  static var members: [NibMember] { [NibMember("second", \StaticController.second)] }
}

/// A controller of items that its file has.
final class ItemsController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}
