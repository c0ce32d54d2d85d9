#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// ICU, whose dictionaries find the words in texts without spaces, as they do for UIKit. It is a library of the
/// machine, looked up when lines of such a text are to be broken, and may be missing. This is the only place that calls
/// it; each call is named in `Calls` as in its manual.
package final class ICU: Sendable {
  /// The machine's ICU; `nil` where it has none, or one without dictionaries.
  package static let installed = ICU(candidates: libraries)

  /// Its name and version, such as `libicuuc.so.72`; without a version for the system's on a Mac.
  package let version: String
  private let calls: Calls

  /// A file, and the suffix of its calls' names.
  package typealias Candidate = (file: String, suffix: String)

  /// A Mac's own, whose calls have plain names; elsewhere all versions, the newest first, whose files and calls have
  /// the version in their names.
  private static let libraries: [Candidate] =
    [("/usr/lib/libicucore.A.dylib", "")]
    + versions.reversed().map { version -> Candidate in ("libicuuc.so.\(version)", "_\(version)") }

  /// The versions from 2014's, the first with dictionaries for all four scripts, to more than there are.
  private static let versions = 54...120

  /// The first of some libraries that exists, has all calls, and knows words; it stays loaded.
  package init?(candidates: [Candidate]) {
    for (file, suffix) in candidates {
      guard let library = unsafe dlopen(file, RTLD_NOW | RTLD_LOCAL) else { continue }
      guard let calls = unsafe try? Calls(library, suffix) else { continue }
      let sample = Array("ภาษาไทย".utf16)
      guard calls.lineBreaks(in: sample, [0..<sample.count]) == [4] else { continue }
      self.calls = calls
      version = file
      return
    }
    return nil
  }

  /// The places where lines may break within parts of a text.
  ///
  /// - Parameters:
  ///   - units: The text in UTF-16.
  ///   - parts: The parts, in their order.
  /// - Returns: The units before which a line may begin, ascending.
  package func lineBreaks(in units: [UInt16], _ parts: [Range<Int>]) -> [Int] { calls.lineBreaks(in: units, parts) }

  /// ICU's calls; `Iterator` is its `UBreakIterator`.
  @safe private struct Calls: @unchecked Sendable {
    typealias Iterator = UnsafeMutableRawPointer

    /// `UBRK_LINE`: the iterator finds places where lines may break.
    static let lines: Int32 = 2

    let open:
      @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>)
        -> Iterator?
    let setText: @convention(c) (Iterator?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Void
    let next: @convention(c) (Iterator?) -> Int32
    let close: @convention(c) (Iterator?) -> Void

    /// A call that a library lacks.
    struct Missing: Error {}

    /// The calls of a library.
    ///
    /// - Throws: `Missing` where it lacks one.
    init(_ library: UnsafeMutableRawPointer, _ suffix: String) throws(Missing) {
      func call<Function>(_ name: String) throws(Missing) -> Function {
        guard let symbol = unsafe dlsym(library, "ubrk_\(name)\(suffix)") else { throw Missing() }
        return unsafe unsafeBitCast(symbol, to: Function.self)
      }
      unsafe open = try unsafe call("open")
      unsafe setText = try unsafe call("setText")
      unsafe next = try unsafe call("next")
      unsafe close = try unsafe call("close")
    }

    func lineBreaks(in units: [UInt16], _ parts: [Range<Int>]) -> [Int] {
      var breaks: [Int] = []
      var status: Int32 = 0
      // The language is given, or it would be the machine's. An iterator serves one thread, so it isn't kept.
      guard let iterator = unsafe open(Self.lines, "en", nil, 0, &status) else { return [] }
      defer { unsafe close(iterator) }
      unsafe units.withUnsafeBufferPointer { buffer in
        for part in parts {
          let text = unsafe buffer[part]
          unsafe setText(
            iterator, UnsafeBufferPointer(rebasing: text).baseAddress, Int32(clamping: part.count), &status)
          // A status above zero is an error.
          guard status <= 0 else { return }
          while case let place = Int(unsafe next(iterator)), 0 < place, place < part.count {
            breaks.append(part.lowerBound + place)
          }
        }
      }
      return breaks
    }
  }
}
