import { useMutation, useQueryClient } from '@tanstack/react-query'
import { entryCalls } from '#core/catalogue/contract.ts'
import { searchPrinters } from '#core/devices/printer-search-contract.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Place = { cinemaId: string; printers: readonly PrinterEntry[] }

/** Looks for printers in a cinema's network through its box; one press enters one of them, as most receipt printers are. */
export function PrinterSearch({ cinemaId, printers }: Place) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_devices')
  const looking = useMutation({ mutationFn: () => call(searchPrinters, { body: { cinemaId } }) })
  const entered = new Set(printers.map(({ connection }) => connection))
  const found = looking.data?.found
  return (
    <section className="stack" aria-labelledby="printer-search">
      <h3 className="panel-title" id="printer-search">
        {t('cinema.printer_search')}
      </h3>
      <p className="quiet">{t('cinema.printer_search_what')}</p>
      <div className="row">
        <Button
          size="small"
          busy={looking.isPending}
          onPress={() => looking.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('cinema.printer_search_do')}
        </Button>
        <span className="quiet entry-state" role="status">
          {looking.isPending && t('cinema.printer_search_at_work')}
        </span>
      </div>
      {found && found.length === 0 && (
        <Notice tone="info" announce>
          {t('cinema.printer_search_none')}
        </Notice>
      )}
      {found && found.length > 0 && (
        <ul className="found-printers">
          {found.map(({ connection }) => (
            <li key={connection}>
              <span className="figures">{new URL(connection).hostname}</span>
              {entered.has(connection) ? (
                <span className="quiet">{t('cinema.printer_search_entered')}</span>
              ) : (
                <Enter cinemaId={cinemaId} printers={printers} connection={connection} />
              )}
            </li>
          ))}
        </ul>
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

/** As most receipt printers on paper of 80 mm are; its test page shows whether that is true. */
function printerAt(connection: string, name: string): PrinterEntry {
  const id = `printer-${newId().slice(-12)}`
  return { id, name, connection, columns: 48, codepage: 'windows1252', prints: ['receipt', 'ticket'] }
}
