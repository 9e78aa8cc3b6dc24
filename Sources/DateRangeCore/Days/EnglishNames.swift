/// The English names of months and weekdays, which need no locale's data.
package enum EnglishNames {
  /// January first.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December",
  ]

  /// Monday first.
  package static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    "Sunday",
  ]
}
