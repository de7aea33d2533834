import { queryOptions } from '@tanstack/react-query'
import { comeToBell, readBells, ringBell } from '#core/devices/bells/contract.ts'
import { newId } from '#ui/new-id.ts'
import { call } from '../box/call.ts'
import { queryClient } from '../box/query-client.ts'

/** Cashiers who call a manager, and who comes; told anew by events, and read now and then, since an answer fades. */
export const bellsQuery = queryOptions({
  queryKey: ['bells'],
  queryFn: () => call(readBells),
  refetchInterval: 60_000,
  retry: false,
})

/** Calls a manager to this till. */
export async function ring(): Promise<void> {
  queryClient.setQueryData(bellsQuery.queryKey, await call(ringBell, { body: { id: newId() } }))
}

/** Says that whoever is signed in here comes. */
export async function come(id: string): Promise<void> {
  queryClient.setQueryData(bellsQuery.queryKey, await call(comeToBell, { params: { id } }))
}
