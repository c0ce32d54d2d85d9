public import UIKit

/// Makes a controller of a storyboard that has no identifier there.
///
/// - Parameters:
///   - id: Its object id.
///   - name: The storyboard's name.
/// - Returns: The controller.
@MainActor public func storyboardController(_ id: String, in name: String) -> UIViewController {
  UIStoryboard(name: name, bundle: nil).instantiateViewController(withObjectID: id)
}

/// Makes a cell of a prototype of a storyboard's list.
///
/// - Parameters:
///   - identifier: The name under which lists use it again.
///   - controller: The controller that shows the list.
/// - Returns: The cell.
/// - Throws: `HostedScreen.Failure` where no list of the controller has such a prototype.
@MainActor public func prototypeCell(_ identifier: String, of controller: UIViewController) throws -> UIView {
  guard let cell = controller.view.cellOfPrototype(named: identifier) else {
    throw HostedScreen.Failure.noPrototype(identifier)
  }
  return cell
}

/// Gives a view whose content comes from a file the size that the file has for it.
///
/// - Parameters:
///   - view: The view, the file's owner.
///   - width: The width in points.
///   - height: The height in points.
/// - Returns: The view.
/// - Throws: `HostedScreen.Failure` where the view has no content.
@MainActor public func owningView(_ view: UIView, width: CGFloat, height: CGFloat) throws -> UIView {
  guard !view.subviews.isEmpty else { throw HostedScreen.Failure.noContent("\(type(of: view))") }
  view.frame.size = CGSize(width: width, height: height)
  return view
}
