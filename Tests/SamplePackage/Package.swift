// swift-tools-version: 6.2
import PackageDescription

// A package that tests its screens with LayoutTesting, in both frameworks. It depends on this checkout; another names the
// repository's address.
let package = Package(
  name: "sample",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layout", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "LayoutKit", package: "layout")]),
    .testTarget(
      name: "SwiftTestingSample", dependencies: ["Screens", .product(name: "LayoutTesting", package: "layout")]),
    .testTarget(name: "XCTestSample", dependencies: ["Screens", .product(name: "LayoutTesting", package: "layout")]),
  ]
)

// Views in code are tested on Linux, where the package has a module UIKit.
#if os(Linux)
  package.targets += [
    .target(name: "ViewScreens", dependencies: [.product(name: "UIKit", package: "layout")]),
    .testTarget(
      name: "ViewSample",
      dependencies: [
        "ViewScreens", .product(name: "LayoutTesting", package: "layout"), .product(name: "UIKit", package: "layout"),
      ]),
  ]
#endif
