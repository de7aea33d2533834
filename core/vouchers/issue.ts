import { Temporal } from 'temporal-polyfill'
import { Refusal } from '../refusal.ts'
import { isAlive } from '../catalogue/entity.ts'
import { inLocale, type Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { typedId } from '../journal/id.ts'
import type { PricedLine } from '../billing/bill.ts'
import { printedCode } from './code.ts'
import type { VoucherIssued } from './facts.ts'
import type { VoucherRow } from './store.ts'
import type { PackedVoucher } from './voucher-package.ts'
import { limitOfType } from './ticket-limit.ts'
import type { TurnOwner } from './turn.ts'
import {
  mostRefreshmentCents,
  refreshmentBounds,
  refreshmentsFit,
  turnsFit,
  turnsMost,
  type VoucherType,
} from './voucher-type.ts'

export type WantedVoucher = {
  /** Sent again, it is the same voucher. */
  requestId: string
  voucherTypeId: string
  turns: number
  /** For snacks and drinks; none when left out. */
  refreshmentCents?: number | undefined
  holderName: string
  /** Where its holder is written to; nowhere when left out or empty. */
  holderEmail?: string | undefined
  /** What its buyer calls it, such as the number of an order; none when left out. */
  reference?: string | undefined
  cinemaId: string | null
  billId: string | null
  /** What one of its turns cost in its package, rounded down to the cent: the kind's bounds hold outside packages. */
  packedTurnCents?: number
  /** Another system sold it, and its code stays: no money is taken today. */
  takenOver?: { code: string; validUntil: string | null }
}

/**
 * A voucher to be issued, with what is known here: its type, one already made by the same request, and whether the code it
 * is to keep is another one's.
 */
export type VoucherOrder = {
  wanted: WantedVoucher
  type: VoucherType | undefined
  issued: VoucherRow | undefined
  codeTaken?: boolean
}

/** Who issues it, and on which business day there, YYYY-MM-DD. */
export type Issuing = { owner: TurnOwner; today: string; newId: (size: number) => string }

/** What a bill and a receipt show of a voucher. */
type Issued = Pick<VoucherIssued, 'voucherId' | 'title' | 'turnCents' | 'refreshmentCents'>

/** Sixty bits: impossible to guess, and still short enough to read aloud and type. */
export const codeSize = 12
/** Codes of other systems that are kept, without spaces and dashes; longer ones are no codes people have on paper. */
export const keptCode = /^[0-9a-z]{4,40}$/

/**
 * Issues a voucher; all its turns belong to the node that issues it. Sent again, it is the same one and nothing is
 * written. Refuses `voucher_type_unknown`, `turns_step` and `refreshments_step` (each names the bounds),
 * `request_reused`; and of one that is taken over `voucher_code_unfit`, `voucher_code_taken` and `voucher_too_late`.
 */
export function issueVoucher(order: VoucherOrder, by: Issuing): { voucher: Issued; made: Draft[] } {
  const { wanted, type, issued } = order
  const { takenOver } = wanted
  if (issued) {
    const { id: voucherId, title, turnCents, refreshmentCents } = issued
    if (
      issued.voucherTypeId !== wanted.voucherTypeId ||
      issued.turns !== wanted.turns ||
      refreshmentCents !== (wanted.refreshmentCents ?? 0)
    )
      throw takenOver ? codeTaken() : new Refusal('request_reused')
    return { voucher: { voucherId, title, turnCents, refreshmentCents }, made: [] }
  }
  if (takenOver) requireTakenOver(order, by.today)
  else if (wanted.packedTurnCents === undefined) requireSellable(type, wanted)
  const code = takenOver ? typedId(takenOver.code) : by.newId(codeSize)
  const draft = voucherIssued(code, type!, wanted, by)
  return { voucher: draft.body, made: [draft] }
}

/**
 * By a clock that says an earlier day nobody has sold a voucher: a machine without a battery begins in 1970. What is issued
 * by it has no end, since it would be over as soon as the clock is put right.
 */
const earliestDay = '2020-01-01'

/** A voucher with a code: a new one, or the one a guest already has on paper. */
export function voucherIssued(
  voucherId: string,
  type: Pick<VoucherType, 'id' | 'type' | 'title' | 'turnCents' | 'pauseMinutes' | 'validMonths'> &
    Parameters<typeof limitOfType>[0],
  wanted: WantedVoucher,
  { owner, today: validFrom }: Pick<Issuing, 'owner' | 'today'>,
): Extract<Draft, { type: 'voucher.issued' }> {
  const holderName = wanted.holderName.trim()
  const limit = limitOfType(type)
  const reference = wanted.reference?.trim()
  const email = wanted.holderEmail?.trim()
  const usualEnd =
    type.validMonths === null || validFrom < earliestDay
      ? null
      : Temporal.PlainDate.from(validFrom).add({ months: type.validMonths }).toString()
  const validUntil = wanted.takenOver ? wanted.takenOver.validUntil : usualEnd
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
      turnCents: wanted.packedTurnCents ?? type.turnCents,
      ...(wanted.refreshmentCents ? { refreshmentCents: wanted.refreshmentCents } : {}),
      pauseMinutes: type.pauseMinutes,
      ...(limit ? { ticketLimit: limit } : {}),
      owner,
      validFrom,
      validUntil,
      cinemaId: wanted.cinemaId,
      billId: wanted.billId,
      ...(wanted.takenOver && { takenOver: true }),
    },
    ...(holderName || reference || email
      ? { privatePart: { holderName, ...(reference ? { reference } : {}), ...(email ? { email } : {}) } }
      : {}),
    // A voucher without an end keeps its turns for ever; the holder's name is kept as long as if it ended at once.
    privateDay: validUntil ?? validFrom,
  }
}

