/// An object that something else keeps alive.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) { self.object = object }
}
