import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { writeCsv } from '#core/csv/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { allRows, type PageOfRows } from './all-rows.ts'
import { Failed } from './Failed.tsx'

/**
 * Saves a list, page by page, as a file for a spreadsheet, and says how far it is.
 *
 * @param name of the file, without its ending
 * @param most rows of one file, its head not counted
 */
export function SaveCsv({
  name,
  heads,
  most,
  pageOf,
  disabledReason,
}: {
  name: string
  heads: readonly string[]
  most: number
  pageOf: PageOfRows
  disabledReason?: string | undefined
}) {
  const { locale, t } = useWords()
  const [done, setDone] = useState(0)
  const saving = useMutation({
    async mutationFn() {
      setDone(0)
      const { rows, whole } = await allRows(pageOf, most, setDone)
      // Spreadsheets of English-speaking countries want commas, the others semicolons.
      const text = writeCsv([[...heads], ...rows], locale === 'en' ? ',' : ';')
      saveFile(`${name}.csv`, new TextEncoder().encode(text), 'text/csv')
      return { count: rows.length, whole }
    },
  })
  const counted = (count: number) => t('import_rows', { count })
  return (
    <div className="save-bills">
      <Button
        size="small"
        busy={saving.isPending}
        disabledReason={disabledReason}
        onPress={() => saving.mutate()}
      >
        {t('csv_save')}
      </Button>
      <span className="quiet" role="status">
        {saving.isPending
          ? counted(done)
          : saving.data &&
            t(saving.data.whole ? 'csv_saved' : 'csv_saved_part', { rows: counted(saving.data.count) })}
      </span>
      <Failed error={saving.error} />
    </div>
  )
}
