import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { boardOf } from '../programme/board.ts'
import { useNow } from '../programme/use-now.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { Programme } from '#core/planning/contract.ts'
import { ConflictsNotice } from '../conflicts/ConflictsNotice.tsx'
import { SetupNotice } from '../setup/SetupNotice.tsx'
import { BoxesStrip } from './BoxesStrip.tsx'
import { CinemaToday } from './CinemaToday.tsx'
import { Figures } from './Figures.tsx'
import { nextShow } from './next-show.ts'

/** The day at a glance: revenue, whether the boxes are connected, and every show with how full it is. */
export function TodayPage() {
  const { t } = useWords()
  const asked = useProgramme({})
  if (asked.data) return <Day programme={asked.data} />
  return (
    <Page title={t('today')}>
      <Waiting
        asked={asked}
        skeleton={
          <div className="stack">
            <Skeleton height="104px" />
            <Skeleton height="48px" />
            <Skeleton height="420px" />
          </div>
        }
      />
    </Page>
  )
}

function Day({ programme }: { programme: Programme }) {
  const { locale, t } = useWords()
  const nowMs = useNow(programme.now)
  const today = { ...programme, schedules: programme.schedules.filter(each => each.day === programme.today) }
  const name = formatPlainDay(programme.today, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const next = useNextShow(today, nowMs)
  return (
    <Page title={t('today')} lead={next ? `${name} · ${next}` : name}>
      <SetupNotice />
      <ConflictsNotice />
      <BoxesStrip cinemas={programme.cinemas} />
      <Figures programme={today} nowMs={nowMs} />
      {programme.cinemas.map(cinema => (
        <CinemaToday
          key={cinema.id}
          cinema={cinema}
          board={boardOf(today, cinema.id)}
          nowMs={nowMs}
          alone={programme.cinemas.length === 1}
        />
      ))}
    </Page>
  )
}

/** The show whose doors open next, as a sentence; nothing once all have. */
function useNextShow({ schedules, movies, screens, cinemas }: Programme, nowMs: number): string | undefined {
  const { locale, t } = useWords()
  const show = nextShow(schedules, nowMs)
  const zone = cinemas.find(({ id }) => id === show?.cinemaId)?.timezone
  if (!show || !zone) return undefined
  return t('next_show', {
    title: movies.find(({ id }) => id === show.movieId)?.title ?? '',
    time: formatTime(show.start, locale, zone),
    screen: screens.find(({ id }) => id === show.screenId)?.name ?? '',
  })
}
