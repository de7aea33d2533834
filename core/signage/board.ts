import type { Words } from '../i18n/locale.ts'
import { groupOf, shownGroups, type ProductGroupFields } from '../pricing/product-groups.ts'
import { isOffered, type PriceRate, type Product } from '../pricing/price-rate.ts'

/** What a board of prices says: names and cents under heads; a head without a name is one of the words walls have. */
export type Board = {
  id: string
  name: Words | null
  rows: { name: Words; cents: number; /** It is added to a ticket. */ plus: boolean }[]
}[]

/** Lines of one board at most: more than anybody reads. */
const rowsMost = 120

/**
 * What tickets cost at the register on a business day, the supplements under a head of their own. Prices of single events
 * are left out: they hold for those alone.
 *
 * @param rates those that hold in the cinema
 * @param day YYYY-MM-DD
 */
export function ticketBoard(rates: readonly PriceRate[], day: string): Board {
  const offered = rates
    .filter(rate => isOffered(rate) && rate.visibility.includes('pos') && !rate.eventIds?.length)
    .filter(({ weekdays }) => !weekdays?.length || weekdays.some(each => each === weekdayOf(day)))
    .filter(
      ({ showsFrom, showsUntil }) => (!showsFrom || showsFrom <= day) && (!showsUntil || day <= showsUntil),
    )
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const rowsOf = (isTicket: boolean) =>
    offered
      .filter(({ kind, cents }) => (kind === 'ticket') === isTicket && (isTicket || cents > 0))
      .map(({ name, cents }) => ({ name, cents, plus: !isTicket }))
      .slice(0, rowsMost)
  return [
    { id: 'tickets', name: null, rows: rowsOf(true) },
    { id: 'supplements', name: null, rows: rowsOf(false) },
  ].filter(({ rows }) => rows.length)
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string) => String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)

/**
 * What products cost, by their groups.
 *
 * @param products those that the cinema sells
 * @param groupIds only these groups; all when empty
 */
export function productBoard(
  products: readonly Product[],
  groups: readonly (ProductGroupFields & { id: string })[],
  groupIds: readonly string[],
): Board {
  const offered = products
    .filter(isOffered)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .slice(0, rowsMost)
  const own = groups.filter(({ deleted }) => !deleted)
  return shownGroups(groups, offered)
    .filter(({ id }) => !groupIds.length || groupIds.includes(id))
    .map(({ id, name }) => ({
      id,
      name,
      rows: offered
        .filter(product => groupOf(product, own) === id)
        .map(({ name, cents }) => ({ name, cents, plus: false })),
    }))
    .filter(({ rows }) => rows.length)
}
