public import LayoutModel

/// The interface's orientation after a request, and the reasons for it.
///
/// The application's list, the controller's answer and the device's abilities decide together, as in UIKit's
/// negotiation (<doc:Rotation#Who-is-asked>). A refusal keeps the interface where it was, even where that is allowed no
/// longer. At the launch, where the interface didn't stand before, it takes the first allowed one of the application's
/// list then. Controllers of an application that may be resized on a pad aren't asked.
///
/// Until iOS 5 the application's list counts only at launch: the controller decides each turn, and a refusal changes nothing.
public struct OrientationDecision: Sendable {
  /// The requested orientation.
  public let requested: InterfaceOrientation
  /// The former orientation.
  public let standing: InterfaceOrientation
  /// The new orientation.
  public let orientation: InterfaceOrientation
  /// The application's part: its lists, or its answer for the window.
  public let application: OrientationVoter
  /// The part of the controller that counts.
  public let controller: OrientationVoter
  /// The device's part.
  public let device: OrientationVoter
  /// A Boolean that tells whether the controller is asked at all.
  public let asksController: Bool
  /// A Boolean that tells whether the application's list counts: until iOS 5 only at launch.
  public let asksApplication: Bool
  /// The controller whose `shouldAutorotate` forbids any turn, where one does.
  public let autorotationForbiddenBy: String?
  /// A Boolean that tells whether UIKit throws because nothing is allowed: from iOS 6 on, where the controller allows being turned.
  public let throwsException: Bool
  /// The orientations that all of them allow, in the application's order, or in the controller's where the application isn't asked.
  public let allowed: [InterfaceOrientation]
  /// The refusal, if any.
  public let diagnostics: [Diagnostic]
  /// The name of the controller that counts.
  private let askedName: String
  /// A Boolean that tells whether the device has a Home button, whose place then says how the interface stands.
  private let hasHomeButton: Bool

  /// Decides on an orientation.
  ///
  /// - Parameters:
  ///   - requested: The requested orientation.
  ///   - standing: The present orientation.
  ///   - asked: The controller that counts: the topmost one presented in full, else the root.
  ///   - hierarchy: The controllers.
  ///   - application: The application.
  ///   - device: The device.
  ///   - isLaunch: A Boolean that tells whether it is the launch, not a turn.
  init(
    _ requested: InterfaceOrientation, from standing: InterfaceOrientation, asking asked: ControllerHierarchy.Index,
    in hierarchy: ControllerHierarchy, _ application: Application, on device: Device, isLaunch: Bool = false
  ) {
    let behavior = SystemBehavior(device.systemVersion)
    self.application = .application(application, on: device)
    controller = .controller(asked, in: hierarchy, application, on: device)
    self.device = .device(device)
    let decidesAlone = [controller, self.device]
    var voters = [self.application] + decidesAlone
    if behavior.listGovernsLaunchAlone {
      // A list that has nothing in common with the controller can't hold.
      let hasCommon = isLaunch && !Self.allowed(by: voters).isEmpty
      if !hasCommon { voters = decidesAlone }
    }
    let allowed = Self.allowed(by: voters)
    askedName = hierarchy[asked].name
    hasHomeButton = device.hasHomeButton
    self.requested = requested
    self.standing = standing
    self.allowed = allowed
    asksController = !application.mayBeResized(on: device)
    asksApplication = voters.contains(self.application)
    let isForbidden =
      asksController && requested != standing && (allowed.contains(standing) || allowed.isEmpty)
      && behavior.asksShouldAutorotate
      && !hierarchy[asked].controller.orientations.shouldAutorotate
    // The name is the one that people know; for a controller without an id it is its place.
    let declared = hierarchy[asked].controller
    let askedWords = declared.id == nil ? "'\(askedName)'" : declared.itemName.text()
    autorotationForbiddenBy = isForbidden ? hierarchy[asked].name : nil
    throwsException = allowed.isEmpty && !isForbidden && behavior.throwsWhereNothingIsAllowed
    if isForbidden {
      orientation = standing
      diagnostics = [
        Diagnostic(
          .orientationRefused,
          "\(requested.name) is refused: shouldAutorotate of \(askedWords) is false; the interface stays in \(standing.name)",
          items: voters.compactMap(\.id))
      ]
      return
    }
    guard let firstAllowed = allowed.first else {
      orientation = standing
      let lists = voters.map { "\($0.name) \($0.supportedWords)" }
      diagnostics = [
        Diagnostic(
          .noSupportedOrientation,
          "no orientation is allowed by all: \(lists.joined(separator: ", ")); laid out in \(standing.name)",
          position: hierarchy[asked].controller.place, items: voters.compactMap(\.id))
      ]
      return
    }
    if allowed.contains(requested) {
      orientation = requested
      diagnostics = []
      return
    }
    orientation = isLaunch && !allowed.contains(standing) ? firstAllowed : standing
    let refusing = voters.filter { !$0.supported.allows(requested) }
    let reasons = refusing.map { "\($0.name) \($0.supportedWords)" }
    let outcome = "the interface \(orientation == standing ? "stays in" : "takes") \(orientation.name)"
    diagnostics = [
      Diagnostic(
        .orientationRefused,
        "\(requested.name) is refused: \(reasons.joined(separator: ", ")); \(outcome)",
        items: refusing.compactMap(\.id))
    ]
  }

  /// The orientations that all of some voters allow, in the first one's order.
  private static func allowed(by voters: [OrientationVoter]) -> [InterfaceOrientation] {
    voters[0].list.orientations.filter { orientation in voters.allSatisfy { $0.supported.allows(orientation) } }
  }

  /// The voters, in the order of the questions.
  public var voters: [OrientationVoter] { [application, controller, device] }

  /// The trail of the decision: the voters, their answers, the refusals and the result; a sentence on each line.
  public var trail: [String] {
    var lines = ["\(requested.name) is asked for; the interface stands in \(standing.name)"]
    for voter in voters {
      guard asksController || voter != controller else {
        lines.append("\(voter.name) isn't asked: the application may be resized")
        continue
      }
      let mask = voter.supported.rawValue
      guard asksApplication || voter != application else {
        lines.append(
          "\(voter.name) isn't asked: until iOS 5 its list (\(voter.supportedWords), mask \(mask); \(voter.reason)) governs "
            + "the launch alone")
        continue
      }
      let verdict = voter.supported.allows(requested) ? "allows it" : "refuses it"
      lines.append("\(voter.name) \(voter.supportedWords) (mask \(mask); \(voter.reason)): \(verdict)")
    }
    if let autorotationForbiddenBy { lines.append("shouldAutorotate of '\(autorotationForbiddenBy)' is false") }
    let names = allowed.map(\.name)
    lines.append(names.isEmpty ? "all allow none" : "all allow \(names.joined(separator: ", "))")
    if throwsException {
      lines.append("UIApplicationInvalidInterfaceOrientation: \(Self.reason(asking: askedName))")
    } else {
      lines.append(
        "the interface \(orientation == standing ? "stays in" : "takes") \(orientation.name)"
          + (hasHomeButton ? ", the Home button \(orientation.placeOfHomeButton)" : ""))
    }
    return lines
  }

  /// The reason of UIKit's exception where nothing is allowed (<doc:Rotation#Who-is-asked>; the text is general knowledge).
  ///
  /// - Parameter name: The name of the asked controller.
  /// - Returns: The exception's reason.
  package static func reason(asking name: String) -> String {
    "Supported orientations has no common orientation with the application, and [\(name) shouldAutorotate] is returning YES"
  }
}
