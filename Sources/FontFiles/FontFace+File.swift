package import LayoutModel

extension FontFace {
  /// A font of a file, measured by HarfBuzz.
  ///
  /// - Parameters:
  ///   - member: Which font, and what its file says of it.
  ///   - bytes: The file's content.
  ///   - identity: What tells the file from others.
  ///   - library: The library.
  package init(_ member: FontFile.Member, in bytes: [UInt8], identity: String, _ library: HarfBuzz) {
    let font = HarfBuzz.Font(bytes, at: member.index, library)
    self.init(
      identity: "\(identity)#\(member.index)", ascender: member.ascender, descender: member.descender,
      advances: font.advances)
  }
}
