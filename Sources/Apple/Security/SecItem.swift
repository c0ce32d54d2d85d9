public import CoreGraphics
public import Foundation

/// The result of a call: 0, or the reason why it failed.
public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
/// The status of a call without an error.
public let noErr: OSStatus = 0
/// It isn't there yet.
public let errSecUnimplemented: OSStatus = -4
/// An argument is wrong.
public let errSecParam: OSStatus = -50
/// The user gave up.
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
/// The user isn't the right one.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user can't be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data can't be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// The items that are kept: in memory, as long as the program runs.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// The keys that tell how an item is asked for, and not what it is.
  private static let asking = ["m_", "r_", "u_", "nleg"]
  /// The attributes that tell items of a class apart.
  private static let identity = ["class", "svce", "acct", "agrp", "srvr", "ptcl", "port", "path", "atag", "labl"]

  static func attributes(_ dictionary: CFDictionary) -> [String: Any] {
    var attributes: [String: Any] = [:]
    for (key, value) in dictionary {
      if let key = key as? String { attributes[key] = value }
    }
    return attributes
  }

  func locked<Result>(_ body: (inout [[String: Any]]) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&items)
  }

  /// Tells whether an item has all attributes that are asked for.
  static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      if asking.contains(where: key.hasPrefix) || key == "v_Data" || key == "sync" && value as? String == "syna" {
        return true
      }
      return areEqual(item[key], value)
    }
  }

  /// Tells whether two items would be one.
  static func areSame(_ first: [String: Any], _ second: [String: Any]) -> Bool {
    identity.allSatisfy { key in
      // A password's name for people doesn't tell it from another one.
      if key == "labl", ["genp", "inet"].contains(first["class"] as? String) { return true }
      return areEqual(first[key], second[key])
    }
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    default: false
    }
  }

  static func item(_ attributes: [String: Any]) -> [String: Any] {
    attributes.filter { key, _ in !asking.contains(where: key.hasPrefix) }
  }

  /// The answer to a query for an item: data, attributes, or both in a dictionary; `nil` for nothing.
  static func result(_ item: [String: Any], _ query: [String: Any]) -> AnyObject? {
    func wants(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool) ?? false }
    if wants("r_Attributes") {
      return item.filter { wants("r_Data") || $0.key != "v_Data" } as NSDictionary
    }
    guard wants("r_Data"), let data = item["v_Data"] as? Data else { return nil }
    return data as NSData
  }
}

/// Keeps an item; its data may be given back.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let wanted = Keychain.attributes(attributes)
  guard wanted["class"] != nil else { return errSecParam }
  let item = Keychain.item(wanted)
  let isNew = Keychain.shared.locked { items in
    guard !items.contains(where: { Keychain.areSame($0, item) }) else { return false }
    items.append(item)
    return true
  }
  guard isNew else { return errSecDuplicateItem }
  unsafe result?.pointee = Keychain.result(item, wanted)
  return errSecSuccess
}

/// Finds an item, or all that match.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let wanted = Keychain.attributes(query)
  let found = Keychain.shared.locked { items in items.filter { Keychain.matches($0, wanted) } }
  guard let first = found.first else { return errSecItemNotFound }
  if wanted["m_Limit"] as? String == "m_LimitAll" {
    unsafe result?.pointee = found.compactMap { Keychain.result($0, wanted) } as NSArray
  } else {
    unsafe result?.pointee = Keychain.result(first, wanted)
  }
  return errSecSuccess
}

/// Changes the items that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (wanted, changes) = (Keychain.attributes(query), Keychain.attributes(attributesToUpdate))
  let isAny = Keychain.shared.locked { items in
    var isAny = false
    for index in items.indices where Keychain.matches(items[index], wanted) {
      items[index].merge(changes) { $1 }
      isAny = true
    }
    return isAny
  }
  return isAny ? errSecSuccess : errSecItemNotFound
}

/// Removes the items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wanted = Keychain.attributes(query)
  let isAny = Keychain.shared.locked { items in
    let count = items.count
    items.removeAll { Keychain.matches($0, wanted) }
    return items.count < count
  }
  return isAny ? errSecSuccess : errSecItemNotFound
}

/// Returns the words of a result: its number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  "OSStatus \(status)" as NSString
}

/// What makes random numbers.
public struct SecRandomRef: Sendable {}

/// The system's random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count { unsafe bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
