/// Texts as screens have them.
struct TextSample {
  let name: String
  let texts: [String]
  /// What they are wrapped to, in points; `nil` of a single line.
  var width: Double?

  /// Labels, sentences and paragraphs of one script after another, each text another one.
  static let all = [
    TextSample(name: "labels", texts: made(of: latin, words: 2, count: 2_000)),
    TextSample(name: "labels with accents", texts: made(of: accented, words: 2, count: 2_000)),
    TextSample(name: "sentences", texts: made(of: latin, words: 9, count: 1_000)),
    TextSample(name: "paragraphs in 300 points", texts: made(of: latin, words: 60, count: 200), width: 300),
    TextSample(name: "Cyrillic", texts: made(of: cyrillic, words: 4, count: 1_000)),
    TextSample(name: "Greek", texts: made(of: greek, words: 4, count: 1_000)),
    TextSample(name: "Arabic", texts: made(of: arabic, words: 4, count: 1_000)),
  ]

  /// Texts of so many words, taken in turn with steps that differ from text to text.
  private static func made(of words: [String], words length: Int, count: Int) -> [String] {
    (0..<count).map { number in
      (0..<length).map { words[(number * 7 + $0 * (number % 5 + 1)) % words.count] }.joined(separator: " ")
        + " \(number)"
    }
  }

  private static let latin = [
    "Settings", "Account", "password", "Forgot", "your", "Sign", "in", "with", "Email", "address", "Continue", "Wi-Fi",
    "Available", "Total:", "€12.50", "Delete", "photo", "Today", "at", "10:45", "AVATAR", "Tomorrow’s", "weather",
    "(3)",
  ]
  private static let accented = [
    "Réglages", "Größe", "français", "Contraseña", "Über", "naïve", "Ångström", "São", "Paulo", "déjà", "vu", "Øresund",
    "čeština", "žluťoučký", "kůň", "łódź", "ağaç", "crème",
  ]
  private static let cyrillic = ["Настройки", "Пароль", "Войти", "почта", "Продолжить", "сегодня", "погода", "Удалить"]
  private static let greek = ["Ρυθμίσεις", "Κωδικός", "Σύνδεση", "Συνέχεια", "σήμερα", "καιρός", "Διαγραφή", "όνομα"]
  private static let arabic = ["الإعدادات", "كلمة", "المرور", "تسجيل", "الدخول", "متابعة", "اليوم", "حذف"]
}
