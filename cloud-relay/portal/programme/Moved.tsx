import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { ProgrammeScreen } from './board.ts'
import type { useSentMove } from './use-sent-move.ts'

/** The minutes before and after its film that a show has. */
function aroundShown({ start, featureStart, end, ready }: ScheduleView) {
  const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  return { before: minutes(start, featureStart), after: minutes(end, ready) }
}

/** Where the show that was moved last is now, with the way back; or why it stayed where it was. */
export function Moved({
  moved: { done, error, undoing, undo, forget },
  screens,
  zone,
}: {
  moved: ReturnType<typeof useSentMove>
  screens: ProgrammeScreen[]
  zone: string
}) {
  const { locale, t } = useWords()
  if (error) return <Failed error={error} />
  if (!done) return null
  const { title, schedule, change, back } = done
  const at = {
    title,
    day: formatPlainDay(schedule.day, locale),
    time: formatTime(schedule.start, locale, zone),
    screen: screens.find(({ id }) => id === schedule.screenId)?.name ?? '',
  }
  return (
    <Notice
      tone="ok"
      announce
      action={
        <div className="row">
          {back && (
            <Button size="small" busy={undoing} onPress={undo}>
              {t('undo')}
            </Button>
          )}
          <Button size="small" icon="cross" label={t('close')} onPress={forget} />
        </div>
      }
    >
      {'own' in change
        ? t('own_set', { title, ...aroundShown(schedule) })
        : t(back ? 'moved_to' : 'moved_back', at)}
    </Notice>
  )
}
