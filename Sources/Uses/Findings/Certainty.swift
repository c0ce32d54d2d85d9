import LayoutModel

/// The certainty of a finding: it rests only on what the files declare, or also on guesses.
public enum Certainty: Hashable, Sendable {
  /// Everything that it rests on is declared or measured.
  case sure
  /// It rests on guesses; at least one, each once.
  case guessed(because: [Guess])

  /// The certainty of a finding that rests on some guesses, perhaps none.
  ///
  /// - Parameter guesses: The guesses, in any order.
  public init(restingOn guesses: some Sequence<Guess>) {
    let sorted = Set(guesses).sorted()
    self = sorted.isEmpty ? .sure : .guessed(because: sorted)
  }

  /// A Boolean that tells whether nothing is guessed.
  public var isSure: Bool { self == .sure }

  /// The guesses; none where it is sure.
  public var guesses: [Guess] {
    switch self {
    case .sure: []
    case .guessed(let guesses): guesses
    }
  }

  /// The certainty's word in reports.
  package var word: String { isSure ? Self.sureWord : Self.guessedWord }

  package static let sureWord = "sure"
  package static let guessedWord = "guessed"
}

/// A fact that a layout rests on although no file has it: the substitute, and the way to make the fact known.
///
///     Guess(.canvasSize, of: "icon")      icon's size is the canvas's
///     Guess(.ownClass, of: "ChartView")   ChartView may ask for a size of its own
public struct Guess: Hashable, Sendable {
  /// The kind of guess.
  public let kind: Kind
  /// The name of the view, image, class or font that the guess is about; empty where the kind says all.
  public let subject: String

  /// A guess of a kind about a subject.
  public init(_ kind: Kind, of subject: String = "") {
    (self.kind, self.subject) = (kind, subject)
  }

  /// The kind of guess.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The size of a view's content; the size on the canvas is used in its place.
    case canvasSize = "canvas-size"
    /// An image that is nowhere in the project.
    case image
    /// A symbol of the system that isn't among the measured ones.
    case symbol
    /// A font that isn't in the project; another was measured in its place.
    case font
    /// A text that code fills in.
    case text
    /// The application's own class, which may ask for a size in code.
    case ownClass = "own-class"
    /// A constraint that exists in Interface Builder alone, and is removed when the app is built.
    case placeholder
    /// An image that code sets, because the file has none.
    case missingImage = "missing-image"
    /// The size of a row or an item, set by its list or code.
    case row
    /// The size of a view that a file has on its own, set by whoever shows it.
    case part
    /// A place or a size that constraints leave open; that on the canvas is used in its place.
    case open
    /// The app's orientations, because no `Info.plist` was found, or code decides.
    case orientations
    /// A view or a constraint that code changes; the subject has the outlet and the line.
    case code
    /// A view or a constraint that code may change, which isn't here; the subject has the outlet and the class.
    case unreadCode = "unread-code"
    /// A view whose contents another framework lays out, which isn't here: SwiftUI's in a screen of UIKit's.
    case contents
    /// A screen that nothing in the project shows; the subject says why.
    case unreached
  }
}

extension Guess {
  /// The guess, as a short sentence after `because:`.
  public var text: String {
    switch kind {
    case .canvasSize: "\(subject)'s size is the canvas's"
    case .image: "the image \(subject) isn't in the project, and its size is the canvas's"
    case .symbol: "the size of the symbol \(subject) is the canvas's"
    case .font: "the font \(subject) isn't in the project, and another was measured"
    case .text: "code may fill in \(subject)'s text"
    case .ownClass: "\(subject) may ask for a size of its own"
    case .placeholder: "a constraint of \(subject) is a placeholder, and removed at build time"
    case .missingImage: "code sets the image of \(subject)"
    case .row: "the list or code sizes \(subject)"
    case .part: "whoever shows \(subject) gives its size"
    case .open: "the constraints leave \(subject) open, and it stands where the canvas has it"
    case .orientations: "the app's orientations aren't known"
    case .code: "code changes \(subject)"
    case .unreadCode: "code that isn't here may change \(subject)"
    case .contents: "what is in \(subject) isn't laid out, and its size isn't known"
    case .unreached: "nothing shows \(subject)"
    }
  }

  /// Advice on how to make it known, as a request.
  public var advice: String {
    switch kind {
    case .canvasSize, .symbol:
      "give it a placeholder intrinsic size in Interface Builder, or constraints for its width and height"
    case .image: "add the image to an asset catalog of the project, or constrain the image view's width and height"
    case .font: "add the font's file to the project"
    case .text: "give it a placeholder intrinsic size in Interface Builder, or constrain its width"
    case .placeholder:
      "add the constraint that code makes, or give the view a placeholder intrinsic size in Interface Builder"
    case .ownClass:
      "write its size in .layout.json: \"contents\": [{\"class\": …, \"intrinsicSize\": [width, height]}]"
    case .missingImage: "give the image view an image or a placeholder intrinsic size in Interface Builder"
    case .row: "give the row a height, or let its content size it"
    case .contents: "constrain its width and height"
    case .part: "constrain its width and height, or lay it out in the screen that shows it"
    case .open: "add the constraint that is missing"
    case .orientations: "name the app's Info.plist: \"infoPlist\" in .layout.json"
    case .code: "see what the code makes of it, or state it in the file"
    case .unreached: "delete it, or show it"
    case .unreadCode: "put the class's code into the project's folder, or state in the file what the code would"
    }
  }

  /// The key that groups findings which rest on the same guess.
  package var cause: String { subject.isEmpty ? kind.rawValue : "\(kind.rawValue):\(subject)" }

  /// The guess of a cause; `nil` where there is no such kind.
  package init?(cause: String) {
    let parts = cause.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.init(kind, of: parts.count > 1 ? String(parts[1]) : "")
  }
}

extension Guess: Comparable {
  /// Orders guesses by kind, then by subject.
  public static func < (a: Self, b: Self) -> Bool { (a.kind.rawValue, a.subject) < (b.kind.rawValue, b.subject) }
}

extension Guess.Kind {
  /// The kinds of guesses that sizes may rest on.
  package static let ofSizes: [Self] = [
    .canvasSize, .image, .missingImage, .symbol, .font, .text, .ownClass, .placeholder, .row, .part, .code, .unreadCode,
    .contents,
  ]
  /// The kinds of guesses that frames on devices may rest on.
  package static let ofFrames: [Self] = ofSizes + [.open]

  /// The kind in a few words, as in the list of `layout rules`.
  public var summary: String {
    switch self {
    case .canvasSize: "the size of content that only the canvas has"
    case .image: "the size of an image that isn't in the project"
    case .symbol: "the size of a symbol that isn't measured"
    case .font: "the widths of a font that isn't in the project"
    case .text: "a text that code fills in"
    case .ownClass: "the size that an own class asks for"
    case .placeholder: "what stands in for a constraint that is removed at build time"
    case .missingImage: "the image that code sets"
    case .row: "the size of a row that its list or code gives"
    case .part: "the size of a view that a file has by itself"
    case .open: "a place or size that constraints leave open"
    case .orientations: "the app's orientations, where no Info.plist is found or code decides"
    case .code: "what code changes through an outlet"
    case .unreadCode: "what code that isn't here may change through an outlet"
    case .contents: "the size of contents that another framework lays out"
    case .unreached: "a screen that nothing in the project shows"
    }
  }
}
