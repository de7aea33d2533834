import type { Db } from '#core/database/sql.ts'
import { cardRests } from '#core/vouchers/card-rest-store.ts'
import type {
  DebtSettled,
  TurnsTransferred,
  TurnsUsed,
  VoucherCancelled,
  VoucherIssued,
} from '#core/vouchers/facts.ts'
import { turnOwnerOf, type TurnOwner } from '#core/vouchers/turn.ts'
import { leavesUnread } from './older-version.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/**
 * What was left of a card when it was exchanged: its free turns and its cents, of the side that did it; and how many turns
 * and cents the new card has, once it is issued. `isLate`: that it was exchanged was lost with both disks of a relay, which may have
 * gone on with the old card.
 */
type Moved = {
  to: string
  free: ReadonlySet<number>
  cents: number
  owner: TurnOwner
  given?: { turns: number; cents: number }
  isLate: boolean
}

/**
 * Cards that were exchanged for new ones, over the union of all journals: what was left of one is on one other, all of it
 * and no more, is never used on the old one besides, and its money does not go back besides.
 */
export function openCardCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** The free turns of a card that an owner has, by their numbers, and its cents there. */
    freeOf: (voucherId: string, owner: TurnOwner) => ReadonlySet<number>
    heldBy: (voucherId: string, owner: TurnOwner) => number
    /** What an owner holds of a card is on another one from now on. */
    movesAway: (voucherId: string, owner: TurnOwner, cents: number) => void
    isIssued: (voucherId: string) => boolean
  },
) {
  const moved = new Map<string, Moved[]>()
  const wentBack = new Set<string>()
  /** New cards that were told of and are not issued yet, by their codes. */
  const awaited = new Map<string, string>()

  function cancelled({ voucherId, movedTo, returnId }: VoucherCancelled, { author, wasLost }: Told): void {
    if (returnId !== undefined) {
      wentBack.add(voucherId)
      if (moved.get(voucherId)?.some(({ isLate }) => !isLate))
        fail('card', `${voucherId} is on another card, and its money goes back`)
    }
    if (movedTo === undefined) return
    const before = moved.get(voucherId) ?? []
    // Where the history that stands never gave it away, its box has it, and may be unable to read that another side moved it.
    if (before.length && leavesUnread(author.version, 'voucher.cancelled'))
      count(stats, 'cards exchanged twice')
    else if (before.length)
      fail('card', `${voucherId} is moved to ${movedTo}, and to ${before[0]!.to} before`)
    if (wentBack.has(voucherId) && !wasLost)
      fail('card', `${voucherId} is moved to ${movedTo}, and its money went back`)
    const owner = turnOwnerOf(author.identity)
    const cents = Math.max(0, about.heldBy(voucherId, owner))
    const free = about.freeOf(voucherId, owner)
    moved.set(voucherId, [...before, { to: movedTo, free, cents, owner, isLate: wasLost === true }])
    awaited.set(movedTo, voucherId)
    count(stats, 'cards exchanged')
  }

  function issued({ voucherId, turns, refreshmentCents = 0 }: VoucherIssued): void {
    const old = awaited.get(voucherId)
    const left = moved.get(old ?? '')?.find(({ to }) => to === voucherId)
    if (old === undefined || !left) return
    awaited.delete(voucherId)
    // Heard of late, what the old one had when it was exchanged may have been used since.
    if (left.isLate) count(stats, 'new cards of a lost history')
    else if (turns !== left.free.size || refreshmentCents > left.cents)
      fail(
        'card',
        `${voucherId} has ${turns} turns and ${refreshmentCents} cents, and ${old} had ${left.free.size} and ${left.cents}`,
      )
    left.given = { turns, cents: refreshmentCents }
    about.movesAway(old, left.owner, refreshmentCents)
  }

  function used(what: string, turns: readonly { voucherId: string; turn: number }[]): void {
    for (const { voucherId, turn } of turns) {
      const left = moved.get(voucherId)?.find(({ free }) => free.has(turn))
      if (!left) continue
      // It is listed as more than the new card has, or less.
      if (left.isLate) count(stats, 'turns of cards that were exchanged in a lost history')
      else fail('card', `${what} turn ${voucherId}/${turn}, which is on ${left.to}`)
    }
  }

  return {
    see(told: Told): void {
      const { fact } = told
      switch (fact.type) {
        case 'voucher.cancelled':
          return cancelled(fact.body as VoucherCancelled, told)
        case 'voucher.issued':
          return issued(fact.body as VoucherIssued)
        case 'turns.kept':
        case 'turns.spent':
        case 'turns.transferred':
          return used(fact.type, (fact.body as TurnsUsed | TurnsTransferred).turns)
        case 'voucher_debt.settled':
          return used(fact.type, [(fact.body as DebtSettled).turn])
      }
    },
    /** Cards whose rest is on none. */
    *unrest(): Generator<string> {
      for (const [to, old] of awaited) yield `${old} is cancelled for ${to}, which nobody has`
    },
    /** I6: a place at rest lists what lies on exchanged cards beyond what the new ones have, and nothing else. */
    look({ name }: Pick<Place, 'name'>, db: Db, owners: readonly TurnOwner[]): void {
      const rests = [...moved].flatMap(([voucherId, moves]) =>
        owners.flatMap(owner => {
          const gone = moves.flatMap(({ owner: by, given }) => (owner === by && given) || [])
          const turns = gone.reduce((left, each) => left - each.turns, about.freeOf(voucherId, owner).size)
          const cents = gone.reduce((left, each) => left - each.cents, about.heldBy(voucherId, owner))
          const isKnown = moves.every(({ given }) => given) && about.isIssued(voucherId)
          return isKnown && (turns !== 0 || cents !== 0)
            ? [`${voucherId} of the ${owner}: ${turns} and ${cents}`]
            : []
        }),
      )
      count(stats, 'exchanged cards that something came back to', rests.length)
      const listed = cardRests(db, 1000).map(
        ({ voucherId, owner, turns, cents }) => `${voucherId} of the ${owner}: ${turns} and ${cents}`,
      )
      if (rests.toSorted().join() !== listed.toSorted().join())
        fail(
          'I6',
          `${name} lists of exchanged cards ${listed.join() || 'none'}, not ${rests.join() || 'none'}`,
        )
    },
    reset(): void {
      moved.clear()
      wentBack.clear()
      awaited.clear()
    },
  }
}
