import type { Fact } from '../journal/fact.ts'
import { changedSeats } from '../seating/changed-seats.ts'
import type { PrivateEvent, PublicEvent } from '../api/live-events.ts'

/** Kinds whose edit changes what pages show of the programme. */
const programmeKinds = new Set([
  'movie',
  'version',
  'cinema',
  'screen',
  'event',
  'schedule',
  'exhibitor',
  'arrangement',
])

/** What a batch of facts means for open pages; counts are told per show, once. */
export function liveMeaning(facts: readonly Fact[]): {
  events: (PublicEvent | PrivateEvent)[]
  seats: Map<string, Set<string>>
} {
  const events = new Map<string, PublicEvent | PrivateEvent>()
  for (const fact of facts) {
    const body = fact.body as { billId?: string; id?: string; scheduleId?: string }
    if (programmeKinds.has(fact.type.split('.')[0]!)) events.set('programme', { type: 'programme.changed' })
    if (fact.type === 'price_rate.changed') {
      events.set(`rate ${body.id}`, { type: 'price_rate.changed', priceRateId: body.id ?? '' })
      events.set('price', { type: 'price.changed' })
    }
    if (/^(voucher|turns)/.test(fact.type)) events.set('vouchers', { type: 'vouchers.changed' })
    if (body.billId) events.set(`bill ${body.billId}`, { type: 'bill.status', uuid: body.billId, status: '' })
    if (fact.type === 'ticket.admitted')
      events.set(`in ${body.scheduleId}`, {
        type: 'ticket.admitted',
        scheduleId: body.scheduleId ?? '',
        inside: 0,
      })
  }
  return { events: [...events.values()], seats: changedSeats(facts) }
}
