// Sound is a part of AVFoundation here.
@_exported public import AVFoundation
