public import Documents
import LayoutModel

extension FrameDump {
  /// The error of a dump that was read, and its place.
  public struct ReadingError: Error, Hashable {
    /// The error in words.
    public let message: String
    /// The place in the dump.
    public let position: SourcePosition
  }

  /// Reads a dump from a file.
  ///
  /// - Throws: `ReadingError` if it isn't `layout-dump/1`.
  public init(reading bytes: [UInt8]) throws(ReadingError) {
    try self.init(reading: bytes, needsLayouts: false) { _ in nil }
  }

  /// Reads a dump from a file, with further checks.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - needsLayouts: A Boolean that tells whether it must have a layout.
  ///   - fault: Gives the fault of a layout and its key; `nil` for a valid one.
  /// - Throws: `ReadingError` if it isn't `layout-dump/1`, or fails a check.
  package init(
    reading bytes: [UInt8], needsLayouts: Bool, fault: (LayoutRecord) -> (key: String, message: String)?
  ) throws(ReadingError) {
    let dump = try DumpObject(reading: bytes)
    guard try dump.string("format") == Self.format else { throw dump.error("this is not a \(Self.format)") }
    let fixture = try dump.string("fixture")
    let layouts = try dump.objects("layouts")
    guard !needsLayouts || !layouts.isEmpty else {
      throw dump.error("this golden file names no layout", at: "layouts")
    }
    self.init(
      fixture: fixture,
      layouts: try layouts.map { layout throws(ReadingError) in
        let record = try LayoutRecord(reading: layout)
        if let (key, message) = fault(record) { throw layout.error(message, at: key) }
        return record
      })
  }
}

extension FrameDump.LayoutRecord {
  fileprivate init(reading layout: DumpObject) throws(FrameDump.ReadingError) {
    device = try layout.string("device")
    scene = layout.has("scene") ? try layout.string("scene") : nil
    requestedOrientation = try layout.string("requestedOrientation")
    orientation = try layout.string("orientation")
    systemVersion = try layout.choice("systemVersion", SystemVersion.init)
    if layout.has("size") {
      let numbers = try layout.numbers("size", count: 2)
      size = Size(width: numbers[0], height: numbers[1])
    }
    contentSizeCategory = try layout.choice("contentSizeCategory", ContentSizeCategory.init)
    layoutDirection = try layout.choice("layoutDirection", UserInterfaceLayoutDirection.init)
    pseudolanguage = try layout.choice("pseudolanguage", Pseudolanguage.init)
    localization = layout.has("localization") ? try layout.string("localization") : nil
    window = try layout.numbers("window")
    views = try layout.objects("views").map { view throws(FrameDump.ReadingError) in
      try FrameDump.ViewRecord(reading: view)
    }
    diagnostics = try layout.objects("diagnostics").map { diagnostic throws(FrameDump.ReadingError) in
      try FrameDump.DiagnosticRecord(reading: diagnostic)
    }
  }
}

extension FrameDump.ViewRecord {
  fileprivate init(reading view: DumpObject) throws(FrameDump.ReadingError) {
    id = try view.string("id")
    className = try view.string("class")
    depth = try view.count("depth", upTo: DocumentLimits.standard.maximumDepth)
    superview = view.has("superview") ? try view.string("superview") : nil
    frame = try view.numbers("frame")
    isHidden = view.has("hidden") ? try view.bool("hidden") : false
    isEnabled = view.has("enabled") ? try view.bool("enabled") : true
    isSelected = view.has("selected") ? try view.bool("selected") : false
    alpha = view.has("alpha") ? try view.number("alpha") : 1
    ambiguous = view.has("ambiguous") ? try view.strings("ambiguous") : []
    transform = view.has("transform") ? try view.numbers("transform", count: 6) : []
    bounds = view.has("bounds") ? try view.numbers("bounds") : []
    center = view.has("center") ? try view.numbers("center", count: 2) : []
    contentSize = view.has("contentSize") ? try view.numbers("contentSize", count: 2) : []
    arrowDirection = view.has("arrowDirection") ? try view.string("arrowDirection") : ""
    arrowTip = view.has("arrowTip") ? try view.numbers("arrowTip", count: 2) : []
  }
}

extension FrameDump.DiagnosticRecord {
  fileprivate init(reading diagnostic: DumpObject) throws(FrameDump.ReadingError) {
    guard let severity = try diagnostic.choice("severity", Diagnostic.Severity.init) else {
      throw diagnostic.error("'severity' is missing")
    }
    self.severity = severity
    code = try diagnostic.string("code")
    message = try diagnostic.string("message")
    if diagnostic.has("line") { position = try diagnostic.position("line", "column") }
    items = try diagnostic.strings("items")
    broken = diagnostic.has("broken") ? try diagnostic.strings("broken") : []
    repairs = diagnostic.has("repairs") ? try diagnostic.strings("repairs") : []
  }
}
