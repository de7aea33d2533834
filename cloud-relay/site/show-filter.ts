import { useSyncExternalStore } from 'react'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { announced } from './showings.ts'
import { isOriginal } from './version-words.ts'

/** Which shows a visitor wants to see; null is all. */
export type ShowFilter = {
  /** The id of a cinema, remembered for the next visit. */
  cinema: string | null
  /** A language that is spoken or can be read. */
  language: string | null
  version: 'original' | '3d' | null
}

const everything: ShowFilter = { cinema: null, language: null, version: null }
const key = 'foyer.cinema'
const listeners = new Set<() => void>()
let current: ShowFilter | undefined

function read(): ShowFilter {
  current ??= { ...everything, cinema: rememberedCinema() }
  return current
}

function rememberedCinema(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseShows(change: Partial<ShowFilter>): void {
  current = { ...read(), ...change }
  try {
    if (current.cinema) localStorage.setItem(key, current.cinema)
    else localStorage.removeItem(key)
  } catch {
    // Without browser storage it still applies to this visit.
  }
  for (const listener of listeners) listener()
}

/** The visitor's choice; on the server, whose pages are the same for all, everything. */
export function useShowFilter(): ShowFilter {
  return useSyncExternalStore(subscribe, read, () => everything)
}

/**
 * Whether a show is among those wanted; a cinema or a language that there no longer is hides nothing.
 *
 * @param programme with the films and versions of the shows asked for
 */
export function wantedBy(
  filter: ShowFilter,
  programme: Programme,
  { cinemaIds, languages }: OfferedFilters,
): (show: ScheduleView) => boolean {
  const cinema = cinemaIds.includes(filter.cinema ?? '') ? filter.cinema : null
  const language = languages.includes(filter.language ?? '') ? filter.language : null
  return show => {
    if (cinema && show.cinemaId !== cinema) return false
    if (!language && !filter.version) return true
    const version = programme.versions.find(({ id }) => id === show.versionId)
    const movie = programme.movies.find(({ id }) => id === show.movieId)
    if (!version || !movie) return true
    const understood = [version.audioLanguage, ...version.subtitles] as string[]
    if (language && !understood.includes(language) && version.audioLanguage !== 'none') return false
    if (filter.version === '3d') return version.dimension === '3d'
    return filter.version !== 'original' || isOriginal(version, movie)
  }
}

/** What there is to choose from, as far as choosing changes anything. */
export type OfferedFilters = {
  cinemaIds: readonly string[]
  languages: readonly string[]
  hasOriginals: boolean
  has3d: boolean
  /** Tags of films that have shows or are announced, as their buttons stand. */
  tagIds: readonly string[]
}

/** What there is to choose from in a whole programme. */
export function offeredFilters(programme: Programme): OfferedFilters {
  const shown = new Set(programme.schedules.map(({ cinemaId }) => cinemaId))
  const cinemaIds = programme.cinemas.map(({ id }) => id).filter(id => shown.has(id))
  const played = new Set(programme.schedules.map(({ versionId }) => versionId))
  const versions = programme.versions.filter(({ id }) => played.has(id))
  const languages = new Set<string>(
    versions.flatMap(({ audioLanguage, subtitles }) => [audioLanguage, ...subtitles]),
  )
  languages.delete('none')
  const originals = versions.filter(version => {
    const movie = programme.movies.find(({ id }) => id === version.movieId)
    return movie && isOriginal(version, movie)
  })
  const solid = versions.filter(({ dimension }) => dimension === '3d')
  const some = (part: readonly unknown[]) => part.length > 0 && part.length < versions.length
  return {
    cinemaIds: cinemaIds.length > 1 ? cinemaIds : [],
    languages: languages.size > 1 ? [...languages].sort() : [],
    hasOriginals: some(originals),
    has3d: some(solid),
    tagIds: tagsWithFilms(programme),
  }
}

function tagsWithFilms(programme: Programme): string[] {
  const played = new Set(programme.schedules.map(({ movieId }) => movieId))
  const films = [...programme.movies.filter(({ id }) => played.has(id)), ...announced(programme)]
  const used = new Set(films.flatMap(({ tags }) => tags))
  return programme.tags.map(({ id }) => id).filter(id => used.has(id))
}
