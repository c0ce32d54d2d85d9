extension LintReporter {
  /// The page of `layout report`. The command's context draws the scenes.
  static let html = LintReporter("html", "a page of pictures and findings") { report, context in context.page(report) }
}
