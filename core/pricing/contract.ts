import * as z from 'zod'
import { route } from '../api/route.ts'
import { priceRateFields, productFields } from './price-rate.ts'
import { shownGroup } from './product-groups.ts'

export const readPrices = route({
  method: 'GET',
  path: '/api/prices',
  summary: 'Price rates and concessions, in selling order',
  access: 'public',
  query: z.object({
    cinema: z.string().max(200).optional().meta({ description: 'a box answers for its own' }),
  }),
  answer: z.object({
    rates: z.array(priceRateFields.extend({ id: z.string() })),
    products: z.array(productFields.extend({ id: z.string() })),
    /** The groups of those products, in the order they are shown. */
    groups: z.array(shownGroup),
  }),
})
