import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeCsv } from '#core/csv/text.ts'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { addDays } from '#core/programme/day.ts'
import { readStatement, type StatementRow } from '#core/rental/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { percentText } from './percent-text.ts'
import { statementCells, statementColumns } from './statement-csv.ts'

/** What each film made in each cinema in a cine week, and what its distributor gets. */
export function StatementPage() {
  const { t, locale } = useWords()
  const call = useCall()
  const [day, setDay] = useState<string | null>(null)
  const asked = useQuery({
    queryKey: ['rental', day],
    queryFn: ({ signal }) => call(readStatement, { query: day ? { day } : {}, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  const range = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long' })
  return (
    <Page
      title={t('rental')}
      lead={t('rental_lead')}
      actions={data && <SaveStatement from={data.from} to={data.to} rows={data.rows} />}
    >
      {data ? (
        <div className="stack" aria-busy={asked.isPlaceholderData}>
          <div className="week-steps">
            <Button
              size="small"
              icon="back"
              label={t('week_before')}
              onPress={() => setDay(addDays(data.from, -7))}
            />
            <p className="week-name">
              {range(data.from)} – {range(data.to)}
            </p>
            <span className="turned">
              <Button
                size="small"
                icon="back"
                label={t('week_after')}
                onPress={() => setDay(addDays(data.from, 7))}
              />
            </span>
          </div>
          {data.rows.length ? (
            <Rows rows={data.rows} />
          ) : (
            <EmptyState icon="film" title={t('rental_none')}>
              {t('rental_none_hint')}
            </EmptyState>
          )}
        </div>
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="30rem" />} />
      )}
    </Page>
  )
}

function Rows({ rows }: { rows: readonly StatementRow[] }) {
  const { t, locale } = useWords()
  const money = (cents: number) => <span className="figures">{formatCents(cents, locale)}</span>
  const numbers = [
    t('rental_week'),
    t('rental_admissions'),
    t('rental_gross'),
    t('rental_net'),
    t('rental_share'),
    t('rental_due'),
  ]
  const isOne = new Set(rows.map(({ cinemaId }) => cinemaId)).size === 1
  return (
    <PlainTable
      label={t('rental')}
      heads={[t('movie'), ...numbers]}
      numbers={numbers}
      rows={rows.map(row => ({
        key: `${row.cinemaId} ${row.movieId} ${row.terms ?? ''}`,
        cells: [
          <span key="movie">
            <b>{row.movie}</b>
            <span className="row-note">
              {[isOne ? '' : row.cinema, row.distributor, row.terms].filter(Boolean).join(' · ')}
            </span>
          </span>,
          <span key="week" className="figures">
            {row.week}
          </span>,
          <span key="admissions" className="figures">
            {row.admissions}
            {row.complimentary > 0 && (
              <span className="row-note">{t('rental_of_them_free', { count: row.complimentary })}</span>
            )}
          </span>,
          money(row.grossCents),
          money(row.netCents),
          row.due ? (
            <span key="share" className="figures">
              {percentText(row.due.basisPoints, locale)}
              {row.due.minimumCents > row.due.formulaCents && (
                <span className="row-note">{t('rental_minimum_holds')}</span>
              )}
            </span>
          ) : (
            '–'
          ),
          row.due ? money(row.due.dueCents) : <span className="quiet">{t('rental_no_terms')}</span>,
        ],
      }))}
    />
  )
}

function SaveStatement({ from, to, rows }: { from: string; to: string; rows: readonly StatementRow[] }) {
  const { t, locale } = useWords()
  const save = () => {
    const cells = [statementColumns.map(word => t(word)), ...statementCells(from, to, rows)]
    const text = writeCsv(cells, locale === 'en' ? ',' : ';')
    saveFile(`rental-${from}_${to}.csv`, new TextEncoder().encode(text), 'text/csv')
  }
  return (
    <Button onPress={save} {...(rows.length ? {} : { disabledReason: t('rental_none') })}>
      {t('rental_save')}
    </Button>
  )
}
