import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { comparisons, readReport, type ReportShape } from '#core/reports/contract.ts'
import { report } from '#core/reports/report.entity.ts'
import { groupings, kindsOfGoods, subjects, type Grouping } from '#core/reports/subjects.ts'
import { useEntries } from '../kit/use-entries.ts'
import type { Days } from '../sales/date-range.ts'
import { useProgramme } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { reportDays } from './report-days.ts'

/** What the address of a report may say, so that a link keeps it. */
const names = ['view', 'subject', 'by', 'days', 'cinema', 'kind', 'source', 'compare'] as const
type Name = (typeof names)[number]
export type ReportChange = Partial<Record<Name, string>>

const oneOf = <Value extends string>(values: readonly Value[], asked: string): Value | undefined =>
  values.find(each => each === asked)

/**
 * What the page shows, as its address says it: a kept report, with its days and comparison chosen anew, or what is chosen
 * part by part. Whatever it says that nobody can mean is left out.
 */
export function useReportChoice() {
  const [address, setAddress] = useSearchParams()
  const programme = useProgramme({}).data
  const views = useEntries(report).data?.entries
  const seesAll = useReason('see_reports') === undefined
  const word = (name: Name) => (address.get(name) ?? '').trim()
  const named = views?.find(({ id }) => id === word('view'))
  // Who may see no others begins with the first that is shared with them.
  const view = named ?? (seesAll ? undefined : views?.[0])
  const shape = view?.shape ?? shapeOf(word)
  const compare = oneOf(comparisons, word('compare')) ?? shape.compare
  const period = word('days') || view?.period || 'this_week'
  const days = programme && reportDays(period, programme.today, programme.exhibitor.cineWeekStartsOn)
  const go = (change: ReportChange) => {
    const base = change.view === undefined ? current({ view, shape, compare, period }) : {}
    const next = Object.entries({ ...base, ...change }).filter(([, value]) => value)
    setAddress(Object.fromEntries(next), { replace: true, preventScrollReset: true })
  }
  return { view, views, seesAll, shape: { ...shape, compare }, period, days, programme, go }
}
export type ReportChoice = ReturnType<typeof useReportChoice>

/** What stays in the address when one part is changed; another part than days and comparison leaves the kept report. */
function current({
  view,
  shape,
  compare,
  period,
}: {
  view: { id: string } | undefined
  shape: ReportShape
  compare: string
  period: string
}): ReportChange {
  return {
    view: view?.id ?? '',
    subject: shape.subject,
    by: shape.by,
    cinema: shape.cinema ?? '',
    kind: shape.kind ?? '',
    source: shape.source ?? '',
    days: period,
    compare,
  }
}

function shapeOf(word: (name: Name) => string): ReportShape {
  const subject = oneOf(subjects, word('subject')) ?? 'takings'
  const offered: readonly Grouping[] = groupings[subject]
  const kind = subject === 'takings' ? oneOf(kindsOfGoods, word('kind')) : undefined
  const source =
    subject === 'takings' || subject === 'payments' ? oneOf(['site', 'register'], word('source')) : undefined
  return {
    subject,
    by: oneOf(offered, word('by')) ?? offered[0]!,
    ...(word('cinema') ? { cinema: word('cinema') } : {}),
    ...(kind ? { kind } : {}),
    ...(source ? { source } : {}),
    compare: 'none',
  }
}

/** The question a choice asks, once its days are known. */
export function questionOf({ shape, view }: Pick<ReportChoice, 'shape' | 'view'>, days: Days) {
  return { ...shape, ...days, ...(view ? { view: view.id } : {}) }
}

/** The report of a choice, asked again every minute while its days are not over; its names are in the reader's language. */
export function useReport(choice: ReportChoice) {
  const { locale } = useWords()
  const call = useCall()
  const { days, programme } = choice
  const isOpen = days !== undefined && programme !== undefined && days.to >= programme.today
  const query = days && questionOf(choice, days)
  return useQuery({
    queryKey: ['reports', locale, query],
    queryFn: ({ signal }) => call(readReport, { query: query!, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    ...(isOpen ? { refetchInterval: 60_000 } : {}),
  })
}
