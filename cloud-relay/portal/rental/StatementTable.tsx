import { formatCents } from '#core/i18n/format.ts'
import type { Statement, StatementRow } from '#core/rental/contract.ts'
import { dueOfStatement } from '#core/rental/statement-parts.ts'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { percentText } from './percent-text.ts'

/** A line for each film, cinema and terms, what was put right, and the sum. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { t, locale } = useWords()
  const cellsOf = useCells()
  const { rows, adjustments } = statement
  const money = (cents: number) => <span className="figures">{formatCents(cents, locale)}</span>
  const numbers = [
    t('rental_week'),
    t('rental_admissions'),
    t('rental_gross'),
    t('rental_net'),
    t('rental_share'),
    t('rental_due'),
  ]
  const isOne = new Set([...rows, ...adjustments].map(({ cinemaId }) => cinemaId)).size === 1
  const nothing = Array.from({ length: 5 }, (_, at) => <span key={at} />)
  return (
    <PlainTable
      label={t('rental')}
      heads={[t('movie'), ...numbers]}
      numbers={numbers}
      rows={[
        ...rows.map(row => ({
          key: `${row.cinemaId} ${row.movieId} ${row.terms ?? ''}`,
          cells: cellsOf(row, isOne),
        })),
        ...adjustments.map(({ id, movie, cinema, reason, cents }) => ({
          key: id,
          cells: [
            <span key="movie">
              <b>{movie}</b>
              <span className="row-note">
                {[isOne ? '' : cinema, t('rental_correction'), reason].filter(Boolean).join(' · ')}
              </span>
            </span>,
            ...nothing,
            money(cents),
          ],
        })),
        {
          key: 'sum',
          cells: [
            <b key="sum">{t('rental_sum')}</b>,
            ...nothing,
            <b key="due">{money(dueOfStatement(statement))}</b>,
          ],
        },
      ]}
    />
  )
}

/** The cells of a film’s line; one cinema needs no name. */
function useCells() {
  const { t, locale } = useWords()
  const money = (cents: number) => <span className="figures">{formatCents(cents, locale)}</span>
  return (row: StatementRow, isOne: boolean) => [
    <span key="movie">
      <b>{row.movie}</b>
      <span className="row-note">
        {[isOne ? '' : row.cinema, row.distributor, row.terms].filter(Boolean).join(' · ')}
      </span>
    </span>,
    <span key="week" className="figures">
      {row.week}
    </span>,
    <span key="admissions" className="figures">
      {row.admissions}
      {row.complimentary > 0 && (
        <span className="row-note">{t('rental_of_them_free', { count: row.complimentary })}</span>
      )}
    </span>,
    money(row.grossCents),
    money(row.netCents),
    row.due ? (
      <span key="share" className="figures">
        {percentText(row.due.basisPoints, locale)}
        {row.due.minimumCents > row.due.formulaCents && (
          <span className="row-note">{t('rental_minimum_holds')}</span>
        )}
      </span>
    ) : (
      '–'
    ),
    row.due ? money(row.due.dueCents) : <span className="quiet">{t('rental_no_terms')}</span>,
  ]
}
