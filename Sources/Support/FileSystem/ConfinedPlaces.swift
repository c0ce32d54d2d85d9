#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The files and folders that a confined program sees, each before those in it.
  struct ConfinedPlaces {
    /// A file or a folder.
    struct Mount {
      let path: Path
      /// The target of the link at the path; `nil` where it is no link.
      var link: Path?
      var isFolder = true
      var isWritable = false
      var isDevice = false
      /// A Boolean value that tells whether nothing of it is seen.
      var isHidden = false
    }

    let places: [Mount]

    /// The places of a confinement; what isn't there is left out.
    init(of confinement: Confinement, temporary: Path?) {
      var places: [Path: Mount] = [:]
      func add(_ path: Path, isWritable: Bool = false, isDevice: Bool = false) {
        // Its tree of files can't hold all files again.
        guard path != "/", let status = SystemCalls.status(of: path, followingLinks: false) else { return }
        if status.isSymbolicLink {
          places[path] = Mount(path: path, link: SystemCalls.target(of: path))
        } else {
          let wasWritable = places[path]?.isWritable ?? false
          places[path] = Mount(
            path: path, isFolder: status.kind == .folder, isWritable: isWritable || wasWritable, isDevice: isDevice)
        }
      }
      for path in Self.ofSystem { add(path) }
      for path in Self.devices { add(path, isDevice: true) }
      for path in confinement.readable { add(path) }
      for path in confinement.writable { add(path, isWritable: true) }
      if confinement.wall == .landlock { add("/proc") }
      if let temporary { add(temporary, isWritable: true) }
      for path in confinement.hidden where Files.isTaken(path) {
        if confinement.wall == .namespaces {
          places[path] = Mount(path: path, isFolder: Files.isFolder(path), isHidden: true)
        } else if places.removeValue(forKey: path.folder) != nil {
          // Landlock takes nothing back of what it shows.
          for name in Files.names(in: path.folder) ?? [] where name != path.name { add(path.folder.file(name)) }
        }
      }
      self.places = Self.outermost(places.values.sorted { $0.path < $1.path })
    }

    /// Returns places without those in another that is as writable.
    private static func outermost(_ places: [Mount]) -> [Mount] {
      var result: [Mount] = []
      var around: [Mount] = []
      for place in places {
        while let last = around.last, !place.path.bytes.starts(with: last.path.file("").bytes) { around.removeLast() }
        if let last = around.last, !place.isHidden, !place.isDevice, place.link == nil,
          last.isWritable == place.isWritable
        {
          continue
        }
        result.append(place)
        if place.isFolder, place.link == nil, !place.isHidden { around.append(place) }
      }
      return result
    }

    /// The folders of the system's programs and libraries, and the files by which those find others, and names of times and fonts.
    private static let ofSystem: [Path] = [
      "/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin", "/usr", "/nix/store", "/etc/alternatives", "/etc/fonts",
      "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/localtime",
    ]
    private static let devices: [Path] = ["/dev/null", "/dev/random", "/dev/urandom"]
  }
#endif
