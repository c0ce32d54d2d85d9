import Documents

/// An image of a catalogue, `NAME.imageset/Contents.json`: the files that hold it, and their scales.
package struct ImageSet: Hashable, Sendable {
  /// A file of an image.
  package struct File: Hashable, Sendable {
    /// The name in the image's folder.
    package let name: String
    /// The scale, in pixels a point; `nil` for a file drawn in points.
    package let scale: Double?
    /// A Boolean that tells whether the file is for a particular appearance, such as a dark one.
    package let hasAppearance: Bool

    /// Creates a file with a name.
    package init(name: String, scale: Double?, hasAppearance: Bool = false) {
      self.name = name
      self.scale = scale
      self.hasAppearance = hasAppearance
    }
  }

  /// The files, those for any device first.
  package let files: [File]
  /// A Boolean that tells whether the image is a template, in the tint of its place; `nil` where the place decides.
  package let isTemplate: Bool?

  private static let limits = DocumentLimits(maximumBytes: 1 << 20, maximumDepth: 100, maximumValues: 10_000)

  /// Reads a catalogue's description of an image. Files for dark screens and for other directions are as large as those
  /// for any.
  ///
  /// - Throws: `InputError` if it isn't in the format.
  package init(reading bytes: [UInt8]) throws(InputError) {
    let document = try InputError.wrapping { () throws(DocumentError) in
      try JSONParser.parse(bytes, limits: Self.limits)
    }
    let intent = document.member("properties")?.member("template-rendering-intent")?.content
    isTemplate = intent.flatMap { [.string("template"): true, .string("original"): false][$0] }
    guard case .array(let images)? = document.member("images")?.content else {
      files = []
      return
    }
    var files: [(rank: Int, file: File)] = []
    for image in images {
      guard case .string(let name)? = image.member("filename")?.content, !name.contains("/"), name != ".." else {
        continue
      }
      var scale: Double?
      if case .string(let text)? = image.member("scale")?.content { scale = Double(text.dropLast()) }
      var rank = 0
      if case .string(let idiom)? = image.member("idiom")?.content { rank = Self.idioms.firstIndex(of: idiom) ?? 3 }
      files.append(
        (
          rank,
          File(
            name: name, scale: scale.flatMap { (1...4).contains($0) ? $0 : nil },
            hasAppearance: image.member("appearances") != nil)
        ))
    }
    self.files = files.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element.file)
  }

  private static let idioms = ["universal", "iphone", "ipad"]

  /// Tells whether a group's folder is part of its images' names, by the group's `Contents.json`.
  package static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONParser.parse(bytes, limits: limits) else { return false }
    return document.member("properties")?.member("provides-namespace")?.content == .bool(true)
  }
}
