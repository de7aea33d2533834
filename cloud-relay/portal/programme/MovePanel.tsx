import { Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import { moveSchedule, replanSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { drawnPlan } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { newId } from '#ui/new-id.ts'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type ProgrammeScreen } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { keyword, KeywordForm } from './KeywordForm.tsx'
import { planErrors } from './plan-errors.ts'
import { DayAndTime } from './PlanFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { readTime } from './read-time.ts'
import type { Moving } from './use-move.ts'

type Target = Pick<Draft, 'screenId' | 'day' | 'time'>

/**
 * Moves one show. Into a screen with another seat plan it is cancelled and planned anew, as long as no seat is sold.
 */
export function MovePanel({
  moving: { show, draft },
  preview,
  screens,
  today,
  zone,
  onChange,
  onClose,
  onMoved,
}: {
  moving: Moving
  preview: Preview | null
  screens: ProgrammeScreen[]
  today: string
  zone: string
  onChange: (to: Partial<Draft>) => void
  onClose: () => void
  onMoved: (schedule: ScheduleView) => void
}) {
  const { locale, t } = useWords()
  const { schedule, movie } = show
  const sending = useMoving(schedule, onMoved)
  const errors = planErrors(sending.error)
  const taken = takenOf(schedule)
  const target = screens.find(screen => screen.id === draft.screenId)
  const otherPlan =
    target && target.id !== schedule.screenId && target.arrangementId !== drawnPlan(schedule.arrangementId)
  const off = useWhyOff(schedule, draft, preview)
  const onlineAfterMs = Date.parse(schedule.onlineUntil) - Date.parse(schedule.featureStart)
  const failed =
    sending.isError && !Object.keys(errors).length ? sentenceOf(sending.error, t('unreachable')) : undefined
  const day = formatPlainDay(schedule.day, locale)
  return (
    <SidePanel
      title={t('move_show')}
      lead={`${movie.title}, ${day}, ${formatTime(schedule.start, locale, zone)}. ${t('move_lead')}`}
      onClose={onClose}
    >
      <div className="stack">
        <p className="quiet">{t('move_hint')}</p>
        <Select
          label={t('screen')}
          data={screens.map(each => ({
            value: each.id,
            label: `${each.name} · ${t('seats', { count: each.capacity })}`,
          }))}
          value={draft.screenId}
          error={errors.screen}
          allowDeselect={false}
          onChange={screenId => {
            sending.reset()
            onChange({ screenId })
          }}
        />
        <DayAndTime
          draft={draft}
          today={today}
          errors={errors}
          onChange={change => {
            sending.reset()
            onChange(change)
          }}
        />
        <PlanPreview draft={draft} preview={preview} zone={zone} />
        {!off && preview && !otherPlan && (
          <Notice tone={taken ? 'warn' : 'info'}>
            {taken > 0 && <p>{t('move_taken', { count: taken })}</p>}
            <p>
              {t('move_online', {
                time: formatTime(isoIn(preview.span.featureMs + onlineAfterMs, zone), locale, zone),
              })}
            </p>
          </Notice>
        )}
        {otherPlan && taken > 0 && (
          <Notice tone="stop" title={t('other_plan', { screen: target.name })}>
            {t('other_plan_taken')}
          </Notice>
        )}
        {otherPlan && taken === 0 ? (
          <KeywordForm
            title={t('other_plan', { screen: target.name })}
            confirm={t('plan_anew')}
            busy={sending.isPending}
            error={failed}
            off={off}
            takesFocus={false}
            onConfirm={() => sending.mutate({ ...draft, anew: true })}
            onKeep={onClose}
          >
            {t('other_plan_free')}
          </KeywordForm>
        ) : (
          <>
            {failed && (
              <Notice tone="stop" announce>
                {failed}
              </Notice>
            )}
            <div className="panel-foot row">
              <Button
                variant="primary"
                busy={sending.isPending}
                onPress={() => sending.mutate({ ...draft, anew: false })}
                {...(off || otherPlan ? { disabledReason: off ?? t('other_plan_taken') } : {})}
              >
                {t('move_show_now')}
              </Button>
              <Button onPress={onClose}>{t('close')}</Button>
            </div>
          </>
        )}
      </div>
    </SidePanel>
  )
}

function useMoving(schedule: ScheduleView, onMoved: (schedule: ScheduleView) => void) {
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
function useWhyOff(schedule: ScheduleView, draft: Draft, preview: Preview | null): string | undefined {
  const { t } = useWords()
  if (!preview) return t('plan_incomplete')
  const here = draft.screenId === schedule.screenId && preview.span.startMs === Date.parse(schedule.start)
  if (here) return t('move_unchanged')
  if (preview.past) return t('plan_past')
  return preview.clashing.length ? t('plan_clash') : undefined
}
