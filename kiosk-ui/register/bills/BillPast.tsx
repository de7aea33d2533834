import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { seatRanges } from '#core/billing/bill-title.ts'
import { useChoice } from '../../box/choice.ts'
import { useWords } from '../words.ts'

/** What happened to a bill since it was sold: refunds, exchanges, and refund requests between the two sides. */
export function BillPast({ now, zone }: { now: BillNow; zone: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const at = (iso: string) => `${formatDay(iso, locale, zone)}, ${formatTime(iso, locale, zone)}`
  const seatOf = (line: number) => {
    const sold = now.lines.find(each => each.line === line)
    return sold?.seatId && !sold.freeSeating ? seatRanges([sold.seatId]) : words('free_seating')
  }
  if (!now.returns.length && !now.asks.length && !now.reprints.length && !now.handouts.length) return null
  return (
    <ul className="bill-past figures">
      {now.returns.map(made => (
        <li key={made.id}>
          <strong>
            {words(made.kind === 'exchange' ? 'past_exchange' : 'past_refund', {
              cents: formatCents(made.kind === 'exchange' ? -made.cents : made.cents, locale),
            })}
          </strong>{' '}
          <span className="quiet">
            {[
              at(made.at),
              made.reason && words(`reason_${made.reason}`),
              made.employeeName,
              made.underWay && words('past_under_way'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {now.asks
        .filter(ask => ask.outcome !== 'refunded')
        .map(ask => (
          <li key={ask.id}>
            <strong>{words(ask.outcome === null ? 'past_asked' : 'past_declined')}</strong>{' '}
            <span className="quiet">
              {[at(ask.at), ask.employeeName, ask.why].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      {now.handouts.map(each => (
        <li key={each.at}>
          <strong>{words('past_handed')}</strong>{' '}
          <span className="quiet">{[at(each.at), each.employeeName, each.device].join(' · ')}</span>
        </li>
      ))}
      {now.reprints.map(each => (
        <li key={each.id}>
          <strong>{words('past_reprint', { seat: seatOf(each.line) })}</strong>{' '}
          <span className="quiet">
            {[at(each.at), words(`reprint_${each.reason}`), each.employeeName].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
