import UIKit

final class ChartController: UIViewController {
  override func loadView() { view = ChartView() }
}
