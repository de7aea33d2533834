import type { Locale } from '../i18n/locale.ts'

/** Somebody asked to be told when seats of a show come free. Who is its private part; nothing is offered before they confirmed. */
export type WaitingAsked = {
  waitingId: string
  cinemaId: string
  scheduleId: string
  locale: Locale
  /** How many seats they want, and whether only side by side. */
  seats: number
  adjacent: boolean
}

/** Who waits for seats. */
export type WaitingParts = { email: string }

/** Whoever reads that mailbox said yes, by the link that was mailed to it: from now on they are in line. */
export type WaitingConfirmed = { waitingId: string; cinemaId: string }

/** Seats that came free are kept for somebody in line until a moment, epoch milliseconds. */
export type WaitingOffered = {
  offerId: string
  waitingId: string
  cinemaId: string
  scheduleId: string
  seats: string[]
  untilMs: number
}

/** Its guest opened it: its seats are in a basket, which is the bill that it becomes. */
export type WaitingTaken = {
  offerId: string
  cinemaId: string
  billId: string
  /** Of the hybrid clock: the newest basket has the seats. */
  stamp: string
}

/** Its seats are kept no longer before anybody took them: the register has them, or this relay forgot. Its guest waits on. */
export type WaitingWithdrawn = { offerId: string; cinemaId: string }

/**
 * How somebody stopped waiting: they bought, let an offer pass, left by the link, were taken off by staff, never
 * confirmed, or were erased; or the show is sold no longer.
 */
export const waysOff = ['bought', 'lapsed', 'left', 'staff', 'not_confirmed', 'erased', 'over'] as const
export type WayOff = (typeof waysOff)[number]

/** They wait no longer. */
export type WaitingEnded = {
  waitingId: string
  cinemaId: string
  how: WayOff
  /** Their private part is erased with it, and nobody is shown that they were ever there. */
  forgotten: boolean
}
