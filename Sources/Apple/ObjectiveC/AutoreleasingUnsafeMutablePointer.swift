/// A pointer to an object that a callee may replace: Objective-C's kind of memory isn't there, so it is a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
