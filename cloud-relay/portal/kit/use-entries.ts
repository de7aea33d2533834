import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Entity } from '#core/catalogue/entity.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'

/** All entries of a kind that are not deleted; not loaded when the signed-in user may not edit them. */
export function useEntries<K extends EntryKind>(entity: Entity<K>) {
  const call = useCall()
  const notAllowed = useReason(entity.edit!.permission)
  const enabled = entity.edit!.listedFor === 'staff' || !notAllowed
  return useQuery({
    queryKey: ['entries', entity.kind, 'list'],
    queryFn: ({ signal }) => call(entryCalls(entity).list, { signal }),
    enabled,
  })
}

/** One entry, with what it is used in; not loaded for one that is being made. */
export function useEntry<K extends EntryKind>(entity: Entity<K>, id: string, enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['entries', entity.kind, 'one', id],
    queryFn: ({ signal }) => call(entryCalls(entity).read, { params: { id }, signal }),
    enabled,
  })
}

/** Who changed what of an entry, newest first, in pages of 20. */
export function useHistory<K extends EntryKind>(entity: Entity<K>, id: string) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['entries', entity.kind, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(entryCalls(entity).history, {
        params: { id },
        query: pageParam ? { before: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
}
