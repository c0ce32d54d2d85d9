import UIKit

/// A row whose tags scroll; they are set before it shows.
final class TagsCell: UITableViewCell {
  let tagsView = UIScrollView()
  let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tagsView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(tagsView)
    tagsView.addSubview(stack)
    NSLayoutConstraint.activate([
      tagsView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      tagsView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      tagsView.topAnchor.constraint(equalTo: contentView.topAnchor),
      tagsView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      tagsView.heightAnchor.constraint(equalToConstant: 44),
      stack.leadingAnchor.constraint(equalTo: tagsView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: tagsView.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: tagsView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: tagsView.contentLayoutGuide.bottomAnchor),
      stack.heightAnchor.constraint(equalTo: tagsView.frameLayoutGuide.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tags: [String]) {
    for tag in tags {
      let label = UILabel()
      label.text = tag
      stack.addArrangedSubview(label)
    }
  }
}
