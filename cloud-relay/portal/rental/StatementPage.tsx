import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import { addDays } from '#core/programme/day.ts'
import { readStatementPdf, readStatementXml } from '#core/documents/rental/contract.ts'
import { readStatement, type Statement } from '#core/rental/contract.ts'
import { statementFor } from '#core/rental/statement-parts.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Page, Waiting } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { StatementTable } from './StatementTable.tsx'
import { statementCsv } from './statement-csv.ts'

/** What each film made in each cinema in a cine week, and what its distributor gets; of all of them or of one. */
export function StatementPage() {
  const { t } = useWords()
  const call = useCall()
  const [day, setDay] = useState<string | null>(null)
  const [distributor, setDistributor] = useState<string | null>(null)
  const asked = useQuery({
    queryKey: ['rental', day],
    queryFn: ({ signal }) => call(readStatement, { query: day ? { day } : {}, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  const shown = data && (distributor === null ? data : statementFor(data, distributor))
  return (
    <Page
      title={t('rental')}
      lead={t('rental_lead')}
      actions={shown && <SaveStatement statement={shown} distributor={distributor} />}
    >
      {data && shown ? (
        <div className="stack" aria-busy={asked.isPlaceholderData}>
          <div className="row">
            <Week statement={data} onDay={setDay} />
            <Whose statement={data} chosen={distributor} onChoose={setDistributor} />
            <Link className="button" data-size="small" to="/rental-adjustments">
              {t('rental_adjustments_open')}
            </Link>
          </div>
          {shown.rows.length + shown.adjustments.length ? (
            <StatementTable statement={shown} />
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

function Week({ statement: { from, to }, onDay }: { statement: Statement; onDay: (day: string) => void }) {
  const { t, locale } = useWords()
  const range = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long' })
  return (
    <div className="week-steps">
      <Button size="small" icon="back" label={t('week_before')} onPress={() => onDay(addDays(from, -7))} />
      <p className="week-name">
        {range(from)} – {range(to)}
      </p>
      <span className="turned">
        <Button size="small" icon="back" label={t('week_after')} onPress={() => onDay(addDays(from, 7))} />
      </span>
    </div>
  )
}

/** The distributors whose films are on it; one that was chosen stays, also in a week without its films. */
function Whose({
  statement: { rows, adjustments },
  chosen,
  onChoose,
}: {
  statement: Statement
  chosen: string | null
  onChoose: (distributor: string | null) => void
}) {
  const { t } = useWords()
  const named = [...rows, ...adjustments].flatMap(({ distributor }) => distributor ?? [])
  const names = [...new Set([...named, ...(chosen === null ? [] : [chosen])])].toSorted()
  if (names.length < 1) return null
  return (
    <Select
      aria-label={t('rental_whose')}
      placeholder={t('rental_all')}
      clearable
      data={names}
      value={chosen}
      onChange={onChoose}
    />
  )
}

/** The statement as it is shown, as a file: the PDF is made by the relay. */
function SaveStatement({ statement, distributor }: { statement: Statement; distributor: string | null }) {
  const { from, to, rows, adjustments } = statement
  const { t, locale } = useWords()
  const atRelay = useSide().data?.node === 'relay'
  const query = new URLSearchParams({
    day: from,
    language: locale,
    ...(distributor === null ? {} : { distributor }),
  })
  const save = () => {
    saveFile(`rental-${from}_${to}.csv`, statementCsv(statement, { locale, t }), 'text/csv')
  }
  const isEmpty = rows.length + adjustments.length === 0
  return (
    <>
      {atRelay && !isEmpty && (
        <a className="button" href={`${readStatementPdf.path}?${query}`} target="_blank" rel="noreferrer">
          {t('rental_pdf')}
        </a>
      )}
      {!isEmpty && (
        <a className="button" href={`${readStatementXml.path}?${query}`} download={`rental-${from}.xml`}>
          {t('rental_xml')}
        </a>
      )}
      <Button onPress={save} {...(isEmpty ? { disabledReason: t('rental_none') } : {})}>
        {t('rental_save')}
      </Button>
    </>
  )
}
