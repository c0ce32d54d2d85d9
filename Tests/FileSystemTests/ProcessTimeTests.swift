import FileSystem
import Testing

/// The processor time of other programs.
struct ProcessTimeTests {
  @Test("The processor time of programs that have ended grows with them")
  func time() throws {
    let before = Processes.processorTimeOfEnded
    _ = try Processes.run("sh", ["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"], limit: 1)
    #expect(Processes.processorTimeOfEnded > before)
  }
}
