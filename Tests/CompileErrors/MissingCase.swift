// error: switch must be exhaustive
import DateRangeCore

func title(of kind: TravelDialog) -> String {
  switch kind {
  case .rating(let hotel, _): hotel
  }
}
