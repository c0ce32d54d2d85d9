import UIKit

final class AppSplitController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    minimumPrimaryColumnWidth = Metrics.column
    maximumPrimaryColumnWidth = Metrics.column
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Metrics.orientations }
}
