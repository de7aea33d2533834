import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import { depositsSum, type DepositOffer } from '../pricing/deposit-kinds.ts'
import { expectedOf, type TillDrawer } from './drawer.ts'
import type { DepositKind, DrawerLine } from './facts.ts'
import type { AtTill } from './shift.ts'

/** Most that one guest is given for cups and bottles at once, in cents: a round of them, not a till. */
export const mostBackCents = 20_000
/** Most pieces of one kind, and kinds, of one return. */
export const mostPieces = 200
export const mostKinds = 40

/** How many of which product's cups and bottles came back, and the sum that was shown for them, in cents. */
export type DepositsBackRequest = {
  id: string
  kinds: readonly { productId: string; pieces: number }[]
  cents: number
}

/**
 * Money for cups and bottles out of the drawer, whoever bought what was in them and wherever; sent again it is the same
 * return. Refuses `shift_not_here` where no till is, `deposit_unknown` for a product that has none, `total_changed`,
 * `deposits_too_much`, `shift_needed`, `cash_not_there` (more than should be in the drawer), `request_reused`.
 *
 * @param now.cash what the drawer of the open shift should hold; undefined without one
 */
export function giveDepositsBack(
  { id: returnId, kinds, cents }: DepositsBackRequest,
  now: {
    known: { deviceId: string; cents: number; kinds: readonly DepositKind[] } | undefined
    offered: readonly DepositOffer[]
    drawer: TillDrawer
    cash: DrawerLine | undefined
  },
  by: AtTill & { locale: Locale },
): Draft[] {
  const { deviceId, device, cinemaId, employeeId, employeeName, locale } = by
  if (deviceId === null) throw new Refusal('shift_not_here')
  if (now.known) {
    const text = (all: DepositsBackRequest['kinds']) =>
      all.map(({ productId, pieces }) => `${pieces}x${productId}`).join()
    if (now.known.deviceId !== deviceId || text(now.known.kinds) !== text(kinds))
      throw new Refusal('request_reused')
    return []
  }
  const { offered } = now
  const back = kinds.map(({ productId, pieces }): DepositKind => {
    const product = offered.find(each => each.id === productId)
    if (!product) throw new Refusal('deposit_unknown')
    return { productId, text: inLocale(product.name, locale), pieces, unitCents: product.depositCents }
  })
  const totalCents = depositsSum(kinds, offered)
  if (totalCents !== cents) throw new Refusal('total_changed', { totalCents })
  if (totalCents > mostBackCents)
    throw new Refusal('deposits_too_much', { most: (mostBackCents / 100).toFixed(2) })
  const { shiftId, needed } = now.drawer
  if (needed && shiftId === null) throw new Refusal('shift_needed')
  if (now.cash && totalCents > expectedOf(now.cash)) throw new Refusal('cash_not_there')
  const body = { returnId, shiftId, cinemaId, employeeId, employeeName, deviceId, device, cents, kinds: back }
  return [{ scope: `cinema:${cinemaId}`, type: 'deposits.given_back', body }]
}
