import { useMemo } from 'react'
import { movie } from '#core/programme/movie.entity.ts'
import { useEntries } from '../kit/use-entries.ts'

/** The names that films have for the house, by their ids; none for who may not plan. */
export function useInternalTitles(): ReadonlyMap<string, string> {
  const entries = useEntries(movie).data?.entries
  return useMemo(
    () =>
      new Map(
        (entries ?? []).flatMap(({ id, internalTitle }): [string, string][] =>
          internalTitle ? [[id, internalTitle]] : [],
        ),
      ),
    [entries],
  )
}
