import { useMutation } from '@tanstack/react-query'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { columnsOf, type ImportKind } from '#core/csv/columns.ts'
import { csvCalls } from '#core/csv/contract.ts'
import { writeCsv, type Separator } from '#core/csv/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useKindReason } from './use-kind-reason.ts'

/** Saves all of a kind as a file that the import reads back. */
export function HandOut({ kind }: { kind: ImportKind }) {
  const { locale, t } = useWords()
  const call = useCall()
  const notAllowed = useKindReason(kind)
  // Spreadsheets of English-speaking countries want commas, the others semicolons.
  const [separator, setSeparator] = useState<Separator>(locale === 'en' ? ',' : ';')
  const [done, setDone] = useState(0)
  const handing = useMutation({
    async mutationFn() {
      setDone(0)
      const columns = columnsOf[kind]
      const rows: string[][] = [columns.map(({ label }) => label[locale])]
      for (let after: string | undefined, more = true; more;) {
        const page = await call(csvCalls(kind).hand, { query: after === undefined ? {} : { after } })
        rows.push(...page.rows.map(row => columns.map(({ key }) => row[key] ?? '')))
        setDone(rows.length - 1)
        after = page.next ?? undefined
        more = page.next !== null
      }
      saveFile(`${kind}.csv`, new TextEncoder().encode(writeCsv(rows, separator)), 'text/csv')
      return rows.length - 1
    },
  })
  return (
    <section className="card stack" aria-labelledby="hand-out">
      <div>
        <h2 id="hand-out">{t('export')}</h2>
        <p className="quiet">{t(kind === 'vouchers' ? 'export_lead_vouchers' : 'export_lead')}</p>
      </div>
      <div className="row taking-over-foot">
        <Select
          label={t('import_separator')}
          data={[
            { value: ',', label: t('import_comma') },
            { value: ';', label: t('import_semicolon') },
          ]}
          value={separator}
          allowDeselect={false}
          onChange={next => next && setSeparator(next as Separator)}
        />
        <Button
          busy={handing.isPending}
          onPress={() => handing.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('export_save')}
        </Button>
      </div>
      {(handing.isPending || handing.isSuccess) && (
        <p className="quiet" role="status">
          {t('import_rows', { count: done })}
        </p>
      )}
      <Failed error={handing.error} />
    </section>
  )
}
