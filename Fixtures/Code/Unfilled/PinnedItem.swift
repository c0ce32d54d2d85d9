import UIKit

/// An item that its layout makes 75 high: its content reaches from edge to edge.
final class PinnedItem: UICollectionViewCell {
  let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Title"
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
