import { defineEntity, type Misfit } from '../catalogue/entity.ts'
import { mostOrdered } from './gift.ts'
import { packed, vouchersIn, voucherPackageFields, type VoucherPackageFields } from './voucher-package.ts'

export const voucherPackage = defineEntity({
  kind: 'voucher_package',
  fields: voucherPackageFields,
  essentials: ['name', 'parts', 'cents'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'voucher-packages',
    permission: 'manage_vouchers',
    module: 'vouchers',
    fresh: {
      picture: null,
      soldFrom: null,
      soldUntil: null,
      cinemaIds: [],
      visibility: ['site', 'pos'],
      status: 'available',
      order: 0,
      deleted: false,
    },
    inputs: { description: 'long', picture: 'picture', visibility: 'ticks' },
    refuses: ['rate_sold_nowhere', 'rate_dates_cross', 'too_many_vouchers', 'package_price'],
    misfit(each): Misfit<keyof VoucherPackageFields> | undefined {
      const { visibility, soldFrom, soldUntil } = each
      if (!visibility.length) return { code: 'rate_sold_nowhere', details: {}, field: 'visibility' }
      if (soldFrom && soldUntil && soldUntil < soldFrom)
        return { code: 'rate_dates_cross', details: {}, field: 'soldUntil' }
      if (vouchersIn(each) > mostOrdered)
        return { code: 'too_many_vouchers', details: { most: mostOrdered }, field: 'parts' }
      return undefined
    },
    permits({ catalogue }, _by, { before, after }) {
      // What one of its kinds costs by now keeps nobody from changing something else.
      const priced = ({ cents, parts }: NonNullable<typeof after>) => JSON.stringify([cents, parts])
      if (!after || (before && priced(before) === priced(after))) return undefined
      const now = packed(after, id => catalogue.get('voucher_type', id))
      return now && now.cents !== after.cents ? { code: 'package_price', field: 'cents' } : undefined
    },
    archives: true,
  },
  refersTo: { 'parts.voucherTypeId': 'voucher_type', cinemaIds: 'cinema' },
  files: ['picture'],
  tells: ['vouchers.changed'],
})
