import type { Words } from '../i18n/locale.ts'
import type { TurnChange, TurnOwner, TurnUse } from './turn.ts'

/**
 * Facts about vouchers are all in the exhibitor's streams, so that every box knows every voucher and which turns are
 * used, and none needs another cinema's sales.
 */
export type VoucherIssued = {
  voucherId: string
  /** The request's id: sent again, the answer is the same voucher. */
  requestId: string
  voucherTypeId: string
  /** Frozen copies, as sold. */
  type: 'giftcard' | 'subscription'
  title: Words
  turns: number
  turnCents: number
  pauseMinutes: number
  /** The first owner of every turn. */
  owner: TurnOwner
  /** Business days, YYYY-MM-DD; null is for ever. */
  validFrom: string
  validUntil: string | null
  /** Where it was sold, and with which bill; null when a manager gave it. */
  cinemaId: string | null
  billId: string | null
}

export type VoucherCancelled = { voucherId: string }

/** From here on the giver cannot use them; the receiver can when the fact arrives. */
export type TurnsTransferred = { to: TurnOwner; turns: TurnChange[]; requestId: string }

/** Turns of a purchase: kept while a visitor is paying, then spent; or spent at once at the register. */
export type TurnsUsed = { owner: TurnOwner; billId: string; cinemaId: string; turns: TurnUse[] }

/** The purchase failed or was refunded: its turns can be used again. */
export type TurnsReturned = { owner: TurnOwner; billId: string; cinemaId: string; turns: TurnChange[] }

/** A manager let a guest in on a turn this side does not own: from here on the exhibitor is owed it. */
export type VoucherOverridden = {
  debtId: string
  voucherId: string
  /** The side that is owed the turn, and alone settles the debt. */
  owner: TurnOwner
  billId: string
  cinemaId: string
  ticketId: string
  coveredCents: number
  allowedBy: { employeeId: string; name: string }
}

/** An unspent turn was found and is spent for the debt. */
export type DebtSettled = {
  debtId: string
  owner: TurnOwner
  billId: string
  cinemaId: string
  turn: TurnUse
}

/** A manager wrote the debt off, its purchase was refunded, or its ticket turned out to be paid by a turn. */
export type DebtWrittenOff = { debtId: string; voucherId: string }
