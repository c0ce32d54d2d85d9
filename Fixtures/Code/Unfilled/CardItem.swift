import UIKit

/// An item whose layout gives its box a frame.
final class CardItem: UICollectionViewCell {
  let box = UIView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    box.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if layoutAttributes.zIndex > 0 { box.frame = contentView.bounds }
  }
}
