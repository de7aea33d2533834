import type { Seat } from '#core/venue/arrangement.ts'
import { chance } from './chance.ts'
import type { DemoScreen } from './halls.ts'
import type { DemoMovie } from './movie.ts'
import type { TicketRateKey } from './prices.ts'
import type { PlannedShow } from './programme.ts'
import { sitDown, sitEverywhere } from './sitting.ts'

/** People who bought together: one bill. `seatIds` and `rateMix` have `seats` entries, one per person. */
export type Party = { seats: number; seatIds: string[]; rateMix: TicketRateKey[] }

/** What was sold for one show on one side; the site sells the seats drawn as online, the register the others. */
export type PlannedSale = { showKey: string; via: 'register' | 'site'; parties: Party[] }

/**
 * What has been sold before the demo opens, for shows that are still to come: the nearest evenings fill first, the days
 * after have a few early birds. In a cinema with several screens the second evening of the smallest is sold out and the
 * first evening of the next one almost; about 500 tickets in all. The same shows give the same sales.
 */
export function plannedSales(
  shows: PlannedShow[],
  { screens, movies }: { screens: DemoScreen[]; movies: DemoMovie[] },
): PlannedSale[] {
  const familyKeys = new Set(movies.filter(({ shelf }) => shelf === 'family').map(({ movie }) => movie.slug))
  const screenByKey = new Map(screens.map(screen => [screen.key, screen]))
  const days = [...new Set(shows.map(show => show.day))].toSorted()
  const [full, nearlyFull] = crowdedShows(shows, screens)
  return shows.flatMap(show => {
    const { seats } = screenByKey.get(show.screenKey)!.arrangement
    const forFamilies = familyKeys.has(show.movieKey)
    if (show.key === full?.key) return sell(show, seats, seats.length, forFamilies)
    if (show.key === nearlyFull?.key) return sell(show, seats, seats.length - 10, forFamilies)
    const share = shareSold(show, days.indexOf(show.day)) * (0.7 + chance(show.key, 'share') * 0.6)
    return sell(show, seats, Math.round(seats.length * share), forFamilies)
  })
}

const eveningShares = [0.26, 0.08, 0.03]
const daytimeShares = [0.07, 0.03, 0.01]
const lateShares = [0.12, 0.04, 0]

/** The share of a show's seats that are sold so many days ahead, 0 being the first day. */
function shareSold(show: PlannedShow, daysAhead: number): number {
  const shares = isLate(show) ? lateShares : isEvening(show) ? eveningShares : daytimeShares
  return shares[daysAhead] ?? 0
}

function isEvening(show: PlannedShow) {
  return show.startMinutes >= 19 * 60
}

function isLate(show: PlannedShow) {
  return show.startMinutes >= 22 * 60
}

function crowdedShows(shows: PlannedShow[], screens: DemoScreen[]): (PlannedShow | undefined)[] {
  if (screens.length === 1) return []
  const [smallest, next] = screens.toSorted(
    (one, other) => one.arrangement.seats.length - other.arrangement.seats.length,
  )
  const eveningsOf = (screen: DemoScreen | undefined) =>
    shows
      .filter(show => show.screenKey === screen?.key && isEvening(show) && !isLate(show))
      .toSorted((one, other) => one.day.localeCompare(other.day))
  const evenings = eveningsOf(smallest)
  return [evenings[1] ?? evenings[0], eveningsOf(next)[0]]
}

function sell(show: PlannedShow, seats: Seat[], tickets: number, forFamilies: boolean): PlannedSale[] {
  const parties: Record<PlannedSale['via'], Party[]> = { register: [], site: [] }
  let free = seats
  let toSell = tickets
  const seat = (via: PlannedSale['via'], taken: Seat[]) => {
    parties[via].push(party(taken, forFamilies, `${show.key} ${toSell}`))
    free = free.filter(other => !taken.includes(other))
    toSell -= taken.length
  }
  for (let attempt = 0; toSell > 0 && attempt < seats.length * 2; attempt += 1) {
    const seed = `${show.key} ${attempt}`
    const via = chance(seed, 'via') < 0.6 ? 'site' : 'register'
    const own = free.filter(other => other.online === (via === 'site'))
    const taken = sitDown(own, Math.min(partySize(seed), toSell), seed)
    if (taken) seat(via, taken)
  }
  if (tickets === seats.length) {
    for (const via of ['site', 'register'] as const) {
      for (const taken of sitEverywhere(free.filter(other => other.online === (via === 'site')))) {
        seat(via, taken)
      }
    }
  }
  return (['site', 'register'] as const)
    .map(via => ({ showKey: show.key, via, parties: parties[via] }))
    .filter(sale => sale.parties.length > 0)
}

/** Most people come in twos. */
function partySize(seed: string): number {
  const sizes = [1, 1, 2, 2, 2, 2, 2, 3, 4, 4, 5]
  return sizes[Math.floor(chance(seed, 'size') * sizes.length)]!
}

/** Families come with one adult, or two from four people on; elsewhere couples share a rate. */
function party(taken: Seat[], forFamilies: boolean, seed: string): Party {
  const adults = taken.length > 3 ? 2 : 1
  const rateMix = taken.map((_, person): TicketRateKey => {
    if (forFamilies && taken.length > 1) return person < adults ? 'normal' : 'children'
    const luck = chance(seed, 'rate', Math.floor(person / 2))
    if (luck < 0.62) return 'normal'
    return luck < 0.86 ? 'reduced' : 'senior'
  })
  return { seats: taken.length, seatIds: taken.map(seat => seat.id), rateMix }
}
