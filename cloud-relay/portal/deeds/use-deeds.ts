import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { plainDayEnds } from './day-ends.ts'
import { readDeedsEverywhere } from '#core/people/deed-contract.ts'
import { factsAbout, type About } from '../boxes/breach-words.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** What is looked for; nothing of it said is everything. `day` is YYYY-MM-DD by the cinema's clock. */
export type DeedsWanted = { employee: string | null; about: About | null; day: string | null }

/** As many answers as are asked for in a row while nothing was found: each looks at some thousand facts. */
const looksInARow = 40

/** Who did what, newest first. Looks on by itself until there is something to show, or enough was looked through. */
export function useDeeds({ employee, about, day }: DeedsWanted, zone: string) {
  const call = useCall()
  const asked = useInfiniteQuery({
    queryKey: ['deeds', employee, about, day, zone],
    queryFn: ({ pageParam, signal }) =>
      call(readDeedsEverywhere, {
        query: {
          ...(pageParam === null ? {} : { before: pageParam }),
          ...(employee ? { employee } : {}),
          ...(about ? { types: factsAbout(about).join(',') } : {}),
          ...(day ? plainDayEnds(day, zone) : {}),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
  })
  const pages = asked.data?.pages ?? []
  const empty = pages.length - pages.findLastIndex(page => page.deeds.length > 0) - 1
  const looksOn = asked.hasNextPage && !asked.isFetching && empty > 0 && empty % looksInARow !== 0
  const { fetchNextPage } = asked
  useEffect(() => {
    if (looksOn) void fetchNextPage()
  }, [looksOn, fetchNextPage])
  return { asked, deeds: pages.flatMap(page => page.deeds), isLooking: asked.isFetching || looksOn }
}
