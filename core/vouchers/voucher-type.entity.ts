import { defineEntity } from '../catalogue/entity.ts'
import { inEuros } from './issue.ts'
import { refreshmentBounds, voucherTypeFields } from './voucher-type.ts'

type Bounds = { min: number; max: number; step: number }

const isWithin = ({ min, max, step }: Bounds, usual: number) =>
  usual >= min && usual <= max && usual % step === 0

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
      ticketMaxCents: null,
      ticketAbove: 'difference',
      validMonths: 24,
      pauseMinutes: 0,
      order: 0,
      deleted: false,
    },
    refuses: ['least_above_most', 'turns_step', 'refreshments_step'],
    misfit: type => {
      const turns = { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep }
      // The field that is wrong is marked: where the bounds cross, no usual number could be right.
      if (turns.min > turns.max) return { code: 'least_above_most', details: turns, field: 'turnsMin' }
      if (turns.min % turns.step) return { code: 'turns_step', details: turns, field: 'turnsMin' }
      if (!isWithin(turns, type.turnsDefault))
        return { code: 'turns_step', details: turns, field: 'turnsDefault' }
      const { usual, ...value } = refreshmentBounds(type)
      const details = inEuros(value)
      if (value.min > value.max) return { code: 'least_above_most', details, field: 'refreshmentMinCents' }
      if (value.min % value.step) return { code: 'refreshments_step', details, field: 'refreshmentMinCents' }
      if (!isWithin(value, usual))
        return { code: 'refreshments_step', details, field: 'refreshmentDefaultCents' }
      return undefined
    },
    unique: ['slug'],
    inputs: { description: 'long', content: 'long' },
    archives: true,
  },
  rows: { vouchers: 'vouchers.voucher_type_id' },
  tells: ['vouchers.changed'],
})
