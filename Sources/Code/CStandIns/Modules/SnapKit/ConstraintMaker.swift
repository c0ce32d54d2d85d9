import UIKit

/// Collects the constraints that a closure describes for a view or a guide.
@preconcurrency @MainActor
public final class ConstraintMaker {
  let item: AnyObject
  private(set) var descriptions: [ConstraintDescription] = []

  init(_ item: AnyObject) { self.item = item }

  private func begin(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  public var left: ConstraintMakerExtendable { begin(.left) }
  public var top: ConstraintMakerExtendable { begin(.top) }
  public var right: ConstraintMakerExtendable { begin(.right) }
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  public var width: ConstraintMakerExtendable { begin(.width) }
  public var height: ConstraintMakerExtendable { begin(.height) }
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  public var edges: ConstraintMakerExtendable { begin(.left, .top, .right, .bottom) }
  public var directionalEdges: ConstraintMakerExtendable { begin(.leading, .top, .trailing, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { begin(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { begin(.top, .bottom) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.top, .bottom) }
  public var size: ConstraintMakerExtendable { begin(.width, .height) }
  public var center: ConstraintMakerExtendable { begin(.centerX, .centerY) }
  public var margins: ConstraintMakerExtendable { begin(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
}

/// A description to which further attributes may be added: `make.top.leading`.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    description.attributes += attributes
    return self
  }

  public var left: ConstraintMakerExtendable { adding(.left) }
  public var top: ConstraintMakerExtendable { adding(.top) }
  public var right: ConstraintMakerExtendable { adding(.right) }
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  public var width: ConstraintMakerExtendable { adding(.width) }
  public var height: ConstraintMakerExtendable { adding(.height) }
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  public var edges: ConstraintMakerExtendable { adding(.left, .top, .right, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  public var size: ConstraintMakerExtendable { adding(.width, .height) }
  public var center: ConstraintMakerExtendable { adding(.centerX, .centerY) }
}

/// A description that wants its relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: (any ConstraintRelatableTarget)?, _ fileID: StaticString,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.target = target
    description.isToSuperview = target == nil
    // A constant that follows takes its place.
    if let number = target as? any ConstraintConstantTarget { description.constant = number }
    description.place = (fileID, line)
    return ConstraintMakerEditable(description)
  }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other, fileID, line)
  }

  @discardableResult
  public func equalToSuperview(_ fileID: StaticString = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
    relate(.equal, nil, fileID, line)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other, fileID, line)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, nil, fileID, line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other, fileID, line)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ fileID: StaticString = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, nil, fileID, line)
  }
}
