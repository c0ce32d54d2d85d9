// What Apple's module brings with it.
@_exported public import Foundation

/// The bytes of a digest.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function of data to digests: here to bytes that follow from the data alone.
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update(data: some DataProtocol) {
    unsafe Array(data).withUnsafeBytes { unsafe update(bufferPointer: $0) }
  }
}

/// A digest of a function of CryptoKit's.
public struct StandardDigest<Length: DigestLength>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { Length.bytes }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try unsafe bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "Digest: " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

/// The length of a digest, in bytes.
public protocol DigestLength: Hashable, Sendable {
  static var bytes: Int { get }
}

/// A function of CryptoKit's.
public struct StandardHash<Length: DigestLength>: HashFunction {
  private var data: [UInt8] = []
  public static var byteCount: Int { Length.bytes }
  public static var blockByteCount: Int { 64 }
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { unsafe data.append(contentsOf: bufferPointer) }
  public func finalize() -> StandardDigest<Length> {
    StandardDigest(bytes: StandInDigest.bytes(of: data, count: Length.bytes))
  }
}

public enum Bytes16: DigestLength { public static var bytes: Int { 16 } }
public enum Bytes20: DigestLength { public static var bytes: Int { 20 } }
public enum Bytes32: DigestLength { public static var bytes: Int { 32 } }
public enum Bytes48: DigestLength { public static var bytes: Int { 48 } }
public enum Bytes64: DigestLength { public static var bytes: Int { 64 } }

public typealias SHA256 = StandardHash<Bytes32>
public typealias SHA384 = StandardHash<Bytes48>
public typealias SHA512 = StandardHash<Bytes64>
public typealias SHA256Digest = StandardDigest<Bytes32>
public typealias SHA384Digest = StandardDigest<Bytes48>
public typealias SHA512Digest = StandardDigest<Bytes64>
public enum Insecure {
  public typealias MD5 = StandardHash<Bytes16>
  public typealias SHA1 = StandardHash<Bytes20>
}
