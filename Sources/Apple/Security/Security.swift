// What comes with Security.
@_exported public import CoreGraphics
@_exported public import Foundation
