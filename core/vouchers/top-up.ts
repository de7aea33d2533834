import { idSent } from '../billing/purchase.ts'
import type { PricedLine } from '../billing/bill.ts'
import { isAlive } from '../catalogue/entity.ts'
import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { Refusal } from '../refusal.ts'
import { printedCode } from './code.ts'
import { inEuros } from './issue.ts'
import { heldOf, leftOf, type Refreshments, type RefreshmentsNow } from './refreshments.ts'
import { requireUsable } from './usable.ts'
import { mostRefreshmentCents, refreshmentBounds, type VoucherType } from './voucher-type.ts'

/** A card that a guest has value put on at a register, in cents. */
type WantedTopUp = { voucherId: string; cents: number }

/** The cards of a sale, as one node knows them at one moment, with their kinds as far as those are still there. */
type TopUpsNow = RefreshmentsNow & { types: ReadonlyMap<string, VoucherType> }

/** What top-ups are called on bills. */
const topUpWords: Words = { en: 'Top-up', de: 'Aufladung', fr: 'Recharge', nl: 'Oplading' }

/**
 * The name of a bill's top-up, which its facts have: the same one is known again, also after a loss.
 *
 * @param place which of the bill's top-ups it is, from 1
 */
export function topUpId({ billId, cinemaId }: { billId: string; cinemaId: string }, place: number): string {
  return `${idSent(billId)}-${cinemaId}-top-up-${place}`
}

/** Which top-up of its bill each of these lines is; lines that are none are left out. */
export function topUpsAmong<Line extends Pick<PricedLine, 'voucherId' | 'voucherPart'>>(
  lines: readonly Line[],
): { line: Line; place: number; voucherId: string }[] {
  return lines
    .flatMap(line =>
      line.voucherPart === 'top_up' && line.voucherId ? [{ line, voucherId: line.voucherId }] : [],
    )
    .map((each, index) => ({ ...each, place: index + 1 }))
}

/**
 * How much a register may put on a card at once, in cents: in the steps of its kind, up to what one of that kind is sold
 * with, and never so much that more is on it than any voucher carries. Null where its kind has no value or is no longer
 * sold: a manager tops such a card up in the portal.
 */
export function topUpBounds(
  known: Pick<Refreshments, 'parts'>,
  type: VoucherType | undefined,
): { step: number; max: number } | null {
  if (!type || !isAlive(type)) return null
  const { max, step } = refreshmentBounds(type)
  const space = mostRefreshmentCents - Math.max(0, leftOf(known))
  const most = Math.floor(Math.min(max, space) / step) * step
  return max > 0 ? { step, max: Math.max(0, most) } : null
}

/**
 * The lines and facts of cards that are topped up with a sale. The value is this node's, so it can be spent where it was
 * bought while the line is cut; its VAT is due when it pays for something, as that of the value a voucher is sold with.
 *
 * Refuses `voucher_unknown`, as `requireUsable` (a pause between uses is for turns), `top_up_not_sold`,
 * `refreshments_step` (names the bounds), and `node_recovering` while this node may have forgotten what it holds.
 *
 * @param by.spentOf how often the same sale takes some of a voucher’s value, before it: each has a version of its own
 * @param by.isOn whether a top-up of this very sale is on its card: the sale was lost, and what it put on the card was not
 */
export function sellTopUps(
  wanted: readonly WantedTopUp[],
  now: TopUpsNow,
  by: {
    billId: string
    locale: Locale
    spentOf: (voucherId: string) => number
    isOn: (place: number) => boolean
  },
): { lines: PricedLine[]; made: Draft[] } {
  const isOn = wanted.map((_, index) => by.isOn(index + 1))
  const sold = wanted.map(({ voucherId, cents }, index) => {
    const known = now.vouchers.get(voucherId)
    if (!known) throw new Refusal('voucher_unknown', { voucherId })
    const { voucher } = known
    requireUsable({ voucher, today: now.today, nowMs: now.nowMs, lastUse: undefined })
    if (!isOn[index]) requireFits(cents, topUpBounds(known, now.types.get(voucher.voucherTypeId)))
    if (!now.me) throw new Refusal('node_recovering')
    const before = wanted
      .slice(0, index)
      .filter((each, at) => each.voucherId === voucherId && !isOn[at]).length
    const version = (now.versions.get(voucherId) ?? 0) + by.spentOf(voucherId) + before + 1
    const title = inLocale(voucher.title, by.locale)
    // Not its whole code: who finds the receipt could use what was put on it.
    return {
      line: lineOf(
        voucherId,
        cents,
        `${inLocale(topUpWords, by.locale)} · ${title} · …${printedCode(voucherId).slice(-4)}`,
      ),
      made: toppedUp({ voucherId, cents }, now, { billId: by.billId, place: index + 1, version }),
    }
  })
  return {
    lines: sold.map(({ line }) => line),
    made: sold.filter((_, index) => !isOn[index]).map(({ made }) => made),
  }
}

