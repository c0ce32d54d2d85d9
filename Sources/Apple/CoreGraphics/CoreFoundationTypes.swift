public import Foundation

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double
/// A string of Core Foundation, which Foundation's is.
public typealias CFString = NSString
/// An array of Core Foundation, which Foundation's is.
public typealias CFArray = NSArray
/// A dictionary of Core Foundation, which Foundation's is.
public typealias CFDictionary = NSDictionary
/// Bytes of Core Foundation, which Foundation's are.
public typealias CFData = NSData
/// An address of Core Foundation, which Foundation's is.
public typealias CFURL = NSURL
/// An error of Core Foundation, which Foundation's is.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A truth value of Core Foundation, which Foundation's number is.
public typealias CFBoolean = NSNumber
/// The truth value for what is so.
public let kCFBooleanTrue: CFBoolean! = true
/// The truth value for what isn't so.
public let kCFBooleanFalse: CFBoolean! = false
/// A number without fractions.
public typealias NSInteger = Int
/// A number without fractions and signs.
public typealias NSUInteger = UInt
/// A time, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// What memory comes from, which nobody chooses here.
public typealias CFAllocator = AnyObject
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator? = nil
