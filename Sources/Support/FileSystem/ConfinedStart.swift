#if os(Linux)
  import CConfinement
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The start of a confined program: its arguments in C's form.
  enum ConfinedStart {
    /// The reason why a program wasn't started.
    struct Failure: Error {
      /// The name of the step that failed.
      let step: String
      let code: Int32

      var reason: String { Spawning.Errno(code: code).reason }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The program's full path, and its arguments.
    ///   - streams: Its standard input, output and error.
    ///   - confinement: The program's confinement.
    /// - Returns: The program.
    static func start(
      _ words: [Path], _ streams: [Spawning.Stream], in confinement: Confinement
    ) -> Result<StartedProgram, Failure> {
      var temporary: TemporaryFolder?
      var temporaryPath: Path?
      if confinement.wall == .landlock {
        do throws(Files.Failure) {
          let folder = try TemporaryFolder()
          temporaryPath = folder.path
          temporary = consume folder
        } catch {
          return .failure(Failure(step: "temporary folder", code: EACCES))
        }
      }
      var opened: [Int32] = []
      defer { for descriptor in opened { close(descriptor) } }
      var descriptors: [Int32] = [-1, -1, -1]
      for stream in streams {
        switch stream {
        case .descriptor(let own, let other): descriptors[Int(other)] = own
        case .file(let path, let flags, let other):
          let descriptor = SystemCalls.open(path, flags, permissions: 0o600)
          guard descriptor >= 0 else { return .failure(Failure(step: "open", code: errno)) }
          opened.append(descriptor)
          descriptors[Int(other)] = descriptor
        }
      }
      let call = Call(
        words: words, variables: variables(of: confinement, temporaryPath), descriptors: descriptors,
        places: confinement.wall == nil ? [] : ConfinedPlaces(of: confinement, temporary: temporaryPath).places,
        confinement: confinement)
      // The system ends the program with the thread that started it.
      switch StartingThread.shared.run({ call.perform() }) {
      case .failure(let failure): return .failure(failure)
      case .success(let process):
        return .success(
          StartedProgram(process, hasOwnProcesses: confinement.wall == .namespaces, temporary: temporary))
      }
    }

    /// The variables of a confined program, sorted.
    private static func variables(of confinement: Confinement, _ temporary: Path?) -> [Path] {
      let home = temporary?.description ?? "/tmp"
      var variables = Environment.values(of: ["PATH", "LANG", "LC_ALL", "LC_CTYPE"])
      if confinement.wall != nil {
        for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] { variables[name] = home }
      }
      variables.merge(confinement.environment) { _, own in own }
      return variables.sorted { $0.key < $1.key }.map { Path("\($0.key)=\($0.value)") }
    }

    /// What is handed to C.
    private struct Call: Sendable {
      let words: [Path]
      let variables: [Path]
      let descriptors: [Int32]
      let places: [ConfinedPlaces.Mount]
      let confinement: Confinement

      func perform() -> Result<pid_t, Failure> {
        unsafe Spawning.withCStrings(words) { words in
          unsafe Spawning.withCStrings(variables) { variables in
            unsafe Spawning.withCStrings(places.map(\.path)) { paths in
              unsafe Spawning.withCStrings(places.map { $0.link ?? "" }) { links in
                let places = unsafe places.enumerated().map { index, place in
                  unsafe confined_place(
                    path: paths[index], link: place.link == nil ? nil : links[index],
                    is_folder: place.isFolder ? 1 : 0, is_writable: place.isWritable ? 1 : 0,
                    is_device: place.isDevice ? 1 : 0, is_hidden: place.isHidden ? 1 : 0)
                }
                return unsafe start(words, variables, places)
              }
            }
          }
        }
      }

      private func start(
        _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
        _ variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ places: [confined_place]
      ) -> Result<pid_t, Failure> {
        var limits = confinement.limits.ofSystem
        // They are counted by namespace.
        if confinement.wall == .namespaces, !confinement.startsPrograms { limits.append(.ofThreads) }
        return unsafe withCString("/tmp") { mountPoint in
          unsafe withCString("size=\(confinement.limits.temporary),mode=700") { options in
            unsafe places.withUnsafeBufferPointer { places in
              unsafe limits.withUnsafeBufferPointer { limits in
                var program = unsafe confined_program()
                unsafe program.arguments = UnsafePointer(words)
                unsafe program.environment = UnsafePointer(variables)
                unsafe program.descriptors = (descriptors[0], descriptors[1], descriptors[2])
                unsafe program.wall = confinement.wall.ofSystem
                unsafe program.places = places.baseAddress
                unsafe program.place_count = places.count
                unsafe program.mount_point = mountPoint
                unsafe program.temporary_options = options
                unsafe program.limits = limits.baseAddress
                unsafe program.limit_count = limits.count
                unsafe program.may_start_programs = confinement.startsPrograms ? 1 : 0
                var step: UnsafePointer<CChar>?
                let process = unsafe confined_start(&program, &step)
                guard process < 0 else { return .success(process) }
                let code = errno
                return .failure(Failure(step: unsafe step.map { unsafe String(cString: $0) } ?? "", code: code))
              }
            }
          }
        }
      }

      private func withCString<Value>(_ text: String, _ body: (UnsafePointer<CChar>) -> Value) -> Value {
        unsafe text.withCString(body)
      }
    }
  }

  extension Confinement.Wall? {
    fileprivate var ofSystem: confined_wall {
      switch self {
      case .namespaces?: CONFINED_BY_NAMESPACES
      case .landlock?: CONFINED_BY_LANDLOCK
      case nil: CONFINED_BY_NOTHING
      }
    }
  }

  extension confined_limit {
    /// The limit of a program's threads.
    fileprivate static let ofThreads = confined_limit(resource: confined_resource_of_threads, value: 1_024)
  }

  extension Confinement.Limits {
    fileprivate var ofSystem: [confined_limit] {
      [
        (RLIMIT_DATA, memory), (RLIMIT_CPU, UInt64(processorTime.components.seconds)), (RLIMIT_FSIZE, fileLength),
        (RLIMIT_NOFILE, openFiles), (RLIMIT_CORE, 0),
      ].map { confined_limit(resource: Self.number(of: $0.0), value: $0.1) }
    }

    #if canImport(Musl)
      private static func number(of resource: Int32) -> Int32 { resource }
    #else
      private static func number(of resource: __rlimit_resource) -> Int32 { Int32(resource.rawValue) }
    #endif
  }
#endif