function requireFits(cents: number, bounds: { step: number; max: number } | null): void {
  if (!bounds) throw new Refusal('top_up_not_sold')
  const { step, max } = bounds
  if (cents < step || cents > max || cents % step)
    throw new Refusal('refreshments_step', inEuros({ min: Math.min(step, max), max, step }))
}

const lineOf = (voucherId: string, cents: number, text: string): PricedLine => ({
  kind: 'voucher',
  voucherPart: 'top_up',
  voucherId,
  text,
  quantity: 1,
  unitCents: cents,
  totalCents: cents,
  vatRate: 0,
})

function toppedUp(
  { voucherId, cents }: WantedTopUp,
  { owner, cinemaId }: Pick<RefreshmentsNow, 'owner' | 'cinemaId'>,
  { billId, place, version }: { billId: string; place: number; version: number },
): Draft {
  const requestId = topUpId({ billId, cinemaId }, place)
  const body = { voucherId, owner, version, cents, requestId, cinemaId, billId }
  return { scope: 'exhibitor', type: 'voucher.topped_up', body }
}

/** A top-up that goes back for its money, and which one of its bill it is. */
export type TopUpBack = WantedTopUp & { place: number }

/**
 * Whether top-ups of a bill can go back: so much is still on each card, and this node holds it. Refuses `voucher_in_use`
 * (names the code) where some of it was spent, is held elsewhere or moved to another card, and `node_recovering`. What this
 * node put on a card that another one was exchanging at that moment is on no other card, and does go back.
 */
export function requireUnspent(
  now: Pick<RefreshmentsNow, 'vouchers' | 'owner' | 'me'>,
  back: readonly TopUpBack[],
): void {
  if (back.length && !now.me) throw new Refusal('node_recovering')
  for (const [voucherId, ofCard] of Map.groupBy(back, ({ voucherId }) => voucherId)) {
    const cents = ofCard.reduce((sum, each) => sum + each.cents, 0)
    const known = now.vouchers.get(voucherId)
    // What is left of a cancelled card may be on the one it was exchanged for.
    const isOver = known?.voucher.cancelled && (known.movedFrom?.has(now.owner) ?? true)
    if (!known || isOver || Math.min(heldOf(known, now.owner).cents, leftOf(known)) < cents)
      throw new Refusal('voucher_in_use', { code: printedCode(voucherId) })
  }
}

/**
 * The facts that take top-ups off their cards again, as their return gives their money back.
 *
 * @param about.givenBackOf how often the same return gives back to a card what it had paid, before it
 */
export function topUpsRefunded(
  now: Pick<RefreshmentsNow, 'owner' | 'me' | 'cinemaId' | 'versions'>,
  back: readonly TopUpBack[],
  about: { returnId: string; billId: string; givenBackOf: (voucherId: string) => number },
): Draft[] {
  if (!now.me) return []
  return back.map(({ voucherId, cents, place }, index) => {
    const before = back.slice(0, index).filter(each => each.voucherId === voucherId).length
    const version = (now.versions.get(voucherId) ?? 0) + about.givenBackOf(voucherId) + before + 1
    const { owner, cinemaId } = now
    const { returnId } = about
    const billId = idSent(about.billId)
    const id = topUpId({ billId, cinemaId }, place)
    const body = { voucherId, owner, version, cents, topUpId: id, returnId, cinemaId, billId }
    return { scope: 'exhibitor', type: 'voucher.top_up_refunded', body }
  })
}

/**
 * The top-ups of a sale that its box lost and that came back, which are not known here: the guest has paid.
 *
 * @param by.isOwed whether one counts and is not known here
 */
export function topUpsAgain(
  now: Pick<RefreshmentsNow, 'owner' | 'me' | 'cinemaId' | 'versions'>,
  wanted: readonly TopUpBack[],
  by: { billId: string; spentOf: (voucherId: string) => number; isOwed: (topUp: TopUpBack) => boolean },
): Draft[] {
  if (!now.me) return []
  const owed = wanted.filter(by.isOwed)
  return owed.map((topUp, index) => {
    const { voucherId, place } = topUp
    const before = owed.slice(0, index).filter(each => each.voucherId === voucherId).length
    const version = (now.versions.get(voucherId) ?? 0) + by.spentOf(voucherId) + before + 1
    return toppedUp(topUp, now, { billId: by.billId, place, version })
  })
}
