/// The size that a view's content asks for, in points, as far as it is declared.
///
///     IntrinsicContentSize(width: 100, height: nil)   100 points wide, no intrinsic metric along the height
///     .unspecified                                    the class's own size, or the content's
///
/// A length is at most ``maximumLength``, as UIKit has it: of a content that asks for more, for
/// `CGFloat.greatestFiniteMagnitude` say, so much is heeded.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// The declaration along an axis.
  public enum Length: Hashable, Sendable {
    /// No declaration: the length is the class's own, or the content's.
    case unspecified
    /// No intrinsic length: `UIView.noIntrinsicMetric`.
    case noMetric
    /// A length, in points.
    case points(Double)
  }

  /// The maximum length, in points: as wide becomes a view in UIKit that asks for `CGFloat.greatestFiniteMagnitude`.
  public static let maximumLength = 2_777_777.0

  private var declaredWidth: Length
  private var declaredHeight: Length

  /// No length on either axis: `UIView.noIntrinsicMetric`.
  public static let none = IntrinsicContentSize(width: nil, height: nil)

  /// Nothing declared on either axis.
  public static let unspecified = {
    var size = IntrinsicContentSize.none
    (size.declaredWidth, size.declaredHeight) = (.unspecified, .unspecified)
    return size
  }()

  /// A size in points; `nil` is no intrinsic metric on that axis.
  public init(width: Double?, height: Double?) {
    declaredWidth = Length(width)
    declaredHeight = Length(height)
  }

  /// The width, in points; `nil` where it is unspecified or where there is none.
  public var width: Double? {
    get { declaredWidth.points }
    set { declaredWidth = Length(newValue) }
  }

  /// The height, in points; `nil` where it is unspecified or where there is none.
  public var height: Double? {
    get { declaredHeight.points }
    set { declaredHeight = Length(newValue) }
  }

  /// The length along an axis, in points; `nil` where it is unspecified or where there is none.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size with nothing declared along an axis.
  package func unspecified(along axis: Axis) -> IntrinsicContentSize {
    var size = self
    if axis == .horizontal { size.declaredWidth = .unspecified } else { size.declaredHeight = .unspecified }
    return size
  }

  /// The declaration along an axis.
  public func length(along axis: Axis) -> Length { axis == .horizontal ? declaredWidth : declaredHeight }
}

extension IntrinsicContentSize.Length {
  fileprivate init(_ points: Double?) {
    self = points.map { .points(min($0, IntrinsicContentSize.maximumLength)) } ?? .noMetric
  }

  fileprivate var points: Double? {
    switch self {
    case .points(let points): points
    case .unspecified, .noMetric: nil
    }
  }
}
