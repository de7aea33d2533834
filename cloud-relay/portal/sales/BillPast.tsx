import { formatCents, formatDate, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Refunds and exchanges of a bill, and requests to the side that owns it. */
export function BillPast({ now, zone }: { now: BillNow; zone: string }) {
  const { locale, t } = useWords()
  const asks = now.asks.filter(ask => ask.outcome !== 'refunded')
  if (!now.returns.length && !asks.length && !now.reprints.length) return null
  const at = (iso: string) => `${formatDate(iso, locale, zone)}, ${formatTime(iso, locale, zone)}`
  return (
    <div>
      <h3 className="panel-title">{t(now.returns.length || asks.length ? 'refunds' : 'reprints')}</h3>
      <ul className="bill-lines">
        {now.returns.map(made => (
          <li key={made.id}>
            <span>
              {t(made.kind === 'exchange' ? 'exchanged' : 'refunded')}
              {made.underWay && `, ${t('refund_under_way')}`}
              <span className="row-note">
                {[at(made.at), made.reason && t(`reason_${made.reason}`), made.employeeName]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className="figures">{formatCents(-made.cents, locale)}</span>
          </li>
        ))}
        {asks.map(ask => (
          <li key={ask.id}>
            <span>
              {t(ask.outcome === null ? 'refund_asked' : 'refund_declined')}
              <span className="row-note">
                {[at(ask.at), ask.employeeName, ask.why].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
        {now.reprints.map(each => (
          <li key={each.id}>
            <span>
              {t('ticket_reprinted', {
                seat: now.lines.find(({ line }) => line === each.line)?.seatId ?? '',
              })}
              <span className="row-note">
                {[at(each.at), t(`reprint_${each.reason}`), each.employeeName].join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
