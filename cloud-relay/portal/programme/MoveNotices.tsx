import { formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type ProgrammeScreen } from './board.ts'
import type { Preview } from './draft.ts'

/** What the move means for the guests who have seats, and for the sale online. */
export function MoveNotices({
  schedule,
  preview,
  otherScreen,
  zone,
}: {
  schedule: ScheduleView
  /** Null while the show cannot go there. */
  preview: Preview | null
  /** The screen it would go to, where that has another seat plan. */
  otherScreen: ProgrammeScreen | undefined
  zone: string
}) {
  const { locale, t } = useWords()
  const taken = takenOf(schedule)
  const onlineAfterMs = Date.parse(schedule.onlineUntil) - Date.parse(schedule.featureStart)
  return (
    <>
      {preview && !otherScreen && (
        <Notice tone={taken ? 'warn' : 'info'}>
          {taken > 0 && <p>{t('move_taken', { count: taken })}</p>}
          <p>
            {t('move_online', {
              time: formatTime(isoIn(preview.span.featureMs + onlineAfterMs, zone), locale, zone),
            })}
          </p>
        </Notice>
      )}
      {otherScreen && taken > 0 && (
        <Notice tone="stop" title={t('other_plan', { screen: otherScreen.name })}>
          {t('other_plan_taken')}
        </Notice>
      )}
    </>
  )
}
