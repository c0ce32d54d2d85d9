import CryptoKit

/// The length of data, in bytes.
public typealias CC_LONG = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCHmacAlgorithm = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16, CC_SHA1_DIGEST_LENGTH: Int32 = 20, CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32, CC_SHA384_DIGEST_LENGTH: Int32 = 48, CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let kCCSuccess = 0, kCCParamError = -4300, kCCBufferTooSmall = -4301, kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303, kCCDecodeError = -4304, kCCUnimplemented = -4305
public let kCCEncrypt = 0, kCCDecrypt = 1
public let kCCAlgorithmAES = 0, kCCAlgorithmAES128 = 0, kCCAlgorithmDES = 1, kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16, kCCKeySizeAES192 = 24, kCCKeySizeAES256 = 32, kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16, kCCBlockSize3DES = 8
public let kCCHmacAlgSHA1 = 0, kCCHmacAlgMD5 = 1, kCCHmacAlgSHA256 = 2, kCCHmacAlgSHA384 = 3, kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes bytes that follow from data alone, of a digest's length.
@discardableResult
private func digest(
  _ data: UnsafeRawPointer?, _ length: Int, _ output: UnsafeMutablePointer<UInt8>?, _ count: Int32
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = unsafe UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : length)
  for (index, byte) in unsafe StandInDigest.bytes(of: bytes, count: Int(count)).enumerated() {
    unsafe output?[index] = byte
  }
  return unsafe output
}

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_MD5_DIGEST_LENGTH)
}
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_SHA1_DIGEST_LENGTH)
}
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_SHA256_DIGEST_LENGTH)
}
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_SHA224_DIGEST_LENGTH)
}
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_SHA384_DIGEST_LENGTH)
}
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
  -> UnsafeMutablePointer<UInt8>!
{
  unsafe digest(data, Int(len), md, CC_SHA512_DIGEST_LENGTH)
}

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let lengths: [Int32] = [20, 16, 32, 48, 64, 28]
  let count = Int(algorithm) < lengths.count ? lengths[Int(algorithm)] : 0
  unsafe digest(data, dataLength, macOut?.assumingMemoryBound(to: UInt8.self), count)
}

/// Encrypts and decrypts: nothing here.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  unsafe dataOutMoved?.pointee = 0
  return CCCryptorStatus(kCCUnimplemented)
}
