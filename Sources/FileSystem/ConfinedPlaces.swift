#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The files and folders that a confined program sees, each before those in it.
  struct ConfinedPlaces {
    /// A file or a folder.
    struct Place {
      let path: Path
      /// The target of the link at the path; `nil` where it is no link.
      var link: Path?
      var isFolder = true
      var isWritable = false
      var isDevice = false
    }

    let places: [Place]

    /// The places of a confinement; what isn't there is left out.
    init(of confinement: Confinement, temporary: Path?) {
      var places: [Path: Place] = [:]
      func add(_ path: Path, isWritable: Bool = false, isDevice: Bool = false) {
        // Its tree of files can't hold all files again.
        guard path != "/", let status = SystemCalls.status(of: path, followingLinks: false) else { return }
        if status.isSymbolicLink {
          places[path] = Place(path: path, link: SystemCalls.target(of: path))
        } else {
          let wasWritable = places[path]?.isWritable ?? false
          places[path] = Place(
            path: path, isFolder: status.kind == .folder, isWritable: isWritable || wasWritable, isDevice: isDevice)
        }
      }
      for path in Self.ofSystem { add(path) }
      for path in Self.devices { add(path, isDevice: true) }
      for path in confinement.readable { add(path) }
      for path in confinement.writable { add(path, isWritable: true) }
      if confinement.wall == .landlock { add("/proc") }
      if let temporary { add(temporary, isWritable: true) }
      self.places = places.values.sorted { $0.path < $1.path }
    }

    /// The folders of the system's programs and libraries, and the files by which those find others, and names of times and fonts.
    private static let ofSystem: [Path] = [
      "/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin", "/usr", "/nix/store", "/etc/alternatives", "/etc/fonts",
      "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/localtime",
    ]
    private static let devices: [Path] = ["/dev/full", "/dev/null", "/dev/random", "/dev/urandom", "/dev/zero"]
  }
#endif
