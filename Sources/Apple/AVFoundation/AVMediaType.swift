/// The kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A film.
  public static let video = AVMediaType("vide")
  /// Sound.
  public static let audio = AVMediaType("soun")
  /// Text.
  public static let text = AVMediaType("text")
  /// Words under a film.
  public static let subtitle = AVMediaType("sbtl")
  /// Data about other media.
  public static let metadata = AVMediaType("meta")
}

/// The form of a file of media.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A film of QuickTime.
  public static let mov = AVFileType("com.apple.quicktime-movie")
  /// A film of MPEG 4.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// A film of iTunes.
  public static let m4v = AVFileType("com.apple.m4v-video")
  /// Sound of MPEG 4.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  /// Sound of MP3.
  public static let mp3 = AVFileType("public.mp3")
  /// Sound as it is.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  /// A picture.
  public static let jpg = AVFileType("public.jpeg")
}

/// The way pictures fill a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// They are stretched.
  public static let resize = AVLayerVideoGravity("AVLayerVideoGravityResize")
  /// All of them shows.
  public static let resizeAspect = AVLayerVideoGravity("AVLayerVideoGravityResizeAspect")
  /// They fill it.
  public static let resizeAspectFill = AVLayerVideoGravity("AVLayerVideoGravityResizeAspectFill")
}

/// The way a film is packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// By H.264.
  public static let h264 = AVVideoCodecType("avc1")
  /// By H.265.
  public static let hevc = AVVideoCodecType("hvc1")
  /// By JPEG.
  public static let jpeg = AVVideoCodecType("jpeg")
}
