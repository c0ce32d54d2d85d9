import UIKit

struct Ticket {
  let title: String
  let seat: String
}

/// A ticket: its title, and the seat below that.
final class TicketController: UIViewController {
  let titleLabel = UILabel()
  let seatLabel = UILabel()

  init(ticket: Ticket) {
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = ticket.title
    seatLabel.text = ticket.seat
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [titleLabel, seatLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      seatLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      seatLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
    ])
  }
}
