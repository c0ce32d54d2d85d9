package import LayoutModel
import LayoutResolution
import LinearProgramming

/// The plane of window sizes, region by region.
extension LayoutPlan {
  /// The region just beyond a window in a direction, which holds for arbitrarily small steps.
  ///
  /// The window itself lies in it, or on its bounds, where a conflict or an ambiguity may begin; `layout(in:)` tells
  /// what holds in the window itself. To walk along an axis, continue at the end of the region's extent:
  ///
  ///     var window = window
  ///     while window.size.width < 1366 {
  ///       let region = try plan.region(in: window, toward: [.wider])
  ///       guard let extent = region.extent(from: window.size, toward: .wider) else { break }
  ///       window.size.width += extent.upperBound
  ///     }
  ///
  /// - Parameters:
  ///   - window: The window. Its insets and margins are held constant, and with them the results of insets and text in
  ///     it.
  ///   - directions: The directions in which the size varies. With one axis, the other length is held constant. With
  ///     both, the region lies off in the first direction, and from there in the second. An empty list asks for the
  ///     region of the window itself, which may be a point.
  /// - Returns: The region.
  /// - Throws: `LayoutFailure` if the solver gives up or its answer fails the check.
  package func region(
    in window: Window, toward directions: [WindowDirection] = []
  ) throws(LayoutFailure) -> WindowRegion {
    let inputs = try inputs(in: window)
    do throws(SolverFailure) {
      let solution = try regions.solution(inputs.parameters, inputs.frozenInputs, toward: directions)
      return region(of: solution, inputs.parameters)
    } catch {
      throw failure(error)
    }
  }

  private func region(of solution: AffineSolution, _ parameters: [Double]) -> WindowRegion {
    let program = regions.program(of: solution)
    let items = Lowering.Item.all(of: tree, unknowns)
    return WindowRegion(
      inequalities: solution.region.inequalities(parameterCount: parameters.count).compactMap { form in
        let held = form[3...].indices.reduce(form[0]) { $0 + form[$1] * parameters[$1 - 1] }
        let inequality = AffineNumber(held, width: form[1], height: form[2])
        return inequality.width == 0 && inequality.height == 0 ? nil : inequality
      },
      frames: program.frames(count: tree.count, parameters: parameters), ambiguities: ambiguities(solution.ranges),
      omitted: solution.omission.items.map { items[$0] }, isPoint: solution.region.isPoint)
  }
}

extension FrameProgram {
  /// Every view's frame as a function of the window's size.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - parameters: All parameters' values; those behind the size's are held constant.
  /// - Returns: A frame for each item.
  /// - Complexity: Linear in the items.
  func frames(count: Int, parameters: [Double]) -> [AffineFrame] {
    var frames: [AffineFrame] = []
    frames.reserveCapacity(count)
    var extras = extras[...]
    for view in 0..<count {
      var frame = affineFrame(of: view, in: frames)
      while let extra = extras.first, Int(extra.view) == view {
        let form =
          switch extra.parameter {
          case Parameters.window(.horizontal): AffineNumber(0, width: extra.coefficient)
          case Parameters.window(.vertical): AffineNumber(0, height: extra.coefficient)
          default: AffineNumber(extra.coefficient * parameters[extra.parameter])
          }
        switch extra.part {
        case .x: frame.x = frame.x + form
        case .y: frame.y = frame.y + form
        case .width: frame.width = frame.width + form
        case .height: frame.height = frame.height + form
        }
        extras.removeFirst()
      }
      frames.append(frame)
    }
    return frames
  }
}
