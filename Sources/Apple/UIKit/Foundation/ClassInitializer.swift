public import Foundation

/// Making objects of classes that are known as values alone, as Objective-C does: by an initializer that isn't `required`.
///
/// Swift refuses `type.init(frame:)` for a class that is a value, for a subclass may lack such an initializer. UIKit makes rows and items
/// so, and app code doesn't write `required`. Where a subclass has the initializer, its class's table of methods names it at the place at
/// which the base class does (Swift's ABI: `ClassDescriptor`, `VTableDescriptorHeader`). It is called through a witness table made by hand.
@MainActor enum ClassInitializer {
  private protocol PlainObject: AnyObject { init() }
  private protocol StyledCell: AnyObject { init(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) }
  private protocol NamedView: AnyObject { init(reuseIdentifier: __owned String?) }
  private protocol FramedView: AnyObject { init(frame: CGRect) }
  private protocol NamedController: AnyObject { init(nibName: __owned String?, bundle: __owned Bundle?) }

  private static let objectTable = WitnessTables(of: NSObject.self)
  private static let controllerTable = WitnessTables(of: UIViewController.self)
  private static let cellTable = WitnessTables(of: UITableViewCell.self)
  private static let headerTable = WitnessTables(of: UITableViewHeaderFooterView.self)
  private static let viewTable = WitnessTables(of: UIView.self)

  /// A row of a class, by `init(style:reuseIdentifier:)`.
  static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String
  ) -> UITableViewCell {
    let maker = unsafe unsafeBitCast(cellTable.witness(for: type), to: (any StyledCell.Type).self)
    return unsafe unsafeDowncast(maker.init(style: style, reuseIdentifier: reuseIdentifier), to: UITableViewCell.self)
  }

  /// A header or a footer of a class, by `init(reuseIdentifier:)`.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = unsafe unsafeBitCast(headerTable.witness(for: type), to: (any NamedView.Type).self)
    return unsafe unsafeDowncast(maker.init(reuseIdentifier: reuseIdentifier), to: UITableViewHeaderFooterView.self)
  }

  /// An object of a class, by `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let maker = unsafe unsafeBitCast(objectTable.witness(for: type), to: (any PlainObject.Type).self)
    return unsafe unsafeDowncast(maker.init(), to: Object.self)
  }

  /// A controller of a class, by `init(nibName:bundle:)`.
  static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    let maker = unsafe unsafeBitCast(controllerTable.witness(for: type), to: (any NamedController.Type).self)
    return unsafe unsafeDowncast(maker.init(nibName: nibName, bundle: bundle), to: Controller.self)
  }

  /// A view of a class, by `init(frame:)`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let maker = unsafe unsafeBitCast(viewTable.witness(for: type), to: (any FramedView.Type).self)
    return unsafe unsafeDowncast(maker.init(frame: frame), to: View.self)
  }
}

extension NSObject {
  /// An object of a class that is a value, as `type.init()` makes it on a device.
  @preconcurrency @MainActor
  public class func dynamicInit() -> Self { ClassInitializer.make(self) }
}

extension UIView {
  /// A view of a class that is a value, as `type.init(frame:)` makes it on a device.
  public class func dynamicInit(frame: CGRect) -> Self { ClassInitializer.make(self, frame: frame) }
}

extension UIButton {
  /// A button of a class that is a value, as `type.init(type:)` makes it on a device.
  public class func dynamicInit(type: ButtonType) -> Self {
    let button = ClassInitializer.make(self, frame: .zero)
    button.become(type)
    return button
  }
}

extension UIViewController {
  /// A controller of a class that is a value, as `type.init(nibName:bundle:)` makes it on a device.
  public class func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
    ClassInitializer.make(self, nibName: nibName, bundle: bundle)
  }
}

/// Witness tables for the first initializer that a class introduces, by subclass.
@MainActor @safe private final class WitnessTables {
  /// A type and its witness table, as `any P.Type` has them.
  typealias Witness = (type: UnsafeRawPointer, table: UnsafeRawPointer)

  /// The position of the initializer among the words of a class's metadata.
  private let position: Int
  private var tables: [ObjectIdentifier: UnsafeMutablePointer<UnsafeRawPointer>]

  init(of type: AnyClass) {
    guard let position = unsafe Self.position(in: unsafeBitCast(type, to: UnsafeRawPointer.self)) else {
      preconditionFailure("\(type) introduces an initializer")
    }
    self.position = position
    unsafe tables = [:]
  }

  /// The type with a table that names the initializer of its class.
  func witness(for type: AnyClass) -> Witness {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let known = unsafe tables[ObjectIdentifier(type)] { return unsafe (metadata, UnsafeRawPointer(known)) }
    let initializer = unsafe metadata.load(
      fromByteOffset: position * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer.self)
    // The first word is the conformance's descriptor, which a call doesn't read.
    let table = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: 2)
    unsafe table.initialize(repeating: initializer, count: 2)
    unsafe tables[ObjectIdentifier(type)] = table
    return unsafe (metadata, UnsafeRawPointer(table))
  }

  /// The position of the first initializer that a class introduces, as its descriptor has it.
  private static func position(in metadata: UnsafeRawPointer) -> Int? {
    let descriptor = unsafe metadata.load(fromByteOffset: Offset.descriptor, as: UnsafeRawPointer.self)
    let flags = unsafe descriptor.load(as: UInt32.self)
    let header = Offset.table + (flags & Flag.hasResilientSuperclass != 0 ? Offset.resilientSuperclass : 0)
    let start = unsafe descriptor.load(fromByteOffset: header, as: UInt32.self)
    let count = unsafe descriptor.load(fromByteOffset: header + 4, as: UInt32.self)
    for index in 0..<Int(count) {
      let method = unsafe descriptor.load(fromByteOffset: header + 8 + 8 * index, as: UInt32.self)
      if method & Flag.kindOfMethod == Flag.initializer { return Int(start) + index }
    }
    return nil
  }

  /// Places in metadata and descriptors of classes, in bytes, without Objective-C's runtime.
  private enum Offset {
    static let descriptor = 40
    static let table = 44
    static let resilientSuperclass = 4
  }

  private enum Flag {
    static let hasResilientSuperclass: UInt32 = 1 << 29
    static let kindOfMethod: UInt32 = 0xF
    static let initializer: UInt32 = 1
  }
}
