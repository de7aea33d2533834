import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Translate } from '#core/i18n/translate.ts'
import type { ReportRow, ReportTable } from '#core/reports/contract.ts'
import { columnRules, leftOutWhenEmpty, type ColumnName, type Grouping } from '#core/reports/subjects.ts'
import type { en } from '../words/reports/en.ts'

/** What says the words of reports: a portal's own, or those alone, as the relay's PDF does. */
export type Say = Translate<keyof typeof en>
type SayWord = Parameters<Say>[0]

/** The head of a column. */
export function columnHead(name: string, t: Say): string {
  const counted = name === 'shows' || name === 'payments' ? `${name}_count` : name
  return t(`reports_${counted}` as SayWord)
}

/** The columns that are shown, by their places: some are left out where nothing stands in them. */
export function shownColumns({ columns, rows, total, totalBefore }: ReportTable): number[] {
  const lines = [total, totalBefore, ...rows.flatMap(({ values, before }) => [values, before])]
  const tells = (at: number) => lines.some(line => line?.[at])
  return columns.flatMap((name, at) => (!leftOutWhenEmpty.has(name as ColumnName) || tells(at) ? [at] : []))
}

/** A value as people read it: a count, money, or a share. */
export function valueText(name: string, value: number, locale: Locale): string {
  const { as } = columnRules[name as ColumnName]
  if (as === 'cents') return formatCents(value, locale)
  return new Intl.NumberFormat(
    locale,
    as === 'percent' ? { style: 'percent', maximumFractionDigits: 1 } : {},
  ).format(as === 'percent' ? value / 10_000 : value)
}

const monday = '2026-11-23'

/** What a line is called. */
export function rowName(
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  by: Grouping,
  t: Say,
  locale: Locale,
): string {
  if (name !== null) return name
  const words = () => t((key ? `reports_${by}_${key}` : `reports_rest_${by}`) as SayWord)
  switch (by) {
    case 'day':
      return formatPlainDay(key, locale)
    case 'week':
    case 'cine_week':
      return formatPlainDay(key, locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })
    case 'month':
      return formatPlainDay(`${key}-15`, locale, { month: 'long', year: 'numeric' })
    case 'weekday':
      return formatPlainDay(dayAfter(monday, Number(key) - 1), locale, { weekday: 'long' })
    case 'hour':
      return t('reports_hour', { from: key, to: String((Number(key) + 1) % 24).padStart(2, '0') })
    case 'year':
      return key
    case 'vat':
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(key) / 10_000,
      )
    case 'kind':
      return t(`reports_goods_${key}` as SayWord)
    case 'source':
      return words()
    case 'group':
      return /^(popcorn|drinks|snacks|sweets|bar)?$/.test(key) ? words() : t('reports_unknown')
    case 'method':
      return /^(cash|terminal|voucher|online|invoice|reservation|other)$/.test(key)
        ? words()
        : t('reports_unknown')
    default:
      return key ? t('reports_unknown') : words()
  }
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A value for a file: plain digits, two places for money, one for a share, with the decimal mark of its readers. */
export function plainValue(name: string, value: number, mark: '.' | ','): string {
  const { as } = columnRules[name as ColumnName]
  const text = as === 'count' ? String(value) : (value / 100).toFixed(as === 'cents' ? 2 : 1)
  return text.replace('.', mark)
}

/** The lines of a report as cells of a file: its heads, each line, and their sum; beside each column what it is compared with. */
export function reportCells(
  table: ReportTable,
  say: { t: Say; locale: Locale; mark: '.' | ',' },
): string[][] {
  const { t, locale, mark } = say
  const { columns, compared, by } = table
  const heads = columns.flatMap(name => {
    const head = columnHead(name, t)
    return compared ? [head, `${head}, ${compared.from}–${compared.to}`] : [head]
  })
  const values = (now: readonly number[], before: readonly number[] | null) =>
    columns.flatMap((name, at) => {
      const cell = plainValue(name, now[at]!, mark)
      return compared ? [cell, before ? plainValue(name, before[at]!, mark) : ''] : [cell]
    })
  return [
    [t(`reports_by_${by}` as SayWord), ...heads],
    ...table.rows.map(row => [
      // Days as every spreadsheet reads them.
      by === 'day' || by === 'week' || by === 'cine_week' || by === 'month'
        ? row.key
        : [rowName(row, by, t, locale), row.note].filter(Boolean).join(', '),
      ...values(row.values, row.before),
    ]),
    [t('reports_total'), ...values(table.total, table.totalBefore)],
  ]
}

const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
    // No character that XML 1.0 does not know.
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')

/** A report as XML: each line by its key, values by the names of their columns; money in units, shares in percent. */
export function reportXml(table: ReportTable, say: { t: Say; locale: Locale }): string {
  const { subject, by, from, to, compared, columns } = table
  const fields = (values: readonly number[], indent: string) =>
    columns.map((name, at) => `${indent}<${name}>${plainValue(name, values[at]!, '.')}</${name}>`).join('\n')
  const block = (tag: string, now: readonly number[], before: readonly number[] | null) =>
    [
      `  <${tag}>`,
      fields(now, '    '),
      ...(before ? ['    <compared>', fields(before, '      '), '    </compared>'] : []),
      `  </${tag.split(' ')[0]}>`,
    ].join('\n')
  const other = compared ? ` comparedFrom="${compared.from}" comparedTo="${compared.to}"` : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<report subject="${subject}" by="${by}" from="${from}" to="${to}"${other} currency="EUR">`,
    ...table.rows.map(row =>
      block(
        `line key="${escaped(row.key)}" name="${escaped(rowName(row, by, say.t, say.locale))}"${row.note ? ` note="${escaped(row.note)}"` : ''}`,
        row.values,
        row.before,
      ),
    ),
    block('total', table.total, table.totalBefore),
    '</report>',
    '',
  ].join('\n')
}
