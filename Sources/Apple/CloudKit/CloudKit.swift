// What Apple's module brings with it.
@_exported public import Foundation

public struct CKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, notAuthenticated = 9, permissionFailure, unknownItem, serverRecordChanged = 14,
      zoneNotFound = 26
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable
}

/// A record of the cloud; it is held.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String, zoneID: CKRecordZone.ID = CKRecordZone.ID(zoneName: "_defaultZone")) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public convenience init(recordName: String) {
      self.init(recordName: recordName, zoneID: CKRecordZone.ID(zoneName: "_defaultZone"))
    }
    override open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    override open var hash: Int { recordName.hash ^ zoneID.hash }
  }
  public let recordType: RecordType
  public let recordID: ID
  private var values: [String: Any] = [:]
  public init(recordType: RecordType, recordID: ID = ID(recordName: "")) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  open func object(forKey key: FieldKey) -> Any? { values[key] }
  open func setObject(_ object: Any?, forKey key: FieldKey) { values[key] = object }
  open subscript(key: FieldKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String, ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    override open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    override open var hash: Int { zoneName.hash ^ ownerName.hash }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
}
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A database of the cloud: nobody has an account here.
open class CKDatabase: NSObject, @unchecked Sendable {
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}
open class CKContainer: NSObject, @unchecked Sendable {
  private static let container = CKContainer(identifier: "")
  open class func `default`() -> CKContainer { container }
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  open var privateCloudDatabase: CKDatabase { CKDatabase() }
  open var publicCloudDatabase: CKDatabase { CKDatabase() }
  open var sharedCloudDatabase: CKDatabase { CKDatabase() }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
}
