import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { versionText } from '#core/programme/version-text.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { Facts } from '../parts/Facts.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { Status } from '../parts/Status.tsx'
import { useHealth } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type Show } from './board.ts'
import { CancelShow } from './CancelShow.tsx'
import { clockOf } from './strip-geometry.ts'

/** One show: what runs, when the room is busy, how full it is, and calling it off. */
export function ShowPanel({ show, zone, onClose }: { show: Show; zone: string; onClose: () => void }) {
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
          {!schedule.cancelled && (
            <p className="quiet figures">{t('seats_free_online', { count: schedule.availableOnline })}</p>
          )}
        </div>
      </div>
      {!schedule.atCinema && <Notice tone="info">{t('not_at_cinema')}</Notice>}
      <Facts
        facts={[
          [t('version'), versionText(version, movie, locale)],
          [t('screen'), screen.name],
          [t('doors'), time(schedule.start)],
          [t('feature'), `${time(schedule.featureStart)} – ${time(schedule.end)}`],
          [t('room_ready'), clockOf(strip.ready)],
          [t('online_until'), time(schedule.onlineUntil)],
        ]}
      />
      {!schedule.cancelled && <WebsiteLink scheduleId={schedule.id} />}
      {!schedule.cancelled && <CancelShow schedule={schedule} taken={taken} />}
    </SidePanel>
  )
}

/** The website lives on the relay; a page that came from the box has no address of it. */
function WebsiteLink({ scheduleId }: { scheduleId: string }) {
  const { locale, t } = useWords()
  const health = useHealth()
  if (!health.data) return null
  if (health.data.node === 'box') return <p className="quiet">{t('website_elsewhere')}</p>
  return (
    <p>
      <a href={`/${locale}/buy/tickets/${encodeURIComponent(scheduleId)}`} target="_blank" rel="noreferrer">
        {t('open_on_website')}
      </a>
    </p>
  )
}
