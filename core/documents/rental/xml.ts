import { dueOfStatement } from '../../rental/statement-parts.ts'
import type { Statement, StatementRow } from '../../rental/contract.ts'
import { element, xmlFile } from '../xml.ts'

/**
 * A statement as XML for a distributor's accounts: money in units with two places, shares in percent. What was put right
 * stands beside the rows of films. The same statement gives the same bytes.
 */
export function statementXml(
  statement: Statement,
  about: { exhibitor: string; vatNumber: string; distributor: string | null },
): string {
  const { from, to, rows, adjustments } = statement
  const whole = { ...about, from, to, currency: 'EUR', due: money(dueOfStatement(statement)) }
  return xmlFile(
    element('rentalStatement', whole, [
      ...rows.map(filmElement),
      ...adjustments.map(({ id, cinema, movie, distributor, reason, cents }) =>
        element('correction', { id, cinema, film: movie, distributor, reason, due: money(cents) }),
      ),
    ]),
  )
}

const money = (cents: number) => (cents / 100).toFixed(2)

function filmElement(row: StatementRow): string[] {
  const { due } = row
  return element(
    'film',
    {
      id: row.movieId,
      title: row.movie,
      eidr: row.eidr,
      isan: row.isan,
      cinema: row.cinema,
      distributor: row.distributor,
      office: row.office,
      terms: row.terms,
      week: row.week,
      shows: row.shows,
      admissions: row.admissions,
      complimentary: row.complimentary,
    },
    [
      element('takings', {
        gross: money(row.grossCents),
        vat: money(row.vatCents),
        net: money(row.netCents),
      }),
      ...(due
        ? [
            element('rental', {
              levy: money(due.levyCents),
              percent: due.basisPoints / 100,
              minimum: money(due.minimumCents),
              share: money(due.formulaCents),
              due: money(due.dueCents),
            }),
          ]
        : []),
    ],
  )
}
