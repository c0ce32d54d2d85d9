import LayoutModel

/// The version of Xcode that wrote a file, as far as canvases differ (<doc:CanvasRules>).
struct XcodeEra: Hashable, Comparable {
  let xcode: Int
  /// A Boolean that tells whether the canvas insets views twice: from Xcode 16.3 on, as far as real files show.
  let countsSafeAreasTwice: Bool
  /// A Boolean that tells whether the canvas leaves out the status bar of devices with a button and the inset below low
  /// roots. Xcode 11 to the early files of 14 do.
  let leavesOutInsets: Bool
  /// A Boolean that tells whether it is Xcode 9.0, whose canvas still gives cells the former margins.
  let isFirstXcode9: Bool

  static let xcode6 = XcodeEra(xcode: 6)
  static let xcode8 = XcodeEra(xcode: 8)
  static let xcode9 = XcodeEra(xcode: 9)
  static let xcode11 = XcodeEra(xcode: 11)
  static let xcode12 = XcodeEra(xcode: 12)
  static let xcode13 = XcodeEra(xcode: 13)
  static let xcode14 = XcodeEra(xcode: 14)
  static let xcode15 = XcodeEra(xcode: 15)
  static let xcode16 = XcodeEra(xcode: 16)
  static let xcode26 = XcodeEra(xcode: 26)

  /// The first build of Interface Builder in each Xcode, newest first. The ranges come from memory of release numbers.
  private static let firstBuilds: [(build: Int, xcode: Int)] = [
    (24_000, 26), (23_000, 16), (22_000, 15), (21_000, 14), (19_000, 13), (17_000, 12), (14_800, 11), (14_200, 10),
    (13_000, 9), (11_000, 8), (8_000, 7), (6_000, 6),
  ]
  private static let firstBuildThatInsetsTwice = 23_700
  private static let firstBuildWithInsetsAgain = 21_600
  private static let firstBuildAfterXcode9 = 13_500
  /// The number from which builds are Apple's own, which tell nothing about Xcode.
  private static let unnumberedBuild = 32_700

  init(xcode: Int) {
    self.xcode = xcode
    countsSafeAreasTwice = xcode >= 26
    leavesOutInsets = (11...13).contains(xcode)
    isFirstXcode9 = false
  }

  /// Creates the era of a `toolsVersion`, or of a plug-in's version if that tells nothing; the newest if neither does.
  init(toolsVersion: String?, pluginVersion: String?) {
    let builds = [toolsVersion, pluginVersion].compactMap { $0.flatMap(Self.build) }
    guard let build = builds.first(where: { $0 < Self.unnumberedBuild }) else {
      self = .xcode26
      return
    }
    xcode = Self.firstBuilds.first { build >= $0.build }?.xcode ?? 5
    countsSafeAreasTwice = build >= Self.firstBuildThatInsetsTwice
    leavesOutInsets = xcode >= 11 && build < Self.firstBuildWithInsetsAgain
    isFirstXcode9 = xcode == 9 && build < Self.firstBuildAfterXcode9
  }

  private static func build(of version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

  /// Tells whether a text is a version of Interface Builder.
  static func isVersion(_ text: String) -> Bool { build(of: text) != nil }

  static func < (a: XcodeEra, b: XcodeEra) -> Bool { a.xcode < b.xcode }

  /// The iOS version that came with it: iOS 7 with Xcode 5, and so on; since 26 both have the same number.
  var systemVersion: SystemVersion { SystemVersion(major: xcode >= 26 ? xcode : xcode + 2) }
}
