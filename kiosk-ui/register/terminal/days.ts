import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  answerTerminalDay,
  endTerminalDay,
  explainTerminalDay,
  printTerminalDay,
  readTerminalDay,
  readTerminalDays,
  type DayView,
  type TerminalDays,
} from '#core/terminal/days/contract.ts'
import { newId } from '#ui/new-id.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'

/** A card terminal as the panel shows it. */
export type TerminalNow = TerminalDays['terminals'][number]

/** Under the key of the terminal: told anew by its events, and looked at while one works. */
const daysQuery = queryOptions({
  queryKey: ['terminal', 'days'],
  queryFn: () => call(readTerminalDays),
  refetchInterval: ({ state }) =>
    (state.data?.terminals ?? []).some(({ last }) => last?.state === 'pending') ? 2000 : 60_000,
  staleTime: 0,
  retry: false,
})

/** The cinema's card terminals; empty until the box has said. */
export function useTerminalDays(): TerminalNow[] {
  return useQuery(daysQuery).data?.terminals ?? []
}

/** What was paid in an end of day, and what may be meant where its sum differs. */
export const dayQuery = (id: string) =>
  queryOptions({
    queryKey: ['terminal', 'day', id],
    queryFn: () => call(readTerminalDay, { params: { id } }),
    retry: false,
  })

const receive = (now: TerminalDays) => {
  queryClient.setQueryData(daysQuery.queryKey, now)
  void queryClient.invalidateQueries({ queryKey: ['terminal', 'day'] })
}

/** Ends the day; where the last one has no answer, that is asked about again. */
export async function endDay({ id: terminalId, last }: TerminalNow): Promise<void> {
  const id = last?.state === 'unknown' ? last.id : newId()
  receive(await call(endTerminalDay, { body: { id, terminalId } }))
}

/** @param cents the total on its paper; null where the day did not end */
export async function answerDay({ id }: DayView, cents: number | null): Promise<void> {
  receive(await call(answerTerminalDay, { params: { id }, body: { cents } }))
}

export async function explainDay({ id }: DayView, explanation: string): Promise<void> {
  receive(await call(explainTerminalDay, { params: { id }, body: { explanation } }))
}

export const printDay = ({ id }: DayView) => call(printTerminalDay, { params: { id } })
