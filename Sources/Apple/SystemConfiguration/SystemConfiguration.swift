// What comes with SystemConfiguration.
@_exported public import CoreGraphics
@_exported public import Foundation
