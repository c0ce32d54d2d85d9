/// The iPhones, iPods touch and iPads that layouts can be asked for, by screen.
///
/// Ids are those of the families and every model's name in kebab case: `iphone-4s`, `ipad-pro-11`. Behind a slash stands
/// the part of the screen that the window has, where that isn't all: `ipad-pro-11/oneHalf`. The tables stand in
/// `DeviceFamily+Phones.swift` and `DeviceFamily+Pads.swift`; source: facts/devices.json.
public enum DeviceCatalogue {
  /// Every family, phones first, the oldest first.
  package static let families: [DeviceFamily] = DeviceFamily.phones + DeviceFamily.pads

  /// The families' ids, in the catalogue's order.
  public static var familyIDs: [String] { families.map(\.id) }

  /// Every id and alias, in the catalogue's order; windows aside.
  package static var names: [String] { families.flatMap { [$0.id] + $0.models.flatMap(\.aliases) } }

  /// The device of an id or alias, with the newest system that it ran unless another is asked for.
  ///
  /// A model's name means that model, also where it is its family's id: `iphone-x` ran iOS 16 at last, others of its
  /// family 26. A name that lacks its generation (`iphone-se`) means the first model of that name. Behind a slash stands a
  /// window: `oneThird`, `oneHalf`, `twoThirds` or `slideOver` of pads that have a split view, and a size, `507x1194`.
  public static func device(named name: String, systemVersion: SystemVersion? = nil) -> Device? {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let (family, newest) = entry(named: String(parts[0])) else { return nil }
    var device = family.device(id: name, systemVersion: systemVersion ?? newest)
    guard parts.count == 2 else { return device }
    guard let placement = WindowPlacement(name: parts[1]) else { return nil }
    if case .size = placement {} else if family.splitView == nil { return nil }
    device.windowPlacement = placement
    return device
  }

  /// The family that an id or alias means, and the newest system of the model.
  package static func entry(named name: String) -> (family: DeviceFamily, newestSystem: SystemVersion)? {
    entries[name]
  }

  /// What each name means: a model's whole name first, then a family's id, then the name without its generation.
  private static let entries: [String: (family: DeviceFamily, newestSystem: SystemVersion)] = {
    var entries: [String: (family: DeviceFamily, newestSystem: SystemVersion)] = [:]
    func add(_ alias: (DeviceModel) -> String?) {
      for family in families {
        for model in family.models {
          guard let name = alias(model), entries[name] == nil else { continue }
          entries[name] = (family, model.newestSystem)
        }
      }
    }
    add(\.fullAlias)
    for family in families where entries[family.id] == nil { entries[family.id] = (family, family.newestSystem) }
    add(\.shortAlias)
    return entries
  }()

  /// The name nearest to one that isn't known; of a known device, the nearest window.
  package static func nearestName(to name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let (family, _) = entry(named: String(parts[0])) else {
      return Spelling.nearest(to: String(parts[0]), among: names)
    }
    let windows = family.splitView == nil ? [] : WindowPlacement.namedParts.map { "\(parts[0])/\($0.name)" }
    return Spelling.nearest(to: name, among: windows)
  }
}
