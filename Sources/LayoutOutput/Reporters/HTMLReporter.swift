extension LintReporter {
  /// The page that `layout report` writes: what draws the scenes stands behind the command's context.
  static let html = LintReporter("html", "a page of pictures and findings") { report, context in context.page(report) }
}
