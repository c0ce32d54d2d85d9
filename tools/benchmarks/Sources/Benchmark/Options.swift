import Cases

/// What the command line asks for.
struct Options {
  var effort = Effort.full
  var cases: [Case] = []
  var sizes: [Int] = []
  var output: String?
  var requiresTargets = false
  /// The tree whose layout's memory this process is to measure, and nothing else.
  var memoryOf: (letter: Case, views: Int, engine: Peaks.Engine)?

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments.reversed())
    func value<T>(of option: String, _ read: (String) -> T?) throws(UsageError) -> T {
      guard let text = rest.popLast(), let value = read(text) else { throw UsageError(option: option) }
      return value
    }
    while let option = rest.popLast() {
      switch option {
      case "--quick": effort = .quick
      case "--require": requiresTargets = true
      case "--case": cases.append(try value(of: option, Case.init(rawValue:)))
      case "--size": sizes.append(try value(of: option) { Int($0) })
      case "--output": output = try value(of: option) { $0 }
      case "--memory-of":
        memoryOf = (
          try value(of: option, Case.init(rawValue:)), try value(of: option) { Int($0) },
          try value(of: option, Peaks.Engine.init(rawValue:))
        )
      default: throw UsageError(option: option)
      }
    }
    if cases.isEmpty { cases = Case.allCases }
  }

  /// Whether screens of about so many views are wanted.
  func wants(size: Int) -> Bool { sizes.isEmpty || sizes.contains(size) }
}

/// An option that isn't one, or whose value is missing or wrong.
struct UsageError: Error {
  let option: String
}
