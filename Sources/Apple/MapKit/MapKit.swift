// What Apple's module brings with it.
@_exported public import CoreLocation
@_exported public import UIKit
