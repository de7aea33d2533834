import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '#core/api/call.ts'
import { moveSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { setOwnMinutes } from '#core/planning/own-minutes-contract.ts'
import type { OwnMinutes } from '#core/programme/own-minutes.ts'
import { useCall } from '../server/ServerProvider.tsx'
import type { Show } from './board.ts'
import { ownOf } from './own-minutes.ts'
import { clockOf } from './strip-geometry.ts'
import type { Spot } from './use-drag.ts'

/** Another place for a show, or other minutes around its film. */
type Change = { spot: Spot } | { own: OwnMinutes }

/** A show that was moved or made longer: how it is now, and the way back. */
type Done = { title: string; schedule: ScheduleView; change: Change; back: Change | null }

/** Sends a show to another place at once, or gives it other minutes, remembers what was before, and takes the last one back. */
export function useSentMove() {
  const call = useCall()
  const memory = useQueryClient()
  const [done, setDone] = useState<Done | null>(null)
  const sending = useMutation({
    mutationFn: ({ show, change }: { show: Show; change: Change; whenOver: () => void }) =>
      send(call, show.schedule.id, change),
    onSuccess: async ({ schedule }, { show, change }) => {
      setDone(doneOf(show, schedule, change))
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
    onSettled: (_answer, _error, { whenOver }) => whenOver(),
  })
  const undoing = useMutation({
    mutationFn: ({ schedule, back }: Done) => send(call, schedule.id, back!),
    onSuccess: async ({ schedule }, { title, back }) => {
      setDone({ title, schedule, change: back!, back: null })
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
  })
  const begin = (show: Show, change: Change, whenOver: () => void) => {
    undoing.reset()
    sending.mutate({ show, change, whenOver })
  }
  return {
    done,
    error: sending.error ?? undoing.error,
    undoing: undoing.isPending,
    /** It is on its way, until the board shows it there. */
    sending: sending.isPending,
    isBusy: sending.isPending || undoing.isPending,
    /** @param whenOver called once the board shows it there, or when it was refused */
    send: (show: Show, spot: Spot, whenOver: () => void) => begin(show, { spot }, whenOver),
    /** The same for the minutes around its film. */
    resize: (show: Show, own: OwnMinutes, whenOver: () => void) => begin(show, { own }, whenOver),
    /** It was moved by its panel. */
    remember: (show: Show, schedule: ScheduleView) => setDone(doneOf(show, schedule, { spot: spotOf(show) })),
    undo() {
      // A refusal is over with it; what is still on its way stays, so that its panel does not open.
      if (sending.isError) sending.reset()
      if (done?.back) undoing.mutate(done)
    },
    forget() {
      sending.reset()
      undoing.reset()
      setDone(null)
    },
  }
}

const send = (call: Call, id: string, change: Change) =>
  'own' in change
    ? call(setOwnMinutes, { params: { id }, body: change.own })
    : call(moveSchedule, { params: { id }, body: change.spot })

function doneOf(show: Show, schedule: ScheduleView, change: Change): Done {
  const back = 'own' in change ? { own: ownOf(show) } : { spot: spotOf(show) }
  return { title: show.movie.title, schedule, change, back }
}

function spotOf({ schedule: { screenId, day }, strip }: Show): Spot {
  return { screenId, day, time: clockOf(strip.from) }
}
