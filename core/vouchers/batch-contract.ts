import * as z from 'zod'
import { route } from '../api/route.ts'
import { batchMost } from './batch.ts'
import { giveVoucher, voucherView } from './contract.ts'

export const giveVouchers = route({
  method: 'POST',
  path: '/api/voucher-batches',
  summary: `Gives many vouchers alike, ${batchMost} at most, such as to a company by invoice`,
  module: 'vouchers',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  body: giveVoucher.body.extend({ count: z.int().min(1).max(batchMost) }),
  answer: z.object({ count: z.int() }),
  refusals: ['voucher_type_unknown', 'turns_step', 'refreshments_step', 'request_reused'],
})

export const readVoucherBatch = route({
  method: 'GET',
  path: '/api/voucher-batches/:id',
  summary:
    'The vouchers of a batch with their codes, in the order of the batch; taking them out is in the security log',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(64) }),
  answer: z.object({ vouchers: z.array(voucherView) }),
})
