import * as z from 'zod'
import { isAlive } from '../catalogue/entity.ts'
import { namedWords, wordsOfMost } from '../i18n/words.ts'
import { priceRateFields } from '../pricing/price-rate.ts'
import { sharesOf } from '../pricing/combination.ts'
import { mostOrdered } from './gift.ts'
import { mostRefreshmentCents, turnsMost, type VoucherType } from './voucher-type.ts'

const { cinemaIds, visibility, status, order, deleted } = priceRateFields.shape

/** A package is made of so many kinds of vouchers at most. */
const mostPackageParts = 10

/** Vouchers of one kind in a package, all alike. Its visits and its value are its own: the kind's bounds hold by itself. */
const packagePartFields = z.object({
  voucherTypeId: z.string().min(1).max(100),
  count: z.int().min(1).max(mostOrdered),
  turns: z.int().min(1).max(turnsMost),
  /** On each, for snacks and drinks; none when left out. */
  refreshmentCents: z.int().min(0).max(mostRefreshmentCents).optional(),
})

/** Several vouchers sold together at a price of their own: each has its own code, and they go back together. */
export const voucherPackageFields = z.object({
  name: namedWords,
  /** What is in it and whom it is for; nothing when left out or empty. */
  description: wordsOfMost(600).optional(),
  /** A file by the hash of its bytes; none when left out. */
  picture: z
    .string()
    .regex(/^[\w-]{10,80}$/)
    .nullable()
    .optional(),
  parts: z.array(packagePartFields).min(1).max(mostPackageParts),
  /** What all of it costs, in cents with VAT. */
  cents: z.int().min(1).max(10_000_000),
  /** Sold on these business days alone, the first and the last; YYYY-MM-DD. */
  soldFrom: z.iso.date().nullable().optional(),
  soldUntil: z.iso.date().nullable().optional(),
  /** The cinemas that sell it; all of them when left out or empty. */
  cinemaIds,
  /** Where it is sold. */
  visibility,
  status,
  order,
  deleted,
  /** No longer sold; it can be sold again. */
  archived: z.boolean().optional(),
})
export type VoucherPackageFields = z.infer<typeof voucherPackageFields>
export type VoucherPackage = VoucherPackageFields & { id: string }

/** How many vouchers are in it. */
export const vouchersIn = ({ parts }: Pick<VoucherPackage, 'parts'>): number =>
  parts.reduce((sum, { count }) => sum + count, 0)

/** Whether it is sold at a place of a cinema on a business day there. */
export function isPackageSold(
  each: VoucherPackage,
  { channel, cinemaId, day }: { channel: 'site' | 'pos'; cinemaId: string; day: string },
): boolean {
  const { visibility, cinemaIds = [], soldFrom, soldUntil, status = 'available' } = each
  return (
    isAlive(each) &&
    status === 'available' &&
    visibility.includes(channel) &&
    (!cinemaIds.length || cinemaIds.includes(cinemaId)) &&
    (!soldFrom || day >= soldFrom) &&
    (!soldUntil || day <= soldUntil)
  )
}

/** One voucher of a package. */
export type PackedVoucher = {
  type: VoucherType
  turns: number
  refreshmentCents: number
  /** What its visits cost in this package, in cents with VAT. */
  turnsCents: number
}

/**
 * What a package gives and what each voucher of it costs. Its value for snacks and drinks costs what it is worth, since that
 * will pay as much; the rest of the price is shared by the visits as they cost by themselves (`sharesOf`: floor by floor, and
 * a cent each to the dearest first), so that each bears its own VAT and the sum is the price to the cent. A package costs
 * never more than its vouchers by themselves, and never less than the value that is on them.
 *
 * @returns undefined while one of its kinds is no longer sold
 */
export function packed(
  { parts, cents }: Pick<VoucherPackage, 'parts' | 'cents'>,
  typeOf: (id: string) => VoucherType | undefined,
): { vouchers: PackedVoucher[]; cents: number; worthCents: number } | undefined {
  const wanted = parts.flatMap(({ voucherTypeId, count, turns, refreshmentCents = 0 }) => {
    const type = typeOf(voucherTypeId)
    return Array.from({ length: count }, () => ({ type, turns, refreshmentCents }))
  })
  const known = wanted.flatMap(({ type, ...each }) => (type && isAlive(type) ? [{ type, ...each }] : []))
  if (known.length < wanted.length) return undefined
  const single = known.map(({ type, turns }) => turns * type.turnCents)
  const value = known.reduce((sum, { refreshmentCents }) => sum + refreshmentCents, 0)
  const worthCents = single.reduce((sum, each) => sum + each, value)
  const price = Math.max(value, Math.min(cents, worthCents))
  const shares = sharesOf(price - value, single)
  return {
    vouchers: known.map((each, at) => ({ ...each, turnsCents: shares[at]! })),
    cents: price,
    worthCents,
  }
}
