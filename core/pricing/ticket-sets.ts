import type { ShowTerms } from '../programme/show-terms.ts'
import type { TicketDiscount } from './ticket-discount.ts'
import { isOffered } from './price-rate.ts'
import { ruleAgainst } from './rate-rules.ts'

/** Tickets that cost less together, as browser and server reckon with them. */
export type TicketSet = {
  /** The ticket discount's id. */
  id: string
  /** How many tickets of which rates; of any where none is named. */
  needs: { rateIds: string[]; count: number }[]
  /** What the set costs: so many of its dearest rates, a sum in cents, or a hundred less so many. */
  price: { pays: number } | { cents: number } | { percent: number }
}

/** A ticket of one show that money pays for: its rate, and what that costs without supplements. */
export type SetTicket = { rateId: string; cents: number }

/** What one ticket costs less, in cents, and by which ticket discount. */
export type TakenOff = { id: string; ticket: number; cents: number }

/** The ticket discounts that are given for a show, in the order of their place in the list. */
export function discountsFor(
  discounts: readonly TicketDiscount[],
  channel: 'site' | 'pos',
  show: ShowTerms | undefined,
  today: string,
): TicketDiscount[] {
  return discounts
    .filter(each => isOffered(each) && each.visibility.includes(channel))
    .filter(each => show && !ruleAgainst(each, show, today))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** A ticket discount as what must be bought together, and what that costs. */
export function setOf(discount: TicketDiscount): TicketSet {
  const { id, kind, buys = 3, pays = 2, rateIds = [], percent } = discount
  if (kind === 'n_for_m') return { id, needs: [{ rateIds, count: buys }], price: { pays } }
  const { adults = 2, children = 2, adultRateIds = [], childRateIds = [], cents } = discount
  return {
    id,
    needs: [
      { rateIds: adultRateIds, count: adults },
      { rateIds: childRateIds, count: children },
    ],
    price: percent == null ? { cents: cents ?? 0 } : { percent },
  }
}

/** Tickets of one rate: all of them cost the same. */
type Kind = { rateId: string; cents: number; tickets: number[] }
/** One way to fill a set: how many tickets of each kind, and what they cost less together. */
type Filled = { set: TicketSet; takes: readonly number[]; savesCents: number }

/** So much is looked through for the best; of larger parties the sets that save most are taken one after another. */
const most = { ways: 300, steps: 60_000 }

/**
 * What sets of tickets take off the tickets of one show: as much as can be, each ticket in one set at most. Of equal sums
 * the first set in the list is named, whatever order the tickets come in. What a set takes off is shared by its tickets
 * as their rates cost, to the cent, so that each has a price of its own that goes back with it.
 */
export function bestSets(tickets: readonly SetTicket[], sets: readonly TicketSet[]): TakenOff[] {
  if (!sets.length || tickets.length < 2) return []
  const kinds = kindsOf(tickets)
  const counts = kinds.map(({ tickets }) => tickets.length)
  const ways = sets.flatMap(set => waysOf(set, kinds, counts))
  const states = counts.reduce((product, count) => product * (count + 1), 1)
  const inOrder = ways.toSorted((a, b) => b.savesCents - a.savesCents)
  const chosen =
    ways.length <= most.ways && states * ways.length <= most.steps
      ? bestOf(counts, inOrder)
      : oneAfterAnother(counts, inOrder)
  const left = kinds.map(({ tickets }) => [...tickets])
  return chosen.flatMap(({ set, takes, savesCents }) => {
    const taken = takes.flatMap((count, kind) => left[kind]!.splice(0, count))
    return shared(taken, tickets, savesCents).map(({ ticket, cents }) => ({ id: set.id, ticket, cents }))
  })
}

function kindsOf(tickets: readonly SetTicket[]): Kind[] {
  const kinds = new Map<string, Kind>()
  tickets.forEach(({ rateId, cents }, ticket) => {
    const kind = kinds.get(rateId) ?? { rateId, cents, tickets: [] }
    kind.tickets.push(ticket)
    kinds.set(rateId, kind)
  })
  return [...kinds.values()].sort((a, b) => b.cents - a.cents || (a.rateId < b.rateId ? -1 : 1))
}

/** Every way to fill a set with tickets that are there and that saves something; not all of very many. */
function waysOf(set: TicketSet, kinds: readonly Kind[], counts: readonly number[]): Filled[] {
  let filled: number[][] = [counts.map(() => 0)]
  for (const { rateIds, count } of set.needs) {
    const fits = kinds.flatMap(({ rateId }, at) => (!rateIds.length || rateIds.includes(rateId) ? [at] : []))
    filled = filled.flatMap(takes => withMore(takes, fits, count, counts)).slice(0, most.ways + 1)
  }
  return [...new Map(filled.map(takes => [takes.join(), takes])).values()].flatMap(takes => {
    const savesCents = savedBy(set, takes, kinds)
    return savesCents > 0 ? [{ set, takes, savesCents }] : []
  })
}

/** So many more tickets of some kinds, as far as there are any; the dearest first. */
function withMore(
  takes: readonly number[],
  fits: readonly number[],
  count: number,
  counts: readonly number[],
): number[][] {
  if (!count) return [[...takes]]
  const [kind, ...others] = fits
  if (kind === undefined) return []
  const found: number[][] = []
  for (let more = Math.min(count, counts[kind]! - takes[kind]!); more >= 0; more -= 1) {
    const next = takes.with(kind, takes[kind]! + more)
    found.push(...withMore(next, others, count - more, counts))
    if (found.length > most.ways) break
  }
  return found
}

function savedBy({ price }: TicketSet, takes: readonly number[], kinds: readonly Kind[]): number {
  const each = takes.flatMap((count, kind) => Array<number>(count).fill(kinds[kind]!.cents))
  const sum = each.reduce((all, cents) => all + cents, 0)
  if ('pays' in price) return each.slice(price.pays).reduce((all, cents) => all + cents, 0)
  return 'cents' in price ? sum - price.cents : Math.round((sum * price.percent) / 100)
}

type Best = { savesCents: number; way: Filled | undefined; rest: readonly number[] }

/** The ways that save most together, found once for each number of tickets that can be left. */
function bestOf(counts: readonly number[], ways: readonly Filled[]): Filled[] {
  const known = new Map<string, Best>()
  const best = (left: readonly number[]): Best => {
    const found = known.get(left.join())
    if (found) return found
    const first = left.findIndex(count => count > 0)
    let now: Best = { savesCents: 0, way: undefined, rest: left }
    if (first >= 0) {
      for (const way of ways.filter(({ takes }) => takes[first]! > 0 && fitsIn(takes, left))) {
        const rest = less(left, way.takes)
        const savesCents = way.savesCents + best(rest).savesCents
        if (savesCents > now.savesCents) now = { savesCents, way, rest }
      }
      // One ticket of the first kind that is in no set.
      const rest = left.with(first, left[first]! - 1)
      const without = best(rest).savesCents
      if (without > now.savesCents) now = { savesCents: without, way: undefined, rest }
    }
    known.set(left.join(), now)
    return now
  }
  const chosen: Filled[] = []
  for (let left = counts, now = best(left); now.savesCents > 0; left = now.rest, now = best(left))
    if (now.way) chosen.push(now.way)
  return chosen
}

/** The way that saves most again and again, as long as it fits. */
function oneAfterAnother(counts: readonly number[], ways: readonly Filled[]): Filled[] {
  const chosen: Filled[] = []
  let left = counts
  for (const way of ways)
    while (fitsIn(way.takes, left)) {
      chosen.push(way)
      left = less(left, way.takes)
    }
  return chosen
}

const fitsIn = (takes: readonly number[], left: readonly number[]) =>
  takes.every((count, kind) => count <= left[kind]!)
const less = (left: readonly number[], takes: readonly number[]) =>
  left.map((count, kind) => count - takes[kind]!)

/** Cents off some tickets as their rates cost; what does not divide comes off the dearest first. */
function shared(taken: readonly number[], tickets: readonly SetTicket[], savesCents: number) {
  const sum = taken.reduce((all, ticket) => all + tickets[ticket]!.cents, 0)
  let left = savesCents
  const parts = taken.map(ticket => {
    const cents = Math.floor((savesCents * tickets[ticket]!.cents) / sum)
    left -= cents
    return { ticket, cents }
  })
  return parts
    .map(part => {
      const more = Math.min(left, 1, tickets[part.ticket]!.cents - part.cents)
      left -= more
      return { ...part, cents: part.cents + more }
    })
    .filter(({ cents }) => cents > 0)
}
