import Documents

/// Writes conditions as a person says them: `iPhone SE, landscape, largest text, right to left`.
///
/// A device has its marketing name, without the generation where no other device of the run shares that name. The
/// settings of a new device aren't mentioned: the standard text size, left to right, no pseudolanguage.
///
///     let words = ConditionWords(among: conditions)
///     words.text(of: conditions[0])  // "iPad Pro 13-inch, half the screen, landscape"
package struct ConditionWords: Sendable {
  /// Devices, by their names in the catalogue, that share a name but for the generation with another one of the run.
  private let devicesToTellApart: Set<String>
  /// A Boolean that tells whether the run has both landscapes.
  private let tellsLandscapesApart: Bool

  /// The words for conditions of a run.
  ///
  /// - Parameter conditions: All conditions of the run; none to name conditions by themselves.
  package init(among conditions: [Conditions] = []) {
    var devices: [String: Set<String>] = [:]
    for name in Set(conditions.compactMap(\.device)) {
      guard let entry = DeviceCatalogue.entry(named: DeviceNames.parts(of: name).name) else { continue }
      devices[entry.model.shortWords, default: []].insert(entry.canonicalName)
    }
    devicesToTellApart = Set(devices.values.lazy.filter { $0.count > 1 }.joined())
    let landscapes = Set(conditions.compactMap(\.orientation).filter(\.isLandscape))
    tellsLandscapesApart = landscapes.count > 1
  }

  /// Conditions in words.
  package func text(of conditions: Conditions) -> String {
    let parts = parts(of: conditions, tellsDefaults: false)
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    let defaults = self.parts(of: conditions, tellsDefaults: true)
    return defaults.isEmpty ? "the screen's own conditions" : defaults.joined(separator: ", ")
  }

  /// The conditions of a name in words; the name itself where it names none.
  package func text(ofName name: String) -> String {
    do throws(ConditionsError) {
      return text(of: try Conditions(name: name))
    } catch {
      return name
    }
  }

  /// The parts of conditions in words, each empty where the conditions leave it to the screen.
  package struct Facets: Sendable {
    /// The device and its window's part of the screen, or Interface Builder's canvas.
    package var device = ""
    package var orientation = ""
    /// The text size, the standard one too.
    package var textSize = ""
    /// The direction of the user's language, left to right too.
    package var direction = ""
    /// The other settings: system version, window size, pseudolanguage, language.
    package var others = ""
    /// The text size's place from the smallest to the largest; `nil` where the screen determines it.
    package var textRank: Int?
  }

  /// The parts of the conditions of a name; the name itself as the device where it names none.
  package func facets(ofName name: String) -> Facets {
    let conditions: Conditions
    do throws(ConditionsError) {
      conditions = try Conditions(name: name)
    } catch {
      return Facets(device: name)
    }
    var facets = Facets()
    facets.device =
      conditions.isOnCanvas
      ? "Interface Builder's canvas" : (conditions.device.map(words) ?? []).joined(separator: ", ")
    facets.orientation = conditions.orientation.map(words) ?? ""
    facets.textSize = conditions.contentSizeCategory?.words ?? ""
    facets.textRank = conditions.contentSizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    facets.direction = conditions.layoutDirection.map { $0 == .rightToLeft ? "right to left" : "left to right" } ?? ""
    let others = [
      conditions.systemVersion.map { "iOS \($0)" }, conditions.size.map(\.words), conditions.pseudolanguage?.words,
      conditions.localization.map { "in \(LanguageName.words(of: $0))" },
    ]
    facets.others = others.compactMap(\.self).joined(separator: ", ")
    return facets
  }

  private func parts(of conditions: Conditions, tellsDefaults: Bool) -> [String] {
    let place = conditions.isOnCanvas ? ["Interface Builder's canvas"] : conditions.device.map(words) ?? []
    let direction: String? =
      switch conditions.layoutDirection {
      case .rightToLeft: "right to left"
      case .leftToRight: tellsDefaults ? "left to right" : nil
      case nil: nil
      }
    let category = conditions.contentSizeCategory.flatMap { $0 != .large || tellsDefaults ? $0.words : nil }
    let settings = [
      conditions.systemVersion.map { "iOS \($0)" }, conditions.orientation.map(words),
      conditions.size.map(\.words), category, direction, conditions.pseudolanguage?.words,
      conditions.localization.map { "in \(LanguageName.words(of: $0))" },
    ]
    return place + settings.compactMap(\.self)
  }

  /// A device and its window's part of the screen, in words.
  private func words(_ device: String) -> [String] {
    guard device != Device.inlineID else { return ["the screen's own device"] }
    let (name, window) = DeviceNames.parts(of: device)
    guard let entry = DeviceCatalogue.entry(named: name) else { return [device] }
    let model = devicesToTellApart.contains(entry.canonicalName) ? entry.model.words : entry.model.shortWords
    return [model] + (window.flatMap { WindowPlacement(name: $0)?.words }.map { [$0] } ?? [])
  }

  private func words(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: tellsLandscapesApart ? "landscape left" : "landscape"
    case .landscapeRight: tellsLandscapesApart ? "landscape right" : "landscape"
    }
  }
}

