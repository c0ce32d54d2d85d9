// What Apple's module brings with it.
@_exported public import FoundationNetworking
@_exported public import UIKit
