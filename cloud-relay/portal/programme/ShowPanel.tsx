import { Link } from 'react-router'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import { filmPartsOf } from '#core/programme/film-length.ts'
import { versionText } from '#core/programme/version-text.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { Facts } from '../parts/Facts.tsx'
import { OnItsWayNotice } from '../parts/OnItsWay.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { Status } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type Show } from './board.ts'
import { ShowActions } from './ShowActions.tsx'
import { ShowMinutes, minutesKey } from './ShowMinutes.tsx'
import { ShowNotice, noticeKey } from './ShowNotice.tsx'
import { ShowPriceList } from './ShowPriceList.tsx'
import { ShownOn } from './ShownOn.tsx'
import { OnlineSale, onlineKey } from './several/OnlineSale.tsx'
import { ShowRefunds } from './ShowRefunds.tsx'
import { UndoAdding, UndoCancelling } from './UndoShow.tsx'
import { WaitingList } from './WaitingList.tsx'

/** One show: what runs, when the screen is occupied, how full it is, moving it and cancelling it. */
export function ShowPanel({
  show,
  zone,
  nowMs,
  inConflict,
  isAdded,
  onMove,
  onCopy,
  onOpen,
  onClose,
}: {
  show: Show
  zone: string
  nowMs: number
  inConflict: boolean
  /** It was planned a moment ago. */
  isAdded: boolean
  onMove: () => void
  /** Plans the same film once more. */
  onCopy: () => void
  /** Opens another show: the same one, planned anew. */
  onOpen: (schedule: Show['schedule']) => void
  onClose: () => void
}) {
  const { locale, t } = useWords()
  const { schedule, movie, version, screen, strip } = show
  const taken = takenOf(schedule)
  const day = formatPlainDay(schedule.day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = (iso: string) => formatTime(iso, locale, zone)
  return (
    <SidePanel
      title={movie.title}
      lead={
        strip.from >= 1440
          ? `${time(schedule.start)}. ${t('plan_night', { day })}`
          : `${day}, ${time(schedule.start)}`
      }
      onClose={onClose}
    >
      <Top show={show} nowMs={nowMs} />
      {isAdded && !schedule.cancelled && <UndoAdding schedule={schedule} onGone={onClose} />}
      {inConflict && (
        <Notice tone="stop" action={<Link to="/conflicts">{t('conflicts_open')}</Link>}>
          {t('conflict_in_show')}
        </Notice>
      )}
      <OnItsWayNotice arrival={schedule} />
      <Facts
        facts={[
          [t('version'), versionText(version, movie, locale)],
          [t('screen'), screen.name],
          ...(schedule.freeSeating ? [[t('seating'), t('free_seating')] as [string, string]] : []),
          [t('doors'), time(schedule.start)],
          [t('feature'), `${time(schedule.featureStart)} – ${time(schedule.end)}`],
          ...partsOf(show, zone).map(([word, ...times]): [string, string] => [
            t(word),
            times.map(time).join(' – '),
          ]),
          [t('screen_ready'), time(schedule.ready)],
          [t('online_until'), time(schedule.onlineUntil)],
        ]}
      />
      {!schedule.cancelled && Date.parse(schedule.end) > nowMs && (
        <Changed show={show} zone={zone} nowMs={nowMs} />
      )}
      {!schedule.cancelled && <WebsiteLink scheduleId={schedule.id} />}
      {schedule.cancelled ? (
        <>
          <UndoCancelling schedule={schedule} nowMs={nowMs} onOpen={onOpen} />
          <ShowRefunds scheduleId={schedule.id} />
        </>
      ) : (
        <ShowActions schedule={schedule} taken={taken} onMove={onMove} onCopy={onCopy} />
      )}
    </SidePanel>
  )
}

/** The words of its film's intermission and credits, where it has them, and their times: ISO 8601 on its cinema's wall. */
function partsOf({ movie, schedule }: Show, zone: string) {
  const [featureMs, endMs] = [Date.parse(schedule.featureStart), Date.parse(schedule.end)]
  const { intermission, creditsMs } = filmPartsOf(movie, { featureMs, endMs })
  const parts: ['intermission' | 'credits_from', ...string[]][] = []
  if (intermission)
    parts.push(['intermission', isoIn(intermission.fromMs, zone), isoIn(intermission.untilMs, zone)])
  if (creditsMs !== null) parts.push(['credits_from', isoIn(creditsMs, zone)])
  return parts
}

/** What may be changed of a show that is not over. */
function Changed({ show, zone, nowMs }: { show: Show; zone: string; nowMs: number }) {
  const { schedule } = show
  return (
    <>
      <ShownOn schedule={schedule} />
      <ShowPriceList cinemaId={schedule.cinemaId} ids={[schedule.id]} now={schedule.priceList?.id ?? null} />
      <OnlineSale key={onlineKey(schedule)} schedule={schedule} />
      {Date.parse(schedule.start) > nowMs && <ShowMinutes key={minutesKey(show)} show={show} />}
      <ShowNotice key={noticeKey(schedule)} schedule={schedule} />
      <WaitingList schedule={schedule} zone={zone} />
    </>
  )
}

/** The poster, and how many seats are free. */
function Top({ show: { schedule, movie }, nowMs }: { show: Show; nowMs: number }) {
  const { t } = useWords()
  const taken = takenOf(schedule)
  return (
    <div className="show-top">
      <div className="show-poster">
        <Poster image={movie.posterUrl} alt="" />
      </div>
      <div className="show-seats">
        {schedule.cancelled ? (
          <Status tone="stop">{t('cancelled')}</Status>
        ) : schedule.soldOut ? (
          <Status tone="warn">{t('sold_out')}</Status>
        ) : (
          <p className="show-free">
            <b className="display figures">{schedule.available}</b>{' '}
            {t('seats_free', { count: schedule.available })}
          </p>
        )}
        <OccupancyBar taken={taken} capacity={schedule.capacity} />
        <p className="quiet figures">{t('seats_taken_of', { taken, capacity: schedule.capacity })}</p>
        {!schedule.cancelled && !schedule.soldOut && <Sides schedule={schedule} nowMs={nowMs} />}
      </div>
    </div>
  )
}

/**
 * What each side may sell without the other: told while disconnected, and behind an icon before, so that a disconnection
 * is no surprise.
 */
function Sides({ schedule, nowMs }: { schedule: Show['schedule']; nowMs: number }) {
  const { t } = useWords()
  const side = useSide()
  if (nowMs >= Date.parse(schedule.onlineUntil)) return <p>{t('online_ended')}</p>
  const { availableHere: here, availableThere: there } = schedule
  // A cinema that has no box yet sells everything on the website.
  if (!side.data || (schedule.cut && there === 0))
    return <p className="quiet figures">{t('seats_free_online', { count: schedule.availableOnline })}</p>
  const [boxOffice, website] = side.data.node === 'box' ? [here, there] : [there, here]
  return (
    <>
      <p className="quiet figures">{t('seats_free_online', { count: schedule.availableOnline })}</p>
      {schedule.cut ? (
        <p className="figures">{t('seats_cut', { boxOffice, website })}</p>
      ) : (
        <details className="show-sides">
          <summary>
            <Icon name="info" />
            {t('seats_about')}
          </summary>
          <p className="quiet">{t('seats_bar')}</p>
          <p className="quiet figures">{t('seats_by_side', { boxOffice, website })}</p>
        </details>
      )}
    </>
  )
}

/** The website lives on the relay; a page that came from the box has no address of it. */
function WebsiteLink({ scheduleId }: { scheduleId: string }) {
  const { locale, t } = useWords()
  const side = useSide()
  if (!side.data) return null
  if (side.data.node === 'box') return <p className="quiet">{t('website_elsewhere')}</p>
  return (
    <p>
      <a href={`/${locale}/buy/tickets/${encodeURIComponent(scheduleId)}`} target="_blank" rel="noreferrer">
        {t('open_on_website')}
      </a>
    </p>
  )
}
