extension LintRule {
  /// All rules, by id.
  package static let table: [LintRule] = [
    .ambiguous, .assertion, .clipped, .collision, .conflict, .controlsCollide, .direction, .duplicateConstraint,
    .dynamicType, .exception, .idleConstraint, .misplaced, .neverShown, .notUnderstood, .offScreen, .orientation,
    .overlap, .popover, .protrudes, .screenEmpty, .screenFailed, .smallRange, .targetSize, .targetSpacing,
    .textTruncated, .unavailable, .unreadable, .unsafeArea, .unusedIgnore, .zeroSize,
  ]
}
