import Foundation

/// The work and the results of a worker, in a file that is mapped into its memory: whatever ends the worker, the input
/// that it was at and its counts are there.
@safe final class SharedRecord {
  /// Of one format: inputs, accepted ones, nanoseconds of processor time; the slowest input's, and its number; the most bytes of memory
  /// that an input took.
  struct Counts: Sendable, Codable {
    var inputs = 0
    var accepted = 0
    var nanoseconds = 0
    var slowestNanoseconds = 0
    var slowest = 0
    var peak = 0

    static func += (a: inout Counts, b: Counts) {
      a.inputs += b.inputs
      a.accepted += b.accepted
      a.nanoseconds += b.nanoseconds
      a.peak = max(a.peak, b.peak)
      if b.slowestNanoseconds > a.slowestNanoseconds {
        (a.slowest, a.slowestNanoseconds) = (b.slowest, b.slowestNanoseconds)
      }
    }
  }

  /// An input that is under way.
  struct UnderWay {
    let number: Int
    /// The place of its format in the table.
    let format: Int
    let bytes: [UInt8]
  }

  enum Failure: Error {
    case cannotMap(String)
  }

  /// The largest input that is kept whole.
  private static let maximumBytes = 256 << 10
  private static let maximumFormats = 48
  /// Words: the number, the format, the length, whether an input is under way; then six of each format.
  private static let firstCount = 4
  private static let wordsOfFormat = 6
  private static let offsetOfBytes = 8 * (firstCount + wordsOfFormat * maximumFormats)
  private static let size = offsetOfBytes + maximumBytes

  private let memory: UnsafeMutableRawBufferPointer

  /// Maps a file, which is made empty.
  convenience init(path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(count: Self.size)) else {
      throw Failure.cannotMap(path)
    }
    try self.init(reading: path)
  }

  /// Maps a file as it is.
  init(reading path: String) throws {
    let descriptor = unsafe open(path, O_RDWR)
    defer { close(descriptor) }
    let start = unsafe mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { throw Failure.cannotMap(path) }
    unsafe memory = UnsafeMutableRawBufferPointer(start: start, count: Self.size)
  }

  private subscript(word: Int) -> Int {
    get { unsafe memory.load(fromByteOffset: 8 * word, as: Int.self) }
    set { unsafe memory.storeBytes(of: newValue, toByteOffset: 8 * word, as: Int.self) }
  }

  /// Notes the number of the input that comes next.
  func begin(_ number: Int) { (self[0], self[3]) = (number, 0) }

  /// Notes the input, which is made.
  func make(format: Int, _ bytes: [UInt8]) {
    let length = min(bytes.count, Self.maximumBytes)
    unsafe bytes.withUnsafeBytes { source in
      let target = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[Self.offsetOfBytes...])
      unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<length]))
    }
    self[1] = format
    self[2] = length
    self[3] = 1
  }

  /// Notes that the input was done with.
  func end(isAccepted: Bool, nanoseconds: Int, peak: Int) {
    let first = Self.firstCount + Self.wordsOfFormat * self[1]
    self[first] += 1
    self[first + 1] += isAccepted ? 1 : 0
    self[first + 2] += nanoseconds
    if nanoseconds > self[first + 3] {
      self[first + 3] = nanoseconds
      self[first + 4] = self[0]
    }
    self[first + 5] = max(self[first + 5], peak)
    self[3] = 0
  }

  /// The number that was begun last.
  var number: Int { self[0] }

  /// The work under way when the worker ended.
  var underWay: UnderWay? {
    guard self[3] == 1 else { return nil }
    let bytes = unsafe Array(memory[Self.offsetOfBytes..<(Self.offsetOfBytes + self[2])])
    return UnderWay(number: self[0], format: self[1], bytes: bytes)
  }

  /// The counts of so many formats.
  func counts(_ formats: Int) -> [Counts] {
    (0..<formats).map { format in
      let first = Self.firstCount + Self.wordsOfFormat * format
      return Counts(
        inputs: self[first], accepted: self[first + 1], nanoseconds: self[first + 2],
        slowestNanoseconds: self[first + 3], slowest: self[first + 4], peak: self[first + 5])
    }
  }

  deinit {
    unsafe munmap(memory.baseAddress, Self.size)
  }
}
