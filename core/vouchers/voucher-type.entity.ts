import { defineEntity } from '../catalogue/entity.ts'
import { voucherTypeFields } from './voucher-type.ts'

export const voucherType = defineEntity({
  kind: 'voucher_type',
  fields: voucherTypeFields,
  essentials: ['title', 'turnCents'],
})
