import CoreGraphics
import Foundation
import LayoutModel
import Testing

@testable import UIKit

/// What UIKit's `recursiveDescription` lists that is no view here.
@MainActor struct DescribedHierarchyTests {
  private func rows(pages: Int, on version: SystemVersion) throws -> [DescribedHierarchy.Row] {
    let window = try UIWindow(Conditions(device: "iphone-11", systemVersion: version))
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    control.numberOfPages = pages
    window.addSubview(control)
    return DescribedHierarchy(of: control).rows
  }

  /// UIKit of iOS 15.2 recorded these frames (devpass-tech/challenge-viewcode-realestate@0e026482e3, devsprint 3).
  @Test("A page control has its dots as views, within half a point of where UIKit had them")
  func dots() throws {
    let rows = try rows(pages: 5, on: SystemVersion(major: 15, minor: 2))
    let recorded = [
      (1, "_UIPageControlContentView", CGRect(x: 140.667, y: 9, width: 109, height: 26)),
      (2, "_UIPageControlIndicatorContentView", CGRect(x: 14.333, y: 0, width: 80.333, height: 26)),
      (3, "_UIPageIndicatorView", CGRect(x: 0.167, y: 8.167, width: 9.667, height: 9.667)),
      (3, "_UIPageIndicatorView", CGRect(x: 17.5, y: 8.167, width: 9.667, height: 9.667)),
      (3, "_UIPageIndicatorView", CGRect(x: 35.5, y: 8.167, width: 9.667, height: 9.667)),
      (3, "_UIPageIndicatorView", CGRect(x: 53.167, y: 8.167, width: 9.667, height: 9.667)),
      (3, "_UIPageIndicatorView", CGRect(x: 70.833, y: 8.167, width: 9.667, height: 9.667)),
    ]
    try #require(rows.count == 1 + recorded.count)
    for (row, (depth, name, frame)) in zip(rows.dropFirst(), recorded) {
      #expect(row.depth == depth && row.className == name)
      let distances = [
        row.frame.minX - frame.minX, row.frame.minY - frame.minY, row.frame.width - frame.width,
        row.frame.height - frame.height,
      ]
      #expect(distances.allSatisfy { abs($0) <= 0.5 }, "\(row.frame)")
    }
  }

  @Test("Before iOS 14 there are no such views")
  func earlyDots() throws {
    #expect(try rows(pages: 5, on: SystemVersion(major: 13)).count == 1)
  }

  /// The rows of a table's own list in a window, without those in its cells.
  private func rows(
    of table: UITableView, in size: CGSize, below safeAreaTop: CGFloat, on version: SystemVersion
  ) throws -> [DescribedHierarchy.Row] {
    let window = try UIWindow(Conditions(device: "iphone-8", systemVersion: version))
    window.frame = CGRect(origin: .zero, size: size)
    let controller = UITableViewController()
    controller.tableView = table
    controller.additionalSafeAreaInsets.top = safeAreaTop - window.safeAreaInsets.top
    window.rootViewController = controller
    window.isHidden = false
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    window.layoutIfNeeded()
    return DescribedHierarchy(of: table).rows.filter { $0.depth == 1 && $0.className != "Row" }
  }

  /// UIKit of iOS 13.0 recorded these frames (sger/Tinylog@6fe09d96cb, Help on an iPhone 8 and an iPad).
  @Test("Indicators show where a table is scrolled to, by the estimates of its rows")
  func indicators() throws {
    let version = SystemVersion(major: 13)
    let low = EstimatedTable(16, high: 89.5, estimate: 60)
    let phone = try rows(of: low, in: CGSize(width: 375, height: 667), below: 44, on: version)
    #expect(phone.map(\.className).suffix(2) == ["_UIScrollViewScrollIndicator", "_UIScrollViewScrollIndicator"])
    #expect(
      phone.suffix(2).map(\.frame) == [
        CGRect(x: 3, y: 617, width: 366, height: 3), CGRect(x: 369, y: 3, width: 3, height: 410),
      ])
    let high = EstimatedTable(16, high: 65, estimate: 60)
    let pad = try rows(of: high, in: CGSize(width: 1024, height: 1366), below: 44, on: version)
    #expect(
      pad.suffix(2).map(\.frame) == [
        CGRect(x: 3, y: 1316, width: 1018, height: 3), CGRect(x: 1018, y: 365, width: 3, height: 954),
      ])
    #expect(
      pad.filter { $0.className == "_UITableViewCellSeparatorView" }.map(\.frame)
        == (0..<5).map {
          CGRect(x: 16, y: 1104.5 + 65 * CGFloat($0), width: 1008, height: 0.5)
        })
  }

  @Test("A view without an excess of content has no indicators, and before iOS 13 none has")
  func noIndicators() throws {
    let window = try UIWindow(Conditions(device: "iphone-8", systemVersion: SystemVersion(major: 15)))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 200)
    #expect(DescribedHierarchy(of: scroll).rows.count == 1)
    scroll.contentSize = CGSize(width: 300, height: 400)
    scroll.contentOffset = CGPoint(x: 0, y: 200)
    // Half of the 194 points beside the ends, at the end.
    #expect(
      DescribedHierarchy(of: scroll).rows.map(\.frame).dropFirst().filter { $0.minY != 0 } == [
        CGRect(x: 3, y: 394, width: 291, height: 3), CGRect(x: 294, y: 300, width: 3, height: 97),
      ])
    scroll.showsHorizontalScrollIndicator = false
    #expect(DescribedHierarchy(of: scroll).rows.count == 3)
    let early = try UIWindow(Conditions(device: "iphone-8", systemVersion: SystemVersion(major: 12)))
    early.addSubview(scroll)
    #expect(DescribedHierarchy(of: scroll).rows.count == 1)
  }

  /// UIKit of iOS 13.0 recorded rows in this order (sger/Tinylog@6fe09d96cb).
  @Test("Rows that an estimate had made stand where they were made, from the last to the first")
  func unseenRows() throws {
    let window = try UIWindow(Conditions(device: "iphone-8", systemVersion: SystemVersion(major: 13)))
    let table = EstimatedTable(16, high: 89.5, estimate: 60)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    window.addSubview(table)
    table.layoutIfNeeded()
    // A row that had shown is beyond the bounds now, and is measured after those that never showed.
    table.contentInset.top = 44
    table.estimatedRowHeight = 61
    table.layoutIfNeeded()
    let tops = DescribedHierarchy(of: table).rows.filter { $0.className == "Row" }.map(\.frame.minY)
    #expect(tops.count >= 11 && tops == tops.sorted(by: >))
  }
}

/// A table of rows of one height that are estimated at another.
@MainActor private final class EstimatedTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  private let height: CGFloat

  init(_ count: Int, high height: CGFloat, estimate: CGFloat) {
    (self.count, self.height) = (count, height)
    super.init(frame: .zero, style: .plain)
    separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    (rowHeight, estimatedRowHeight) = (UITableView.automaticDimension, estimate)
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.height = height
    return row
  }

  private final class Row: UITableViewCell {
    var height: CGFloat = 0

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
  }
}
