// swift-tools-version:4.0
import PackageDescription

let package = Package(name: "Older", targets: [.target(name: "Older")])
