import Charts
import UIKit

final class ChartView: UIView {
  let chart = Chart()
}
