#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The walls and the limits within which a program runs that may do harm: code of a repository, or a compiler that reads it.
///
/// A confined program sees the places that are named, the system's programs and libraries, devices such as `/dev/null`, and a temporary
/// folder of its own, which is its home too. It has no network, gets no variables but those that are named, and ends when the program
/// that started it does.
///
///     let confinement = Confinement(wall, readable: ["/work/app"], writable: ["/cache/build"], limits: .ofCompilers)
///     try Processes.run("/usr/bin/swiftc", words, limit: 1 << 27, in: confinement)
package struct Confinement: Hashable, Sendable {
  /// A way to keep a program from the files and the processes of others.
  package enum Wall: Hashable, Sendable, CaseIterable {
    /// Namespaces of Linux 5.12 and later: other files and processes aren't there.
    case namespaces
    /// Landlock of Linux 6.2 and later, where a container allows no namespaces: other files can't be opened.
    case landlock
  }

  /// The maximum of what a program may take of the machine.
  package struct Limits: Hashable, Sendable {
    /// The memory that it writes to, in bytes.
    package var memory: UInt64
    /// The processor time of each of its processes.
    package var processorTime: Duration
    /// The length of any file that the program writes, output included, in bytes.
    package var fileLength: UInt64
    /// The number of files that are open at once.
    package var openFiles: UInt64
    /// The size of its temporary folder, in bytes.
    package var temporary: UInt64

    /// The status of a program that wrote a longer file.
    package static var statusOfLongFile: Int32 { 128 + SIGXFSZ }
    /// The status of a program that took more processor time.
    package static var statusOfLongTime: Int32 { 128 + SIGXCPU }

    /// The limits of a program that shows screens.
    package static let ofScreens = Limits(
      memory: 4 << 30, processorTime: .seconds(3_600), fileLength: 64 << 20, openFiles: 256, temporary: 64 << 20)
    /// The limits of a compiler, and of what reads code.
    package static let ofCompilers = Limits(
      memory: 12 << 30, processorTime: .seconds(3_600), fileLength: 4 << 30, openFiles: 4_096, temporary: 1 << 30)
  }

  /// The wall; `nil` where there are limits alone.
  package let wall: Wall?
  /// Files and folders that it reads, beside the system's, by their full paths.
  package let readable: [Path]
  /// Folders that the program writes to, by their full paths.
  package let writable: [Path]
  /// Files and folders inside readable ones that are hidden from the program, by their full paths.
  package let hidden: [Path]
  package let limits: Limits
  /// A Boolean value that tells whether it starts programs, as a compiler does.
  package let startsPrograms: Bool
  /// The program's variables, beside those of every confined program.
  package let environment: [String: String]

  /// A confinement behind a wall.
  package init(
    _ wall: Wall?, readable: [Path] = [], writable: [Path] = [], hidden: [Path] = [], limits: Limits,
    startsPrograms: Bool = false,
    environment: [String: String] = [:]
  ) {
    self.wall = wall
    self.readable = readable
    self.writable = writable
    self.hidden = hidden
    self.limits = limits
    self.startsPrograms = startsPrograms
    self.environment = environment
  }

  /// The reason why this machine can't confine programs.
  package struct Impossible: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// The best wall that this machine's kernel allows, found by starting a program behind each.
  package static let best: Swift.Result<Wall, Impossible> = {
    #if os(Linux)
      var reasons: [String] = []
      for wall in Wall.allCases {
        switch reasonAgainst(wall) {
        case nil: return .success(wall)
        case let reason?: reasons.append(reason)
        }
      }
      return .failure(Impossible(description: reasons.joined(separator: ", ")))
    #else
      return .failure(Impossible(description: "programs are confined on Linux alone"))
    #endif
  }()

  #if os(Linux)
    /// The reason why a wall can't be had; `nil` where it can.
    package static func reasonAgainst(_ wall: Wall) -> String? {
      let trial = Confinement(wall, limits: .ofScreens, startsPrograms: true)
      do throws(Processes.Failure) {
        let status = try Processes.run("/usr/bin/env", ["true"], limit: 1 << 10, in: trial).status
        return status == 0 ? nil : "no \(wall) (a program ended with status \(status))"
      } catch {
        guard case .notStarted(let reason) = error else { return "no \(wall) (a program wrote without end)" }
        return "no \(wall) (\(reason))"
      }
    }
  #endif
}

extension Confinement.Wall: CustomStringConvertible {
  package var description: String {
    switch self {
    case .namespaces: "namespaces"
    case .landlock: "Landlock"
    }
  }
}
