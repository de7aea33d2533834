import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { useCall } from '../server/ServerProvider.tsx'
import type { Show } from './board.ts'
import { clockOf } from './strip-geometry.ts'
import type { Spot } from './use-drag.ts'

/** A show that was moved: where it is now, and the way back. */
type Done = { title: string; schedule: ScheduleView; back: Spot | null }

/** Sends a show to another place at once, remembers where it came from, and takes the last move back. */
export function useSentMove() {
  const call = useCall()
  const memory = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const sending = useMutation({
    mutationFn: ({ show, to }: { show: Show; to: Spot; whenOver: () => void }) =>
      call(moveSchedule, { params: { id: show.schedule.id }, body: to }),
    onSuccess: async ({ schedule }, { show }) => {
      setDone(doneOf(show, schedule))
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
    onSettled: (_answer, _error, { whenOver }) => whenOver(),
  })
  const undoing = useMutation({
    mutationFn: ({ schedule, back }: Done) =>
      call(moveSchedule, { params: { id: schedule.id }, body: back! }),
    onSuccess: async ({ schedule }, { title }) => {
      setDone({ title, schedule, back: null })
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
  })
  return {
    done,
    error: sending.error ?? undoing.error,
    undoing: undoing.isPending,
    /** @param whenOver called once the board shows it there, or when it was refused */
    send(show: Show, to: Spot, whenOver: () => void) {
      undoing.reset()
      sending.mutate({ show, to, whenOver })
    },
    remember: (show: Show, schedule: ScheduleView) => setDone(doneOf(show, schedule)),
    undo() {
      sending.reset()
      if (done?.back) undoing.mutate(done)
    },
    forget() {
      sending.reset()
      undoing.reset()
      setDone(null)
    },
  }
}

function doneOf(show: Show, schedule: ScheduleView): Done {
  const { screenId, day } = show.schedule
  return { title: show.movie.title, schedule, back: { screenId, day, time: clockOf(show.strip.from) } }
}
