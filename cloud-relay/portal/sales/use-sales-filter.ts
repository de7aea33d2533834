import { useSearchParams } from 'react-router'
import { billStates } from '#core/database/statuses.ts'
import { saleSource } from '#core/billing/source.ts'
import { paymentKinds } from '#core/billing/paid.ts'
import type { BillFilterAsked } from '#core/sales/bill-list-contract.ts'
import { daysOf } from './date-range.ts'

/** What the address of the list may say, so that a link keeps its filter. */
const names = ['cinema', 'days', 'source', 'device', 'person', 'by', 'state', 'find'] as const
export type SalesWord = (typeof names)[number]
/** Words of the filter that are changed; empty for none. */
export type SalesChange = Partial<Record<SalesWord | 'bill', string>>

/**
 * The filter of the list of orders, as its address says it. Whatever it says that nobody can mean is left out; the server
 * alone decides which cinemas somebody may see.
 */
export function useSalesFilter(today: string | undefined) {
  const [address, setAddress] = useSearchParams()
  const word = (name: SalesWord | 'bill') => (address.get(name) ?? '').trim()
  const days = today === undefined ? undefined : daysOf(word('days'), today)
  const filter: BillFilterAsked = {
    ...days,
    ...(word('cinema') ? { cinema: word('cinema') } : {}),
    ...(word('device') ? { device: word('device') } : {}),
    ...(word('person') ? { employee: word('person') } : {}),
    ...oneOf('source', saleSource.options, word('source')),
    ...oneOf('method', paymentKinds, word('by')),
    ...oneOf('state', billStates, word('state')),
  }
  const go = (change: SalesChange) => {
    const next = Object.fromEntries(
      [...names, 'bill' as const].flatMap(name => {
        const value = change[name] ?? (name === 'bill' ? '' : word(name))
        return value ? [[name, value]] : []
      }),
    )
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { filter, days, word, go }
}
export type SalesFilter = ReturnType<typeof useSalesFilter>

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  asked: string,
): Partial<Record<Name, Value>> {
  const value = values.find(each => each === asked)
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)
}
