// The modules that come with UIKit, as Apple's brings them.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore
@_exported public import UserNotifications
