#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  /// Returns the last bytes of a file, and little more if it grows meanwhile; `nil` where it can't be read.
  package static func end(of path: Path, count: Int) -> [UInt8]? {
    let descriptor = SystemCalls.open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let size = SystemCalls.status(ofDescriptor: descriptor)?.size else { return nil }
    guard size <= count || lseek(descriptor, off_t(size - count), SEEK_SET) >= 0 else { return nil }
    return (try? contents(ofDescriptor: descriptor, limit: count)).map { Array($0.suffix(count)) }
  }
}
