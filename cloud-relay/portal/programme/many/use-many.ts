import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { lookAtShows, planShows, showsPerCall, withdrawShows } from '#core/planning/week-contract.ts'
import type { Wish } from '#core/planning/week-wishes.ts'
import { newId } from '#ui/new-id.ts'
import { useCall } from '../../server/ServerProvider.tsx'

const keyOf = ({ versionId, screenId, day, time, ownMinutes }: Wish) =>
  [versionId, screenId, day, time, JSON.stringify(ownMinutes)].join(' ')

/**
 * Many wanted shows: what the server says of each while they are chosen, planning them, and taking back what was planned.
 * A wish keeps its id while the page is open, so that a press sent twice plans nothing twice.
 */
export function useMany(cinemaId: string, wishes: readonly Wish[]) {
  const call = useCall()
  const memory = useQueryClient()
  const ids = useRef(new Map<string, string>())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const withIds = wishes.map(wish => {
    const key = keyOf(wish)
    if (!ids.current.has(key)) ids.current.set(key, newId())
    return { ...wish, key, id: ids.current.get(key)! }
  })
  const wanted = withIds.filter(({ key }) => !left.has(key))
  const bodyOf = (shows: typeof wanted) => ({
    cinemaId,
    shows: shows.map(({ id, versionId, screenId, day, time, freeSeating, ownMinutes }) => ({
      id,
      versionId,
      screenId,
      day,
      time,
      freeSeating,
      ownMinutes,
    })),
  })
  const asked = useDeferredValue(wanted.map(({ id }) => id).join(' '))
  const isMany = wanted.length > showsPerCall
  const looking = useQuery({
    queryKey: ['programme', 'many', cinemaId, asked],
    queryFn: ({ signal }) => call(lookAtShows, { body: bodyOf(wanted), signal }),
    enabled: wanted.length > 0 && !isMany,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const planning = useMutation({
    mutationFn: async (skip: boolean) => {
      const { shows } = await call(planShows, { body: { ...bodyOf(wanted), skip } })
      return shows.flatMap(({ id, trouble }) => (trouble === null ? id : []))
    },
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
  const undoing = useMutation({
    mutationFn: (made: string[]) => call(withdrawShows, { body: { cinemaId, ids: made } }),
    onSuccess: async () => {
      // What was taken back is planned anew under another id.
      ids.current = new Map()
      planning.reset()
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
  })
  const judged = new Map(looking.data?.shows.map(show => [show.id, show]))
  return {
    rows: withIds.map(wish => ({ ...wish, left: left.has(wish.key), judged: judged.get(wish.id) })),
    isMany,
    isLooking: wanted.some(({ id }) => !judged.has(id)) && !isMany,
    looking,
    planning,
    undoing,
    /** Plans other shows; what was planned stays. */
    goOn() {
      ids.current = new Map()
      setLeft(new Set())
      planning.reset()
    },
    toggle(key: string) {
      const next = new Set(left)
      if (!next.delete(key)) next.add(key)
      setLeft(next)
    },
  }
}
export type Many = ReturnType<typeof useMany>
