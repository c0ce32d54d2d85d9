open class UIColor: NSObject, @unchecked Sendable { public static let systemBlue = UIColor() }
