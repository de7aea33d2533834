import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Module } from '#core/access/modules.ts'
import { readSettings } from '#core/venue/settings/contract.ts'
import { call } from './call.ts'
import { deviceQuery } from './device-query.ts'
import { queryClient } from './query-client.ts'

/** The device this machine was let in as; pages are shown only once that is known. */
function thisDevice(): string | undefined {
  const seen = (['register', 'scanner'] as const).map(page =>
    queryClient.getQueryData(deviceQuery(page).queryKey),
  )
  return seen.find(each => each?.access === 'active')?.device?.id
}

/** The settings that hold for this device; read again when one of them changes. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(readSettings, { query: { device: thisDevice() } }),
})

/** One of this device's settings by its two names, as pages are told it; undefined until the box has answered. */
export function settingIn(
  data: Readonly<Record<string, unknown>> | undefined,
  of: string,
  key: string,
): unknown {
  return (data?.[of] as Readonly<Record<string, unknown>> | undefined)?.[key]
}

/** Whether the account has a module; while that is not known yet it has. */
export function useHasModule(module: Module): boolean {
  return useQuery(settingsQuery).data?.modules[module] !== false
}
