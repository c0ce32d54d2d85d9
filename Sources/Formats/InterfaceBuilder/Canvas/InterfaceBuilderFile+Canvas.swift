import Documents
package import LayoutModel

/// The canvas that Interface Builder draws the file's roots on.
extension InterfaceBuilderFile {
  /// The name of the device in layouts on the canvas.
  package var canvasDevice: String { device.id }

  /// A Boolean that tells whether the file keeps the frames of rows and their contents from a template, however they are drawn: up to
  /// Xcode 7.
  package var keepsRowsOfTemplate: Bool { era < .xcode8 }

  /// The UIKit class of a view's element; `nil` if it isn't a known view.
  package static func className(ofView element: String) -> String? {
    ElementKind.isKnown(element)
      ? ElementKind.of(XMLElement(name: element, attributes: [:], children: [], text: "", position: .start))?.className
      : nil
  }

  /// The size classes of the canvas: any, if the file names no device.
  var canvasClasses: CanvasSizeClasses {
    namesDevice ? CanvasSizeClasses(deviceOfCanvas.traits(in: orientation)) : .any
  }

  /// The canvas's device as an application sees it, with its safe area.
  ///
  /// - Parameter systemVersion: The system; `nil` for the one that came with the file's Xcode.
  /// - Returns: The device.
  package func systemDevice(on systemVersion: SystemVersion? = nil) -> Device {
    let system = systemVersion ?? era.systemVersion
    return Device(
      id: device.id, size: device.size, scale: device.scale, idiom: device.idiom, systemVersion: system,
      safeAreaInsets: device.safeAreaInsets(on: system))
  }

  /// The device that canvases are drawn on. Its insets are given with each root.
  private var deviceOfCanvas: Device {
    var device = systemDevice()
    device.safeAreaInsets = OrientedInsets()
    return device
  }

  private var canvasInsets: CanvasInsets {
    CanvasInsets(
      era: era, device: device, screen: deviceOfCanvas.size(in: orientation), isLandscape: orientation.isLandscape)
  }

  /// The window in which a root was drawn, which is as large as the stored root.
  func canvas(of root: CanvasRoot) -> Canvas {
    let device = deviceOfCanvas
    let stored = root.element.child(forKey: "frame").flatMap(\.rect)?.size
    let size =
      stored.map { size in
        root.controller.map { canvasInsets.size(ofRoot: size, $0.surroundings) } ?? size
      } ?? device.size(in: orientation)
    var window = Window(size: size, scale: device.scale, traits: device.traits(in: orientation))
    if root.element.name == "tableViewCell" {
      window.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    } else if let controller = root.controller {
      window.safeAreaInsets = canvasInsets.safeArea(of: size, controller.surroundings)
      window.layoutMargins = canvasInsets.margins(of: size)
    } else {
      var surroundings = CanvasController.Surroundings()
      surroundings.heed(root.element)
      window.safeAreaInsets = canvasInsets.safeArea(ofTopLevel: size, surroundings)
      window.layoutMargins = canvasInsets.margins(ofTopLevel: size)
    }
    let hasSafeArea = era >= .xcode9 || root.controller != nil
    if hasSafeArea, !rootsDrawnAnew.contains(root.element.position),
      let top = DrawnTopInset(root).inset(among: canvasInsets.knownTopInsets)
    {
      window.safeAreaInsets.top = top
    }
    return Canvas(
      device: device, orientation: orientation, window: window, marksAmbiguousAsMisplaced: era < .xcode9,
      topOfRows: era >= .xcode15 ? root.controller.map { canvasInsets.topOfRows(of: size, $0.surroundings) } ?? 0 : nil,
      navigationBar: root.isInBar ? nil : root.controller?.ownBar.flatMap(canvasInsets.mended))
  }

  /// The views of a root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - classes: The size classes for which variations are resolved.
  ///   - isOnCanvas: A Boolean that tells whether the view is for the canvas, where frames are as they were stored.
  ///   - notes: The notes that the scene's parts share.
  /// - Returns: The root view, and its appearance on the canvas.
  func view(
    of root: CanvasRoot, _ classes: CanvasSizeClasses, isOnCanvas: Bool, _ notes: consuming ImporterNotes
  ) -> ViewImporter.Result {
    let window = canvas(of: root).window
    let context = ImporterContext(
      self, root, window.traits, canvasInsets, classes, drawnFor: canvasClasses, isOnCanvas: isOnCanvas, notes)
    return ViewImporter.view(of: root, context, canvas: window.size)
  }
}
