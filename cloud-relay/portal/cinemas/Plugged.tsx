import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PluggedDevice } from '#core/api/found-devices.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { isEnteredAs } from '#core/venue/entered-connection.ts'
import type { HandScannerEntry } from '#core/venue/hand-scanner-entry.ts'
import type { LineDisplayEntry } from '#core/venue/line-display-entry.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { printerAt } from './printer-at.ts'

type Place = {
  cinemaId: string
  printers: readonly PrinterEntry[]
  handScanners: readonly HandScannerEntry[]
  lineDisplays: readonly LineDisplayEntry[]
}

/**
 * What is plugged into a cinema's box, by what it calls itself. Nothing of it is taken by itself: a manager enters what
 * belongs to a till, and a scanner is then chosen at its register.
 */
export function Plugged({ devices, ...place }: Place & { devices: readonly PluggedDevice[] }) {
  const { t } = useWords()
  const entered = [...place.printers, ...place.handScanners, ...place.lineDisplays].map(
    ({ connection }) => connection,
  )
  return (
    <>
      <h4 className="panel-title">{t('cinema.plugged')}</h4>
      <ul className="found-devices">
        {devices.map(device => (
          <li key={device.connections[0]}>
            <span>
              {device.name} <span className="quiet">{t(`cinema.plugged.${device.kind}`)}</span>
            </span>
            {isEnteredAs(device.connections, entered) ? (
              <span className="quiet">{t('cinema.device_search_entered')}</span>
            ) : (
              <Enter {...place} device={device} />
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ kind }) => kind === 'hand_scanner') && (
        <p className="quiet">{t('cinema.plugged_what')}</p>
      )}
    </>
  )
}

function Enter({ cinemaId, printers, handScanners, device }: Place & { device: PluggedDevice }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_settings')
  const { kind, name } = device
  const connection = device.connections[0]!
  const entering = useMutation({
    mutationFn: () =>
      call(entryCalls(cinema).change, {
        params: { id: cinemaId },
        body:
          kind === 'printer'
            ? { printers: [...printers, printerAt(connection, name)] }
            : { handScanners: [...handScanners, { id: `scanner-${newId().slice(-12)}`, name, connection }] },
      }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['entries', 'cinema'] }),
  })
  return (
    <>
      <Button
        size="small"
        busy={entering.isPending}
        label={t('cinema.plugged_enter', { name })}
        onPress={() => entering.mutate()}
        {...(notAllowed ? { disabledReason: notAllowed } : {})}
      >
        {t('cinema.printer_enter')}
      </Button>
      <Failed error={entering.error} />
    </>
  )
}
