/** Begins the id of a training ticket, on paper and in its code. No other id has this letter (`journal/id.ts`). */
const mark = 'u'

/** The id of a new ticket: ten characters, which cannot be guessed at a door. */
export function newTicketId(newId: (size: number) => string, training: boolean): string {
  return training ? mark + newId(9) : newId(10)
}

/** Whether a ticket was sold in training: its id says so for ever, where nothing else is known of it any more. */
export function isTrainingTicket(ticketId: string): boolean {
  return ticketId.startsWith(mark)
}
