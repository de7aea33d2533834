import { Temporal } from 'temporal-polyfill'
import { Refusal } from '../refusal.ts'
import { isAlive } from '../catalogue/entity.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import type { PricedLine } from '../billing/bill.ts'
import { printedCode } from './code.ts'
import type { VoucherIssued } from './facts.ts'
import type { VoucherRow } from './store.ts'
import type { TurnOwner } from './turn.ts'
import { turnsFit, type VoucherType } from './voucher-type.ts'

export type WantedVoucher = {
  /** Sent again, it is the same voucher. */
  requestId: string
  voucherTypeId: string
  turns: number
  holderName: string
  cinemaId: string | null
  billId: string | null
}

/** A voucher to be issued, with what is known here: its type, and one already made by the same request. */
export type VoucherOrder = {
  wanted: WantedVoucher
  type: VoucherType | undefined
  issued: VoucherRow | undefined
}

/** Who issues it, and on which business day there, YYYY-MM-DD. */
export type Issuing = { owner: TurnOwner; today: string; newId: (size: number) => string }

/** What a bill and a receipt show of a voucher. */
type Issued = Pick<VoucherIssued, 'voucherId' | 'title' | 'turnCents'>

/** Sixty bits: impossible to guess, and still short enough to read aloud and type. */
const codeSize = 12

/**
 * Issues a voucher; all its turns belong to the node that issues it. Sent again, it is the same one and nothing is
 * written. Refuses `voucher_type_unknown`, `turns_step` (names the bounds), `request_reused`.
 */
export function issueVoucher(
  { wanted, type, issued }: VoucherOrder,
  by: Issuing,
): { voucher: Issued; made: Draft[] } {
  if (issued) {
    if (issued.voucherTypeId !== wanted.voucherTypeId || issued.turns !== wanted.turns)
      throw new Refusal('request_reused')
    const { id: voucherId, title, turnCents } = issued
    return { voucher: { voucherId, title, turnCents }, made: [] }
  }
  requireSellable(type, wanted.turns)
  const draft = voucherIssued(by.newId(codeSize), type, wanted, by)
  return { voucher: draft.body, made: [draft] }
}

/** A voucher with a code: a new one, or the one a guest already has on paper. */
export function voucherIssued(
  voucherId: string,
  type: Pick<VoucherType, 'id' | 'type' | 'title' | 'turnCents' | 'pauseMinutes' | 'validMonths'>,
  wanted: WantedVoucher,
  { owner, today: validFrom }: Pick<Issuing, 'owner' | 'today'>,
): Extract<Draft, { type: 'voucher.issued' }> {
  const holderName = wanted.holderName.trim()
  const validUntil =
    type.validMonths === null
      ? null
      : Temporal.PlainDate.from(validFrom).add({ months: type.validMonths }).toString()
  return {
    scope: 'exhibitor',
    type: 'voucher.issued',
    body: {
      voucherId,
      requestId: wanted.requestId,
      voucherTypeId: type.id,
      type: type.type,
      title: type.title,
      turns: wanted.turns,
      turnCents: type.turnCents,
      pauseMinutes: type.pauseMinutes,
      owner,
      validFrom,
      validUntil,
      cinemaId: wanted.cinemaId,
      billId: wanted.billId,
    },
    ...(holderName ? { privatePart: { holderName } } : {}),
    // A voucher without an end keeps its turns for ever; the holder's name is kept as long as if it ended at once.
    privateDay: validUntil ?? validFrom,
  }
}

/** A type that is still sold, with an allowed number of turns. */
function requireSellable(type: VoucherType | undefined, turns: number): asserts type is VoucherType {
  if (!type || !isAlive(type))
    throw new Refusal('voucher_type_unknown', {}, { voucherTypeId: ['refusal.voucher_type_unknown'] })
  if (!turnsFit(type, turns))
    throw new Refusal(
      'turns_step',
      { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep },
      { turns: ['refusal.turns_step'] },
    )
}

/**
 * Issues the vouchers of a basket, each with its bill line; the code is on the line, and so on the receipt. VAT is due
 * now, since a turn is worth an admission. Refuses as `issueVoucher`.
 *
 * @param by.vatRate of admission, in basis points
 */
export function sellVouchers(
  orders: readonly VoucherOrder[],
  by: Issuing & { locale: Locale; vatRate: number },
): { lines: PricedLine[]; made: Draft[] } {
  const sold = orders.map(order => ({ order, ...issueVoucher(order, by) }))
  return {
    lines: sold.map(({ order: { wanted }, voucher }) => ({
      kind: 'voucher',
      text: `${inLocale(voucher.title, by.locale)} · ${printedCode(voucher.voucherId)}`,
      quantity: wanted.turns,
      unitCents: voucher.turnCents,
      totalCents: wanted.turns * voucher.turnCents,
      vatRate: by.vatRate,
      voucherId: voucher.voucherId,
      voucherTypeId: wanted.voucherTypeId,
    })),
    made: sold.flatMap(({ made }) => made),
  }
}
