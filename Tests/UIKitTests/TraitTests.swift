import LayoutModel
import Testing
import UIKit

/// Tests of trait collections.
struct TraitTests {
  /// Traits that aren't given are unspecified.
  @Test func unspecified() {
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits == UITraitCollection(horizontalSizeClass: .regular))
  }

  /// A collection contains another whose specified traits are the same.
  @Test func containing() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(both.containsTraits(in: nil))
  }

  /// Colours depend on the style, and not on size classes.
  @Test func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .regular }))
  }

  /// The current traits hold for a closure only.
  @Test func current() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  /// Where no others are current, the main screen's are.
  @Test @MainActor func screen() {
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
    #expect(UIDevice.current.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
  }

  /// An application's own trait.
  private struct Dense: UITraitDefinition {
    static var defaultValue: Bool { false }
    static var affectsColorAppearance: Bool { true }
  }

  /// An application's own trait has its default until it is set.
  @Test func ownTraits() {
    let traits = UITraitCollection { $0[Dense.self] = true }
    #expect(traits[Dense.self])
    #expect(!UITraitCollection()[Dense.self])
    #expect(traits.changedTraits(from: UITraitCollection()).count == 1)
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(traits == UITraitCollection { $0[Dense.self] = true })
  }

  /// Text sizes are in order, and the larger ones known.
  @Test func textSizes() {
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    for category in ContentSizeCategory.allCases { #expect(UIContentSizeCategory(category).category == category) }
  }

  /// The engine's traits survive the way there and back.
  @Test func engine() {
    var traits = UITraitCollection.standard.traits
    traits.userInterfaceIdiom = .pad
    traits.layoutDirection = .rightToLeft
    traits.preferredContentSizeCategory = .accessibilityLarge
    traits.pseudolanguage = .doubleLength
    #expect(UITraitCollection(traits).traits == traits)
  }
}
