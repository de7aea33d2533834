import { useQuery } from '@tanstack/react-query'
import { readNoticeReaders } from '#core/devices/notices/contract.ts'
import { registerNotice } from '#core/devices/notices/notice.entity.ts'
import { formatDate, formatTime } from '#core/i18n/format.ts'
import { isoIn } from '#core/programme/day.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What cashiers are told at their registers, and who has read it. */
export function RegisterNoticesPage() {
  const { t } = useWords()
  const cinemas = useEntries(cinema).data?.entries ?? []
  const zone = cinemas[0]?.timezone ?? 'UTC'
  const isOver = (until: string) => until <= isoIn(Date.now(), zone).slice(0, 16)
  const columns: Column<'register_notice'>[] = [
    {
      head: 'register_notice.cinemaId',
      cell: ({ cinemaId, deviceIds }) =>
        deviceIds.length
          ? t('register_notice_at', { count: deviceIds.length })
          : (cinemas.find(({ id }) => id === cinemaId)?.name ?? t('register_notice.cinemaId.empty')),
      isMinor: true,
    },
    {
      head: 'register_notice.until',
      cell: ({ until }) => (isOver(until) ? t('register_notice_over') : until.replace('T', ' ')),
      by: ({ until }) => until,
    },
  ]
  return (
    <ListPage
      entity={registerNotice}
      icon="bell"
      columns={columns}
      beside={({ id }) => <Readers key={id} noticeId={id} zone={zone} />}
    />
  )
}

/** Who has read it, and where. */
function Readers({ noticeId, zone }: { noticeId: string; zone: string }) {
  const { locale, t } = useWords()
  const call = useCall()
  const answer = useQuery({
    queryKey: ['register_notices', noticeId],
    queryFn: () => call(readNoticeReaders, { params: { id: noticeId } }),
  })
  const readers = answer.data?.readers
  if (!readers) return null
  return (
    <section className="stack">
      <h3 className="panel-title">{t('register_notice_readers')}</h3>
      {readers.length === 0 && <p className="quiet">{t('register_notice_unread')}</p>}
      <ul className="bill-lines">
        {readers.map(({ employeeName, device, at, isOlder }) => (
          <li key={`${employeeName} ${at}`}>
            <span>
              {employeeName}
              <span className="row-note">
                {[device, isOlder && t('register_notice_older')].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="figures">
              {formatDate(at, locale, zone)}, {formatTime(at, locale, zone)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
