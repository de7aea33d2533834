import { Progress, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { columnsOf, type Cells, type ImportKind } from '#core/csv/columns.ts'
import { outcomes } from '#core/csv/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Import, Looked, Write } from './use-import.ts'

const rowsShown = 100

/** What becomes of every row, and the two ways of taking them over. */
export function RowPreview({
  kind,
  rows,
  all,
}: {
  kind: ImportKind
  rows: Import
  all: () => readonly { row: number; cells: Cells }[]
}) {
  const { t } = useWords()
  const { taking, taken } = rows
  const shown = (taking.isSuccess && taken) || rows.looked || []
  const count = (outcome: Looked['outcome']) => shown.filter(each => each.outcome === outcome).length
  const wrong = count('wrong')
  const news = count('made') + count('changed')
  const take = (write: Write) => taking.mutate({ rows: all(), write })
  const summary = outcomes
    .filter(outcome => count(outcome))
    .map(outcome => t(`import_count_${outcome}`, { count: count(outcome) }))
    .join(' · ')
  const stopped = taking.isSuccess && taken !== undefined && taken.length < (rows.looked?.length ?? 0)
  return (
    <>
      <p role="status" className="taking-over-summary figures">
        {taking.isSuccess && !stopped && `${t('import_done')} `}
        {summary}
      </p>
      {stopped && <Notice tone="stop">{t('import_stopped')}</Notice>}
      <RowTable kind={kind} rows={shown} />
      {!taking.isSuccess && (
        <div className="row">
          <Button
            variant="primary"
            busy={taking.isPending}
            onPress={() => take(wrong ? 'good' : 'all')}
            {...(news ? {} : { disabledReason: t('import_nothing_new') })}
          >
            {t('import_take_rows', { count: news })}
          </Button>
          {wrong > 0 && <span className="quiet">{t('import_or_correct', { count: wrong })}</span>}
        </div>
      )}
      {taking.isPending && (
        <Progress
          value={(100 * rows.done) / (rows.looked?.length || 1)}
          aria-label={t('import_rows', { count: rows.done })}
        />
      )}
      {taking.isError && <Notice tone="info">{t('import_again')}</Notice>}
      <Failed error={taking.error} />
    </>
  )
}

function RowTable({ kind, rows }: { kind: ImportKind; rows: readonly Looked[] }) {
  const { locale, t } = useWords()
  const [only, setOnly] = useState<'all' | 'wrong'>('all')
  const [most, setMost] = useState(rowsShown)
  const label = (key: string) => columnsOf[kind].find(column => column.key === key)?.label[locale] ?? key
  const hasWrong = rows.some(({ outcome }) => outcome === 'wrong')
  const listed = rows.filter(({ outcome }) => only === 'all' || !hasWrong || outcome === 'wrong')
  const explained = ({ outcome, changed, trouble, like }: Looked) =>
    [
      ...(outcome === 'changed' ? [changed.map(label).join(', ')] : []),
      ...trouble.map(({ column, sentence }) => (column ? `${label(column)}: ${sentence}` : sentence)),
      ...(like === undefined ? [] : [t('import_like_row', { row: like })]),
    ].join(' ')
  return (
    <>
      {hasWrong && (
        <SegmentedControl
          aria-label={t('import_show')}
          data={[
            { value: 'all', label: t('import_show_all') },
            { value: 'wrong', label: t('import_show_wrong') },
          ]}
          value={only}
          onChange={(next: string) => setOnly(next as typeof only)}
        />
      )}
      <PlainTable
        label={t('import_look')}
        heads={[t('import_row'), t('import_about'), t('import_becomes'), t('import_details')]}
        rows={listed.slice(0, most).map(each => ({
          key: String(each.row),
          cells: [
            <span key="row" className="figures">
              {each.row}
            </span>,
            each.name || '–',
            <span key="outcome" className="taking-over-outcome" data-outcome={each.outcome}>
              {t(`import_${each.outcome}`)}
            </span>,
            explained(each),
          ],
        }))}
      />
      {listed.length > most && (
        <div className="row">
          <Button size="small" onPress={() => setMost(most + 5 * rowsShown)}>
            {t('import_more', { count: listed.length - most })}
          </Button>
        </div>
      )}
    </>
  )
}
