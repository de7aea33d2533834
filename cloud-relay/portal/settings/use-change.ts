import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { declarationOf, type SettingKey } from '#core/venue/settings/declared.ts'
import { isSetAt, placeOf } from '#core/venue/settings/places.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Why somebody cannot change a setting at a place, as a sentence; undefined where they can. */
export function useOff(key: SettingKey, place: string): string | undefined {
  const { t } = useWords()
  const { permissions, cinemas } = useWho()
  const { permission, narrowest } = declarationOf(key)
  const { kind } = placeOf(place) ?? { kind: 'exhibitor' as const }
  if (!isSetAt(kind, narrowest)) return t('settings_wider_only')
  const may = permissions.includes(permission) || permissions.includes('manage_settings')
  const isTheirs = place !== 'exhibitor' || cinemas === 'all'
  return may && isTheirs ? undefined : t('reason_not_allowed')
}

/** Saves one setting of a place; null says the default, or what a wider place says. */
export function useChange(place: string, key: SettingKey, onSaved: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (value: unknown) =>
      call(changeSettings, { body: { place, data: { [key]: value } as never } }),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['settings'] })
      onSaved()
      await memory.invalidateQueries({ queryKey: ['entries', 'settings'] })
    },
  })
}
