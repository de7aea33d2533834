import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { copiesOf, wishesOf, type Wish } from '#core/planning/week-wishes.ts'
import { addDays } from '#core/programme/day.ts'
import { cineWeek } from '#core/programme/week.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../../parts/Page.tsx'
import { useProgramme } from '../../server/queries.ts'
import { useReason } from '../../session/SessionGate.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { usePlace } from '../use-place.ts'
import { FilmChoice, type Chosen } from './FilmChoice.tsx'
import { JudgedShows } from './JudgedShows.tsx'
import { useMany } from './use-many.ts'

/** Many shows at once: a film on days and at times in screens, or the week before once more. */
export function ManyPage() {
  const { t } = useWords()
  const notAllowed = useReason('manage_programme')
  const asked = useProgramme({})
  if (asked.data && !notAllowed) return <Choose programme={asked.data} />
  return (
    <Page title={t('many_title')} actions={<Back />}>
      {notAllowed ? (
        <Notice tone="info">{notAllowed}</Notice>
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="30rem" />} />
      )}
    </Page>
  )
}

function Back() {
  const { t } = useWords()
  return (
    <Link className="button" to="/programme">
      {t('programme')}
    </Link>
  )
}

const weeksAhead = 12

function Choose({ programme }: { programme: Programme }) {
  const { t, locale } = useWords()
  const [place] = usePlace(programme)
  const [how, setHow] = useState<'film' | 'copy'>('film')
  const [first, setFirst] = useState(place.week[0]!)
  const [chosen, setChosen] = useState<Chosen>(() => nothingChosen(place.week))
  const week = cineWeek(first, programme.exhibitor.cineWeekStartsOn)
  const [weeksBack, setWeeksBack] = useState(1)
  const source = addDays(first, -7 * weeksBack)
  const before = useProgramme({ from: source, to: addDays(source, 6) }).data
  const wishes =
    how === 'film' ? filmWishes(chosen, week) : copies(before, place.cinemaId, { source, weeksBack })
  const many = useMany(place.cinemaId, wishes)
  const cinema = programme.cinemas.find(({ id }) => id === place.cinemaId)
  const go = (days: number) => {
    setFirst(addDays(first, days))
    setChosen({ ...chosen, days: chosen.days.map(day => addDays(day, days)) })
  }
  const range = `${formatPlainDay(week[0]!, locale)} – ${formatPlainDay(week[6]!, locale)}`
  const weeksOn = (Date.parse(first) - Date.parse(place.week[0]!)) / (7 * 86_400_000)
  return (
    <Page title={t('many_title')} lead={`${cinema?.name ?? ''} · ${t('many_lead')}`} actions={<Back />}>
      <div className="many">
        <section className="many-choice stack" aria-label={t('many_choose')}>
          <SegmentedControl
            aria-label={t('many_choose')}
            data={[
              { value: 'film', label: t('many_film') },
              { value: 'copy', label: t('many_copy') },
            ]}
            value={how}
            onChange={value => setHow(value === 'copy' ? 'copy' : 'film')}
          />
          <div className="week-steps">
            <Button size="small" icon="back" label={t('week_before')} onPress={() => go(-7)} />
            <p className="week-name">{range}</p>
            <span className="turned">
              <Button
                size="small"
                icon="back"
                label={t('week_after')}
                onPress={() => go(7)}
                {...(weeksOn < weeksAhead ? {} : { disabledReason: t('many_too_far') })}
              />
            </span>
          </div>
          {how === 'film' ? (
            <FilmChoice
              programme={programme}
              cinemaId={place.cinemaId}
              week={week}
              chosen={chosen}
              onChange={change => setChosen({ ...chosen, ...change })}
            />
          ) : (
            <CopyFrom source={source} weeksBack={weeksBack} onChange={setWeeksBack} />
          )}
        </section>
        <JudgedShows programme={programme} many={many} isCopy={how === 'copy'} />
      </div>
    </Page>
  )
}

/** Every day of the week, and a usual evening; film and screens are chosen. */
function nothingChosen(days: readonly string[]): Chosen {
  return { movieId: null, versionId: null, screenIds: [], days: [...days], times: [] }
}

function filmWishes({ versionId, screenIds, days, times }: Chosen, week: readonly string[]): Wish[] {
  if (!versionId) return []
  return wishesOf({ versionId, screenIds, days: days.filter(day => week.includes(day)), times })
}

function copies(
  before: Programme | undefined,
  cinemaId: string,
  { source, weeksBack }: { source: string; weeksBack: number },
): Wish[] {
  const last = addDays(source, 6)
  const shows = before?.schedules.filter(
    ({ cinemaId: where, day }) => where === cinemaId && day >= source && day <= last,
  )
  return copiesOf(shows ?? [], 7 * weeksBack)
}

/** As far back as a usual week is looked for: last year's, with its holidays. */
const weeksBackMost = 53

/** Which week is copied: the one before, or any other that was planned well. */
function CopyFrom({
  source,
  weeksBack,
  onChange,
}: {
  source: string
  weeksBack: number
  onChange: (weeksBack: number) => void
}) {
  const { t, locale } = useWords()
  const day = (iso: string) =>
    formatPlainDay(iso, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <>
      <p className="quiet">{t('many_copy_what')}</p>
      <div className="week-steps" role="group" aria-label={t('many_copy_from')}>
        <Button
          size="small"
          icon="back"
          label={t('many_copy_earlier')}
          onPress={() => onChange(weeksBack + 1)}
          {...(weeksBack < weeksBackMost ? {} : { disabledReason: t('many_copy_far') })}
        />
        <p className="week-name" role="status">
          {day(source)} – {day(addDays(source, 6))}
        </p>
        <span className="turned">
          <Button
            size="small"
            icon="back"
            label={t('many_copy_later')}
            onPress={() => onChange(weeksBack - 1)}
            {...(weeksBack > 1 ? {} : { disabledReason: t('many_copy_near') })}
          />
        </span>
      </div>
    </>
  )
}
