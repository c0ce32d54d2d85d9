// What Apple's module brings with it.
@_exported public import Foundation
