import SwiftSyntax

/// Imports UIKit in files that use its names without an import.
///
/// On a device another file's import is enough for members, and a test sees UIKit through XCTest and the module that it tests. A
/// framework's header, or one that bridges to Objective-C, imports for all files of its module.
final class UIKitImport: Rewrite {
  /// The modules that bring UIKit along, here as there.
  private static let bringing: Set = [
    "UIKit", "AVKit", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "WebKit",
  ]

  override func run() {
    guard module.importsUIKit else { return }
    let imports = file.imports
    guard imports.isDisjoint(with: Self.bringing) else { return }
    let isTest = !imports.isDisjoint(with: ["XCTest", "Testing", "Quick", "Nimble"])
    // A framework's header brings along what its code is built on; a module here brings itself alone.
    let isBrought = !imports.isEmpty && !imports.contains("Foundation")
    guard isTest || isBrought || module.hasUIKitHeader || namesUIKit else { return }
    edits.append(Edit(at: AbsolutePosition(utf8Offset: 0), insert: "import UIKit; "))
  }

  /// Tells whether a name in the file is one of UIKit's and not one of the module's.
  private var namesUIKit: Bool {
    // What is written for a selector names its type.
    file.mentions(["#selector", "(localized:", "localizedString(forKey"])
      || file.mentions(Self.beginnings)
        && CodeScanner.hasName(in: file.bytes, beginningWith: Self.letters) {
          Self.isUIKits($0) && !module.declares($0)
        }
  }

  private static let names: Set = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
    "NSDirectionalEdgeInsets", "NSTextAttachment", "NSTextAlignment", "NSLineBreakMode", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSAttributedString", "NSMutableAttributedString", "NSTextStorage", "NSLayoutManager",
    "NSTextContainer", "NSShadow", "NSUnderlineStyle", "NSDiffableDataSourceSnapshot",
    // What Foundation brings there and UIKit brings here.
    "Selector", "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_AssociationPolicy",
    "NSSelectorFromString", "NSStringFromSelector", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFTimeInterval",
    "CFString", "CFArray", "CFDictionary", "CFData", "CFTypeRef",
    "containerURL", "NSKeyValueChangeKey", "NSKeyValueChange", "NSKeyValueObservation", "NSKeyValueObservingOptions",
    "NSKeyValueObservedChange", "observeValue", "NSHashTable", "NSMapTable", "NSPredicate", "NSSortDescriptor", "HUGE",
    "DateComponentsFormatter", "RelativeDateTimeFormatter",
    // What knows the language that a screen is shown in.
    "NSLocalizedString", "LocalizedStringResource",
  ]

  private static let letters = names.union(["UIView", "CGRect"]).firstLetters

  /// The beginnings of the names.
  private static let beginnings = [
    "UI", "CG", "CA", "NS", "CF", "HUGE", "observeValue", "containerURL", "Selector", "autoreleasepool", "objc_",
    "Localized", "DateComponentsF", "RelativeDateTime",
  ]

  private static func isUIKits(_ name: String) -> Bool {
    if names.contains(name) { return true }
    for prefix in ["UI", "CG", "CA"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(2)
      // `UIView`, not `UI` or `UITEXT`.
      return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    }
    return false
  }
}
