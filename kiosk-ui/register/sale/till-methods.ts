import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#core/api/route.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { readTillMethods } from '#core/sales/contract.ts'
import { queryClient } from '../../box/query-client.ts'
import { methodsQuery } from '../server.ts'
import type { useWords } from '../words.ts'

export type TillMethod = AnswerOf<typeof readTillMethods>['methods'][number]

/** How guests can pay here; none until the box has said so. */
export function useMethods(): readonly TillMethod[] {
  return useQuery(methodsQuery).data?.methods ?? []
}

/** The id a kind of payment is sent with: its entry's, or the kind's own name. */
export function methodIdOf(kind: TillMethod['kind']): string {
  const methods = queryClient.getQueryData(methodsQuery.queryKey)?.methods ?? []
  return methods.find(method => method.kind === kind)?.id ?? kind
}

export function methodName(
  { kind, name }: TillMethod,
  locale: Locale,
  words: ReturnType<typeof useWords>,
): string {
  if (name) return inLocale(name, locale)
  return words(kind === 'terminal' ? 'card' : 'cash')
}
