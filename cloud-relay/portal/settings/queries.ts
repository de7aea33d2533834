import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#core/api/route.ts'
import { readSettingPlaces, readSettings } from '#core/venue/settings/contract.ts'
import { declarationOf, type SettingKey } from '#core/venue/settings/declared.ts'
import { useCall } from '../server/ServerProvider.tsx'

export type PlaceSettings = AnswerOf<typeof readSettingPlaces>['places'][number]

/** What the exhibitor, each cinema and each device say themselves. */
export function useSettingPlaces() {
  const call = useCall()
  return useQuery({
    queryKey: ['settings', 'places'],
    queryFn: ({ signal }) => call(readSettingPlaces, { signal }),
  })
}

/** The settings as they hold for everybody, as far as pages are told them. */
export function useSettings() {
  const call = useCall()
  return useQuery({ queryKey: ['settings'], queryFn: ({ signal }) => call(readSettings, { signal }) })
}

/** A setting as it holds at a place, and whether it is said there, at a wider place, or nowhere. */
export function shownAt(
  places: readonly PlaceSettings[],
  place: string,
  key: SettingKey,
): { value: unknown; from: 'here' | 'cinema' | 'wider' | 'default'; otherwise: unknown } {
  const own = (id: string) => places.find(each => each.place === id)?.data[key]
  const { fallback } = declarationOf(key)
  const { kind, cinemaId } = places.find(each => each.place === place) ?? {
    kind: 'exhibitor',
    cinemaId: null,
  }
  const inCinema = kind === 'device' ? own(`cinema-${cinemaId}`) : undefined
  const wider = kind === 'exhibitor' ? undefined : own('exhibitor')
  const here = own(place)
  const otherwise = inCinema ?? wider ?? fallback
  const isDefault = place === 'exhibitor' && JSON.stringify(here) === JSON.stringify(fallback)
  if (here !== undefined && !isDefault) return { value: here, from: 'here', otherwise }
  if (inCinema !== undefined) return { value: otherwise, from: 'cinema', otherwise }
  return { value: otherwise, from: wider === undefined ? 'default' : 'wider', otherwise }
}
