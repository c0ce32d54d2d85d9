// What Apple's module brings with it.
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import QuartzCore
