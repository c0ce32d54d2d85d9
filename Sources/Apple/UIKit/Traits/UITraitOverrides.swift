/// Traits that an object sets for itself and its descendants, in place of inherited traits.
public protocol UITraitOverrides: UIMutableTraits {
  /// Tells whether a trait is set.
  func contains(_ trait: UITrait) -> Bool
  /// Leaves a trait to what is around.
  mutating func remove(_ trait: UITrait)
}

/// Overridden traits as values: those that aren't unspecified.
struct HeldTraitOverrides: UITraitOverrides {
  var values = TraitValues()

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool {
    values.changes(from: TraitValues()).contains { ObjectIdentifier($0) == ObjectIdentifier(trait) }
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.copy(from: TraitValues(), to: &values, onlySpecified: false)
    } else {
      values.own[ObjectIdentifier(trait)] = nil
    }
  }
}
