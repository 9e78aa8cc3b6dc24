extension String {
  /// The word among some that this one was most likely meant to be: at most
  /// a third of it wrong.
  func closest(among words: [String]) -> String? {
    // Too short to be like anything, or longer than any word: a distance costs
    // the product of two lengths.
    guard (3...40).contains(utf8.count) else { return nil }
    return
      words
      .map { (word: $0, distance: editDistance(to: $0)) }
      .filter { $0.distance * 3 <= max(utf8.count, 3) }
      .min { $0.distance < $1.distance }?.word
  }

  /// The number of letters to put in, take out or change to make one word of
  /// the other: the distance of Levenshtein.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  private func editDistance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let change = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
