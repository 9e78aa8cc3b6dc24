import DateRangeCore

@main
enum Main {
  static func main() {}
}
