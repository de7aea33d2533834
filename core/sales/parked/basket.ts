import * as z from 'zod'
import { mostComponents } from '../../pricing/combination.ts'
import { wordsSchema } from '../../i18n/words.ts'
import { lookedAt } from '../contract.ts'
import { seatWaivers } from '../../seating/breach-codes.ts'
import { mostOrdered } from '../../vouchers/gift.ts'
import { mostRefreshmentCents, mostTopUps } from '../../vouchers/voucher-type.ts'
import { mostShows } from '../../seating/most-shows.ts'

const entryId = z.string().min(1).max(100)
const reason = z.string().trim().min(1).max(100)

/** The tickets of a basket for one show: a rate for each, and the seats that are held for them. */
const showPart = z.strictObject({
  scheduleId: entryId.nullable(),
  rates: z.array(entryId).max(100),
  seats: z.array(z.string().max(20)).max(100),
  byHand: z.boolean(),
  seatsWaived: z.enum(seatWaivers).optional(),
  /** Of how many tickets a supplement is taken off, by its id. */
  waived: z.record(entryId, z.int().min(0).max(100)).optional(),
})

/** A basket as a register keeps it; it goes back to a register word for word, and the sale checks it like any other. */
export const parkedBasket = showPart.extend({
  id: z.uuid(),
  others: z.array(showPart).max(mostShows).optional(),
  products: z
    .array(
      z.strictObject({
        productId: entryId,
        quantity: z.int().min(1).max(99),
        components: z.array(entryId).max(mostComponents).optional(),
      }),
    )
    .max(100),
  takenAway: z.boolean().optional(),
  vouchers: z
    .array(
      z.strictObject({
        id: entryId,
        title: wordsSchema.nullable(),
        most: z.int().min(0).max(1000),
        uses: z.int().min(0).max(1000),
        valueCents: z.int().min(0).optional(),
        valueUses: z.int().min(0).optional(),
      }),
    )
    .max(20)
    .optional(),
  newVouchers: z
    .array(
      z.strictObject({
        voucherTypeId: entryId,
        turns: z.int().min(1).max(100),
        refreshmentCents: z.int().min(0).optional(),
      }),
    )
    .max(20)
    .optional(),
  newPackages: z
    .array(z.strictObject({ packageId: entryId, quantity: z.int().min(1).max(mostOrdered) }))
    .max(10)
    .optional(),
  topUps: z
    .array(
      z.strictObject({
        id: entryId,
        title: wordsSchema,
        cents: z.int().min(1).max(mostRefreshmentCents),
        step: z.int().min(1).max(mostRefreshmentCents),
        max: z.int().min(0).max(mostRefreshmentCents),
      }),
    )
    .max(mostTopUps)
    .optional(),
  reservations: z.array(z.string().max(64)).max(20).optional(),
  lookedAt: lookedAt.optional(),
  discount: z
    .union([
      z.strictObject({ reason, percent: z.int().min(1).max(100) }),
      z.strictObject({ reason, cents: z.int().min(1).max(100_000_000) }),
    ])
    .optional(),
})
export type ParkedBasket = z.infer<typeof parkedBasket>

type Part = z.infer<typeof showPart>

/** The basket with the seats it still has; where some of a show are gone, all of that show's are looked for anew. */
export function withSeatsKept(
  basket: ParkedBasket,
  keeps: (scheduleId: string, seatId: string) => boolean,
): ParkedBasket {
  const lost = ({ scheduleId, seats }: Part) =>
    scheduleId !== null && !seats.every(seat => keeps(scheduleId, seat))
  const none = { seats: [], byHand: false, seatsWaived: undefined }
  const others = basket.others?.map(part => (lost(part) ? { ...part, ...none } : part))
  return { ...basket, ...(lost(basket) ? none : {}), ...(others ? { others } : {}) }
}
