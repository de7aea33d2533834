import { queryOptions } from '@tanstack/react-query'
import { readSettings } from '#core/venue/settings/contract.ts'
import { call } from './call.ts'

/** The settings that hold in this cinema; read again when one of them changes. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: () => call(readSettings) })
