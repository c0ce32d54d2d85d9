import CoreGraphics
import Foundation
import Security
import Testing
import _Testing_CoreGraphics

/// Tests of the keychain in memory.
struct KeychainTests {
  /// An item is found by its attributes, changed and removed; another one of the same account isn't added.
  @Test func items() {
    let account = "ada \(#line)"
    let kind = unsafe kSecClassGenericPassword
    let query: [String: Any] = unsafe [kSecClass as String: kind, kSecAttrAccount as String: account]
    func with(_ more: [String: Any]) -> CFDictionary { query.merging(more) { $1 } as NSDictionary }
    var found: CFTypeRef?
    #expect(unsafe SecItemCopyMatching(with([:]), &found) == errSecItemNotFound)
    #expect(unsafe SecItemAdd(with([kSecValueData as String: Data([1])]), nil) == errSecSuccess)
    #expect(unsafe SecItemAdd(with([kSecValueData as String: Data([2])]), nil) == errSecDuplicateItem)
    let reading = unsafe with([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne])
    #expect(unsafe SecItemCopyMatching(reading, &found) == errSecSuccess)
    #expect(found as? Data == Data([1]))
    let change = unsafe [kSecValueData as String: Data([3])] as NSDictionary
    #expect(SecItemUpdate(with([:]), change) == errSecSuccess)
    let all = unsafe with([kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll])
    #expect(unsafe SecItemCopyMatching(all, &found) == errSecSuccess)
    #expect((found as? [[String: Any]])?.count == 1)
    #expect(SecItemDelete(with([:])) == errSecSuccess)
    #expect(SecItemDelete(with([:])) == errSecItemNotFound)
  }
}
