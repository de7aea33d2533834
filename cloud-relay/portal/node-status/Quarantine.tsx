import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { AnswerOf } from '#core/api/route.ts'
import type { readQuarantine } from '#core/recovery/contract.ts'
import { billAddress } from '../parts/bill-address.ts'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useQuarantine, useProgramme } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

type Left = AnswerOf<typeof readQuarantine>
type Head =
  | 'aside_when'
  | 'quarantined_kind'
  | 'quarantined_total'
  | 'quarantined_place'
  | 'displaced_bill'
  | 'displaced_show'
  | 'displaced_seat'
  | 'reinstated_by'

/** What a recovery left for a manager to decide, and the choices; empty when there is nothing. */
export function Quarantine() {
  const { locale, t } = useWords()
  const left = useQuarantine(!useReason('manage_devices')).data
  if (!left || Object.values(left).every(each => each.length === 0)) return null
  return (
    <>
      {left.displaced.length > 0 && <Displaced seats={left.displaced} />}
      {left.billsTwice.length > 0 && (
        <Listing
          title={t('bills_twice_title')}
          what={t('bills_twice_what')}
          heads={['aside_when', 'quarantined_kind', 'displaced_bill', 'displaced_seat', 'quarantined_total']}
          rows={left.billsTwice.map(({ fact, billId, source, totalCents, at, seats }) => ({
            key: fact,
            cells: [
              <When at={at} />,
              t(`bills_twice_${source}`),
              <code>{billId}</code>,
              <strong>{seats.map(({ seatId }) => seatId).join(' ')}</strong>,
              <span className="figures">{formatCents(totalCents, locale)}</span>,
            ],
          }))}
        />
      )}
      {left.paidTwice.length > 0 && (
        <Listing
          title={t('paid_twice_title')}
          what={t('paid_twice_what')}
          heads={['displaced_bill', 'quarantined_total', 'aside_when']}
          rows={left.paidTwice.map(({ id, number, billId, cents, at }) => ({
            key: id,
            cells: [
              <BillName number={number} billId={billId} />,
              <span className="figures">{formatCents(cents, locale)}</span>,
              <When at={at} />,
            ],
          }))}
        />
      )}
      {left.reinstated.length > 0 && (
        <Listing
          title={t('reinstated_title')}
          what={t('reinstated_what')}
          heads={['aside_when', 'quarantined_kind', 'displaced_bill', 'quarantined_total', 'reinstated_by']}
          rows={left.reinstated.map(({ fact, kind, number, billId, totalCents, at, broughtBy }) => ({
            key: fact,
            cells: [
              <When at={at} />,
              t(`reinstated_${kind}`),
              <BillName number={number} billId={billId} />,
              <span className="figures">{totalCents === null ? '–' : formatCents(totalCents, locale)}</span>,
              broughtBy ?? '–',
            ],
          }))}
        />
      )}
      {left.quarantined.length > 0 && (
        <Listing
          title={t('quarantined_title')}
          what={t('quarantined_what')}
          heads={['aside_when', 'quarantined_kind', 'quarantined_total', 'quarantined_place']}
          rows={left.quarantined.map(({ origin, seq, at, type, totalCents }) => ({
            key: `${origin}#${seq}`,
            cells: [
              <When at={at} />,
              t(quarantinedWord(type)),
              <span className="figures">{totalCents === null ? '–' : formatCents(totalCents, locale)}</span>,
              <code>
                {origin}#{seq}
              </code>,
            ],
          }))}
        />
      )}
    </>
  )
}

function Displaced({ seats }: { seats: Left['displaced'] }) {
  const { locale, t } = useWords()
  const programme = useProgramme({}).data
  return (
    <Listing
      title={t('displaced_title')}
      what={t('displaced_what')}
      heads={['displaced_bill', 'displaced_show', 'displaced_seat', 'aside_when']}
      rows={seats.map(({ billId, number, scheduleId, seatId, at }) => {
        const show = programme?.schedules.find(each => each.id === scheduleId)
        const movie = programme?.movies.find(each => each.id === show?.movieId)
        const zone = programme?.cinemas.find(each => each.id === show?.cinemaId)?.timezone ?? 'UTC'
        return {
          key: `${billId} ${scheduleId} ${seatId}`,
          cells: [
            <BillName number={number} billId={billId} />,
            show && movie
              ? `${movie.title}, ${formatDay(show.start, locale, zone)}, ${formatTime(show.start, locale, zone)}`
              : '–',
            <strong>{seatId}</strong>,
            <When at={at} />,
          ],
        }
      })}
    />
  )
}

function quarantinedWord(
  type: string,
): 'quarantined_sale' | 'quarantined_refund' | 'quarantined_admission' | 'quarantined_anything' {
  if (/^(sale|bill)\./.test(type)) return 'quarantined_sale'
  if (type.includes('refund')) return 'quarantined_refund'
  return type === 'ticket.admitted' ? 'quarantined_admission' : 'quarantined_anything'
}

/** A bill as people name it, to be opened; by its id only while it has no number. */
function BillName({ number, billId }: { number: string | null; billId: string | null }) {
  if (billId === null) return <span>{number ?? '–'}</span>
  if (number === null) return <code>{billId}</code>
  return <Link to={billAddress({ id: billId, number })}>{number}</Link>
}

function When({ at }: { at: string }) {
  const { locale } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  return <span>{`${formatDay(at, locale, zone)}, ${formatTime(at, locale, zone)}`}</span>
}

function Listing({
  title,
  what,
  heads,
  rows,
}: {
  title: string
  what: string
  heads: Head[]
  rows: ComponentProps<typeof PlainTable>['rows']
}) {
  const { t } = useWords()
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="quiet">{what}</p>
      <PlainTable label={title} heads={heads.map(head => t(head))} rows={rows} />
    </section>
  )
}
