import { createEntry, editEntry } from '../catalogue/commands.ts'
import type { AnyEntity, Caller } from '../catalogue/entity.ts'
import type { Tx } from '../journal/node.ts'
import { addDays, businessDayAt } from '../programme/day.ts'
import { Refusal } from '../refusal.ts'
import type { PriceRate } from './price-rate.ts'
import { priceRate } from './price-rate.entity.ts'
import { ticketDiscount } from './ticket-discount.entity.ts'
import type { TicketDiscount } from './ticket-discount.ts'

const lists = ['rateIds', 'adultRateIds', 'childRateIds'] as const

/**
 * Another price from shows of a day on, whoever buys when: the rate ends with the day before, and one like it begins,
 * named by the discounts that name it. What is sold by then was sold by the rate that held for its show. Sent again it is
 * the same one.
 *
 * Refuses `record_unknown`, `record_deleted`, `rate_dates_cross` for a day on which the rate has not begun or has ended,
 * and `invalid_input` for a day that is not to come.
 *
 * @param wanted.newId the id of the rate that begins
 */
export function planPrice(
  tx: Tx,
  id: string,
  { newId, day, cents }: { newId: string; day: string; cents: number },
  by?: Caller,
): PriceRate {
  const rate = tx.catalogue.get('price_rate', id)
  if (!rate) throw new Refusal('record_unknown')
  if (rate.deleted) throw new Refusal('record_deleted')
  const made = tx.catalogue.get('price_rate', newId)
  if (made && made.showsFrom === day && made.cents === cents && rate.showsUntil === addDays(day, -1))
    return made
  const cinemas = tx.catalogue.all('cinema').filter(({ deleted }) => !deleted)
  const today = businessDayAt(tx.catalogue, cinemas[0]?.id ?? '', tx.nowMs)
  if (day <= today) throw new Refusal('invalid_input', {}, { day: ['field.too_small'] })
  if ((rate.showsFrom && day <= rate.showsFrom) || (rate.showsUntil && day > rate.showsUntil))
    throw new Refusal('rate_dates_cross', {}, { day: ['refusal.rate_dates_cross'] })
  const { id: _, ...fields } = rate
  createEntry(tx, priceRate as unknown as AnyEntity, newId, { ...fields, cents, showsFrom: day }, by)
  editEntry(tx, priceRate as unknown as AnyEntity, id, { showsUntil: addDays(day, -1) }, by)
  for (const discount of tx.catalogue.all('ticket_discount')) nameToo(tx, discount, { id, newId }, by)
  return tx.catalogue.get('price_rate', newId)!
}

/** A discount for tickets of the one rate is for those of the other too. */
function nameToo(
  tx: Tx,
  discount: TicketDiscount,
  { id, newId }: { id: string; newId: string },
  by: Caller | undefined,
): void {
  const named = lists.filter(list => discount[list]?.includes(id))
  if (discount.deleted || !named.length) return
  const fields = Object.fromEntries(named.map(list => [list, [...discount[list]!, newId]]))
  editEntry(tx, ticketDiscount as unknown as AnyEntity, discount.id, fields, by)
}
