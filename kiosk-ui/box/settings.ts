import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Module } from '#core/access/modules.ts'
import { readSettings } from '#core/venue/settings/contract.ts'
import { call } from './call.ts'

/** The settings that hold in this cinema; read again when one of them changes. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: () => call(readSettings) })

/** Whether the account has a module; while that is not known yet it has. */
export function useHasModule(module: Module): boolean {
  return useQuery(settingsQuery).data?.modules[module] !== false
}
