public import Foundation

/// The ways into the network of a rule.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0, ethernet, wiFi, cellular
}

/// When a private network is needed; it is held.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  /// By which way into the network.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  /// In which wireless networks.
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  /// With which servers of names.
  open var dnsServerAddressMatch: [String]?
  /// The address that has to be readable.
  open var probeURL: URL?
}

/// A rule that reaches the private network.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}

/// A rule that leaves the private network.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}

/// A wireless network: the device is in none.
open class NEHotspotNetwork: NSObject {
  open var ssid: String { "" }
  open var bssid: String { "" }
  /// Gives that of the device: none.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
}
