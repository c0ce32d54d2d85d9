import Gauges
import UIKit

/// A cell whose superclass isn't here.
final class DialCell: GaugeTableViewCell {
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.text = "Dial"
    gaugeInset = 12
  }

  required init?(coder: NSCoder) { fatalError() }

  override func gaugeDidTurn(to value: Double) { name.text = "\(value)" }
}
