import Findings
import LayoutModel

/// Whom findings hurt: the number of devices with the finding, among the devices on which the scene was laid out; phones before pads.
///
///     2 of 2 phones, 1 of 3 pads
///
/// No source here gives the shares of devices in use. A device counts once, whatever its windows; a size alone is no device.
struct FindingAudience {
  /// The devices that people have.
  enum Group: CaseIterable {
    case phones, padsAlone

    var words: String {
      switch self {
      case .phones: "on phones"
      case .padsAlone: "on pads alone"
      }
    }
  }

  private typealias Devices = [UserInterfaceIdiom: Set<String>]

  private struct SceneKey: Hashable {
    let path: String
    let id: String?
  }

  /// The devices of conditions, by the conditions' names.
  private var devices: [String: (idiom: UserInterfaceIdiom, name: String)] = [:]
  /// The devices that scenes were laid out on.
  private var scenes: [SceneKey: Devices] = [:]

  init(_ report: LintReport) {
    for name in report.conditions {
      guard let full = (try? Conditions(name: name))?.device, let device = DeviceCatalogue.device(named: full) else {
        continue
      }
      devices[name] = (device.idiom, String(full.prefix { $0 != "/" }))
    }
    for scene in report.scenes {
      scenes[SceneKey(path: scene.path, id: scene.id)] = devices(of: scene.conditions)
    }
  }

  private func devices(of conditions: [String]) -> Devices {
    var found: Devices = [:]
    for name in conditions {
      if let device = devices[name] { found[device.idiom, default: []].insert(device.name) }
    }
    return found
  }

  /// The devices of a finding in words; `nil` where it is about no layout on a device.
  func words(of finding: LintFinding) -> String? {
    let found = devices(of: finding.conditions)
    guard !found.isEmpty else { return nil }
    let key = SceneKey(path: finding.screenPath ?? finding.key.path, id: finding.key.scene)
    let all = scenes[key] ?? found
    return [(UserInterfaceIdiom.phone, "phone"), (.pad, "pad")].compactMap { idiom, word in
      guard let looked = all[idiom], !looked.isEmpty else { return nil }
      let own = found[idiom] ?? []
      return "\(own.count) of \(looked.union(own).count) \(word)\(looked.count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  /// The group of people that a finding hurts; `nil` where it is about no layout on a device.
  func group(of finding: LintFinding) -> Group? {
    let found = devices(of: finding.conditions)
    return found[.phone] != nil ? .phones : found[.pad] != nil ? .padsAlone : nil
  }
}
