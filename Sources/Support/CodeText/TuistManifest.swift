/// The targets that the text of a `Project.swift` of Tuist names; it isn't run.
///
///     Target(name: "App", destinations: [.iPhone], product: .app, infoPlist: "App/Info.plist")
package struct TuistManifest: Sendable {
  /// A target.
  package struct Target: Sendable {
    package var name: String?
    package var isApplication = false
    package var isTest = false
    /// The kinds of devices: `phone`, `pad`; empty where the text doesn't say.
    package var idioms: Set<String> = []
    package var informationList: String?
    package var deploymentTarget: String?
    /// The lists of orientations that replace those of an `Info.plist`, by key.
    package var orientations: [String: [String]] = [:]
  }

  package private(set) var targets: [Target] = []

  /// Reads a manifest.
  package init(reading bytes: [UInt8]) {
    let code = CodeTokens(bytes, .swift)
    var index = 0
    while index < code.count, targets.count < Self.maximumTargets {
      let isCall = code.isWord(index, "Target") || code.isWord(index, "target") && code.isSign(index - 1, ".")
      guard isCall, code.isSign(index + 1, "(") else {
        index += 1
        continue
      }
      let end = code.end(ofGroupAt: index + 1)
      targets.append(Self.target(in: (index + 2)..<max(index + 2, end - 1), of: code))
      index = end
    }
  }

  private static let maximumTargets = 1_000

  private static func target(in range: Range<Int>, of code: CodeTokens) -> Target {
    var target = Target()
    var index = range.lowerBound
    while index < range.upperBound {
      guard code.isWord(index), code.isSign(index + 1, ":") else {
        let opens = code.isSign(index, "(") || code.isSign(index, "[") || code.isSign(index, "{")
        index = opens ? code.end(ofGroupAt: index) : index + 1
        continue
      }
      var end = index + 2
      while end < range.upperBound, !code.isSign(end, ",") {
        let opens = code.isSign(end, "(") || code.isSign(end, "[") || code.isSign(end, "{")
        end = opens ? code.end(ofGroupAt: end) : end + 1
      }
      read(code.text(index), (index + 2)..<max(index + 2, min(end, range.upperBound)), of: code, into: &target)
      index = end + 1
    }
    return target
  }

  private static func read(_ label: String, _ value: Range<Int>, of code: CodeTokens, into target: inout Target) {
    switch label {
    case "name": target.name = code.string(value.lowerBound)
    case "product":
      target.isApplication = value.contains { code.isWord($0, "app") }
      target.isTest = value.contains { code.isWord($0, "unitTests") || code.isWord($0, "uiTests") }
    case "destinations", "deploymentTarget", "deploymentTargets":
      for index in value where code.isWord(index) {
        switch code.text(index) {
        case "iPhone", "iphone": target.idioms.insert("phone")
        case "iPad", "ipad": target.idioms.insert("pad")
        case "iOS" where label == "destinations": target.idioms.formUnion(["phone", "pad"])
        default: break
        }
      }
      if label != "destinations" {
        target.deploymentTarget = value.lazy.compactMap { code.string($0) }.first
      }
    case "infoPlist":
      readInformation(value, of: code, into: &target)
    default: break
    }
  }

  /// Reads a path, or what is said in place of a file: `.extendingDefault(with: ["UISupportedInterfaceOrientations": […]])`.
  private static func readInformation(_ value: Range<Int>, of code: CodeTokens, into target: inout Target) {
    let strings = value.filter { code.string($0) != nil }
    if let first = strings.first, let path = code.string(first), path.hasSuffix(".plist") {
      target.informationList = path
    }
    var key: String?
    for index in strings {
      guard let text = code.string(index) else { continue }
      if code.isSign(index + 1, ":") {
        key = text.hasPrefix("UISupportedInterfaceOrientations") ? text : nil
      } else if let key {
        target.orientations[key, default: []].append(text)
      }
    }
  }
}
