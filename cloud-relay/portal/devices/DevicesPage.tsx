import { device } from '#core/kiosks/device.entity.ts'
import type { Device } from '#core/kiosks/device.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { devicePlace } from '#core/venue/settings/places.ts'
import { Link } from 'react-router'
import { TerminalTests } from '../cinemas/TerminalTests.tsx'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Page } from '../parts/Page.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Presence, PresenceBlock } from './Presence.tsx'
import { StopBlock } from './StopBlock.tsx'
import { WaitingDevices } from './WaitingDevices.tsx'

/** Registers, scanners and walls: those that wait to be let in, and all that are there. */
export function DevicesPage() {
  const { t } = useWords()
  const cinemas = useEntries(cinema).data?.entries ?? []
  const cinemaOf = (id: string) => cinemas.find(each => each.id === id)?.name ?? ''
  /** The terminal it is wired to. */
  const terminalsOf = ({ cinemaId, terminalId }: Device) =>
    (cinemas.find(each => each.id === cinemaId)?.terminals ?? []).filter(({ id }) => id === terminalId)
  const columns: Column<'device'>[] = [
    {
      head: 'device.type',
      cell: ({ type }) => t(`device.type.${type}`),
      by: ({ type }) => t(`device.type.${type}`),
    },
    {
      head: 'device.cinemaId',
      cell: ({ cinemaId }) => cinemaOf(cinemaId),
      by: ({ cinemaId }) => cinemaOf(cinemaId),
      isMinor: true,
    },
    { head: 'device_online', cell: each => <Presence id={each.id} />, isMinor: true },
    { head: 'device.status', cell: each => <Access device={each} />, by: ({ status }) => status },
  ]
  return (
    <Page title={t('device.many')} lead={t('device.lead')}>
      <div className="stack">
        <WaitingDevices />
        <EntryList
          entity={device}
          icon="device"
          columns={columns}
          beside={each => (
            <>
              <PresenceBlock key={`seen ${each.id}`} device={each} />
              <OwnSettings device={each} />
              <TerminalTests
                key={`terminal ${each.id}`}
                cinemaId={each.cinemaId}
                terminals={terminalsOf(each)}
              />
              <StopBlock key={each.id} device={each} />
            </>
          )}
        />
      </div>
    </Page>
  )
}

/** What this device does otherwise than its cinema stands with all settings. */
function OwnSettings({ device: each }: { device: Device }) {
  const { t } = useWords()
  return (
    <p>
      <Link to={`/settings?for=${encodeURIComponent(devicePlace(each))}`}>{t('device_settings')}</Link>
    </p>
  )
}

const tones = { pending: 'info', active: 'ok', logout: 'quiet', blocked: 'stop' } as const

function Access({ device: { status } }: { device: Device }) {
  const { t } = useWords()
  return <Status tone={tones[status]}>{t(`device.status.${status}`)}</Status>
}
