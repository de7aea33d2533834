import { anyOf } from '../catalogue/entity.ts'
import { entities } from '../entities.ts'
import type { Fact } from '../journal/fact.ts'
import { changedSeats } from '../seating/changed-seats.ts'
import type { PrivateEvent, PublicEvent } from '../api/live-events.ts'

/** The definition of each `<kind>.changed`, which names the events for open pages. */
const byKind = new Map(anyOf(entities).map(entity => [`${entity.kind}.changed`, entity]))

/** What a batch of facts means for open pages; counts are told per show, once. */
export function liveMeaning(facts: readonly Fact[]): {
  events: (PublicEvent | PrivateEvent)[]
  seats: Map<string, Set<string>>
} {
  const events = new Map<string, PublicEvent | PrivateEvent>()
  for (const fact of facts) {
    const body = fact.body as { billId?: string; id?: string; scheduleId?: string }
    const entity = byKind.get(fact.type)
    for (const type of entity?.tells ?? []) events.set(type, { type })
    if (entity)
      events.set(`${entity.kind} ${body.id}`, { type: 'entry.changed', kind: entity.kind, id: body.id ?? '' })
    if (/^(schedule|arrangement)\./.test(fact.type))
      events.set('programme.changed', { type: 'programme.changed' })
    if (fact.type === 'price_rate.changed')
      events.set(`rate ${body.id}`, { type: 'price_rate.changed', priceRateId: body.id ?? '' })
    if (/^(voucher|turns|refreshments)/.test(fact.type))
      events.set('vouchers.changed', { type: 'vouchers.changed' })
    if (fact.type.startsWith('message.')) events.set('messages.changed', { type: 'messages.changed' })
    if (fact.type.startsWith('reservation.') || (fact.body as { redeemed?: object }).redeemed)
      events.set('reservations.changed', { type: 'reservations.changed' })
    if (fact.type.startsWith('bell.')) events.set('bells.changed', { type: 'bells.changed' })
    if (fact.type === 'register_notice.read')
      events.set('register_notices.changed', { type: 'register_notices.changed' })
    if (fact.type === 'spots.played') events.set('spots.played', { type: 'spots.played' })
    if (fact.type.startsWith('stock.')) events.set('stock.changed', { type: 'stock.changed' })
    if (/^(shift|cash|drawer|deposits)\./.test(fact.type))
      events.set('cash.changed', { type: 'cash.changed' })
    if (fact.type.startsWith('terminal.') || fact.type === 'refund.given' || goesOverTerminal(fact))
      events.set('terminal.changed', { type: 'terminal.changed' })
    if (body.billId) events.set(`bill ${body.billId}`, { type: 'bill.status', uuid: body.billId, status: '' })
    if (fact.type === 'ticket.admitted' || fact.type === 'admission.undone')
      events.set(`in ${body.scheduleId}`, {
        type: 'ticket.admitted',
        scheduleId: body.scheduleId ?? '',
        inside: 0,
      })
  }
  return { events: [...events.values()], seats: changedSeats(facts) }
}

type Moved = readonly { attemptId?: string }[] | undefined

/** Money of a terminal that is a sale's now, or is to go back over it. */
const goesOverTerminal = ({ body }: Fact) => {
  const { money, payments } = body as { money?: Moved; payments?: Moved }
  return [...(money ?? []), ...(payments ?? [])].some(part => part.attemptId)
}
