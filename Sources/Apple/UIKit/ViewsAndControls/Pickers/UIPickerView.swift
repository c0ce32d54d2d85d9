/// A view with wheels of rows.
@preconcurrency @MainActor
open class UIPickerView: MeasuredView {
  private var selected: [Int] = []
  private var counts: [Int] = []

  /// The object that has the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that shows the rows and is told of choices.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean that marks the chosen row.
  open var showsSelectionIndicator = true

  /// A picker with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { takeFittingSize() }
  }

  /// A picker of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? storedSize.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// The view of a row, where its delegate makes one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// Asks for all rows anew.
  open func reloadAllComponents() {
    let count = numberOfComponents
    selected = (0..<count).map { index in
      let last = max(0, numberOfRows(inComponent: index) - 1)
      return min(selected.indices.contains(index) ? selected[index] : 0, last)
    }
  }
  /// Asks for a wheel's rows anew.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  /// Turns a wheel to a row; the delegate isn't told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selected.count < numberOfComponents { reloadAllComponents() }
    if selected.indices.contains(component) { selected[component] = row }
  }
  /// The row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    if selected.count < numberOfComponents { reloadAllComponents() }
    return selected.indices.contains(component) ? selected[component] : -1
  }

  /// Turns a wheel as a finger does: the delegate is told.
  package func turn(to row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  override var kindName: String { "UIPickerView" }
}

/// An object that has a picker's rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that shows a picker's rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with its attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Told that a row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    self.pickerView(pickerView, titleForRow: row, forComponent: component).map { NSAttributedString(string: $0) }
  }
  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.attributedText = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
