/// A method of a class, as Objective-C's runtime knows it. There is none here: Swift's methods aren't the runtime's, as on a device
/// those without `@objc` aren't.
public typealias Method = OpaquePointer
/// The implementation of a method.
public typealias IMP = OpaquePointer
/// A variable of a class's objects.
public typealias Ivar = OpaquePointer
/// A property of a class.
public typealias objc_property_t = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a class's objects: `nil`, since the runtime knows none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a class itself: `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The implementation of a message to objects of a class: `nil`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a method to a class, which nothing here would call.
///
/// - Returns: False.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Replaces a method of a class, which nothing here would call.
///
/// - Returns: `nil`, what was called for it before.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The implementation of a method, which nobody has.
public func method_getImplementation(_ method: Method) -> IMP { unsafe method }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what is called for a method, which nobody has.
///
/// - Returns: What was called before.
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP { unsafe method }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Exchanges what is called for two methods, which nobody has.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The types of a method's arguments: `nil`.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer that stands for a block, which is kept.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  unsafe IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
