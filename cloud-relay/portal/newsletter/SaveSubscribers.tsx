import { useMutation } from '@tanstack/react-query'
import { exportSubscribers, type SubscriberView } from '#core/content/newsletter/staff-contract.ts'
import { writeCsv } from '#core/csv/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The heads of the file: what another program for newsletters asks for, and the proof. */
const columns = [
  'email',
  'first_name',
  'last_name',
  'language',
  'asked_at',
  'asked_via',
  'wording',
  'confirmed_at',
] as const

/** Saves everybody who gets the newsletter as a file for a spreadsheet. */
export function SaveSubscribers() {
  const { locale, t } = useWords()
  const call = useCall()
  const saving = useMutation({
    async mutationFn() {
      const rows: string[][] = [[...columns]]
      let before: string | null = null
      do {
        const page: { subscribers: SubscriberView[]; next: string | null } = await call(exportSubscribers, {
          query: before === null ? {} : { before },
        })
        rows.push(...page.subscribers.flatMap(rowOf))
        before = page.next
      } while (before !== null)
      const text = writeCsv(rows, locale === 'en' ? ',' : ';')
      saveFile('subscribers.csv', new TextEncoder().encode(text), 'text/csv')
      return rows.length - 1
    },
  })
  return (
    <>
      <Button size="small" busy={saving.isPending} onPress={() => saving.mutate()}>
        {t('csv_save')}
      </Button>
      <span className="quiet" role="status">
        {saving.data === undefined ? '' : t('csv_saved', { rows: t('import_rows', { count: saving.data }) })}
      </span>
      <Failed error={saving.error} />
    </>
  )
}

function rowOf({ who, locale, at, via, wording, confirmedAt }: SubscriberView): string[][] {
  return who ? [[who.email, who.firstName, who.lastName, locale, at, via, wording, confirmedAt ?? '']] : []
}
