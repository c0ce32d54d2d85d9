/// The iPhones, iPods touch and iPads that screens can be laid out on, grouped by screen.
///
/// Ids are those of the families and every model's name in kebab case: `iphone-4s`, `ipad-pro-11`. After a slash
/// follows the window's part of the screen, where it isn't the whole: `ipad-pro-11/oneHalf`. The tables are in
/// `DeviceFamily+Phones.swift` and `DeviceFamily+Pads.swift`; source: <doc:Devices#Where-the-figures-come-from>.
public enum DeviceCatalogue {
  /// Every family, phones first, the oldest first.
  package static let families: [DeviceFamily] = DeviceFamily.phones + DeviceFamily.pads

  /// The families' ids, in the catalogue's order.
  public static var familyIDs: [String] { families.map(\.id) }

  /// Every id and alias, in the catalogue's order; without windows.
  package static var names: [String] { families.flatMap { [$0.id] + $0.models.flatMap(\.aliases) } }

  /// Devices and windows to try a screen on. They are the smallest and the largest phone and pad, by their short sides,
  /// that the newest system runs on; a pad with a home button (the smallest phone has one too); and the narrowest and
  /// the middle window of the largest pad.
  public static let current = [
    "iphone-se-3rd-gen", "iphone-17-pro-max", "ipad-mini-a17-pro", "ipad-9th-gen", "ipad-pro-13-m5",
    "ipad-pro-13-m5/oneThird", "ipad-pro-13-m5/oneHalf",
  ]

  /// The device of an id or alias, with the newest system that it ran unless another is given.
  ///
  /// A model's name means that model, even where it is its family's id: `iphone-x` ended with iOS 16, others of its
  /// family run 26. A name that lacks its generation (`iphone-se`) means the first model of that name. A name's
  /// spelling doesn't matter: `iPhone 17 Pro`, `iphone17pro` and `iphone-17-pro` are one (`DeviceNames`). After a slash
  /// follows a window: `oneThird`, `oneHalf`, `twoThirds` or `slideOver` of pads that have a split view, and a size,
  /// `507x1194`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - systemVersion: The system; the newest that the model ran if `nil`.
  /// - Returns: The device, under the name given; `nil` where there is none.
  public static func device(named name: String, systemVersion: SystemVersion? = nil) -> Device? {
    let (base, window) = DeviceNames.parts(of: name)
    guard let entry = entry(named: base) else { return nil }
    var device = entry.family.device(id: name, systemVersion: systemVersion ?? entry.newestSystem)
    guard let window else { return device }
    guard let placement = WindowPlacement(name: window) else { return nil }
    if case .size = placement {} else if entry.family.splitView == nil { return nil }
    device.windowPlacement = placement
    return device
  }

  /// The meaning of a name.
  package struct Entry: Sendable {
    package let family: DeviceFamily
    /// The model; for a family, the first of those that ran the newest system.
    let model: DeviceModel
    /// The newest system of the model.
    package var newestSystem: SystemVersion { model.newestSystem }
    /// Tells whether it ran a version, as far as the catalogue is sure: none before its family's first, nor after its
    /// own last. A model that runs the newest system today may run newer ones.
    package func mayHaveRun(_ version: SystemVersion) -> Bool {
      version.major >= family.oldestSystem.major
        && (version.major <= newestSystem.major || newestSystem.major >= SystemVersion.newest.major)
    }

    /// The name as the catalogue spells it.
    package let name: String
    /// The one of a model's names that stands for the others: its whole name, `iphone-se-1st-gen` for `iphone-se`.
    let canonicalName: String
  }

  /// The meaning of a name without its window: a model by its whole name, else a family by its id, else a model by its
  /// name without generation; the first of each.
  ///
  /// The search is linear: a table of all names takes a hundred times as long to make, and most processes ask for one
  /// or two. Those are asked for with every layout, so their meanings are kept.
  package static func entry(named name: String) -> Entry? {
    if let known = known.withLock({ $0[name] }) { return known }
    guard let folded = DeviceNames.folded(name),
      let entry = entry(folded: folded) ?? entry(folded: DeviceNames.withoutUnits(folded))
    else { return nil }
    known.withLock { known in
      if known.count < maximumKnown { known[name] = entry }
    }
    return entry
  }

  /// The meanings of names asked for so far.
  private static let known = Guarded<[String: Entry]>([:])
  /// The maximum number of meanings kept: nobody asks for more again and again.
  private static let maximumKnown = 256

  private static func entry(folded: String) -> Entry? {
    for family in families {
      for model in family.models where DeviceNames.isSpelled(model.name, folded) {
        return Entry(family: family, model: model, name: model.fullAlias, canonicalName: model.fullAlias)
      }
    }
    for family in families where DeviceNames.isSpelled(family.id, folded) {
      guard let model = family.models.first(where: { $0.newestSystem == family.newestSystem }) else { continue }
      return Entry(family: family, model: model, name: family.id, canonicalName: family.id)
    }
    for family in families {
      for model in family.models {
        guard let short = model.shortName, DeviceNames.isSpelled(short, folded), let alias = model.shortAlias else {
          continue
        }
        return Entry(family: family, model: model, name: alias, canonicalName: model.fullAlias)
      }
    }
    return nil
  }
}
