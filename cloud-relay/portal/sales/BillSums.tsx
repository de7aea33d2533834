import { formatCents } from '#core/i18n/format.ts'
import type { BillFilterAsked } from '#core/sales/bill-list-contract.ts'
import { useBillSums } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** The sums of all that the filter shows, not of what is loaded; nothing for who may not see them. */
export function BillSums({ filter, several }: { filter: BillFilterAsked; several: boolean }) {
  const { locale, t } = useWords()
  const sums = useBillSums(filter).data
  if (!sums) return null
  const more = sums.whole ? '' : '> '
  return (
    <tbody role="rowgroup" className="bill-sums">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={2}>
          {more}
          {t('bills', { count: sums.bills })} · {t('tickets', { count: sums.tickets })}
          {sums.refundedCents > 0 && (
            <span className="row-note">
              {t('sums_refunded', { total: formatCents(sums.refundedCents, locale) })}
            </span>
          )}
          {!sums.whole && <span className="row-note">{t('sums_part')}</span>}
        </th>
        {several && <td role="cell" data-minor />}
        <td role="cell" data-minor />
        <td role="cell" data-minor />
        <td role="cell" className="sums-gap" />
        <td role="cell" className="number">
          <strong>
            {more}
            {formatCents(sums.keptCents, locale)}
          </strong>
          <span className="row-note">{t('sums_kept')}</span>
        </td>
      </tr>
    </tbody>
  )
}
