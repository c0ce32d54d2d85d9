public import Foundation

/// Sound or a picture of a film.
open class CMSampleBuffer: NSObject, @unchecked Sendable {}

/// The form of sound or of pictures.
open class CMFormatDescription: NSObject, @unchecked Sendable {}

/// Tells whether there is sound or a picture.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
