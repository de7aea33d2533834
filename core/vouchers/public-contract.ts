import * as z from 'zod'
import { route } from '../api/route.ts'

/** A voucher in a visitor's basket, with the field names of spec/website.md section 3. */
export const voucherInCart = z.object({
  uuid: z.string(),
  id: z.string(),
  barcode_text: z.string(),
  title: z.string(),
  /** YYYY-MM-DD. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  total_turns: z.int(),
  remaining_turns: z.int(),
  /** How many of them can be used online now; a disconnected cinema's box keeps its own. */
  redeemable_turn: z.int(),
  used: z.int(),
})
export type VoucherInCart = z.infer<typeof voucherInCart>

export const validateVoucher = route({
  method: 'POST',
  path: '/api/vouchers/validate',
  summary: 'Whether a voucher can be used, and how often',
  access: 'public',
  body: z.strictObject({ barcode: z.string().trim().min(1).max(60), schedule_id: z.string().optional() }),
  answer: z.object({ data: voucherInCart }),
  refusals: [
    'voucher_unknown',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'turns_elsewhere',
    'schedule_unknown',
    'too_many_requests',
    'module_off',
  ],
})
