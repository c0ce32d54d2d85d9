@main
struct Command {
  static func main() {
    print("layout")
  }
}
