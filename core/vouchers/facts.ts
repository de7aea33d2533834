import type { Words } from '../i18n/locale.ts'
import type { TicketLimit } from './ticket-limit.ts'
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
  /** Cents for snacks and drinks, all held by `owner` at first; left out where it has none. */
  refreshmentCents?: number
  pauseMinutes: number
  /** What a ticket may cost for a turn to pay for it; left out where a turn pays for any. */
  ticketLimit?: TicketLimit
  /** The first owner of every turn. */
  owner: TurnOwner
  /** Business days, YYYY-MM-DD; null is for ever. */
  validFrom: string
  validUntil: string | null
  /** Where it was sold, and with which bill; null when a manager gave it. */
  cinemaId: string | null
  billId: string | null
  /** Another system sold it: its money was taken there, and its code is the one on its paper. */
  takenOver?: boolean
}

/**
 * A visitor ordered it on the website: what will be issued under this code once its bill is paid, as it was sold. Beside
 * the bill's own facts in its cinema's stream, so that both come back together after a loss.
 */
export type VoucherOrdered = {
  billId: string
  cinemaId: string
  /** The code it will have. */
  voucherId: string
  /** Which voucher of its order it is, from 1; left out for the first one. */
  place?: number
  voucherTypeId: string
  type: 'giftcard' | 'subscription'
  title: Words
  turns: number
  turnCents: number
  /** Cents for snacks and drinks; left out where it has none. */
  refreshmentCents?: number
  pauseMinutes: number
  /** What a ticket may cost for a turn to pay for it; left out where a turn pays for any. */
  ticketLimit?: TicketLimit
  /** How long it is good from the day it is issued; null is for ever. */
  validMonths: number | null
}

/**
 * The buyer of a voucher on the website said to whom it is mailed and when, with the order or after it: the newest
 * `round` of a place holds. The address is in the private part.
 */
export type VoucherAddressed = {
  billId: string
  cinemaId: string
  /** Which voucher of its order it is, from 1. Not its code: whoever reads that could use it. */
  place: number
  /** How often that was said before. */
  round: number
  /** YYYY-MM-DD in the cinema, and from which moment on, epoch milliseconds. */
  day: string
  fromMs: number
}

/** Whom a voucher is mailed to. */
export type DeliveryPart = { name: string; email: string }

/** It left for the address of that round. */
export type VoucherMailed = { billId: string; cinemaId: string; place: number; round: number }

/**
 * It is worth nothing any more. `returnId` is the refund that took it back, `movedTo` the code of the card that has what was
 * left; left out where it is not for one.
 */
export type VoucherCancelled = { voucherId: string; returnId?: string; movedTo?: string }

/** It is good for longer; the latest day of several stands. It changes nothing of what is left. */
export type VoucherExtended = { voucherId: string; validUntil: string }

/**
 * A part of a voucher's refreshment value changed by cents, with the next version of its holder's part. Two facts with
 * one version are evidence that one node had two histories; both count.
 */
type PartChange = { voucherId: string; owner: TurnOwner; version: number; cents: number }

/** More was put on it: at a till with a bill, or by a manager. */
export type VoucherToppedUp = PartChange & {
  requestId: string
  cinemaId: string | null
  billId: string | null
}

/** A top-up of a bill went back for its money, by the return of that name. */
export type TopUpRefunded = PartChange & {
  topUpId: string
  returnId: string
  cinemaId: string
  billId: string
}

/** From here on `owner` cannot spend it; `to` can when the fact arrives. */
export type RefreshmentsTransferred = PartChange & { to: TurnOwner; requestId: string }

/** What a payment of a purchase took from a voucher, or a return gave back to it. */
export type RefreshmentUse = Omit<PartChange, 'owner'> & { paymentId: string }

/** Snacks and drinks paid by vouchers. A payment's id names its purchase. */
export type RefreshmentsSpent = { owner: TurnOwner; cinemaId: string; spent: RefreshmentUse[] }

/** A return gave it back, once for each payment. */
export type RefreshmentsReturned = {
  owner: TurnOwner
  cinemaId: string
  returnId: string
  returned: RefreshmentUse[]
}

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
