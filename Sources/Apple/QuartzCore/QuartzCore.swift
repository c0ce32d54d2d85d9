// The modules that come with QuartzCore, as Apple brings them.
@_exported public import CoreGraphics
@_exported public import Foundation
