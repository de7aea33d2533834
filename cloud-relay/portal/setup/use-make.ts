import { useMutation, useQueryClient } from '@tanstack/react-query'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Entity } from '#core/catalogue/entity.ts'
import type { EntryFields, EntryKind } from '#core/journal/entry-fields.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Makes entries by the calls of their kind; the lists that show them are read again. */
export function useMake(): <K extends EntryKind>(
  entity: Entity<K>,
  id: string,
  given: Partial<EntryFields[K]>,
) => Promise<void> {
  const call = useCall()
  const memory = useQueryClient()
  return async (entity, id, given) => {
    await call(entryCalls(entity).create, { params: { id }, body: given as never })
    await memory.invalidateQueries({ queryKey: ['entries', entity.kind] })
  }
}

/** A step's saving: several calls, one after the other; what was made before a refusal stays, and is not made again. */
export function useSaving(save: () => Promise<unknown>, onDone?: () => void) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: () => onDone?.(),
    onSettled: () =>
      Promise.all(
        ['entries', 'programme', 'boxes', 'payment-providers'].map(queryKey =>
          memory.invalidateQueries({ queryKey: [queryKey] }),
        ),
      ),
  })
}
