import { defineEntity } from '../catalogue/entity.ts'
import { voucherTypeFields } from './voucher-type.ts'

export const voucherType = defineEntity({
  kind: 'voucher_type',
  fields: voucherTypeFields,
  essentials: ['title', 'turnCents'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'voucher-types',
    permission: 'manage_vouchers',
    module: 'vouchers',
    fresh: {
      type: 'giftcard',
      description: { en: '' },
      turnsDefault: 2,
      turnsMin: 1,
      turnsMax: 10,
      turnsStep: 1,
      validMonths: 24,
      pauseMinutes: 0,
      order: 0,
      deleted: false,
    },
    refuses: ['turns_step'],
    misfit: ({ turnsMin: min, turnsMax: max, turnsStep: step, turnsDefault }) =>
      min <= max &&
      turnsDefault >= min &&
      turnsDefault <= max &&
      min % step === 0 &&
      turnsDefault % step === 0
        ? undefined
        : { code: 'turns_step', details: { min, max, step }, field: 'turnsDefault' },
    inputs: { description: 'long' },
    archives: true,
  },
  rows: { vouchers: 'vouchers.voucher_type_id' },
  tells: ['vouchers.changed'],
})
