public import CoreGraphics
public import UIKit

/// The filling of a shape, a background or a text.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

public struct Color: PrimitiveView, ShapeStyle, Hashable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  private let color: UIColor
  nonisolated private init(color: UIColor) { self.color = color }

  nonisolated public init(_ color: UIColor) { self.color = color }
  nonisolated public init(uiColor: UIColor) { color = uiColor }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }
  nonisolated public init(_ cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
  nonisolated public init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }
  nonisolated public init(_ resource: ColorResource) { color = UIColor(resource: resource) }
  nonisolated public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  nonisolated public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    color = UIColor(white: white, alpha: opacity)
  }
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }
  nonisolated public static var red: Color { Color(.systemRed) }
  nonisolated public static var orange: Color { Color(.systemOrange) }
  nonisolated public static var yellow: Color { Color(.systemYellow) }
  nonisolated public static var green: Color { Color(.systemGreen) }
  nonisolated public static var mint: Color { Color(.systemMint) }
  nonisolated public static var teal: Color { Color(.systemTeal) }
  nonisolated public static var cyan: Color { Color(.systemCyan) }
  nonisolated public static var blue: Color { Color(.systemBlue) }
  nonisolated public static var indigo: Color { Color(.systemIndigo) }
  nonisolated public static var purple: Color { Color(.systemPurple) }
  nonisolated public static var pink: Color { Color(.systemPink) }
  nonisolated public static var brown: Color { Color(.systemBrown) }
  nonisolated public static var white: Color { Color(UIColor.white) }
  nonisolated public static var gray: Color { Color(.systemGray) }
  nonisolated public static var black: Color { Color(UIColor.black) }
  nonisolated public static var clear: Color { Color(UIColor.clear) }
  nonisolated public static var primary: Color { Color(.label) }
  nonisolated public static var secondary: Color { Color(.secondaryLabel) }
  nonisolated public static var accentColor: Color { Color(.tintColor) }
  nonisolated public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
  nonisolated public var cgColor: CGColor? { color.cgColor }
  nonisolated public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
  nonisolated public var description: String { color.description }
  nonisolated var uiColor: UIColor { color }
  nonisolated public static func == (left: Color, right: Color) -> Bool { left.color == right.color }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color of a view of SwiftUI's.
  public convenience init(_ color: Color) {
    self.init(dynamicProvider: { color.uiColor.resolvedColor(with: $0) })
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
  public static var tertiary: Self { Self() }
  public static var quaternary: Self { Self() }
}

public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { Self() }
}
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: Self { Self() }
}
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { Self() }
}
public struct AnyShapeStyle: ShapeStyle { public init(_ style: some ShapeStyle) {} }

public struct Material: ShapeStyle {
  public static let ultraThinMaterial = Self(), thinMaterial = Self(), regularMaterial = Self()
  public static let thickMaterial = Self(), ultraThickMaterial = Self(), bar = Self()
  public static let ultraThin = Self(), thin = Self(), regular = Self(), thick = Self(), ultraThick = Self()
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { Self() }
  public static var thinMaterial: Self { Self() }
  public static var regularMaterial: Self { Self() }
  public static var thickMaterial: Self { Self() }
  public static var ultraThickMaterial: Self { Self() }
  public static var bar: Self { Self() }
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) }
  }
}
public struct AnyGradient: ShapeStyle, Hashable {
  public init(_ gradient: Gradient) {}
}
public struct LinearGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct RadialGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
public struct AngularGradient: PrimitiveView, ShapeStyle {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// An outline that fits a rectangle.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { nothingIsShown() }
  nonisolated public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View { self }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { self }
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  { self }
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { self }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// A shape of SwiftUI's own.
public protocol StandardShape: InsettableShape where InsetShape == Self {}

extension StandardShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

public struct Rectangle: StandardShape { nonisolated public init() {} }
public struct Circle: StandardShape { nonisolated public init() {} }
public struct Ellipse: StandardShape { nonisolated public init() {} }
public struct Capsule: StandardShape { nonisolated public init(style: RoundedCornerStyle = .continuous) {} }
public struct ContainerRelativeShape: StandardShape { nonisolated public init() {} }
public struct RoundedRectangle: StandardShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
public struct UnevenRoundedRectangle: StandardShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}
public struct AnyShape: Shape {
  nonisolated public init(_ shape: some Shape) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Self { Self() }
}
extension Shape where Self == Circle {
  public static var circle: Self { Self() }
}
extension Shape where Self == Capsule {
  public static var capsule: Self { Self() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius)
  }
}

/// An outline of lines and curves; it is held.
public struct Path: Equatable, @unchecked Sendable, Shape {
  private var outline = UIBezierPath()
  nonisolated public init() {}
  nonisolated public init(_ rect: CGRect) { outline = UIBezierPath(rect: rect) }
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    outline = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }
  nonisolated public init(ellipseIn rect: CGRect) { outline = UIBezierPath(ovalIn: rect) }
  nonisolated public init(_ path: CGPath) { outline = UIBezierPath(cgPath: path) }
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }
  nonisolated public var cgPath: CGPath { outline.cgPath }
  nonisolated public var isEmpty: Bool { outline.isEmpty }
  nonisolated public var boundingRect: CGRect { outline.bounds }
  nonisolated public var currentPoint: CGPoint? { isEmpty ? nil : outline.currentPoint }
  nonisolated public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  nonisolated public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  nonisolated public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, controlPoint: control) }
  }
  nonisolated public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, controlPoint1: control1, controlPoint2: control2) }
  }
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: !clockwise)
    }
  }
  nonisolated public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }
  nonisolated public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: cornerSize.width))
  }
  nonisolated public mutating func addPath(_ path: Path) { change { $0.append(path.outline) } }
  nonisolated public mutating func closeSubpath() { change { $0.close() } }
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Changes a copy of the outline, which other paths may have too.
  nonisolated private mutating func change(_ body: (UIBezierPath) -> Void) {
    let copy = UIBezierPath(cgPath: outline.cgPath)
    body(copy)
    outline = copy
  }
}

extension View {
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View { self }
  nonisolated public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
  nonisolated public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { self }
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())
    -> some View
  { self }
  nonisolated public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View { self }
  nonisolated public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle())
    -> some View
  { self }
  nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    self
  }
  nonisolated public func tint(_ tint: (some ShapeStyle)?) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func listRowBackground(_ view: (some View)?) -> some View { self }
}
