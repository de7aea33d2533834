import { Refusal } from '../refusal.ts'
import { meaningOfAge } from '../programme/age-rating.ts'

/** What a cashier says to have looked at before a sale: ages of films, and the cards that price rates ask for. */
export const confirmations = ['nothing', 'ages', 'ages_and_cards'] as const
export type Confirmations = (typeof confirmations)[number]

/** From this age on somebody’s card is worth a look; a child of five is seen. */
const leastAge = 12

/** Ages in ascending order, and the ids of price rates in their order; each once. */
export type LookedAt = { ages: number[]; rates: string[] }

/** One ticket, as far as a guest may have to show something for it. */
export type TicketShown = {
  /** The film's age in the country of the cinema; null where it is not rated. */
  age: number | null
  rate: { id: string; cardAsked?: { en: string } | null | undefined }
}

/**
 * What the cashier has to look at before these tickets are sold, as the register asks and the box requires it: an age that
 * the country binds cinemas to, from twelve up, and what a price rate asks guests to show.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function toLookAt(asked: Confirmations, tickets: readonly TicketShown[], country: string): LookedAt {
  if (asked === 'nothing') return { ages: [], rates: [] }
  const ages = tickets.flatMap(({ age }) => {
    const meaning = meaningOfAge(age, country)
    const isBar = meaning?.word === 'ageBinding' || meaning?.word === 'ageAccompanied'
    return isBar && meaning.age >= leastAge ? [meaning.age] : []
  })
  const rates = tickets.flatMap(({ rate }) =>
    asked === 'ages_and_cards' && rate.cardAsked?.en ? [rate.id] : [],
  )
  return { ages: [...new Set(ages)].sort((a, b) => a - b), rates: [...new Set(rates)].sort() }
}

/** What of it nobody has looked at yet. */
export function notLookedAt(needed: LookedAt, given: LookedAt | undefined): LookedAt {
  return {
    ages: needed.ages.filter(age => !given?.ages.includes(age)),
    rates: needed.rates.filter(id => !given?.rates.includes(id)),
  }
}

export const isNothing = ({ ages, rates }: LookedAt): boolean => ages.length + rates.length === 0

/**
 * What of a sale’s fact says that the cashier looked; nothing where the cinema asks for nothing. Refuses `not_looked_at` where
 * the cashier did not say to have looked at everything.
 */
export function requireLookedAt(
  needed: LookedAt | undefined,
  given: LookedAt | undefined,
): { lookedAt?: LookedAt } {
  if (!needed || isNothing(needed)) return {}
  const open = notLookedAt(needed, given)
  if (!isNothing(open)) throw new Refusal('not_looked_at', { ages: open.ages.map(String), rates: open.rates })
  return { lookedAt: needed }
}
