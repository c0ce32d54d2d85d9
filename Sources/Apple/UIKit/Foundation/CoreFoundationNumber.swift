/// The first stored property of a class whose objects are values of attributed strings.
///
/// Foundation on Linux compares such values by a number of their type, which it reads from the first bytes of an object: where these are
/// 0 it ends the program, as soon as two parts of a text are joined. Any other number lets it ask the objects themselves.
struct CoreFoundationNumber: Hashable, Sendable {
  private let number: UInt64 = 0xFF00
}
