// Empty: Swift Testing imports this module where a file imports both it and UIKit.
