@_exported public import Foundation

/// A type of files and of what is copied.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  /// The end of its files' names.
  public let preferredFilenameExtension: String?
  /// Its name on the web.
  public let preferredMIMEType: String?

  private init(named identifier: String, _ ending: String? = nil, _ media: String? = nil) {
    (self.identifier, preferredFilenameExtension, preferredMIMEType) = (identifier, ending, media)
  }

  /// A type by its name.
  public init?(_ identifier: String) {
    self = Self.all.first { $0.identifier == identifier } ?? UTType(named: identifier)
  }
  /// The type of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.all.first(where: { $0.preferredFilenameExtension == filenameExtension.lowercased() }) else {
      self.init(named: "dyn.\(filenameExtension)", filenameExtension)
      return
    }
    self = type
  }
  /// The type of a name on the web.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.all.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = type
  }
  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }
  /// A type of another's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Tells whether it is a type, or one of its kinds as far as they are known here.
  public func conforms(to type: UTType) -> Bool {
    if self == type || type == .item || type == .data { return true }
    switch type {
    case .image: return [.png, .jpeg, .gif, .tiff, .heic, .webP, .svg].contains(self)
    case .text: return [.plainText, .utf8PlainText, .json, .xml, .html, .rtf, .commaSeparatedText].contains(self)
    case .movie, .audiovisualContent: return [.movie, .video, .mpeg4Movie, .quickTimeMovie].contains(self)
    case .audio: return [.mp3, .wav, .mpeg4Audio].contains(self)
    default: return false
    }
  }

  public static let item = UTType(named: "public.item")
  /// Anything that has content.
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let folder = UTType(named: "public.folder")
  /// A folder of files.
  public static let directory = UTType(named: "public.directory")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let text = UTType(named: "public.text")
  /// A text without form.
  public static let plainText = UTType(named: "public.plain-text", "txt", "text/plain")
  /// A text in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A text with its form.
  public static let rtf = UTType(named: "public.rtf", "rtf", "text/rtf")
  /// A page of the web.
  public static let html = UTType(named: "public.html", "html", "text/html")
  public static let xml = UTType(named: "public.xml", "xml", "application/xml")
  public static let json = UTType(named: "public.json", "json", "application/json")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text", "csv", "text/csv")
  public static let propertyList = UTType(named: "com.apple.property-list", "plist")
  public static let pdf = UTType(named: "com.adobe.pdf", "pdf", "application/pdf")
  public static let archive = UTType(named: "public.archive")
  /// An archive of ZIP.
  public static let zip = UTType(named: "public.zip-archive", "zip", "application/zip")
  /// An archive of gzip.
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive", "gz", "application/gzip")
  public static let image = UTType(named: "public.image")
  /// A picture of PNG.
  public static let png = UTType(named: "public.png", "png", "image/png")
  /// A picture of JPEG.
  public static let jpeg = UTType(named: "public.jpeg", "jpeg", "image/jpeg")
  /// A picture of GIF.
  public static let gif = UTType(named: "com.compuserve.gif", "gif", "image/gif")
  /// A picture of TIFF.
  public static let tiff = UTType(named: "public.tiff", "tiff", "image/tiff")
  /// A picture of HEIC.
  public static let heic = UTType(named: "public.heic", "heic", "image/heic")
  /// A picture of WebP.
  public static let webP = UTType(named: "org.webmproject.webp", "webp", "image/webp")
  /// A picture of SVG.
  public static let svg = UTType(named: "public.svg-image", "svg", "image/svg+xml")
  /// A picture that moves a little.
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// A film with sound.
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  /// A film of MPEG 4.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4", "mp4", "video/mp4")
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie", "mov", "video/quicktime")
  public static let audio = UTType(named: "public.audio")
  public static let mp3 = UTType(named: "public.mp3", "mp3", "audio/mpeg")
  /// Sound as it is.
  public static let wav = UTType(named: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  /// Sound of MPEG 4.
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio", "m4a", "audio/mp4")
  public static let vCard = UTType(named: "public.vcard", "vcf", "text/vcard")
  public static let database = UTType(named: "public.database")

  private static let all: [UTType] = [
    item, content, data, folder, directory, url, fileURL, text, plainText, utf8PlainText, rtf, html, xml, json,
    commaSeparatedText, propertyList, pdf, archive, zip, gzip, image, png, jpeg, gif, tiff, heic, webP, svg, livePhoto,
    audiovisualContent, movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, wav, mpeg4Audio, vCard, database,
  ]
}
