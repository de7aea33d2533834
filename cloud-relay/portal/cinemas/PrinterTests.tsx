import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { beginPrinterRoll, testPrinter } from '#core/devices/printer-test-contract.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/**
 * A page to try each printer of a cinema with: its letters, width, code and cut, and the drawer if that is ticked; and the
 * sheet with commands for registers.
 */
export function PrinterTests({
  cinemaId,
  printers,
}: {
  cinemaId: string
  printers: readonly PrinterEntry[]
}) {
  const { t } = useWords()
  const [drawer, setDrawer] = useState(false)
  if (!printers.length) return null
  return (
    <section className="stack" aria-labelledby="printer-tests">
      <h3 className="panel-title" id="printer-tests">
        {t('cinema.printer_test')}
      </h3>
      <p className="quiet">{t('cinema.printer_test_what')}</p>
      <Checkbox
        size="md"
        label={t('cinema.printer_test_drawer')}
        checked={drawer}
        onChange={event => setDrawer(event.currentTarget.checked)}
      />
      {printers.map(printer => (
        <OnePrinter key={printer.id} cinemaId={cinemaId} printer={printer} drawer={drawer} />
      ))}
    </section>
  )
}

function OnePrinter(props: { cinemaId: string; printer: PrinterEntry; drawer: boolean }) {
  const { cinemaId, printer, drawer } = props
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_devices')
  const testing = useMutation({
    mutationFn: (commands: boolean) =>
      call(testPrinter, {
        body: {
          cinemaId,
          printerId: printer.id,
          drawer: drawer && !commands,
          ...(commands ? { commands } : {}),
        },
      }),
  })
  const isAtWork = testing.isPending
  const about = { size: 'small', ...(notAllowed ? { disabledReason: notAllowed } : {}) } as const
  return (
    <div className="printer-test" role="group" aria-label={printer.name}>
      <p>
        <b>{printer.name}</b>
      </p>
      <div className="row">
        <Button {...about} busy={isAtWork && !testing.variables} onPress={() => testing.mutate(false)}>
          {t('cinema.printer_test_do')}
        </Button>
        <Button {...about} busy={isAtWork && testing.variables === true} onPress={() => testing.mutate(true)}>
          {t('cinema.printer_commands_do')}
        </Button>
        <span className="quiet entry-state" role="status">
          {testing.data && t(testing.data.isOut ? 'cinema.printer_test_out' : 'cinema.printer_test_sent')}
        </span>
      </div>
      <Failed error={testing.error} />
      {!!printer.rollMetres && <NewRoll cinemaId={cinemaId} printer={printer} />}
    </div>
  )
}

/** Whoever put a new roll in before the old one had run out says so: what is left of it is counted anew. */
function NewRoll({ cinemaId, printer }: { cinemaId: string; printer: PrinterEntry }) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_devices')
  const saying = useMutation({
    mutationFn: () => call(beginPrinterRoll, { body: { cinemaId, printerId: printer.id } }),
  })
  return (
    <>
      <div className="row">
        <Button
          size="small"
          busy={saying.isPending}
          onPress={() => saying.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('cinema.printer_roll_new')}
        </Button>
        <span className="quiet entry-state" role="status">
          {saying.data && t(saying.data.isCounted ? 'cinema.printer_roll_done' : 'cinema.printer_roll_sent')}
        </span>
      </div>
      <Failed error={saying.error} />
    </>
  )
}
