import Foundation
import LayoutModel

/// The values of a trait collection; those of which nothing is known are unspecified.
package struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var typesettingLanguage: String?
  /// The values of the application's own traits, by the identity of their types.
  var own: [ObjectIdentifier: OwnTrait] = [:]
  /// The pseudolanguage of the texts, which UIKit has no trait for.
  var pseudolanguage: Pseudolanguage?
  /// The system whose rules hold, which UIKit has no trait for.
  var systemVersion: SystemVersion?

  /// The value of one of the application's own traits.
  struct OwnTrait: Hashable, @unchecked Sendable {
    let trait: any UITraitDefinition.Type
    let value: Any

    static func == (left: OwnTrait, right: OwnTrait) -> Bool {
      if let left = left.value as? AnyHashable, let right = right.value as? AnyHashable { return left == right }
      return left.trait == right.trait && (left.value as AnyObject) === (right.value as AnyObject)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
  }

  /// The values with another's where those are specified.
  mutating func merge(_ other: TraitValues) {
    for trait in SystemTraits.all { trait.copy(from: other, to: &self, onlySpecified: true) }
    own.merge(other.own) { $1 }
    pseudolanguage = other.pseudolanguage ?? pseudolanguage
    systemVersion = other.systemVersion ?? systemVersion
  }

  /// Tells whether all values that another specifies are the same here.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      ConditionReads.note(.all)
      if let system = trait as? any SystemTrait.Type { return system.value(in: self) as? T.Value ?? T.defaultValue }
      return own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        own[ObjectIdentifier(trait)] = OwnTrait(trait: trait, value: newValue)
      }
    }
  }

  /// The traits whose values differ from another's.
  func changes(from other: TraitValues) -> [any UITraitDefinition.Type] {
    let system = SystemTraits.all.filter { $0.differs(in: self, other) } as [any UITraitDefinition.Type]
    let keys = Set(own.keys).union(other.own.keys).filter { own[$0] != other.own[$0] }
    return system + keys.compactMap { (own[$0] ?? other.own[$0])?.trait }
  }
}
