import Gauges
import UIKit

/// A dial of a module that isn't here, set up and laid out as people do it.
final class DialController: UIViewController, DialViewDelegate {
  private let dial = DialView(style: .round)

  override func viewDidLoad() {
    super.viewDidLoad()
    dial.delegate = self
    dial.title = "Speed"
    dial.isAnimated = true
    dial.tint = UIColor.red
    dial.value = 40
    dial.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dial)
    dial.pin { edges in
      edges.top.equal(to: view).offset(8)
      edges.width.equal(to: 120)
    }
    if dial.isFull { title = dial.unit.name }
    dial.load(from: "speed.json", then: { _ in })
    GaugeCenter.shared.register(dial, named: "speed")
  }

  func dial(_ dial: DialView, didTurnTo value: Double) {
    title = "\(value)"
  }
}
