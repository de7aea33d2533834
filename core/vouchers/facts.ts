import type { Words } from '../i18n/locale.ts'
import type { TurnChange, TurnOwner, TurnUse } from './turn.ts'

/**
 * All facts about vouchers are in the exhibitor's streams, so that every box knows every voucher and which turns are
 * used, and none needs another cinema's sales.
 */
export type VoucherIssued = {
  voucherId: string
  /** Who sends the same again is told of the same voucher. */
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

/** The giver can no longer use them at once; the receiver can when the fact arrives. */
export type TurnsTransferred = { to: TurnOwner; turns: TurnChange[]; requestId: string }

/** Turns of a purchase: kept while a visitor is paying, then spent; or spent at once at the register. */
export type TurnsUsed = { owner: TurnOwner; billId: string; cinemaId: string; turns: TurnUse[] }

/** The purchase came to nothing or was refunded: its turns can be used again. */
export type TurnsReturned = { owner: TurnOwner; billId: string; cinemaId: string; turns: TurnChange[] }

/** A manager let a guest in on a turn this side does not own: the exhibitor is owed it from here on. */
export type VoucherOverridden = {
  debtId: string
  voucherId: string
  /** The side that is owed the turn, and alone settles it. */
  owner: TurnOwner
  billId: string
  cinemaId: string
  ticketId: string
  coveredCents: number
  allowedBy: { employeeId: string; name: string }
}

/** The turn turned out to be unspent, and is spent for the debt. */
export type DebtSettled = {
  debtId: string
  owner: TurnOwner
  billId: string
  cinemaId: string
  turn: TurnUse
}

/** A manager gave the debt up, its purchase was refunded, or its ticket turned out to be paid by a turn. */
export type DebtWrittenOff = { debtId: string; voucherId: string }
