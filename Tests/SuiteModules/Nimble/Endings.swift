import Foundation

/// Expects that something is thrown.
public func throwError<Value>() -> Matcher<Value> {
  Matcher { expression in
    do { _ = try expression.evaluate() } catch {
      return MatcherResult(status: .matches, message: .expectedTo("throw any error"))
    }
    return MatcherResult(status: .doesNotMatch, message: .expectedTo("throw any error"))
  }
}
/// Expects that an error is thrown.
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
  Matcher { expression in
    let message = ExpectationMessage.expectedTo("throw error <\(expected)>")
    do { _ = try expression.evaluate() } catch {
      return MatcherResult(bool: error as? Failure == expected, message: message)
    }
    return MatcherResult(status: .doesNotMatch, message: message)
  }
}
/// Expects that an error of a type is thrown.
public func throwError<Value, Failure: Error>(errorType: Failure.Type) -> Matcher<Value> {
  Matcher { expression in
    let message = ExpectationMessage.expectedTo("throw error of type <\(errorType)>")
    do { _ = try expression.evaluate() } catch { return MatcherResult(bool: error is Failure, message: message) }
    return MatcherResult(status: .doesNotMatch, message: message)
  }
}

/// Expects an exception, which ends a program here: a copy of this one evaluates the expression.
public func raiseException<Value>(named: String? = nil, reason: String? = nil) -> Matcher<Value> {
  Matcher { expression in
    let ending = CopyOfProgram.ending { _ = try? expression.evaluate() }
    let isAsExpected = ending.isAbnormal && [named, reason].allSatisfy { $0.map(ending.output.contains) ?? true }
    return MatcherResult(bool: isAsExpected, message: .expectedTo("raise exception \(reason ?? named ?? "")"))
  }
}

/// Expects an exception of a name.
public func raiseException<Value, Name: RawRepresentable>(named: Name) -> Matcher<Value> where Name.RawValue == String {
  raiseException(named: named.rawValue)
}

/// Expects that the program ends: a copy of this one evaluates the expression.
public func throwAssertion<Value>() -> Matcher<Value> { raiseException() }

/// A copy of the program, in which something is tried that may end it.
enum CopyOfProgram {
  /// The end of the copy, and its output to standard error.
  struct Ending {
    let isAbnormal: Bool
    let output: String
  }

  static func ending(of body: () -> Void) -> Ending {
    fflush(nil)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Ending(isAbnormal: false, output: "") }
    let copy = fork()
    if copy == 0 {
      dup2(ends[1], 2)
      dup2(open("/dev/null", O_WRONLY), 1)
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] { signal(number, SIG_DFL) }
      body()
      _exit(0)
    }
    close(ends[1])
    let output = FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile()
    close(ends[0])
    var status: Int32 = 0
    waitpid(copy, &status, 0)
    return Ending(isAbnormal: status != 0, output: String(decoding: output, as: UTF8.self))
  }
}
