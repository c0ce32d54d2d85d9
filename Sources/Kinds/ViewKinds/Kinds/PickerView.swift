import LayoutModel

/// `UIPickerView`: columns of choices on wheels.
enum PickerView {
  static let kind = KindDescription(
    .pickerView, element: "pickerView", sizes: ClassDefaults(looks: wheels),
    specimens: [ControlSpecimen(.pickerView, since: [ControlSpecimen.Era(3, .measured(24))])], look: PickerLooks.picker)

  /// The size of wheels, which a picker of dates may have too.
  static let wheels = [
    ClassDefaults.Look(since: 1, place: .compactHeight, width: 320, height: 162),
    ClassDefaults.Look(since: 1, width: 320, height: 216),
  ]
}
