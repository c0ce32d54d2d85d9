/// The iPhones, iPods touch and iPads that layouts can be asked for, by screen.
///
/// Ids are those of the families and every model's name in kebab case: `iphone-4s`, `ipad-pro-11`. The tables stand in
/// `DeviceFamily+Phones.swift` and `DeviceFamily+Pads.swift`; source: facts/devices.json.
public enum DeviceCatalogue {
  /// Every family, phones first, the oldest first.
  package static let families: [DeviceFamily] = DeviceFamily.phones + DeviceFamily.pads

  /// The families' ids, in the catalogue's order.
  public static var familyIDs: [String] { families.map(\.id) }

  /// Every id and alias, in the catalogue's order.
  package static var names: [String] { families.flatMap { [$0.id] + $0.models.flatMap(\.aliases) } }

  /// The device of an id or alias, with the newest system that it ran unless another is asked for.
  ///
  /// A model's name means that model, also where it is its family's id: `iphone-x` ran iOS 16 at last, others of its
  /// family 26. A name that lacks its generation (`iphone-se`) means the first model of that name.
  public static func device(named name: String, systemVersion: SystemVersion? = nil) -> Device? {
    for family in families {
      if let model = family.models.first(where: { $0.fullAlias == name }) {
        return family.device(id: name, systemVersion: systemVersion ?? model.newestSystem)
      }
    }
    if let family = families.first(where: { $0.id == name }) {
      return family.device(id: name, systemVersion: systemVersion ?? family.newestSystem)
    }
    for family in families {
      if let model = family.models.first(where: { $0.shortAlias == name }) {
        return family.device(id: name, systemVersion: systemVersion ?? model.newestSystem)
      }
    }
    return nil
  }
}