/** Bounds of a value in cents, as a refusal tells them. */
export const inEuros = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  min: (min / 100).toFixed(2),
  max: (max / 100).toFixed(2),
  step: (step / 100).toFixed(2),
})

/**
 * What was sold elsewhere keeps its turns, its value, its end and its code, whatever its type sells today; a type that is no
 * longer sold will do.
 */
function requireTakenOver({ wanted, type, codeTaken: isTaken }: VoucherOrder, day: string): void {
  const { turns, refreshmentCents = 0 } = wanted
  const { code, validUntil } = wanted.takenOver!
  if (!type || type.deleted)
    throw new Refusal('voucher_type_unknown', {}, { voucherTypeId: ['refusal.voucher_type_unknown'] })
  if (!keptCode.test(typedId(code)))
    throw new Refusal('voucher_code_unfit', {}, { code: ['refusal.voucher_code_unfit'] })
  if (isTaken) throw codeTaken()
  if (turns < (refreshmentCents ? 0 : 1) || turns > turnsMost)
    throw new Refusal('turns_step', { min: 1, max: turnsMost, step: 1 }, { turns: ['refusal.turns_step'] })
  if (refreshmentCents > mostRefreshmentCents)
    throw new Refusal('invalid_input', {}, { refreshments: ['field.too_big'] })
  if (validUntil !== null && validUntil < day)
    throw new Refusal('voucher_too_late', { day: validUntil }, { valid_until: ['refusal.voucher_too_late'] })
}

const codeTaken = () => new Refusal('voucher_code_taken', {}, { code: ['refusal.voucher_code_taken'] })

/** Where a form marks what does not fit. */
export type SellableFields = { type: string; turns: string; refreshments: string }

const atRegister: SellableFields = { type: 'voucherTypeId', turns: 'turns', refreshments: 'refreshmentCents' }

/**
 * A type that is still sold, with an allowed number of turns and value. Refuses `voucher_type_unknown`, `turns_step` and
 * `refreshments_step`, the last two with the bounds.
 */
