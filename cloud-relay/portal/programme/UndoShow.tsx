import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import { restoreSchedule, withdrawSchedule } from '#core/planning/undo-contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** A show was added: the way back, as long as nobody has bought it. */
export function UndoAdding({ schedule, onGone }: { schedule: ScheduleView; onGone: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => call(withdrawSchedule, { params: { id: schedule.id } }),
    onSuccess: async () => {
      onGone()
      await memory.invalidateQueries({ queryKey: ['programme'] })
    },
  })
  return (
    <>
      <Notice
        tone="ok"
        announce
        action={
          <Button size="small" busy={undoing.isPending} onPress={() => undoing.mutate()}>
            {t('undo')}
          </Button>
        }
      >
        {t('show_added')}
      </Notice>
      <Failed error={undoing.error} />
    </>
  )
}

/** A show was cancelled: the way back as long as it is to come; where somebody had bought it, the server says why there is none. */
export function UndoCancelling({
  schedule,
  nowMs,
  onOpen,
}: {
  schedule: ScheduleView
  nowMs: number
  onOpen: (schedule: ScheduleView) => void
}) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  // The same press sent again is the same show.
  const [id] = useState(newId)
  const undoing = useMutation({
    mutationFn: () => call(restoreSchedule, { params: { id: schedule.id }, body: { newId: id } }),
    onSuccess: async answer => {
      await memory.invalidateQueries({ queryKey: ['programme'] })
      onOpen(answer.schedule)
    },
  })
  if (Date.parse(schedule.start) <= nowMs || notAllowed) return null
  return (
    <div className="stack">
      <div className="row">
        <Button busy={undoing.isPending} onPress={() => undoing.mutate()}>
          {t('cancel_undo')}
        </Button>
      </div>
      <Failed error={undoing.error} />
    </div>
  )
}