extension Conditions {
  /// The conditions as a person says them: `iPhone SE, landscape, largest text, right to left`.
  ///
  /// `ConditionWords` of several conditions tells apart those whose devices share a name.
  package var words: String { ConditionWords().text(of: self) }
}

extension DeviceModel {
  /// The name as in Xcode's simulators: `iPad Pro 13-inch (M5)`, `iPhone SE (3rd generation)`.
  var words: String {
    guard let short = shortName else { return Self.withUnit(name) }
    let generation = name[short.endIndex...].replacing(" gen)", with: " generation)")
    return "\(Self.withUnit(short.trimmed)) \(generation)"
  }

  /// The name without its generation, where that still says more than the kind of device: `iPhone SE`, but `iPad (9th generation)`.
  var shortWords: String {
    guard let short = shortName?.trimmed, short.contains(" ") else { return words }
    return Self.withUnit(short)
  }

  /// A name with its unit, where the last word is the length of the screen's diagonal: no generation has so high a number.
  private static func withUnit(_ name: some StringProtocol) -> String {
    guard let last = name.split(separator: " ").last, let inches = Double(last), inches > 9, name.hasPrefix("iPad")
    else { return String(name) }
    return "\(name)-inch"
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension WindowPlacement {
  /// The part of the screen in words; `nil` for the whole screen.
  fileprivate var words: String? {
    switch self {
    case .fullScreen: nil
    case .oneThird: "a third of the screen"
    case .oneHalf: "half the screen"
    case .twoThirds: "two thirds of the screen"
    case .slideOver: "Slide Over"
    case .size(let size): size.words
    }
  }
}

extension Size {
  fileprivate var words: String { "\(JSONText.thousandths(width)) × \(JSONText.thousandths(height))" }
}

extension ContentSizeCategory {
  /// The size in words: the largest, the smallest, the standard one, else the name in Apple's Human Interface Guidelines.
  package var words: String {
    switch self {
    case .extraSmall: "smallest text"
    case .small: "small text"
    case .medium: "medium text"
    case .large: "standard text"
    case .extraLarge: "large text"
    case .extraExtraLarge: "xxLarge text"
    case .extraExtraExtraLarge: "xxxLarge text"
    case .accessibilityMedium: "accessibility text AX1"
    case .accessibilityLarge: "accessibility text AX2"
    case .accessibilityExtraLarge: "accessibility text AX3"
    case .accessibilityExtraExtraLarge: "accessibility text AX4"
    case .accessibilityExtraExtraExtraLarge: "largest text"
    }
  }
}

extension Pseudolanguage {
  /// Xcode's name of it; `nil` for the texts as they are.
  fileprivate var words: String? {
    switch self {
    case .none: nil
    case .doubleLength: "double-length pseudolanguage"
    case .accented: "accented pseudolanguage"
    case .bounded: "bounded pseudolanguage"
    }
  }
}
