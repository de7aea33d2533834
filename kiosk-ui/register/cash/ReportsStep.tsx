import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TillReports } from '#core/cash/contract.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { programmeQuery } from '../../box/programme.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { printHere, reportsQuery } from './cash.ts'
import { ReportSums } from './ReportSums.tsx'

type Report = TillReports['reports'][number]

/** The reports of this till: what the open shift has come to so far, and those that were closed, to read and print. */
export function ReportsStep({ onBack }: { onBack: () => void }) {
  const words = useWords()
  const answer = useQuery(reportsQuery)
  const [open, setOpen] = useState<Report | null>(null)
  const back = open ? () => setOpen(null) : onBack
  useKeys({ [keys.back]: back })
  return (
    <div className="cash-step">
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      {answer.isPending && <Skeleton height="12rem" />}
      {answer.data && (open ? <OneReport report={open} /> : <All now={answer.data} onOpen={setOpen} />)}
      <Button size="touch" wide icon="back" onPress={back}>
        {words('back')}
      </Button>
    </div>
  )
}

function All({ now, onOpen }: { now: TillReports; onOpen: (report: Report) => void }) {
  const words = useWords()
  const when = useWhen()
  return (
    <>
      {now.running && (
        <section className="cash-running" aria-label={words('cash_so_far')}>
          <h3>{words('cash_so_far')}</h3>
          <ReportSums sums={now.running} />
        </section>
      )}
      {now.reports.length > 0 && <h3>{words('cash_reports_closed')}</h3>}
      <ul className="cash-moves">
        {now.reports.map(report => (
          <li key={report.shiftId}>
            <Button size="touch" wide onPress={() => onOpen(report)}>
              {report.number}
            </Button>
            <span className="quiet">
              {when(report.at)} · {report.employeeName}
            </span>
            <Difference report={report} />
          </li>
        ))}
      </ul>
      {!now.running && now.reports.length === 0 && (
        <EmptyState icon="printer" title={words('cash_reports_none')}>
          {words('cash_reports_none_next')}
        </EmptyState>
      )}
    </>
  )
}

/** A report as it was when its shift was closed. */
function OneReport({ report }: { report: Report }) {
  const words = useWords()
  const { locale } = useChoice()
  const when = useWhen()
  const printing = useMutation({ mutationFn: () => printHere(report.shiftId) })
  const print = () => {
    if (!printing.isPending) printing.mutate()
  }
  useKeys({ [keys.print]: print })
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <>
      <p>
        <strong>{report.number}</strong>{' '}
        <span className="quiet">
          {words('cash_from_to', {
            from: `${when(report.openedAt)} (${report.openedBy})`,
            to: `${when(report.at)} (${report.employeeName})`,
          })}
        </span>
      </p>
      <ReportSums sums={report} />
      <dl className="cash-lines">
        <div>
          <dt>{words('cash_expected')}</dt>
          <dd className="figures">{money(report.expectedCents)}</dd>
        </div>
        <div>
          <dt>{words('cash_counted')}</dt>
          <dd className="figures">
            {money(report.countedCents)} <Difference report={report} />
          </dd>
        </div>
        <div>
          <dt>{words('cash_left')}</dt>
          <dd className="figures">{money(report.leftCents)}</dd>
        </div>
      </dl>
      {report.explanation && (
        <p>
          {words('cash_explanation')}: {report.explanation}
        </p>
      )}
      {printing.error && (
        <Notice tone="stop" announce>
          {refusalText(printing.error)}
        </Notice>
      )}
      <Button size="touch" wide icon="printer" keyHint={keys.print} busy={printing.isPending} onPress={print}>
        {words('cash_print_again', { number: report.number })}
      </Button>
    </>
  )
}

/** By how much the count was off; nothing where it was right. */
function Difference({ report: { countedCents, expectedCents } }: { report: Report }) {
  const { locale } = useChoice()
  const differs = countedCents - expectedCents
  if (!differs) return null
  return <span className="cash-off figures">{formatCents(differs, locale)}</span>
}

function useWhen() {
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  return (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
}
