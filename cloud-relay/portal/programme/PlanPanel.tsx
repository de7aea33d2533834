import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#core/api/call.ts'
import { createSchedule, type Programme } from '#core/planning/contract.ts'
import { changePlaceholder, keepPlaceholder } from '#core/planning/placeholder-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Board } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { planErrors } from './plan-errors.ts'
import { PlanFields } from './PlanFields.tsx'
import { WhatFor } from './WhatFor.tsx'
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
  onPlanned: (planned: { id: string; day: string }) => void
}) {
  const { t } = useWords()
  const planning = usePlanning(onPlanned)
  const errors = planErrors(planning.error)
  const off = useWhyOff(draft, preview)
  return (
    <SidePanel
      title={draft.announced ? t('announce') : t('add_show')}
      lead={draft.announced ? t('announce_lead') : t('add_show_lead')}
      onClose={onClose}
    >
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!off && !planning.isPending) planning.mutate(draft)
        }}
      >
        <WhatFor draft={draft} onChange={onChange} />
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
        {draft.ownMinutes && preview && (
          <p className="quiet">
            {t('own_in_draft')}{' '}
            <Button size="small" onPress={() => onChange({ ownMinutes: undefined })}>
              {t('own_drop')}
            </Button>
          </p>
        )}
        {!Object.keys(errors).length && <Failed error={planning.error} />}
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={planning.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {draft.announced ? t('announce_keep') : t('add_show')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

/** Sends the draft; when accepted, the programme is reloaded before the show is opened. */
function usePlanning(onPlanned: (planned: { id: string; day: string }) => void) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => send(call, draft),
    onSuccess: async planned => {
      await Promise.all(
        ['programme', 'placeholders'].map(key => memory.invalidateQueries({ queryKey: [key] })),
      )
      onPlanned(planned)
    },
  })
}

/** Plans the show, or keeps the time for one that is to be announced. */
async function send(call: Call, draft: Draft): Promise<{ id: string; day: string }> {
  const { id, versionId, day, freeSeating, ownMinutes, announced, inPlaceOf } = draft
  const place = { screenId: draft.screenId!, day, time: readTime(draft.time)! }
  if (!announced) {
    const body = { id, versionId: versionId!, ...place, freeSeating, ownMinutes, inPlaceOf }
    return (await call(createSchedule, { body })).schedule
  }
  const kept = { ...place, ...announced }
  const answer = inPlaceOf
    ? await call(changePlaceholder, { params: { id: inPlaceOf }, body: kept })
    : await call(keepPlaceholder, { body: { id, ...kept } })
  return answer.placeholder
}

/** Why the draft cannot be saved yet, as a sentence. */
function useWhyOff(draft: Draft, preview: Preview | null): string | undefined {
  const { t } = useWords()
  const what = draft.announced ? draft.announced.name.trim() : draft.versionId
  if (!what || !draft.screenId || !preview) return t('plan_incomplete')
  if (preview.past) return t('plan_past')
  return preview.clashing.length ? t('plan_clash') : undefined
}
