import type { Ticket } from './tickets.ts'

type Errors = Readonly<Record<string, readonly string[]>>

/** The ticket an error is about: they arrive by its index, such as `items.0.seat`. What is wrong with the show is about none. */
function ticketOf(path: string, tickets: readonly Ticket[]): Ticket | undefined {
  const [, index, field] = /^items\.(\d+)\.(\w+)/.exec(path) ?? []
  return field === 'schedule_id' ? undefined : tickets[Number(index)]
}

/** Whether an error is shown at its field, or at the tariff of its ticket; all others are one sentence by the button. */
export function hasPlace(path: string, tickets: readonly Ticket[]): boolean {
  return ['name', 'email', 'email_confirmation'].includes(path) || ticketOf(path, tickets) !== undefined
}

/** What is said at each tariff, by its price rate. */
export function errorsByTariff(errors: Errors, tickets: readonly Ticket[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, sentences] of Object.entries(errors)) {
    const ticket = ticketOf(path, tickets)
    if (ticket) found[ticket.priceRateId] = sentences.join(' ')
  }
  return found
}

const giftField =
  /^items\.(\d+)\.(total_turns|total_products|holder_name|gift_message|delivery\.email|delivery\.day|voucher_type_id|voucher_package_id)$/

/**
 * Whether an error is shown at a voucher beside the tickets.
 *
 * @param before how many items of the order come before the vouchers
 */
export function isGiftField(path: string, before: number): boolean {
  const [, index] = giftField.exec(path) ?? []
  return index !== undefined && Number(index) >= before
}
