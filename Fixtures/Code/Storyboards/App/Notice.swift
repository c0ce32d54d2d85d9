import UIKit

/// A view that loads its file itself, and shows what is in it.
final class NoticeView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private var textLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("NoticeView", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textLabel.text = "A new version is here"
  }
}
