public import Foundation
public import QuartzCore
import ScreenAnswers
import SnapshotTesting
public import UIKit
public import XCTest

/// A test that hands over views and layers. Nothing is compared here.
open class FBSnapshotTestCase: XCTestCase {
  /// A Boolean that tells whether all snapshots would be recorded.
  open var recordMode = false
  /// A Boolean that tells whether views would be drawn in a window.
  open var usesDrawViewHierarchyInRect = false
  /// A Boolean that tells whether files would be named after no device.
  open var isDeviceAgnostic = false
  /// The parts that files would be named after.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = []
  /// The parts that files would be named after.
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption = []
  /// The folder that files would be in.
  open var folderName: String?

  /// Hands over a view.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    hand(view, identifier)
  }

  /// Hands over a view, as the library was first called.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    hand(view, identifier)
  }

  /// Hands over a controller.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = "",
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    hand(viewController, identifier)
  }

  /// Hands over a view or a controller, by the class and the method of the test.
  private func hand(_ view: UIResponder, _ identifier: String?) {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    handOver(view, as: SnapshotName(of: "\(type(of: self))", method, identifier: identifier))
  }

  /// Takes a layer, which is no view.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {}
}

/// The endings of the folders of snapshots.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet() }

/// The parts that files of snapshots are named after.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let none = Self([])
  public static let device = Self(rawValue: 1 << 1)
  public static let OS = Self(rawValue: 1 << 2)
  public static let screenSize = Self(rawValue: 1 << 3)
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The parts that files of snapshots are named after, as the library was first called.
public struct FBSnapshotTestCaseAgnosticOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let none = Self([])
  public static let device = Self(rawValue: 1 << 1)
  public static let OS = Self(rawValue: 1 << 2)
  public static let screenSize = Self(rawValue: 1 << 3)
}
