import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BodyOf } from '#core/api/route.ts'
import {
  abortAttempt,
  answerAttemptByWord,
  readTerminal,
  reverseAttempt,
  startAttempt,
  type AttemptView,
} from '#core/terminal/contract.ts'
import { call } from '../../box/call.ts'
import { queryClient } from '../../box/query-client.ts'

/** Whether anybody waits for what a terminal says next. */
const isMoving = ({ state }: AttemptView) => state === 'pending' || state === 'unknown'

/** The till's terminal, and what was asked for a bill; told anew by events, and looked at while something moves. */
const terminalQuery = (forId: string) =>
  queryOptions({
    queryKey: ['terminal', forId],
    queryFn: () => call(readTerminal, { query: forId ? { forId } : {} }),
    refetchInterval: ({ state }) =>
      [...(state.data?.asked ?? []), ...(state.data?.open ?? [])].some(isMoving) ? 2000 : 60_000,
    retry: false,
  })

/** What the box says of the till's terminal; undefined until it has. */
export function useTerminal(forId = '') {
  return useQuery(terminalQuery(forId)).data
}

/** Whether this till is wired to a terminal, as far as it knows; asked of the box where it does not. */
export async function isWired(): Promise<boolean> {
  const known = await queryClient.ensureQueryData(terminalQuery('')).catch(() => null)
  return Boolean(known?.terminal)
}

const anew = () => queryClient.invalidateQueries({ queryKey: ['terminal'] })

export async function start(body: BodyOf<typeof startAttempt>): Promise<void> {
  await call(startAttempt, { body }).finally(anew)
}

export async function stop(id: string): Promise<void> {
  await call(abortAttempt, { params: { id } }).finally(anew)
}

export async function answerByWord(id: string, isPaid: boolean): Promise<void> {
  await call(answerAttemptByWord, { params: { id }, body: { isPaid } }).finally(anew)
}

export async function giveBack(id: string, body: BodyOf<typeof reverseAttempt>): Promise<void> {
  await call(reverseAttempt, { params: { id }, body }).finally(anew)
}
