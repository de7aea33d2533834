import { queryOptions } from '@tanstack/react-query'
import { askToBeLetIn, readThisDevice, type ThisDevice } from '#core/devices/kiosks/contract.ts'
import { call } from './call.ts'

export type Page = 'register' | 'scanner'

/** A waiting machine asks this often; one that works looks now and then whether it still may. */
const againMs = { waiting: 3000, active: 30_000 }

/** Which device this machine is; one that may not work asks to be let in. */
export const deviceQuery = (page: Page) =>
  queryOptions({
    queryKey: ['device', page],
    queryFn: async (): Promise<ThisDevice> => {
      const seen = await call(readThisDevice, { query: { page } })
      if (seen.access === 'active' || seen.access === 'blocked') return seen
      return call(askToBeLetIn, { body: { page } })
    },
    staleTime: 0,
    refetchInterval: ({ state }) => againMs[state.data?.access === 'active' ? 'active' : 'waiting'],
  })
