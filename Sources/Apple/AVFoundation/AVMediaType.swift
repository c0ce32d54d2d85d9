/// The kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  /// Words under a film.
  public static let subtitle = AVMediaType("sbtl")
  /// Data about other media.
  public static let metadata = AVMediaType("meta")
}

/// The form of a file of media.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A film of QuickTime.
  public static let mov = AVFileType("com.apple.quicktime-movie")
  /// A film of MPEG 4.
  public static let mp4 = AVFileType("public.mpeg-4")
  /// A film of iTunes.
  public static let m4v = AVFileType("com.apple.m4v-video")
  /// Sound of MPEG 4.
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let mp3 = AVFileType("public.mp3")
  /// Sound as it is.
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let jpg = AVFileType("public.jpeg")
}

/// The way pictures fill a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity("AVLayerVideoGravityResize")
  /// All of them shows.
  public static let resizeAspect = AVLayerVideoGravity("AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity("AVLayerVideoGravityResizeAspectFill")
}

/// The way a film is packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType("avc1")
  public static let hevc = AVVideoCodecType("hvc1")
  public static let jpeg = AVVideoCodecType("jpeg")
}
