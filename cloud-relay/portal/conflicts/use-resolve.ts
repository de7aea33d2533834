import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resolveConflict, type ResolutionView } from '#core/planning/conflict-contract.ts'
import { useCall } from '../server/ServerProvider.tsx'

/** Ends a conflict; when that is refused, the list is reloaded, because something has changed. */
export function useResolve(conflictId: string, onEnded: () => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: ({ resolution, keyword }: { resolution: ResolutionView; keyword?: string }) =>
      call(resolveConflict, {
        body: { conflictId, resolutionId: resolution.id, ...(keyword ? { keyword } : {}) },
      }),
    onSuccess: answer => {
      memory.setQueryData(['conflicts'], answer)
      void memory.invalidateQueries({ queryKey: ['programme'] })
      onEnded()
    },
    onError: () => memory.invalidateQueries({ queryKey: ['conflicts'] }),
  })
}
