import type { Fact } from '#core/journal/fact.ts'
import type { Change } from '#core/journal/catalogue-facts.ts'
import type { ScheduleFields } from '#core/programme/schedule.ts'
import type {
  BillOpened,
  PaymentClosed,
  PaymentOpened,
  PaymentSettled,
  RefundRequested,
  SaleMade,
} from '#core/billing/facts.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { SeatsBlocked, SeatsUnblocked } from '#core/seating/blocked/facts.ts'
import type { SeatsTransferred } from '#core/seating/apply.ts'
import type { Owner, Token, TokenChange } from '#core/seating/token.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import { mayBeSold, openReservationCheck } from './reservation-check.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** Every seat by the union of all journals, and what may be written of it next. */
function openTokens(fail: Fail, emergencyMode: EmergencyModeCheck) {
  const first = new Map<string, ReadonlySet<string>>()
  /** Each with the fact that wrote it. */
  const seats = new Map<string, Token & { fact?: string }>()

  function tokenOf(key: string, { scheduleId, seatId }: TokenChange): Token & { fact?: string } {
    const known = seats.get(key)
    if (known) return known
    return {
      version: 0,
      owner: first.get(scheduleId)?.has(seatId) ? 'relay' : 'box',
      state: 'free',
      billId: null,
    }
  }

  function move(
    fact: Fact,
    author: Place,
    tokens: readonly TokenChange[],
    to: Omit<Token, 'version'>,
    from: (token: Token) => boolean,
  ) {
    for (const change of tokens) {
      const key = `${change.scheduleId}/${change.seatId}`
      const token = tokenOf(key, change)
      const who = `${fact.type} ${fact.origin}#${fact.seq}`
      emergencyMode.wrote(fact, author, change)
      if (emergencyMode.excuses(fact, author, change)) {
        if (emergencyMode.stands(fact, change, token))
          seats.set(key, { ...to, version: change.version, fact: `${fact.origin}#${fact.seq}` })
        continue
      }
      if (change.version !== token.version + 1)
        fail('I1', `${who} writes version ${change.version} of ${key} after version ${token.version}`)
      if (author.identity.role !== token.owner)
        fail('I1', `${who} writes ${key}, which the ${token.owner} owns`)
      if (to.state === 'sold' && token.state === 'sold' && to.billId !== token.billId)
        fail('I2', `${key} is sold to ${token.billId} and to ${to.billId}`)
      else if (!from(token))
        fail('I2', `${who} takes ${key}, which is ${token.state} for ${token.billId ?? 'nobody'}`)
      seats.set(key, { ...to, version: change.version, fact: `${fact.origin}#${fact.seq}` })
    }
  }

  return {
    move,
    /** Which seats of a new show the relay owns first. */
    begin: (scheduleId: string, relaySeats: readonly string[] | undefined) =>
      void first.set(scheduleId, new Set(relaySeats)),
    isBegun: (scheduleId: string) => first.has(scheduleId),
    of: (scheduleId: string, seatId: string) => seats.get(`${scheduleId}/${seatId}`),
    all: () => seats.entries(),
    reset() {
      first.clear()
      seats.clear()
    },
  }
}

const isFree = (token: Token) => token.state === 'free'
/** What a register gives back was paid: it goes before a reservation, and before a blocked seat that staff may sell. */
const isUnpaid = (token: Token) => ['free', 'reserved', 'blocked'].includes(token.state)
const soldTo = (billId: string) => (token: Token) => token.state === 'sold' && token.billId === billId

/**
 * I1 and I2 over the union of all journals: each version of a seat is written once, by the owner of the version before
 * alone; a seat is sold only from free, held and paying seats never move, and only its own purchase ends a payment.
 */
