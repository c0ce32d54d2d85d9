import Foundation
package import LayoutModel

/// A spoilt file: which one is told by a seed and a number, so that one of thousands can be made again.
package struct Mutant: Sendable {
  /// The path of the file that was spoilt.
  package let path: String
  package let mutations: [Mutation]
  package let bytes: [UInt8]
  /// The device on which it is laid out and converted beside its canvas, if it is.
  package let device: String?
  /// The device's interface orientation.
  package let orientation: InterfaceOrientation

  private static let devices = ["iphone-4s", "iphone-8", "iphone-17", "ipad-pro-11"]
  private static let shareOnDevices = 0.3
  private static let shareSpoiltAgain = 0.3

  /// The mutant of a number.
  ///
  /// - Parameters:
  ///   - number: Which one.
  ///   - seed: Where the random numbers begin.
  ///   - files: What is spoilt, at least one.
  package init(_ number: Int, seed: UInt64, of files: [SpoiltFile]) {
    var random = SeededGenerator(seed: seed &* 1_000_000_007 &+ UInt64(number))
    let file = random.pick(files)
    var mutations = [random.pick(Mutation.allCases)]
    while mutations.count < 4, random.happens(Self.shareSpoiltAgain) {
      mutations.append(random.pick(Mutation.allCases))
    }
    path = file.path
    self.mutations = mutations
    device = random.happens(Self.shareOnDevices) ? random.pick(Self.devices) : nil
    bytes = mutations.reduce(file.bytes) { $1.apply(to: $0, &random) }
    orientation = random.pick(InterfaceOrientation.allCases)
  }

  /// The change, and its file.
  package var description: String {
    let place = device.map { ", on \($0) in \(orientation.name) too" } ?? ""
    return "\(mutations.map(\.rawValue).joined(separator: " and ")) of \(path)\(place)"
  }
}

/// A sound file to spoil.
package struct SpoiltFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  /// Public files of Interface Builder; the fixtures' where those are absent.
  package static func all() throws -> [SpoiltFile] {
    let paths = PublicFiles.areHere ? PublicFiles.paths : Checkout.interfaceBuilderFixtures()
    return try paths.map { path in
      SpoiltFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
  }
}

extension Checkout {
  /// The paths of the fixtures that are Interface Builder files, in alphabetical order.
  package static func interfaceBuilderFixtures() -> [String] {
    let root = path("Fixtures/InterfaceBuilder")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { "\(root)/\($0)" }
  }
}
