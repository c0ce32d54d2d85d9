import LayoutCommand
import Testing

@Test func goldenBuilds() {}
