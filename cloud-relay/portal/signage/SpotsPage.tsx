import { formatPlainDay } from '#core/i18n/format.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { plainDay } from '#core/programme/day.ts'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { signageSpot } from '#core/signage/spots/spot.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { SpotPlays } from './SpotPlays.tsx'
import { SpotPreview } from './SpotPreview.tsx'

type Spot = Entry<'signage_spot'>

/** What businesses pay to have shown on walls. */
export function SpotsPage() {
  const { t, locale } = useWords()
  const zone = useEntries(cinema).data?.entries[0]?.timezone ?? 'UTC'
  const today = plainDay(Date.now(), zone)
  const day = (date: string) =>
    formatPlainDay(date, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const columns: Column<'signage_spot'>[] = [
    {
      head: 'signage_spot.state',
      cell: spot => <State spot={spot} today={today} />,
      by: ({ until }) => until,
    },
    {
      head: 'signage_spot.days',
      cell: ({ from, until }) => `${day(from)} – ${day(until)}`,
      by: ({ from }) => from,
    },
    {
      head: 'signage_spot.share',
      cell: ({ seconds, everyMinutes }) => t('signage_spot.every', { seconds, minutes: everyMinutes }),
      by: ({ everyMinutes }) => everyMinutes,
      isMinor: true,
    },
    { head: 'signage_spot.pictures', cell: spot => <Thumbs {...spot} />, isMinor: true },
  ]
  return (
    <ListPage
      entity={signageSpot}
      icon="device"
      columns={columns}
      order={(a, b) => (a.until === b.until ? (a.name < b.name ? -1 : 1) : a.until < b.until ? 1 : -1)}
      beside={spot => <SpotPlays key={spot.id} spot={spot} />}
      preview={typed => <SpotPreview spot={typed} />}
    />
  )
}

function State({ spot: { from, until }, today }: { spot: Spot; today: string }) {
  const { t } = useWords()
  if (until < today) return <Status tone="quiet">{t('signage_spot.over')}</Status>
  return today < from ? (
    <Status tone="info">{t('signage_spot.planned')}</Status>
  ) : (
    <Status tone="ok">{t('signage_spot.running')}</Status>
  )
}

function Thumbs({ landscape, portrait }: Pick<Spot, 'landscape' | 'portrait'>) {
  return (
    <span className="row">
      {[landscape, portrait].map(
        hash =>
          hash && (
            <img key={hash} className="head-thumb" src={renditionOf(`/files/${hash}`, '200.webp')} alt="" />
          ),
      )}
    </span>
  )
}
