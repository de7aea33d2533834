import { Temporal } from 'temporal-polyfill'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { businessDay } from '../programme/day.ts'
import { voucherById, voucherByRequest, type VoucherRow } from './store.ts'
import { turnOwnerOf } from './turn.ts'
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

/** Sixty bits: nobody guesses a code, and it can still be read aloud and typed. */
const codeSize = 12

/**
 * Issues a voucher; all its turns belong to the node that issues it. Refuses `voucher_type_unknown`, `turns_step` (names
 * the bounds), `request_reused`.
 */
export function issueVoucher(tx: Tx, wanted: WantedVoucher): VoucherRow {
  const issued = voucherByRequest(tx.db, wanted.requestId)
  if (issued) {
    if (issued.voucherTypeId !== wanted.voucherTypeId || issued.turns !== wanted.turns)
      throw new Refusal('request_reused')
    return issued
  }
  const type = sellableType(tx, wanted.voucherTypeId, wanted.turns)
  return writeVoucher(tx, tx.id(codeSize), type, wanted)
}

/** Writes a voucher under a code: a fresh one, or the one a guest already has on paper. */
export function writeVoucher(
  tx: Tx,
  voucherId: string,
  type: Pick<VoucherType, 'id' | 'type' | 'title' | 'turnCents' | 'pauseMinutes' | 'validMonths'>,
  wanted: WantedVoucher,
): VoucherRow {
  const validFrom = today(tx, wanted.cinemaId)
  const holder = wanted.holderName.trim()
  const validUntil =
    type.validMonths === null
      ? null
      : Temporal.PlainDate.from(validFrom).add({ months: type.validMonths }).toString()
  tx.append(
    'exhibitor',
    'voucher.issued',
    {
      voucherId,
      requestId: wanted.requestId,
      voucherTypeId: type.id,
      type: type.type,
      title: type.title,
      turns: wanted.turns,
      turnCents: type.turnCents,
      pauseMinutes: type.pauseMinutes,
      owner: turnOwnerOf(tx.identity),
      validFrom,
      validUntil,
      cinemaId: wanted.cinemaId,
      billId: wanted.billId,
    },
    holder ? { holderName: holder } : undefined,
    // A voucher without an end keeps its turns for ever, and the name as long as if it ended at once.
    validUntil ?? validFrom,
  )
  return voucherById(tx.db, voucherId)!
}

/** A type that is still sold, with turns it allows. */
export function sellableType(tx: Pick<Tx, 'catalogue'>, id: string, turns: number): VoucherType {
  const type = tx.catalogue.get('voucher_type', id)
  if (!type || type.deleted)
    throw new Refusal('voucher_type_unknown', {}, { voucherTypeId: ['refusal.voucher_type_unknown'] })
  if (!turnsFit(type, turns))
    throw new Refusal(
      'turns_step',
      { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep },
      { turns: ['refusal.turns_step'] },
    )
  return type
}

/** The business day at a cinema, or at the exhibitor's first one. */
export function today(tx: Pick<Tx, 'catalogue' | 'nowMs'>, cinemaId: string | null): string {
  const cinema = (cinemaId && tx.catalogue.get('cinema', cinemaId)) || tx.catalogue.all('cinema')[0]
  const offset = tx.catalogue.all('exhibitor')[0]?.midnightOffsetMinutes ?? 0
  return businessDay(tx.nowMs, cinema?.timezone ?? 'UTC', offset)
}

/** Cancels a voucher for good; cancelled again it stays as it is. Refuses `voucher_unknown`. */
export function cancelVoucher(tx: Tx, id: string): VoucherRow {
  const voucher = voucherById(tx.db, id)
  if (!voucher) throw new Refusal('voucher_unknown')
  if (!voucher.cancelled) tx.append('exhibitor', 'voucher.cancelled', { voucherId: id })
  return voucherById(tx.db, id)!
}
