import { exportShifts, type ShiftFilterAsked } from '#core/cash/list-contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { SaveCsv } from '../parts/SaveCsv.tsx'
import { fileNameOf, type Days } from '../sales/date-range.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { shiftColumns, shiftRows, shiftRowsMost } from './shift-csv.ts'

/** Saves the shifts of the filter as a file for a spreadsheet. */
export function SaveShifts({
  filter,
  days,
  cinemas,
}: {
  filter: ShiftFilterAsked
  days: Days | undefined
  cinemas: Programme['cinemas']
}) {
  const { locale, t } = useWords()
  const call = useCall()
  async function pageOf(from: { before?: string }) {
    const { shifts, next } = await call(exportShifts, { query: { ...filter, ...from } })
    return { rows: shiftRows(shifts, cinemas, locale), next }
  }
  return (
    <SaveCsv
      name={fileNameOf('cash', days)}
      heads={shiftColumns.map(column => t(column))}
      most={shiftRowsMost}
      pageOf={pageOf}
    />
  )
}
