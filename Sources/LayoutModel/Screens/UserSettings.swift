/// What the user of a device has set, as far as layout depends on it; `nil` where nothing is said.
public struct UserSettings: Hashable, Sendable {
  /// Which way the interface's language runs; left to right if `nil`.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// How large the user wants text; `large`, where the slider stands at first, if `nil`.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// What texts are tried in; the texts as they are if `nil`.
  public var pseudolanguage: Pseudolanguage?

  /// Settings, of which those left out say nothing.
  public init(
    layoutDirection: UserInterfaceLayoutDirection? = nil, preferredContentSizeCategory: ContentSizeCategory? = nil,
    pseudolanguage: Pseudolanguage? = nil
  ) {
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.pseudolanguage = pseudolanguage
  }

  /// These settings, and others' where these say nothing.
  public func merging(_ others: UserSettings) -> UserSettings {
    UserSettings(
      layoutDirection: layoutDirection ?? others.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory ?? others.preferredContentSizeCategory,
      pseudolanguage: pseudolanguage ?? others.pseudolanguage)
  }
}

extension Conditions {
  /// What of the conditions the user sets. A language that runs from right to left says so where nothing else is asked for.
  public var userSettings: UserSettings {
    let language = localization?.prefix { $0 != "-" }
    let isRightToLeft = language.map { Self.languagesFromTheRight.contains(String($0)) } ?? false
    return UserSettings(
      layoutDirection: layoutDirection ?? (isRightToLeft ? .rightToLeft : nil),
      preferredContentSizeCategory: contentSizeCategory,
      pseudolanguage: pseudolanguage)
  }

  /// Arabic, Sorani, Divehi, Persian, Hebrew, Pashto, Sindhi, Uighur, Urdu, Yiddish.
  private static let languagesFromTheRight: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
}

extension Traits {
  /// The traits with what the user has set.
  package func applying(_ settings: UserSettings) -> Traits {
    var traits = self
    traits.apply(settings)
    return traits
  }

  /// Sets what the user has set.
  mutating func apply(_ settings: UserSettings) {
    layoutDirection = settings.layoutDirection ?? layoutDirection
    preferredContentSizeCategory = settings.preferredContentSizeCategory ?? preferredContentSizeCategory
    pseudolanguage = settings.pseudolanguage ?? pseudolanguage
  }

  /// The traits under which Interface Builder draws texts: in the standard size, as they are.
  package var ofDrawnTexts: Traits {
    var traits = self
    traits.preferredContentSizeCategory = .large
    traits.pseudolanguage = .none
    return traits
  }
}
