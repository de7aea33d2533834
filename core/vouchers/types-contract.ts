import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsSchema } from '../i18n/words.ts'
import { voucherTypeFields } from './voucher-type.ts'

const voucherType = voucherTypeFields.extend({ id: z.string() })

export const readVoucherTypes = route({
  method: 'GET',
  path: '/api/voucher-types',
  summary: 'The kinds of vouchers that are sold, and the packages a register sells, in selling order',
  access: ['sell', 'manage_vouchers'],
  scope: 'exhibitor',
  answer: z.object({
    types: z.array(voucherType),
    packages: z.array(
      z.object({
        id: z.string(),
        name: wordsSchema,
        /** What all of it costs today, in cents with VAT. */
        cents: z.int(),
        contents: z.array(
          z.object({ title: wordsSchema, count: z.int(), turns: z.int(), refreshmentCents: z.int() }),
        ),
      }),
    ),
  }),
})
