import Observation

/// Waits until a condition on observed properties holds.
///
/// It asks again only when a property that the condition read has changed:
/// no polling. On the main actor the change is whole by then, as the code
/// that made it has run to its end.
@MainActor
public func until(_ condition: @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { changed in
      withObservationTracking {
        _ = condition()
      } onChange: {
        changed.resume()
      }
    }
  }
}
