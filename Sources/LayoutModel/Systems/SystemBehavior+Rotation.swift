/// How the interface turns (<doc:RotationRules>).
extension SystemBehavior {
  // MARK: Answers

  /// What a controller allows that doesn't say: portrait until iOS 5, later all on a pad and all but upside down on a
  /// phone (<doc:RotationRules#Defaults>; that of iOS 5 isn't sourced).
  public func standardOrientations(on idiom: UserInterfaceIdiom) -> InterfaceOrientationMask {
    systemVersion.major <= 5 ? .portrait : .standard(for: idiom)
  }

  /// Whether the application's list counts for the launch alone: until iOS 5, where a turn is the controllers' to decide. So
  /// a list of landscapes alone lets the interface start in landscape, and turn to portrait all the same
  /// (stackoverflow.com/questions/4078429, iOS 4.2; iOS 6's release notes brought the list into the negotiation).
  public var listGovernsLaunchAlone: Bool { systemVersion.major <= 5 }

  /// Whether navigation controllers hand the question on to their top controller by themselves: until iOS 5
  /// (<doc:RotationRules#Containers>). Apple's QA1688 of that time would have every level of the stack agree;
  /// observed is that a controller which turns may stand on one which doesn't (stackoverflow.com/questions/5030315).
  public var navigationControllersAskTop: Bool { systemVersion.major <= 5 }

  /// Whether split view controllers turn only where all their columns agree, seen or not: until iOS 5 (Apple's reference of
  /// `UISplitViewController` then, and its QA1688).
  public var splitViewControllersAskColumns: Bool { systemVersion.major <= 5 }

  /// How tab bar controllers answer: until iOS 5 as all their tabs allow, later for themselves
  /// (<doc:RotationRules#Containers>). The book has the former still at iOS 7; a fixture may say so.
  public var tabBarOrientationRule: TabBarOrientationRule {
    systemVersion.major <= 5 ? .intersectionOfTabs : .ownAnswer
  }

  /// Whether `shouldAutorotate` is asked: from iOS 6 to 15 (<doc:RotationRules#Who-is-asked>).
  public var asksShouldAutorotate: Bool { (6...15).contains(systemVersion.major) }

  /// Whether controllers are asked about one orientation, by `shouldAutorotateToInterfaceOrientation`: until iOS 5; later for
  /// the list of those that they support (<doc:RotationRules#Defaults>).
  public var asksAboutOneOrientation: Bool { systemVersion.major <= 5 }

  /// Whether windows of applications may be resized on pads: from iOS 9 on, which brought split views (general knowledge).
  public var resizesWindowsOnPads: Bool { systemVersion.major >= 9 }

  /// Whether UIKit throws where no orientation is allowed: from iOS 6 on, with whose negotiation the exception came.
  public var throwsWhereNothingIsAllowed: Bool { systemVersion.major >= 6 }

  /// Whether a popover's delegate is asked for another rectangle as the interface turns: from iOS 7 on
  /// (<doc:Presentations#Popovers-in-a-turn>).
  public var asksWhereToRepositionPopovers: Bool { systemVersion.major >= 7 }

  // MARK: The turn

  /// How long a quarter turn takes, in seconds: 0.3 on a phone, 0.4 on a pad; a half turn takes twice as long
  /// (<doc:RotationRules#Durations>, inferred).
  public func rotationDuration(on idiom: UserInterfaceIdiom, isHalfTurn: Bool) -> Double {
    (idiom == .pad ? 0.4 : 0.3) * (isHalfTurn ? 2 : 1)
  }

  /// Whether the window's bounds turn with the interface, from iOS 8 on; before, it keeps those of portrait, and what stands in
  /// it carries a transform (<doc:RotationRules#Screen-and-window>, <doc:RotationRules#How-far-content-turns>; logs of
  /// iOS 5 have a root view's `transform = [0, 1, -1, 0, 0, 0]` in landscape right, manongdao.com/article-292769.html).
  public var turnsWindow: Bool { systemVersion.major >= 8 }

  /// Whether a picture of the interface as it was fades over the interface as it comes to be: from iOS 8 on (not sourced; UIKit's
  /// engineers showed the technique for iOS 6, WWDC 2012 session 240).
  public var crossFadesTurns: Bool { systemVersion.major >= 8 }

  /// Whether controllers are told by sizes and traits, from iOS 8 on, not by `willRotate` and `didRotate`
  /// (<doc:RotationRules#Order-of-the-callbacks>).
  public var announcesSizes: Bool { systemVersion.major >= 8 }

  // MARK: Presentations

  /// Whether presentations in the current context stop at controllers that define one on phones too: from iOS 8 on; before,
  /// on pads alone.
  public func findsPresentationContexts(on idiom: UserInterfaceIdiom) -> Bool {
    idiom == .pad || systemVersion.major >= 8
  }

  /// Whether navigation controllers define a presentation context by themselves: from iOS 8 on (Apple's reference of
  /// `definesPresentationContext` says that system containers do; the book's editions of 2012 and 2014 have false for every
  /// controller; the version in between is chosen).
  public var navigationControllersDefineContexts: Bool { systemVersion.major >= 8 }

  /// Whether an animation of a value ends as another of the same begins, and is told that it didn't finish: until iOS 7;
  /// later ones add up, and each runs to its end (general knowledge).
  public var replacesAnimations: Bool { systemVersion.major <= 7 }

  /// Whether `parentViewController` of who is presented is the presenter: until iOS 4 (Apple's reference of that property).
  public var presentersAreParents: Bool { systemVersion.major <= 4 }

  /// Whether what a popover's content presents in full is laid out in portrait, however the interface stands: until iOS 7,
  /// where the popover's own window was not asked about orientations (inferred: the versions aren't documented).
  public var laysOutModalsOfPopoversInPortrait: Bool { systemVersion.major < 8 }

  /// Whether a notification to an observer that went away without unregistering reaches freed memory: until iOS 8 (Apple's
  /// Foundation release notes for iOS 9).
  public var notifiesFreedObservers: Bool { systemVersion.major < 9 }
}
