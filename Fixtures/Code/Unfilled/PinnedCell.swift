import UIKit

/// A row that its table makes as high as its picture: nothing in it asks for a height.
final class PinnedCell: UITableViewCell {
  let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 35),
      picture.widthAnchor.constraint(equalToConstant: 80),
      picture.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
