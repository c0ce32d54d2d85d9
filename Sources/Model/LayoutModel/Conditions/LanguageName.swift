/// The English names of the languages that applications are translated into.
enum LanguageName {
  /// A language in words, with its tags of script and region: `German`, `Portuguese (BR)`; the tag itself where the
  /// table lacks the language.
  ///
  /// - Parameter tag: The language as localization folders name it (BCP 47).
  /// - Returns: The words.
  static func words(of tag: String) -> String {
    let parts = tag.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let name = table[String(first)] else { return tag }
    return parts.count > 1 ? "\(name) (\(parts[1]))" : name
  }

  /// The languages of iOS, and further ones that run from right to left.
  private static let table = [
    "ar": "Arabic", "bg": "Bulgarian", "bn": "Bangla", "ca": "Catalan", "ckb": "Central Kurdish", "cs": "Czech",
    "da": "Danish", "de": "German", "dv": "Dhivehi", "el": "Greek", "en": "English", "es": "Spanish",
    "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish", "fr": "French", "gl": "Galician",
    "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian",
    "it": "Italian", "ja": "Japanese", "kk": "Kazakh", "kn": "Kannada", "ko": "Korean", "lt": "Lithuanian",
    "lv": "Latvian", "ml": "Malayalam", "mr": "Marathi", "ms": "Malay", "nb": "Norwegian Bokmål", "nl": "Dutch",
    "nn": "Norwegian Nynorsk", "no": "Norwegian", "or": "Odia", "pa": "Punjabi", "pl": "Polish", "ps": "Pashto",
    "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sd": "Sindhi", "sk": "Slovak", "sl": "Slovenian",
    "sr": "Serbian", "sv": "Swedish", "ta": "Tamil", "te": "Telugu", "th": "Thai", "tr": "Turkish", "ug": "Uyghur",
    "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese", "yi": "Yiddish", "zh": "Chinese",
  ]
}
