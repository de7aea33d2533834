import { SegmentedControl } from '@mantine/core'
import { formatPlainDay } from '#core/i18n/format.ts'
import { groupings, subjects, type Subject } from '#core/reports/subjects.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { changesView } from '#core/reports/view.ts'
import { KeptReports } from './KeptReports.tsx'
import { ReportChart } from './ReportChart.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportSentence, partsOf } from './ReportSentence.tsx'
import { ReportTableView } from './ReportTableView.tsx'
import { SaveReport } from './SaveReport.tsx'
import { useReport, useReportChoice, type ReportChoice } from './use-report.ts'

/** Takings, shows, payments and vouchers of some days, by whatever they are asked for, and the reports people keep. */
export function ReportsPage() {
  const { t } = useWords()
  const choice = useReportChoice()
  const { seesAll, views, view } = choice
  if (!seesAll && views && !view)
    return (
      <Page title={t('report.many')}>
        <EmptyState icon="info" title={t('report.none')}>
          {t('report.none_hint')}
        </EmptyState>
      </Page>
    )
  return <Chosen choice={choice} />
}

function Chosen({ choice }: { choice: ReportChoice }) {
  const { locale, t } = useWords()
  const { seesAll, shape, view, days, go } = choice
  const who = useWho()
  const asked = useReport(choice)
  const table = asked.data
  const isFixed = view !== undefined && !changesView(view, who)
  const day = (iso: string) =>
    formatPlainDay(iso, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const title = view?.name ?? t('report.many')
  return (
    <Page
      title={title}
      lead={
        days
          ? days.from === days.to
            ? day(days.from)
            : `${day(days.from)} – ${day(days.to)}`
          : t('report.lead')
      }
      actions={<SaveReport choice={choice} table={table} />}
    >
      <div className="stack report">
        <KeptReports choice={choice} />
        <div className="report-choice">
          {seesAll && !isFixed && (
            <SegmentedControl
              aria-label={t('reports_subject')}
              data={subjects.map(value => ({ value, label: t(`reports_${value}`) }))}
              value={shape.subject}
              onChange={next => {
                const subject = next as Subject
                go({ ...partsOf(choice), view: '', subject, by: groupings[subject][0], kind: '', source: '' })
              }}
            />
          )}
          <ReportSentence choice={choice} isFixed={isFixed || !seesAll} />
        </div>
        {!table ? (
          <Waiting asked={asked} skeleton={<Skeleton height="30rem" />} />
        ) : asked.isError ? (
          <Waiting asked={asked} skeleton={null} />
        ) : (
          <div className="stack" aria-busy={asked.isPlaceholderData}>
            <ReportFigures table={table} />
            <ReportChart table={table} />
            {table.rows.length ? (
              <ReportTableView table={table} />
            ) : (
              <EmptyState icon="search" title={t('reports_empty')}>
                {t('reports_empty_hint')}
              </EmptyState>
            )}
            {table.more > 0 && <Notice tone="info">{t('reports_more', { count: table.more })}</Notice>}
            <p className="quiet report-note">
              {t(`reports_note_${table.subject}`)}
              {table.comparedUntil && ` ${t('reports_until_now')}`}
            </p>
          </div>
        )}
      </div>
    </Page>
  )
}
