import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveSchedule, replanSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { newId } from '#ui/new-id.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Draft, Preview } from './draft.ts'
import { keyword } from './KeywordForm.tsx'
import { readTime } from './read-time.ts'

type Target = Pick<Draft, 'screenId' | 'day' | 'time'>

/** Sends the show to its new place. */
export function useMoving(schedule: ScheduleView, onMoved: (schedule: ScheduleView) => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: ({ screenId, day, time, anew }: Target & { anew: boolean }) => {
      const params = { id: schedule.id }
      const to = { screenId: screenId!, day, time: readTime(time)! }
      return anew
        ? call(replanSchedule, { params, body: { ...to, newId: newId(), keyword } })
        : call(moveSchedule, { params, body: to })
    },
    onSuccess: async answer => {
      await memory.invalidateQueries({ queryKey: ['programme'] })
      onMoved(answer.schedule)
    },
  })
}

/** Why the show cannot be moved there, as a sentence. */
export function useWhyOff(schedule: ScheduleView, draft: Draft, preview: Preview | null): string | undefined {
  const { t } = useWords()
  if (!preview) return t('plan_incomplete')
  const here = draft.screenId === schedule.screenId && preview.span.startMs === Date.parse(schedule.start)
  if (here) return t('move_unchanged')
  if (preview.past) return t('plan_past')
  return preview.clashing.length ? t('plan_clash') : undefined
}
