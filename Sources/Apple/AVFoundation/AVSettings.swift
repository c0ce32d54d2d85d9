/// The name of the JPEG packing of a film.
public let AVVideoCodecJPEG = "jpeg"
/// The name of the H.264 packing of a film.
public let AVVideoCodecH264 = "avc1"
/// The key of the packing of a film.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The width of a film.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height of a film.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the settings of the packing.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The bits of a film in a second.
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"
/// The kind of packing.
public let AVVideoProfileLevelKey = "AVVideoProfileLevelKey"
/// A kind of packing.
public let AVVideoProfileLevelH264High40 = "AVVideoProfileLevelH264High40"
/// The form of sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The samples of sound in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The bits of sound in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The quality of sound.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Sound of MPEG 4.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Sound as it is.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
