import { Select } from '@mantine/core'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { drawnPlan } from '#core/venue/arrangement.ts'
import { SidePanel } from '../parts/SidePanel.tsx'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type ProgrammeScreen } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { MoveFoot } from './MoveFoot.tsx'
import { MoveNotices } from './MoveNotices.tsx'
import { planErrors } from './plan-errors.ts'
import { DayAndTime } from './PlanFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import type { Moving } from './use-move.ts'
import { useMoving, useWhyOff } from './use-moving.ts'

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
  const target = screens.find(screen => screen.id === draft.screenId)
  const otherScreen =
    target && target.id !== schedule.screenId && target.arrangementId !== drawnPlan(schedule.arrangementId)
      ? target
      : undefined
  const off = useWhyOff(schedule, draft, preview)
  const failed =
    sending.isError && !Object.keys(errors).length ? sentenceOf(sending.error, t('unreachable')) : undefined
  const day = formatPlainDay(schedule.day, locale)
  function change(to: Partial<Draft>) {
    sending.reset()
    onChange(to)
  }
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
          onChange={screenId => change({ screenId })}
        />
        <DayAndTime draft={draft} today={today} errors={errors} onChange={change} />
        <PlanPreview draft={draft} preview={preview} zone={zone} />
        <MoveNotices
          schedule={schedule}
          preview={off ? null : preview}
          otherScreen={otherScreen}
          zone={zone}
        />
        <MoveFoot
          failed={failed}
          off={off}
          otherScreen={otherScreen}
          taken={takenOf(schedule)}
          busy={sending.isPending}
          onMove={anew => sending.mutate({ ...draft, anew })}
          onClose={onClose}
        />
      </div>
    </SidePanel>
  )
}
