public import Foundation
open class CALayer: NSObject { public required override init() { super.init() } }