export function requireSellable(
  type: VoucherType | undefined,
  { turns, refreshmentCents = 0 }: Pick<WantedVoucher, 'turns' | 'refreshmentCents'>,
  fields: SellableFields = atRegister,
): asserts type is VoucherType {
  if (!type || !isAlive(type))
    throw new Refusal('voucher_type_unknown', {}, { [fields.type]: ['refusal.voucher_type_unknown'] })
  if (!turnsFit(type, turns))
    throw new Refusal(
      'turns_step',
      { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep },
      { [fields.turns]: ['refusal.turns_step'] },
    )
  if (!refreshmentsFit(type, refreshmentCents))
    throw new Refusal('refreshments_step', inEuros(refreshmentBounds(type)), {
      [fields.refreshments]: ['refusal.refreshments_step'],
    })
}

/**
 * Issues the vouchers of a basket, each with its bill line; the code is on the line, and so on the receipt. VAT is due
 * now, since a turn is worth an admission; that of a refreshment value is due when it is used, so it has a line of its
 * own without any. Refuses as `issueVoucher`.
 *
 * @param by.vatRate of admission, in basis points
 */
export function sellVouchers(
  orders: readonly VoucherOrder[],
  by: Issuing & { locale: Locale; vatRate: number },
): { lines: PricedLine[]; made: Draft[] } {
  const sold = orders.map(order => ({ order, ...issueVoucher(order, by) }))
  return {
    lines: sold.flatMap(({ order: { wanted }, voucher }) => linesFor(wanted, voucher, by)),
    made: sold.flatMap(({ made }) => made),
  }
}

function linesFor(
  { turns, voucherTypeId }: WantedVoucher,
  { voucherId, title, turnCents, refreshmentCents = 0 }: Issued,
  { locale, vatRate }: { locale: Locale; vatRate: number },
): PricedLine[] {
  const text = `${inLocale(title, locale)} · ${printedCode(voucherId)}`
  return voucherLines({ voucherId, voucherTypeId, text }, { turns, turnCents, refreshmentCents }, vatRate)
}

/** A voucher's bill lines: its turns with the VAT of admission, and beside them its value without any. */
export function voucherLines(
  named: { voucherId: string; voucherTypeId: string; text: string },
  { turns, turnCents, refreshmentCents }: { turns: number; turnCents: number; refreshmentCents: number },
  vatRate: number,
): PricedLine[] {
  const line = { kind: 'voucher', ...named } as const
  const ofTurns = { ...line, quantity: turns, unitCents: turnCents, totalCents: turns * turnCents, vatRate }
  if (!refreshmentCents) return [ofTurns]
  return [
    ofTurns,
    {
      ...line,
      voucherPart: 'refreshments',
      quantity: 1,
      unitCents: refreshmentCents,
      totalCents: refreshmentCents,
      vatRate: 0,
    },
  ]
}

/** One of a package's vouchers as it is sold, and which package of the bill it is in, from 1. */
export type PackedOrder = {
  wanted: WantedVoucher
  packed: PackedVoucher
  packageId: string
  packageNumber: number
}

/** What a turn of a packed voucher cost, rounded down to the cent; what does not divide is on its line of the bill. */
export const packedTurnCents = ({ turns, turnsCents }: Pick<PackedVoucher, 'turns' | 'turnsCents'>): number =>
  Math.floor(turnsCents / turns)

/**
 * The bill lines of a voucher in a package: its turns at their price by themselves, less what the package takes off them, and
 * its value beside them.
 */
export function packedLines(
  named: { voucherId: string; text: string },
  { packed, packageId, packageNumber }: Omit<PackedOrder, 'wanted'>,
  vatRate: number,
): PricedLine[] {
  const { type, turns, turnsCents, refreshmentCents } = packed
  const amount = { turns, turnCents: type.turnCents, refreshmentCents }
  return voucherLines({ ...named, voucherTypeId: type.id }, amount, vatRate).map(line => {
    const inPackage = { ...line, packageId, packageNumber }
    const discountCents = line.totalCents - turnsCents
    if (line.voucherPart || !discountCents) return inPackage
    return { ...inPackage, totalCents: turnsCents, discountCents }
  })
}