export function openSeatCheck(fail: Fail, stats: Stats, emergencyMode: EmergencyModeCheck) {
  const tokens = openTokens(fail, emergencyMode)
  const { move } = tokens
  const cancelled = new Set<string>()
  const reservations = openReservationCheck(fail, stats, move)

  function transferred(fact: Fact<SeatsTransferred>, { author, wasLost }: Pick<Told, 'author' | 'wasLost'>) {
    const { to, tokens, requestId } = fact.body
    count(stats, 'transfers')
    count(stats, 'seats transferred', tokens.length)
    if (requestId === 'allotment' || requestId === 'online_sale_ending') {
      count(stats, `transfers: ${requestId}`)
      count(stats, `seats transferred: ${requestId}`, tokens.length)
    }
    // One that comes back was written before the baskets there are now.
    const hold = (wasLost ? undefined : author.incarnation)?.node.db
      .prepare('SELECT hold_id FROM holds WHERE schedule_id = ? AND seat_id = ? AND until_ms > ?')
      .pluck()
    for (const { scheduleId, seatId } of tokens) {
      const holder = hold?.get(scheduleId, seatId, Date.parse(fact.at))
      if (holder) fail('I1', `${scheduleId}/${seatId} moved although basket ${holder} holds it`)
    }
    move(fact, author, tokens, { owner: to, state: 'free', billId: null }, isFree)
  }

  return {
    /** Forgets everything: the story is told again, without what was lost. */
    reset() {
      tokens.reset()
      cancelled.clear()
      reservations.reset()
    },
    see({ fact, author, wasLost }: Told): void {
      const owner: Owner = author.identity.role
      reservations.see(fact, author)
      switch (fact.type) {
        case 'schedule.created': {
          const { id, fields } = fact.body as Change<ScheduleFields>
          return tokens.begin(id, fields.relaySeats)
        }
        case 'schedule.cancelled':
          return void cancelled.add((fact.body as { id: string }).id)
        case 'seats.transferred':
          return transferred(fact as Fact<SeatsTransferred>, { author, ...(wasLost && { wasLost }) })
        case 'seats.blocked': {
          const { tokens } = fact.body as SeatsBlocked
          count(stats, 'seats blocked', tokens.length)
          return move(fact, author, tokens, { owner, state: 'blocked', billId: null }, isFree)
        }
        case 'seats.unblocked': {
          const { tokens } = fact.body as SeatsUnblocked
          const isBlocked = ({ state }: Token) => state === 'blocked'
          return move(fact, author, tokens, { owner, state: 'free', billId: null }, isBlocked)
        }
        case 'sale.made': {
          const { billId, tokens, redeemed } = fact.body as SaleMade
          return move(fact, author, tokens, { owner, state: 'sold', billId }, mayBeSold(redeemed))
        }
        case 'sale.reinstated': {
          const { billId, tokens } = fact.body as SaleMade
          return move(fact, author, tokens, { owner, state: 'sold', billId }, isUnpaid)
        }
        case 'bill.opened':
        case 'payment.opened': {
          const { billId, tokens } = fact.body as BillOpened | PaymentOpened
          return move(fact, author, tokens, { owner, state: 'paying', billId }, isFree)
        }
        case 'payment.settled': {
          const { billId, tokens } = fact.body as PaymentSettled
          const mine = (token: Token) =>
            token.state === 'free' || (token.state === 'paying' && token.billId === billId)
          return move(fact, author, tokens, { owner, state: 'sold', billId }, mine)
        }
        case 'refund.made': {
          const { billId, tokens } = fact.body as RefundMade
          return move(fact, author, tokens, { owner, state: 'free', billId: null }, soldTo(billId))
        }
        case 'exchange.made': {
          const { billId, freed, tokens, witness } = fact.body as ExchangeMade
          const isOpen = witness ? isUnpaid : isFree
          const waits = (token: Token) => token.state === 'paying' && token.billId === billId
          const mine = (token: Token) => isOpen(token) || soldTo(billId)(token) || waits(token)
          move(fact, author, freed, { owner, state: 'free', billId: null }, soldTo(billId))
          return move(fact, author, tokens, { owner, state: 'sold', billId }, mine)
        }
        case 'refund.requested':
        case 'payment.closed': {
          const { billId, tokens } = fact.body as PaymentClosed | RefundRequested
          const mine = (token: Token) => token.state === 'paying' && token.billId === billId
          return move(fact, author, tokens, { owner, state: 'free', billId: null }, mine)
        }
      }
    },
    /**
     * Seats still reserved although somebody has asked for the end of their reservation.
     *
     * @param isDrawn whether a show's seating plan is known; one that was lost with another history leaves nothing to free
     */
    *unrest(isDrawn: (scheduleId: string) => boolean): Generator<string> {
      for (const [seat, { state, billId }] of tokens.all())
        if (
          state === 'reserved' &&
          billId !== null &&
          reservations.isAskedToEnd(billId) &&
          isDrawn(seat.split('/')[0]!)
        )
          yield `${seat} is reserved for ${billId}, whose end was asked for`
    },
    /** Who has a seat by the union of all journals. */
    holderOf: tokens.of,
    /** Whether one of the journals says that there is this show. */
    isPlanned: tokens.isBegun,
    /** Shows that somebody has cancelled, for good. */
    cancelled,
  }
}
