public import CoreGraphics
public import Foundation
public import UIKit

/// A text that is looked up in the app's tables.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) { text += "\(value)" }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) { text += "\(subject)" }
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String { text += format.format(value) }
  }
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public struct Text: PrimitiveView, Equatable {
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public struct DateStyle: Sendable {
    public static let time = Self(), date = Self(), relative = Self(), offset = Self(), timer = Self()
  }
  public struct LineStyle: Sendable {
    public static let single = Self()
    public struct Pattern: Sendable {
      public static let solid = Self(), dot = Self(), dash = Self()
    }
  }

  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init(_ content: some StringProtocol) {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  nonisolated public init(_ attributedContent: AttributedString) {}
  nonisolated public init(_ image: Image) {}
  nonisolated public init(_ date: Date, style: DateStyle) {}
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {}
  nonisolated public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {}
  private init(_: Void) {}

  nonisolated public static func + (left: Text, right: Text) -> Text { left }
  nonisolated public static func == (left: Text, right: Text) -> Bool { true }
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func italic(_ isActive: Bool) -> Text { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  nonisolated public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self(), medium = Self()
    public static let semibold = Self(), bold = Self(), heavy = Self(), black = Self()
  }
  public struct Width: Hashable, Sendable {
    public static let compressed = Self(), condensed = Self(), standard = Self(), expanded = Self()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Sendable { case standard, tight, loose }

  public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self(), headline = Self()
  public static let subheadline = Self(), body = Self(), callout = Self(), footnote = Self(), caption = Self()
  public static let caption2 = Self()

  init() {}
  public init(_ font: UIFont) {}
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

public struct Image: PrimitiveView, Equatable {
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
  public enum Orientation: UInt8, Sendable {
    case up = 0, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
  nonisolated public init(systemName: String) {}
  nonisolated public init(systemName: String, variableValue: Double?) {}
  nonisolated public init(uiImage: UIImage) {}
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {}
  nonisolated public init(_ resource: ImageResource) {}

  nonisolated public static func == (left: Image, right: Image) -> Bool { true }
  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self()
  public var fill: Self { self }
  public var slash: Self { self }
  public var circle: Self { self }
}

/// An image of the web, which isn't loaded: the device is offline.
public struct AsyncImage<Content: View>: PrimitiveView {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  nonisolated public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {}
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
