import * as z from 'zod'
import { namedWords } from '../i18n/words.ts'
import { priceRateFields } from './price-rate.ts'

const {
  cinemaIds,
  showsFrom,
  showsUntil,
  weekdays,
  startsFrom,
  startsUntil,
  screenIds,
  movieIds,
  visibility,
  status,
  order,
  deleted,
} = priceRateFields.shape

const rateIds = z.array(z.string()).max(50).optional()

/**
 * What the exhibitor takes off by itself where tickets for one show are bought together. It is about their rates: what
 * a seat's class and 3D add, and handling, is paid beside it.
 */
export const ticketDiscountFields = z.object({
  /** `n_for_m`: so many tickets for the price of fewer, the cheapest of them free. `family`: adults with children. */
  kind: z.enum(['n_for_m', 'family']),
  name: namedWords,
  /** Of `n_for_m`: so many tickets cost as much as so many of them. */
  buys: z.int().min(2).max(10).optional(),
  pays: z.int().min(1).max(9).optional(),
  /** Of `n_for_m`: the rates whose tickets count; all when left out or empty. */
  rateIds,
  /** Of `family`: so many tickets at one of these rates, with so many at one of those. */
  adults: z.int().min(1).max(5).optional(),
  adultRateIds: rateIds,
  children: z.int().min(1).max(5).optional(),
  childRateIds: rateIds,
  /** Of `family`: what their rates cost together, in cents with VAT; or how many of a hundred are taken off. */
  cents: z.int().min(0).max(100_000).nullable().optional(),
  percent: z.int().min(1).max(100).nullable().optional(),
  cinemaIds,
  showsFrom,
  showsUntil,
  weekdays,
  startsFrom,
  startsUntil,
  screenIds,
  movieIds,
  visibility,
  status,
  /** Of two that take off as much, the smaller one is named. */
  order,
  deleted,
})
export type TicketDiscountFields = z.infer<typeof ticketDiscountFields>
export type TicketDiscount = TicketDiscountFields & { id: string }
