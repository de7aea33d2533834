import type { ReportTable } from '#core/reports/contract.ts'
import { headline } from '#core/reports/subjects.ts'
import { percentMore } from '../today/compared.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { columnHead, shownColumns, valueText } from './report-text.ts'

/** The four numbers of a report that are read first, each beside what it is compared with. */
export function ReportFigures({ table }: { table: ReportTable }) {
  const { locale, t } = useWords()
  const { columns, total, totalBefore } = table
  const shown = shownColumns(table)
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <div className="figures-row">
      {headline[table.subject].flatMap(name => {
        const at = columns.indexOf(name)
        if (!shown.includes(at)) return []
        const before = totalBefore?.[at]
        const percent = before === undefined ? undefined : percentMore(total[at]!, before)
        return (
          <section key={name} className="figure">
            <h2>{columnHead(name, t)}</h2>
            <p className="figure-value">{valueText(name, total[at]!, locale)}</p>
            {before !== undefined && (
              <p className="quiet">
                {t('reports_before', { value: valueText(name, before, locale) })}
                {percent !== undefined && name !== 'occupancy' && ` · ${signed.format(percent / 100)}`}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
