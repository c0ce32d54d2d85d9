import CoreGraphics
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
}
