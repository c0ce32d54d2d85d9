import Testing
import UIKit

/// Tests of what importing UIKit brings.
struct ModuleTests {
  /// A selector keeps its name.
  @Test func selector() {
    #expect(Selector("tapped(_:)").description == "tapped(_:)")
  }

  /// A provider gives an object of the class that it was made of, and of no other.
  @Test func providers() {
    let provider = NSItemProvider(object: UIImage())
    #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
  }

  /// An action without arguments is a plain one.
  @MainActor @Test func actions() {
    let action = UIContextualAction()
    #expect(action.style == .normal && action.title == nil)
  }

  /// A supplementary view at a boundary may be given by the edges of an anchor.
  @MainActor @Test func boundaries() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(20))
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    #expect(item.alignment == .bottomTrailing && item.elementKind == "badge")
  }
}
