import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { ReportRow, ReportTable } from '#core/reports/contract.ts'
import { leading } from '#core/reports/subjects.ts'
import { percentMore } from '../today/compared.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { columnHead, rowName, shownColumns, valueText } from './report-text.ts'

/** The lines of a report, the bar of each beside its name, and their sum at the head, where it is in sight. */
export function ReportTableView({ table }: { table: ReportTable }) {
  const { locale, t } = useWords()
  const { by, subject, columns, rows, compared } = table
  const lead = columns.indexOf(leading[subject])
  const shown = shownColumns(table)
  const most = Math.max(1, ...rows.map(({ values }) => values[lead]!))
  const day = (iso: string) =>
    formatPlainDay(iso, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t(`reports_${subject}`)}>
      <table className="table report-table">
        <thead>
          <tr>
            <th scope="col">{t(`reports_by_${by}`)}</th>
            {shown.map(at => (
              <th key={columns[at]} scope="col" className="number">
                {columnHead(columns[at]!, t)}
              </th>
            ))}
          </tr>
          <tr className="report-total">
            <th scope="row">
              {t('reports_total')}
              {compared && (
                <span className="row-note">
                  {t('reports_before', {
                    value: t('reports_total_before', { from: day(compared.from), to: day(compared.to) }),
                  })}
                </span>
              )}
            </th>
            <Values
              columns={columns}
              shown={shown}
              values={table.total}
              before={table.totalBefore}
              lead={lead}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <th scope="row">
                <RowName
                  row={row}
                  name={rowName(row, by, t, locale)}
                  isBill={by === 'payment' && row.name !== null}
                  share={row.values[lead]! / most}
                />
              </th>
              <Values columns={columns} shown={shown} values={row.values} before={row.before} lead={lead} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowName({
  row: { note },
  name,
  isBill,
  share,
}: {
  row: ReportRow
  name: string
  /** It is the number of an order, which is a press away. */
  isBill: boolean
  share: number
}) {
  return (
    <>
      {isBill ? <Link to={`/sales?find=${encodeURIComponent(name)}`}>{name}</Link> : name}
      {note && <span className="row-note">{note}</span>}
      <span className="report-share" aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
      </span>
    </>
  )
}

function Values({
  columns,
  shown,
  values,
  before,
  lead,
}: {
  columns: readonly string[]
  /** The places of those that are shown. */
  shown: readonly number[]
  values: readonly number[]
  before: readonly number[] | null
  lead: number
}) {
  const { locale, t } = useWords()
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return shown.map(at => {
    const name = columns[at]!
    const value = values[at]!
    const then = before?.[at]
    const percent = then === undefined ? undefined : percentMore(value, then)
    return (
      <td key={name} className="number" data-zero={value === 0 || undefined}>
        {valueText(name, value, locale)}
        {then !== undefined && (
          <span className="row-note">
            <span className="visually-hidden">{t('reports_compare')} </span>
            {valueText(name, then, locale)}
            {at === lead && percent !== undefined && ` ${signed.format(percent / 100)}`}
          </span>
        )}
      </td>
    )
  })
}
