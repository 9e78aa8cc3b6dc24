// error: cannot convert value of type 'String' to expected argument type 'Int'
import DateRangeCore

@MainActor
func answer(_ reply: DialogReply<Int>) {
  dialogs.confirm(reply, "five")
}
