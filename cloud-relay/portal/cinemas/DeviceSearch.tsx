import { useMutation, useQueryClient } from '@tanstack/react-query'
import { entryCalls } from '#core/catalogue/contract.ts'
import { searchDevices } from '#core/devices/device-search-contract.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { HandScannerEntry } from '#core/venue/hand-scanner-entry.ts'
import type { LineDisplayEntry } from '#core/venue/line-display-entry.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { Plugged } from './Plugged.tsx'
import { printerAt } from './printer-at.ts'
import { useWords } from '../words/WordsProvider.tsx'

type Place = { cinemaId: string; printers: readonly PrinterEntry[] }

type Entered = Place & {
  handScanners?: readonly HandScannerEntry[] | undefined
  lineDisplays?: readonly LineDisplayEntry[] | undefined
}

/**
 * Looks for printers in a cinema's network through its box, and for printers and hand scanners on that box's own sockets;
 * one press enters one of them.
 */
export function DeviceSearch({ cinemaId, printers, handScanners = [], lineDisplays = [] }: Entered) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_devices')
  const looking = useMutation({ mutationFn: () => call(searchDevices, { body: { cinemaId } }) })
  const entered = new Set(printers.map(({ connection }) => connection))
  const { found, plugged } = looking.data ?? {}
  return (
    <section className="stack" aria-labelledby="device-search">
      <h3 className="panel-title" id="device-search">
        {t('cinema.device_search')}
      </h3>
      <p className="quiet">{t('cinema.device_search_what')}</p>
      <div className="row">
        <Button
          size="small"
          busy={looking.isPending}
          onPress={() => looking.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('cinema.device_search_do')}
        </Button>
        <span className="quiet entry-state" role="status">
          {looking.isPending && t('cinema.device_search_at_work')}
        </span>
      </div>
      {found?.length === 0 && plugged?.length === 0 && (
        <Notice tone="info" announce>
          {t('cinema.device_search_none')}
        </Notice>
      )}
      {found && found.length > 0 && (
        <ul className="found-devices">
          {found.map(({ connection }) => (
            <li key={connection}>
              <span className="figures">{new URL(connection).hostname}</span>
              {entered.has(connection) ? (
                <span className="quiet">{t('cinema.device_search_entered')}</span>
              ) : (
                <Enter cinemaId={cinemaId} printers={printers} connection={connection} />
              )}
            </li>
          ))}
        </ul>
      )}
      {plugged && plugged.length > 0 && (
        <Plugged
          cinemaId={cinemaId}
          printers={printers}
          handScanners={handScanners}
          lineDisplays={lineDisplays}
          devices={plugged}
        />
      )}
      <Failed error={looking.error} />
    </section>
  )
}

function Enter({ cinemaId, printers, connection }: Place & { connection: string }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_settings')
  const entering = useMutation({
    mutationFn: () =>
      call(entryCalls(cinema).change, {
        params: { id: cinemaId },
        body: {
          printers: [
            ...printers,
            printerAt(connection, t('cinema.printer_named', { number: printers.length + 1 })),
          ],
        },
      }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['entries', 'cinema'] }),
  })
  return (
    <>
      <Button
        size="small"
        busy={entering.isPending}
        label={t('cinema.printer_enter_at', { address: new URL(connection).hostname })}
        onPress={() => entering.mutate()}
        {...(notAllowed ? { disabledReason: notAllowed } : {})}
      >
        {t('cinema.printer_enter')}
      </Button>
      <Failed error={entering.error} />
    </>
  )
}
