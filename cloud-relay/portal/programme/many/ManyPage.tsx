import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { weekTemplate } from '#core/planning/week-template.entity.ts'
import { templateOf, wishesOfTemplate } from '#core/planning/week-template.ts'
import { copiesOf, wishesOf, type Wish } from '#core/planning/week-wishes.ts'
import { addDays } from '#core/programme/day.ts'
import { cineWeek } from '#core/programme/week.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useEntries } from '../../kit/use-entries.ts'
import { Page, Waiting } from '../../parts/Page.tsx'
import { useProgramme } from '../../server/queries.ts'
import { useReason } from '../../session/SessionGate.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { usePlace } from '../use-place.ts'
import { FilmChoice, type Chosen } from './FilmChoice.tsx'
import { JudgedShows, type How } from './JudgedShows.tsx'
import { KeepWeek } from './KeepWeek.tsx'
import { SavedWeek, type Instead, type Template } from './SavedWeek.tsx'
import { useMany } from './use-many.ts'

/** Many shows at once: a film on days and at times in screens, an earlier week once more, or one that was saved. */
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
  const [how, setHow] = useState<How>('film')
  const [first, setFirst] = useState(place.week[0]!)
  const [chosen, setChosen] = useState<Chosen>(() => nothingChosen(place.week))
  const week = cineWeek(first, programme.exhibitor.cineWeekStartsOn)
  const [weeksBack, setWeeksBack] = useState(1)
  const source = addDays(first, -7 * weeksBack)
  const before = useProgramme({ from: source, to: addDays(source, 6) }).data
  const saved = useSaved(place.cinemaId)
  const earlier = weekOf(before, place.cinemaId, source)
  const wishes = {
    film: () => filmWishes(chosen, week),
    copy: () => copiesOf(earlier, 7 * weeksBack),
    saved: () => (saved.chosen ? wishesOfTemplate(saved.chosen.shows, week[0]!, saved.instead) : []),
  }[how]()
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
              { value: 'saved', label: t('many_saved') },
            ]}
            value={how}
            onChange={value => setHow(value as How)}
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
          ) : how === 'copy' ? (
            <>
              <CopyFrom source={source} weeksBack={weeksBack} onChange={setWeeksBack} />
              <KeepWeek cinemaId={place.cinemaId} shows={templateOf(earlier)} />
            </>
          ) : (
            <SavedWeek programme={programme} {...saved} />
          )}
        </section>
        <JudgedShows programme={programme} many={many} how={how} />
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

/** A cinema's shows of the week that begins on a day. */
function weekOf(programme: Programme | undefined, cinemaId: string, first: string) {
  const last = addDays(first, 6)
  return (programme?.schedules ?? []).filter(
    ({ cinemaId: where, day }) => where === cinemaId && day >= first && day <= last,
  )
}

/** The cinema's saved weeks, the chosen one, and which films run in it this time. */
function useSaved(cinemaId: string) {
  const entries = (useEntries(weekTemplate).data?.entries ?? []) as readonly Template[]
  const [id, setId] = useState<string | null>(null)
  const [instead, onInstead] = useState<Instead>({})
  const templates = entries
    .filter(entry => entry.cinemaId === cinemaId)
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    templates,
    chosen: templates.find(each => each.id === id),
    instead,
    onInstead,
    onChoose: (next: string | null) => {
      setId(next)
      onInstead({})
    },
  }
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
