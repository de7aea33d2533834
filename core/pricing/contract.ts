import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'
import { route } from '../api/route.ts'
import { ticketDiscountFields } from './ticket-discount.ts'
import { priceRateFields, productFields } from './price-rate.ts'
import { shownSeatClass } from '../venue/seat-class.ts'
import { shownGroup } from './product-groups.ts'

const ticketDiscount = ticketDiscountFields.extend({ id: z.string() })

/** What a basket at the till was shown when its seats were held, while everybody else pays other prices. */
const keptPrices = z.object({
  /** The basket it is for, by its id. */
  basket: z.string(),
  /** The business day that rates are offered by. */
  day: z.string(),
  rates: z.array(priceRateFields.extend({ id: z.string() })),
  /** Cents of each product, by its id. */
  products: z.record(z.string(), z.int()),
  ticketDiscounts: z.array(ticketDiscount),
  until: z.string(),
})

export const planPrice = route({
  method: 'POST',
  path: '/api/price-rates/:id/planned',
  summary:
    'From shows of a day on a rate costs something else: it ends the day before, and another one of its name begins',
  access: 'manage_prices',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(100) }),
  body: z.strictObject({
    newId: z.string().min(8).max(40),
    day: z.iso.date(),
    cents: z.int().min(0).max(10_000_000),
  }),
  answer: z.object({ rate: priceRateFields.extend({ id: z.string() }) }),
  refusals: ['record_unknown', 'record_deleted', 'rate_dates_cross', 'request_reused'],
})

export const readPrices = route({
  method: 'GET',
  path: '/api/prices',
  summary: 'Price rates and concessions, in selling order',
  access: 'public',
  query: z.object({
    cinema: z.string().max(200).optional().meta({ description: 'a box answers for its own' }),
    basket: z
      .uuid()
      .optional()
      .meta({ description: 'at a register: the basket whose prices are asked for, which may be kept' }),
  }),
  answer: z.object({
    rates: z.array(priceRateFields.extend({ id: z.string() })),
    /** The classes of seats that somebody named or made, as plans show them. */
    seatClasses: z.array(shownSeatClass),
    /** Those that are sold, and those that are only parts of combinations. */
    products: z.array(productFields.extend({ id: z.string() })),
    /** When the clock may change the price of some of them; null where none goes by the clock. */
    until: z.string().nullable().optional(),
    /** What comes back for its deposit, also of products that are sold no more. */
    deposits: z.array(z.object({ id: z.string(), name: wordsSchema, depositCents: z.int() })),
    /** The groups of those products, in the order they are shown. */
    groups: z.array(shownGroup),
    /** What is taken off where tickets are bought together. */
    ticketDiscounts: z.array(ticketDiscount),
    /** Where the law tells what is taken away from what is eaten here: how it usually is; else null. */
    takenAway: z.object({ usual: z.boolean() }).nullable().optional(),
    kept: keptPrices.nullable(),
  }),
})
