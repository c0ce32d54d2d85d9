public import Foundation

public enum CryptoKitError: Error, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: Self { Self(bitCount: 128) }
  public static var bits192: Self { Self(bitCount: 192) }
  public static var bits256: Self { Self(bitCount: 256) }
}

/// A key: one that is made is the same in each run.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: max(0, size.bitCount / 8)) }
  public init(data: some ContiguousBytes) { bytes = unsafe data.withUnsafeBytes { unsafe Array($0) } }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// A digest of data under a key.
public struct HMAC<Function: HashFunction> {
  public typealias MAC = Function.Digest
  public typealias Key = SymmetricKey
  private var function = Function()
  public init(key: SymmetricKey) { unsafe key.withUnsafeBytes { unsafe function.update(bufferPointer: $0) } }
  public mutating func update(data: some DataProtocol) { function.update(data: data) }
  public func finalize() -> MAC { function.finalize() }
  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    let own = Array(authenticationCode(for: data, using: key))
    return unsafe code.withUnsafeBytes { unsafe Array($0) } == own
  }
}

/// A cipher: nothing is sealed and nothing opened here.
public protocol StandInCipher {}

extension StandInCipher {
  public static func seal(
    _ message: some DataProtocol, using key: SymmetricKey, nonce: SealedBoxNonce? = nil
  ) throws -> SealedBox { throw CryptoKitError.incorrectKeySize }
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    throw CryptoKitError.authenticationFailure
  }
}

public struct SealedBoxNonce: Sendable {
  public init() {}
  public init(data: some DataProtocol) throws {}
}

public struct SealedBox: Sendable {
  public let combined: Data?
  public let ciphertext: Data
  public let tag: Data
  public var nonce: SealedBoxNonce { SealedBoxNonce() }
  public init(combined: some DataProtocol) throws { throw CryptoKitError.incorrectParameterSize }
  public init(nonce: SealedBoxNonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
    throw CryptoKitError.incorrectParameterSize
  }
}

public enum AES {
  public enum GCM: StandInCipher {
    public typealias Nonce = SealedBoxNonce
    public typealias SealedBox = CryptoKit.SealedBox
  }
}

public enum ChaChaPoly: StandInCipher {
  public typealias Nonce = SealedBoxNonce
  public typealias SealedBox = CryptoKit.SealedBox
}
