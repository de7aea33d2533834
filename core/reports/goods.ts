import type { Sums } from './subjects.ts'

/** How goods moved: out over a till or the website, back for money, or on either side of an exchange. */
export type Movement = 'sold' | 'refunded' | 'exchangedAway' | 'exchangedFor'

type Moved = {
  kind: 'ticket' | 'product' | 'voucher' | 'fee' | 'deposit'
  quantity: number
  combinations?: number
  cents: number
  vatCents: number
  discountCents: number
  coveredCents: number
}

/**
 * What a movement of goods adds to the sums of its line. What goes back counts against the day on which it does, so a day
 * that is over never changes; `coveredCents` is what turns of vouchers paid for, whose money came when those were sold.
 */
export function sumsOfGoods(row: Moved, movement: Movement): Sums {
  const sign = movement === 'sold' || movement === 'exchangedFor' ? 1 : -1
  const { kind } = row
  const cents = sign * row.cents
  const quantity = sign * row.quantity
  return {
    grossCents: cents,
    vatCents: sign * row.vatCents,
    discountCents: sign * row.discountCents,
    coveredCents: sign * row.coveredCents,
    ...(kind === 'ticket' ? { tickets: quantity, ticketCents: cents } : {}),
    ...(kind === 'product' ? { products: quantity, productCents: cents } : {}),
    ...(row.combinations ? { combinations: sign * row.combinations } : {}),
    ...(kind === 'voucher' ? { soldCents: cents } : {}),
    ...(kind === 'deposit' ? { depositCents: cents } : {}),
    ...(movement === 'refunded' ? { refundedCents: row.cents } : {}),
    ...(kind === 'ticket' && row.coveredCents
      ? { usedTurns: quantity, usedCents: sign * row.coveredCents }
      : {}),
  }
}

type Paid = { count: number; cents: number; roundingCents: number; tipCents: number }

/** What payments, or money that went back, add to the sums of their line. */
export function sumsOfMoney(row: Paid, isBack: boolean): Sums {
  return isBack
    ? { backCents: row.cents, roundingCents: -row.roundingCents }
    : {
        payments: row.count,
        takenCents: row.cents,
        roundingCents: row.roundingCents,
        tipCents: row.tipCents,
      }
}

type Voucher = { turns: number; turnCents: number; valueCents: number; validUntil: string | null }

/** What of a voucher is still owed on a day, or lapsed unused before it. */
export function sumsOfVoucher(voucher: Voucher, day: string): Sums {
  const turnCents = voucher.turns * voucher.turnCents
  const { valueCents } = voucher
  if (voucher.validUntil !== null && voucher.validUntil < day) return { lapsedCents: turnCents + valueCents }
  return {
    openVouchers: voucher.turns > 0 || valueCents > 0 ? 1 : 0,
    openTurns: voucher.turns,
    openTurnCents: turnCents,
    openValueCents: valueCents,
  }
}
