import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readPlaceholders, type PlaceholderView } from '#core/planning/placeholder-contract.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'

const none: readonly PlaceholderView[] = []

/** Times kept for shows to be announced, of a week's business days; none for who may not plan. */
export function usePlaceholders(week: readonly string[]): readonly PlaceholderView[] {
  const call = useCall()
  const hidden = useReason('manage_programme')
  const query = { from: week[0]!, to: week.at(-1)! }
  const { data } = useQuery({
    // Not under `programme`, whose answers are changed by every seat that is sold.
    queryKey: ['placeholders', query.from, query.to],
    queryFn: ({ signal }) => call(readPlaceholders, { query, signal }),
    enabled: !hidden,
    placeholderData: keepPreviousData,
  })
  return data?.placeholders ?? none
}
