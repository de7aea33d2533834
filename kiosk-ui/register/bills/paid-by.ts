import { useQuery } from '@tanstack/react-query'
import type { BillView } from '#core/billing/bill.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../../box/choice.ts'
import { methodsQuery } from '../server.ts'
import { useWords } from '../words.ts'

type PaidPart = Pick<BillView['payments'][number], 'method' | 'methodId'>

/** What a payment is called: by the exhibitor's own name where it is a way of the house's own, or by its kind. */
export function usePaidName(): (part: PaidPart) => string {
  const words = useWords()
  const { locale } = useChoice()
  const known = useQuery(methodsQuery).data?.methods ?? []
  return ({ method, methodId }) => {
    const name = known.find(({ id }) => id === methodId)?.name
    if (name) return inLocale(name, locale)
    return words(method === 'other' ? 'bill_pay_another' : `bill_pay_${method}`)
  }
}

/** How a whole bill was paid, each way once: `cash, meal vouchers`. */
export function usePaidBy(): (payments: readonly PaidPart[]) => string {
  const nameOf = usePaidName()
  return payments => [...new Set(payments.map(nameOf))].join(', ')
}
