import type { Fact } from '#core/journal/fact.ts'
import type {
  Redeemed,
  ReservationCancelAsked,
  ReservationChanged,
  ReservationEnded,
  ReservationMade,
} from '#core/seating/reserved/facts.ts'
import type { Owner, Token, TokenChange } from '#core/seating/token.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Move = (
  fact: Fact,
  author: Place,
  tokens: readonly TokenChange[],
  to: Omit<Token, 'version'>,
  from: (token: Token) => boolean,
) => void

const isFree = (token: Token) => token.state === 'free'
/** In the check a reserved seat's bill is its reservation. */
const reservedFor = (id: string) => (token: Token) => token.state === 'reserved' && token.billId === id

/**
 * Whether a sale may take a seat: it is free, reserved for a guest whose reservation the sale names, or blocked, which
 * staff sells knowingly. That its owner alone does is checked of every token.
 */
export function mayBeSold(redeemed: readonly Redeemed[] = []): (token: Token) => boolean {
  const named = new Set(redeemed.map(({ reservationId }) => reservationId))
  return token =>
    isFree(token) ||
    token.state === 'blocked' ||
    (token.state === 'reserved' && named.has(token.billId ?? ''))
}

/**
 * A seat is reserved from free alone, given back by its own reservation alone, and a reservation ends once. Who may
 * write it, and that it moves to nobody, is checked of every token.
 */
export function openReservationCheck(fail: Fail, stats: Stats, move: Move) {
  const ended = new Set<string>()
  /** The other side, or a rule of a manager, has asked for the end of these. */
  const asked = new Set<string>()
  return {
    isAskedToEnd: (id: string) => asked.has(id),
    reset() {
      ended.clear()
      asked.clear()
    },
    see(fact: Fact, author: Place): void {
      const owner: Owner = author.identity.role
      const free = { owner, state: 'free', billId: null } as const
      switch (fact.type) {
        case 'reservation.made': {
          const { reservationId: id, tokens } = fact.body as ReservationMade
          count(stats, 'reservations made')
          return move(fact, author, tokens, { owner, state: 'reserved', billId: id }, isFree)
        }
        case 'reservation.changed': {
          const { reservationId: id, tokens, freed } = fact.body as ReservationChanged
          count(stats, 'reservations changed')
          move(fact, author, freed, free, reservedFor(id))
          return move(fact, author, tokens, { owner, state: 'reserved', billId: id }, isFree)
        }
        case 'reservation.cancel_asked':
          count(stats, 'reservations asked to end')
          return void asked.add((fact.body as ReservationCancelAsked).reservationId)
        case 'reservation.cancelled':
        case 'reservation.expired': {
          const { reservationId: id, tokens, reason } = fact.body as ReservationEnded
          count(stats, `reservations ended: ${reason}`)
          if (ended.has(id)) fail('I2', `${fact.origin}#${fact.seq} ends reservation ${id} once more`)
          ended.add(id)
          return move(fact, author, tokens, free, reservedFor(id))
        }
        case 'sale.made':
          for (const { seats } of (fact.body as { redeemed?: Redeemed[] }).redeemed ?? [])
            count(stats, 'reserved seats paid for', seats)
      }
    },
  }
}
