extension DialogCoordinator {
  /// Shows a dialog and waits for its outcome.
  ///
  ///     let outcome = await dialogs.present { .rating(hotel: "Ritz", $0) }
  ///
  /// The type of the outcome comes from the case that takes the reply. The
  /// outcome arrives when the dialog has gone, so the next `present` never
  /// meets it on its way out. Where the task that waits is cancelled the
  /// dialog goes, and the outcome is `.dismissed(.taskCancelled)`; a task
  /// cancelled before shows nothing.
  ///
  /// - Parameters:
  ///   - policy: What to do while another dialog is up.
  ///   - dismissPolicy: The ways out that a person has.
  ///   - focus: Where the focus is, to be handed back as ``returnedFocus``.
  ///   - onChange: Called with each draft that the dialog passes to
  ///     ``update(_:_:)``. What the answer turns out to be is for the outcome
  ///     alone to say: on `.dismissed` the caller's own copy stands.
  ///   - kind: Makes the dialog from the reply that it answers with.
  /// - Returns: The one outcome of this request.
  public func present<Value>(
    ifBusy policy: BusyPolicy = .queue,
    dismissPolicy: DismissPolicy = .all,
    focus: DialogFocusToken? = nil,
    onChange: ((Value) -> Void)? = nil,
    _ kind: (DialogReply<Value>) -> Kind
  ) async -> DialogOutcome<Value> {
    guard !Task.isCancelled else { return .dismissed(.taskCancelled) }
    let id = machine.issueID()
    let answer = PendingAnswer(of: id, onChange: onChange)
    let request = DialogRequest(
      id: id,
      kind: kind(DialogReply(answer)),
      dismissPolicy: dismissPolicy,
      focus: focus
    )
    answers[id] = answer
    return await withTaskCancellationHandler {
      await answer.outcome { send(.present(request, policy)) }
    } onCancel: {
      Task { @MainActor in send(.close(id, .taskCancelled)) }
    }
  }

  /// Shows a dialog that has no answer and waits until it has gone.
  ///
  ///     await dialogs.present(.notice("No rooms that week"))
  ///
  /// - Parameters:
  ///   - kind: What to show.
  ///   - policy: What to do while another dialog is up.
  ///   - dismissPolicy: The ways out that a person has.
  ///   - focus: Where the focus is, to be handed back as ``returnedFocus``.
  /// - Returns: Why it went.
  @discardableResult
  public func present(
    _ kind: Kind,
    ifBusy policy: BusyPolicy = .queue,
    dismissPolicy: DismissPolicy = .all,
    focus: DialogFocusToken? = nil
  ) async -> DismissReason {
    let outcome: DialogOutcome<Never> = await present(
      ifBusy: policy, dismissPolicy: dismissPolicy, focus: focus
    ) { _ in kind }
    return switch outcome {
    case .dismissed(let reason): reason
    }
  }

  /// Tells the caller what the dialog's answer would be now.
  ///
  /// - Parameters:
  ///   - reply: The reply that the dialog came with.
  ///   - draft: The answer so far.
  /// - Returns: `false`, and nothing happens, unless the reply's dialog is
  ///   presented.
  @discardableResult
  public func update<Value>(
    _ reply: DialogReply<Value>, _ draft: Value
  ) -> Bool {
    guard let answer = answer(for: reply) else { return false }
    answer.change(to: draft)
    return true
  }

  /// Gives the answer and starts the dialog's way out.
  ///
  /// - Parameters:
  ///   - reply: The reply that the dialog came with.
  ///   - value: The answer.
  /// - Returns: `false`, and nothing happens, unless the reply's dialog is
  ///   presented: a second answer is none.
  @discardableResult
  public func confirm<Value>(
    _ reply: DialogReply<Value>, _ value: Value
  ) -> Bool {
    guard let answer = answer(for: reply) else { return false }
    answer.commit(value)
    return send(.confirm(answer.id))
  }

  /// Says yes to a dialog that asks for no more.
  ///
  /// - Parameter reply: The reply that the dialog came with.
  /// - Returns: `false`, and nothing happens, unless the reply's dialog is
  ///   presented.
  @discardableResult
  public func confirm(_ reply: DialogReply<Void>) -> Bool {
    confirm(reply, ())
  }

  /// The place for the reply's answer, if one would be taken now.
  private func answer<Value>(
    for reply: DialogReply<Value>
  ) -> PendingAnswer<Value>? {
    guard
      let pending = reply.pending,
      answers[pending.id] === pending,
      machine.takesAnswer(pending.id)
    else { return nil }
    return pending
  }
}
