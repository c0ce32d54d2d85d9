import LayoutCommand
import Testing

@Test func builds() {}
