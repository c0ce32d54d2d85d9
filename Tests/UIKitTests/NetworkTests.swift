import Network
import NetworkExtension
import Testing
import UIKit

/// Tests of networks, which the device has none of.
struct NetworkTests {
  /// Addresses are read and written.
  @Test func addresses() {
    #expect(IPv4Address("10.0.0.1")?.debugDescription == "10.0.0.1")
    #expect(IPv4Address("10.0.0") == nil)
    #expect(IPv6Address("fe80::1")?.rawValue.count == 16)
    #expect(IPv6Address.loopback.debugDescription == "::1")
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect(NWPathMonitor().currentPath.status == .unsatisfied)
  }

  /// A private network can't be reached.
  @Test func privateNetwork() throws {
    let session = try #require(NETunnelProviderManager().connection as? NETunnelProviderSession)
    #expect(session.status == .disconnected)
    #expect(throws: NEVPNError.self) { try session.startTunnel() }
  }
}
