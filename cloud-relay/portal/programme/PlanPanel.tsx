import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createSchedule, type Programme, type ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Board } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { planErrors } from './plan-errors.ts'
import { PlanFields } from './PlanFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { readTime } from './read-time.ts'

/** Plans one show. The board previews it meanwhile; the server's refusals appear at the field they concern. */
export function PlanPanel({
  draft,
  preview,
  programme,
  board,
  zone,
  onChange,
  onClose,
  onPlanned,
}: {
  draft: Draft
  preview: Preview | null
  programme: Programme
  board: Board
  zone: string
  onChange: (change: Partial<Draft>) => void
  onClose: () => void
  onPlanned: (schedule: ScheduleView) => void
}) {
  const { t } = useWords()
  const planning = usePlanning(onPlanned)
  const errors = planErrors(planning.error)
  const off = useWhyOff(draft, preview)
  return (
    <SidePanel title={t('add_show')} lead={t('add_show_lead')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!off && !planning.isPending) planning.mutate(draft)
        }}
      >
        <PlanFields
          draft={draft}
          programme={programme}
          screens={board.screens}
          errors={errors}
          onChange={next => {
            planning.reset()
            onChange(next)
          }}
        />
        <PlanPreview draft={draft} preview={preview} zone={zone} />
        {!Object.keys(errors).length && <Failed error={planning.error} />}
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={planning.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('add_show')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

/** Sends the draft; when accepted, the programme is reloaded before the show is opened. */
function usePlanning(onPlanned: (schedule: ScheduleView) => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: ({ id, versionId, screenId, day, time, freeSeating }: Draft) =>
      call(createSchedule, {
        body: { id, versionId: versionId!, screenId: screenId!, day, time: readTime(time)!, freeSeating },
      }),
    onSuccess: async answer => {
      await memory.invalidateQueries({ queryKey: ['programme'] })
      onPlanned(answer.schedule)
    },
  })
}

/** Why the draft cannot be saved yet, as a sentence. */
function useWhyOff(draft: Draft, preview: Preview | null): string | undefined {
  const { t } = useWords()
  if (!draft.versionId || !draft.screenId || !preview) return t('plan_incomplete')
  if (preview.past) return t('plan_past')
  return preview.clashing.length ? t('plan_clash') : undefined
}
