import LayoutModel

/// `UICollectionView`, and the items and other views that it places.
enum CollectionView {
  static let kinds = [
    KindDescription(.collectionView, element: "collectionView", intrinsicAxes: [], inherited: ScrollView.settings),
    KindDescription(.collectionViewCell, element: "collectionViewCell", intrinsicAxes: [], isRow: true),
    KindDescription(.collectionViewListCell, intrinsicAxes: [], isRow: true),
    KindDescription(.collectionReusableView, element: "collectionReusableView", intrinsicAxes: [], isRow: true),
  ]
}

/// `UIVisualEffectView`: what is behind it, blurred.
enum VisualEffectView {
  static let kind = KindDescription(.visualEffectView, element: "visualEffectView", intrinsicAxes: [])
}
