import type { CSSProperties } from 'react'
import type { ReportTable } from '#core/reports/contract.ts'
import { isInTime, leading } from '#core/reports/subjects.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { rowName, valueText } from './report-text.ts'

/** Columns that still tell anything apart. */
const mostColumns = 120

/**
 * Lines that follow each other in time (and hours and weekdays) as columns, with what they are compared with behind them.
 * The table below has the figures; readers of the screen pass over the picture.
 */
export function ReportChart({ table }: { table: ReportTable }) {
  const { locale, t } = useWords()
  const { by, subject, columns, rows } = table
  if (!isInTime(by) && by !== 'hour' && by !== 'weekday') return null
  if (rows.length < 2 || rows.length > mostColumns) return null
  const at = columns.indexOf(leading[subject])
  const most = Math.max(1, ...rows.flatMap(({ values, before }) => [values[at]!, before?.[at] ?? 0]))
  const height = (value: number) => ({ '--height': `${(Math.max(0, value) / most) * 100}%` }) as CSSProperties
  // So many names stand under the columns without touching.
  const step = Math.ceil(rows.length / 12)
  return (
    <div className="report-chart" data-compared={table.compared !== null || undefined} aria-hidden="true">
      <p className="report-chart-most quiet figures">{valueText(leading[subject], most, locale)}</p>
      <div className="report-columns">
        {rows.map((row, index) => {
          const name = rowName(row, by, t, locale)
          return (
            <div
              key={row.key}
              className="report-column"
              title={`${name}: ${valueText(leading[subject], row.values[at]!, locale)}`}
            >
              <span className="report-bars">
                {row.before && <span className="report-bar" data-before style={height(row.before[at]!)} />}
                <span className="report-bar" style={height(row.values[at]!)} />
              </span>
              <span className="report-tick quiet">{index % step === 0 ? name : ''}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
