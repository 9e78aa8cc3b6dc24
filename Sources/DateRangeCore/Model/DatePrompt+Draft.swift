extension DatePrompt {
  /// The calendar that the dialog is drawn from and that taps change.
  ///
  ///     let model = CalendarModel(prompt.draft)
  ///     model.tap(day)
  ///     dialogs.confirm(reply, try prompt.answer(of: model.state))
  public var draft: CalendarState {
    let days = Question.days(of: initial)
    return CalendarState(
      showing: showing ?? days.ranges.first?.lowerBound ?? today,
      rules: rules, initial: days, today: today, calendar: calendar,
      weekRule: weekRule)
  }

  /// What a draft answers when it is to be confirmed as it is.
  ///
  /// To confirm is to leave the calendar, so what becomes of half a range the
  /// switch ``SelectionPolicy/abandon-swift.property`` says. The answer holds
  /// to the draft's rules, whoever changed them meanwhile.
  ///
  /// | abandon | half a range from *a* |
  /// |---|---|
  /// | `restore` | what was selected before |
  /// | `clear` | nothing; where something must be selected, as `restore` |
  /// | `keep` | no answer: `pending` |
  /// | `oneDay` | *a*...*a* where that is allowed, else as `restore` |
  /// | `commit` | as a tap on the day under the pointer, else on *a* |
  ///
  /// - Parameter draft: The calendar, from ``draft``.
  /// - Returns: The answer.
  /// - Throws: ``DraftError`` when there is none yet; the dialog stays up.
  public func answer(
    of draft: CalendarState
  ) throws(DraftError) -> Question.Answer {
    var draft = draft
    draft.send(.abandon)
    if let anchor = draft.selection.anchor {
      throw .pending(anchor.day)
    }
    // What was selected before may be what the policy only keeps.
    draft.send(.revalidate)
    if let refusal = draft.selection.invalid {
      throw .refused(refusal)
    }
    if draft.rules.policy.isRequired, draft.selection.phase == .empty {
      throw .refused(Refusal(.required))
    }
    return Question.answer(in: draft)
  }
}
