// error: cannot convert value of type 'DayRange?'
import DateRangeCore

@MainActor
func answer(_ reply: DialogReply<Day?>, _ prompt: DateRangePrompt) throws {
  dialogs.confirm(reply, try prompt.answer(of: prompt.draft))
}
