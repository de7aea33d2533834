import type { Cinemas } from '../access/employee.ts'
import type { Locale } from '../i18n/locale.ts'
import { businessDay } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { Refusal } from '../refusal.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { isGroupedBy, type ReportQuestion, type ReportRow, type ReportTable } from './contract.ts'
import { loadName } from './names-load.ts'
import { comparedWith, countDays, linesInTime, mostDays } from './periods.ts'
import { addSums, columnsOf, isInTime, leading, valuesOf, type Sums } from './subjects.ts'
import { loadSums, startOfWeek, type Reading, type Summed } from './sums-load.ts'

/** Lines that one answer tells; what is beyond is in its sums. */
const mostRows = 1000
const dayMs = 86_400_000

/**
 * A report: its lines with their sums, and those of the days it is compared with. Refuses `report_not_grouped`,
 * `report_too_long`, and `too_many_requests` where too many wait for theirs.
 *
 * @param works where the reader works: nothing of other cinemas is in it
 */
export async function loadReport(
  node: Reading,
  asked: ReportQuestion,
  works: Cinemas,
  locale: Locale,
): Promise<ReportTable> {
  const { subject, by, from, to } = asked
  if (!isGroupedBy(subject, by)) throw new Refusal('report_not_grouped')
  if (from > to || countDays({ from, to }) > mostDays)
    throw new Refusal('report_too_long', { days: mostDays })
  return inTurn(node, async () => {
    const compared = comparison(node, asked)
    const now = await loadSums(node, asked, { from, to }, works, null)
    const before = compared && (await loadSums(node, asked, compared, works, compared.until))
    return tableOf(node, asked, now, compared && before ? { ...compared, summed: before } : null, locale)
  })
}

/** The business day now, by the clock of the exhibitor's first cinema. */
function todayOf({ catalogue, runtime }: Pick<Reading, 'catalogue' | 'runtime'>): string {
  const zone = catalogue.all('cinema').find(({ deleted }) => !deleted)?.timezone ?? 'UTC'
  return businessDay(runtime.now(), zone, midnightOffsetOf(catalogue))
}

type Compared = { from: string; to: string; until: string | null }

function comparison({ catalogue, runtime }: Reading, asked: ReportQuestion): Compared | null {
  const { compare, from, to } = asked
  if (compare === 'none') return null
  const today = todayOf({ catalogue, runtime })
  const days = comparedWith({ from, to }, compare, today)
  const isOpen = from <= today && to >= today
  const until = isOpen ? new Date(runtime.now() - days.shiftDays * dayMs).toISOString() : null
  return { from: days.from, to: days.to, until }
}

function tableOf(
  node: Reading,
  asked: ReportQuestion,
  now: Summed,
  compared: (Compared & { summed: Summed }) | null,
  locale: Locale,
): ReportTable {
  const { subject, by, from, to } = asked
  const columns = columnsOf(subject, by)
  const weekStartsOn = startOfWeek(node)
  const today = todayOf(node)
  // Days that have not come have no line.
  const inTime = linesInTime({ from, to: to > today && from <= today ? today : to }, by, weekStartsOn)
  // A show or a payment of other days is another one.
  const isSingle = by === 'show' || by === 'payment'
  const beforeInTime = compared ? linesInTime(compared, by, weekStartsOn) : []
  const sumsBefore = (key: string): Sums | undefined => {
    if (!compared || isSingle) return undefined
    const other = isInTime(by) ? beforeInTime[inTime.indexOf(key)] : key
    return other === undefined ? undefined : (compared.summed.lines.get(other) ?? {})
  }
  const keys = isInTime(by)
    ? inTime
    : [...new Set([...now.lines.keys(), ...(isSingle ? [] : (compared?.summed.lines.keys() ?? []))])]
  const names = { lines: now.lines, texts: new Map([...(compared?.summed.texts ?? []), ...now.texts]) }
  const rows = keys.map((key): ReportRow => {
    const before = sumsBefore(key)
    return {
      key,
      name: null,
      note: null,
      values: valuesOf(columns, now.lines.get(key) ?? {}),
      before: before ? valuesOf(columns, before) : null,
    }
  })
  const ordered = inOrder(node, asked, rows, columns.indexOf(leading[subject]))
  return {
    subject,
    by,
    from,
    to,
    compared: compared && { from: compared.from, to: compared.to },
    comparedUntil: compared?.until ?? null,
    columns: [...columns],
    rows: ordered.slice(0, mostRows).map(row => ({ ...row, ...loadName(node, by, row.key, names, locale) })),
    more: Math.max(0, ordered.length - mostRows),
    total: valuesOf(columns, totalOf(now)),
    totalBefore: compared && valuesOf(columns, totalOf(compared.summed)),
  }
}

function totalOf({ lines }: Summed): Sums {
  const total: Record<string, number> = {}
  for (const sums of lines.values()) addSums(total, sums)
  return total
}

/** In time where lines follow each other in it, the newest payment first; otherwise the largest, and what belongs to none last. */
function inOrder(
  { db }: Reading,
  { by }: ReportQuestion,
  rows: readonly ReportRow[],
  lead: number,
): ReportRow[] {
  if (isInTime(by)) return [...rows]
  if (by === 'payment') return rows.toReversed()
  if (by === 'show') {
    const startOf = new Map(rows.map(({ key }) => [key, scheduleById(db, key)?.startMs ?? 0]))
    return rows.toSorted((a, b) => startOf.get(a.key)! - startOf.get(b.key)! || (a.key < b.key ? -1 : 1))
  }
  const isOrdered = by === 'weekday' || by === 'hour' || by === 'vat' || by === 'year'
  return rows.toSorted((a, b) => {
    if (!a.key !== !b.key) return a.key ? -1 : 1
    if (isOrdered) return Number(a.key) - Number(b.key)
    return b.values[lead]! - a.values[lead]! || (a.key < b.key ? -1 : 1)
  })
}

/** Reports of a node are read one after another, and so many wait at most: nobody makes a till wait by asking often. */
const mostWaiting = 20
const waiting = new WeakMap<object, { last: Promise<unknown>; many: number }>()

function inTurn<T>({ db }: Reading, read: () => Promise<T>): Promise<T> {
  const line = waiting.get(db) ?? { last: Promise.resolve(), many: 0 }
  waiting.set(db, line)
  if (line.many >= mostWaiting) throw new Refusal('too_many_requests')
  line.many += 1
  const done = line.last.then(read).finally(() => (line.many -= 1))
  line.last = done.catch(() => undefined)
  return done
}
