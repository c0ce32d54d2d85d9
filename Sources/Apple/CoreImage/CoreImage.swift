// What comes with Core Image.
@_exported public import CoreGraphics
@_exported public import Foundation
