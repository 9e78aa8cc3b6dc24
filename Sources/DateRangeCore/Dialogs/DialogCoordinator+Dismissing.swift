extension DialogCoordinator {
  /// A person wants to be rid of the dialog.
  ///
  /// - Parameters:
  ///   - id: The showing that the person saw: ``DialogShowing/id``.
  ///   - source: What the person did.
  /// - Returns: `false`, and nothing happens, when the showing's policy does
  ///   not allow it or the showing is not up any more.
  @discardableResult
  public func requestDismiss(
    _ id: DialogID, from source: DismissSource
  ) -> Bool {
    send(.requestDismiss(id, source))
  }

  /// Ends a showing, whatever its policy.
  ///
  /// - Parameter id: The showing.
  /// - Returns: `false`, and nothing happens, when the showing is not up any
  ///   more or on its way out.
  @discardableResult
  public func close(_ id: DialogID) -> Bool {
    send(.close(id, .programmatic))
  }

  /// Ends the dialog that is up and every request that waits.
  public func closeAll() {
    send(.closeAll)
  }
}
