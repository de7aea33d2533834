import type { Known } from './author.ts'
import { isWorth } from './money.ts'

/** A till and its drawer are the box's of that cinema alone: nobody else numbers its reports. */
const ofTill = {
  by: 'box',
  in: 'cinema',
  cinemaOf: ({ cinemaId }: { cinemaId: string }) => [cinemaId],
} as const
const ofDrawer = { ...ofTill, only: isWorth } as const

/** Shifts, cash that moves with nothing sold, what card terminals are asked, what was given back by hand instead, and what walls have shown. */
export const tillRules = {
  'shift.opened': ofTill,
  'cash.paid_in': ofDrawer,
  'cash.paid_out': ofDrawer,
  'cash.withdrawn': ofDrawer,
  'shift.counted': ofTill,
  'shift.handed_over': ofTill,
  'shift.closed': ofTill,
  'drawer.opened': ofTill,
  'deposits.given_back': ofDrawer,
  'bell.rung': ofTill,
  'bell.answered': { ...ofTill, by: 'both' },
  'register_notice.read': ofTill,
  'spots.played': {
    by: 'box',
    in: 'cinema',
    cinemaOf: ({ cinemaId, wallId }: { cinemaId: string; wallId: string }, known: Known) => [
      cinemaId,
      known.device(wallId),
    ],
  },
  'ticket.reprinted': {
    by: 'box',
    in: 'cinema',
    cinemaOf: ({ cinemaId, ticketId }: { cinemaId: string; ticketId: string }, known: Known) => [
      cinemaId,
      known.ticket(ticketId),
    ],
  },
  'snacks.handed_out': {
    by: 'box',
    in: 'cinema',
    cinemaOf: ({ cinemaId, billId }: { cinemaId: string; billId: string }, known: Known) => [
      cinemaId,
      known.purchase(billId),
    ],
  },
  'refund.given': {
    by: 'box',
    in: 'cinema',
    cinemaOf: ({ cinemaId, paymentId }: { cinemaId: string; paymentId: string }, known: Known) => [
      cinemaId,
      known.payment(paymentId),
    ],
    only: isWorth,
  },
  'terminal.asked': ofDrawer,
  'terminal.answered': ofTill,
  'terminal.day_asked': ofTill,
  'terminal.day_answered': ofTill,
  'terminal.day_explained': ofTill,
} as const
