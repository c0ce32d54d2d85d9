/// The settings of a device's user that layout depends on; `nil` where not set.
public struct UserSettings: Hashable, Sendable {
  /// The direction of the interface's language; left to right if `nil`.
  public var layoutDirection: UserInterfaceLayoutDirection?
  /// The user's text size; `large`, the slider's first position, if `nil`.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// The pseudolanguage of the texts; the texts as they are if `nil`.
  public var pseudolanguage: Pseudolanguage?

  /// Settings; those left out aren't set.
  public init(
    layoutDirection: UserInterfaceLayoutDirection? = nil, preferredContentSizeCategory: ContentSizeCategory? = nil,
    pseudolanguage: Pseudolanguage? = nil
  ) {
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.pseudolanguage = pseudolanguage
  }

  /// These settings, completed with others where unset.
  public func merging(_ others: UserSettings) -> UserSettings {
    UserSettings(
      layoutDirection: layoutDirection ?? others.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory ?? others.preferredContentSizeCategory,
      pseudolanguage: pseudolanguage ?? others.pseudolanguage)
  }
}

extension Conditions {
  /// The user's settings among the conditions. A language that runs from right to left sets the direction, unless that is given.
  public var userSettings: UserSettings {
    let language = localization?.prefix { $0 != "-" }
    let isRightToLeft = language.map { Self.languagesFromTheRight.contains(String($0)) } ?? false
    return UserSettings(
      layoutDirection: layoutDirection ?? (isRightToLeft ? .rightToLeft : nil),
      preferredContentSizeCategory: contentSizeCategory,
      pseudolanguage: pseudolanguage)
  }

  /// The languages that run from right to left: Arabic, Sorani, Divehi, Persian, Hebrew, Pashto, Sindhi, Uighur, Urdu, Yiddish.
  private static let languagesFromTheRight: Set<String> = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]
}

extension Traits {
  /// The traits with the user's settings.
  package func applying(_ settings: UserSettings) -> Traits {
    var traits = self
    traits.apply(settings)
    return traits
  }

  /// Applies the user's settings.
  mutating func apply(_ settings: UserSettings) {
    layoutDirection = settings.layoutDirection ?? layoutDirection
    preferredContentSizeCategory = settings.preferredContentSizeCategory ?? preferredContentSizeCategory
    pseudolanguage = settings.pseudolanguage ?? pseudolanguage
  }

  /// The traits for texts as Interface Builder draws them: in the standard size, as they are.
  package var ofDrawnTexts: Traits {
    var traits = self
    traits.preferredContentSizeCategory = .large
    traits.pseudolanguage = .none
    return traits
  }
}
