import type { ZReportView } from '#core/cash/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { useWords } from '../words.ts'
import { TerminalOffer } from '../terminal/TerminalOffer.tsx'

/** The report of the shift that was just closed; its paper comes by itself. */
export function ReportView({
  report,
  onTerminals,
  onDone,
}: {
  report: ZReportView
  onTerminals: () => void
  onDone: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const waits = usePaperWaits()
  const money = (cents: number) => formatCents(cents, locale)
  useKeys({ [keys.next]: onDone })
  return (
    <div className="cash-step">
      <Notice tone={waits ? 'warn' : 'ok'} announce title={words('cash_closed', { number: report.number })}>
        {words(waits ? 'cash_closed_waits' : 'cash_closed_next')}
      </Notice>
      <dl className="cash-lines">
        {report.drawer.map(line => (
          <div key={line.method}>
            <dt>{line.name ? inLocale(line.name, locale) : words('cash')}</dt>
            <dd className="figures">
              {money(line.countedCents)}
              {line.countedCents !== line.expectedCents && (
                <span className="cash-off"> ({money(line.countedCents - line.expectedCents)})</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words('cash_left')}</dt>
          <dd className="figures">{money(report.leftCents)}</dd>
        </div>
      </dl>
      <TerminalOffer onTerminals={onTerminals} />
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={onDone}>
        {words('cash_done')}
      </Button>
    </div>
  )
}
