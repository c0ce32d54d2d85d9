package import LayoutModel

extension FontFace {
  /// Creates the font of a file, measured by HarfBuzz.
  ///
  /// - Parameters:
  ///   - member: The font's place and measures in its file.
  ///   - bytes: The file's content.
  ///   - identity: A text that distinguishes the file from others.
  ///   - library: HarfBuzz.
  package init(_ member: FontFile.Member, in bytes: [UInt8], identity: String, _ library: HarfBuzz) {
    let font = HarfBuzz.Font(bytes, at: member.index, library)
    self.init(
      identity: "\(identity)#\(member.index)", ascender: member.ascender, descender: member.descender,
      advances: font.advances)
  }
}
