import { expect, test } from 'vitest'
import { translator } from '#core/i18n/translate.ts'
import { readCsv, writeCsv } from '#core/csv/text.ts'
import type { ReportTable } from '#core/reports/contract.ts'
import { comparedWith, linesInTime, countDays } from '#core/reports/periods.ts'
import { reportPdf } from '#relay/documents/report-pdf.ts'
import { reportDays } from '#relay/portal/reports/report-days.ts'
import { reportCells, reportXml } from '#relay/portal/reports/report-text.ts'
import { de } from '#relay/portal/words/reports/de.ts'
import { en } from '#relay/portal/words/reports/en.ts'

const table: ReportTable = {
  subject: 'payments',
  by: 'method',
  from: '2026-11-16',
  to: '2026-11-22',
  compared: { from: '2026-11-09', to: '2026-11-15' },
  comparedUntil: null,
  columns: ['payments', 'takenCents', 'backCents', 'keptCents', 'roundingCents', 'tipCents'],
  rows: [
    {
      key: 'cash',
      name: null,
      note: null,
      values: [1200, 1234550, 0, 1234550, -2, 0],
      before: [1, 5, 5, 0, 0, 0],
    },
    { key: 'x-1', name: 'Cards <"&> & more', note: null, values: [1, 500, 700, -200, 0, 5], before: null },
  ],
  more: 0,
  total: [1201, 1235050, 700, 1234350, -2, 5],
  totalBefore: [1, 5, 5, 0, 0, 0],
}
const english = translator('en', en)

test('a file for American spreadsheets has points and commas, one for European ones commas and semicolons', () => {
  const us = writeCsv(reportCells(table, { t: english, locale: 'en', mark: '.' }), ',')
  expect(us).toContain('Cash,1200,1,12345.50,0.05,0.00,0.05,12345.50,0.00,-0.02,0.00,0.00,0.00')
  expect(readCsv(us, ',')[0]!.slice(0, 3)).toEqual([
    'by payment method',
    'Payments',
    'Payments, 2026-11-09–2026-11-15',
  ])
  const eu = writeCsv(reportCells(table, { t: translator('de', de), locale: 'de', mark: ',' }), ';')
  expect(eu).toContain('Bar;1200;1;12345,50;0,05;0,00;0,05;12345,50;0,00;-0,02;0,00;0,00;0,00')
  expect(readCsv(eu, ';').at(-1)![0]).toBe('Summe')
})

test('as XML every value stands by its name, and no name breaks the file', () => {
  const xml = reportXml(table, { t: english, locale: 'en' })
  expect(xml).toContain('<report subject="payments" by="method" from="2026-11-16" to="2026-11-22"')
  expect(xml).toContain('name="Cards &lt;&quot;&amp;&gt; &amp; more"')
  expect(xml).toContain('    <keptCents>-2.00</keptCents>')
  expect(xml.match(/<line /g)).toHaveLength(2)
  expect(xml.match(/<\/line>/g)).toHaveLength(2)
})

test('as PDF it has as many pages as it needs, each told by its number', async () => {
  const paper = {
    title: 'Payments',
    author: 'Small House',
    accentHue: 75,
    training: false,
    locale: 'en',
  } as const
  const short = await reportPdf({ ...paper, table })
  expect(short.subarray(0, 5).toString()).toBe('%PDF-')
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...table.rows[0]!,
    key: `k${at}`,
    name: `Way ${at}`,
  }))
  const long = await reportPdf({ ...paper, training: true, table: { ...table, rows } })
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(pages(short)).toBe(1)
  expect(pages(long)).toBeGreaterThan(4)
})

test('a week in a report begins on Monday, a cine week as the exhibitor says, and a year is whole', () => {
  expect(reportDays('this_week', '2026-11-25', 3)).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(reportDays('this_cine_week', '2026-11-24', 3)).toEqual({ from: '2026-11-18', to: '2026-11-24' })
  expect(reportDays('last_year', '2026-11-24', 3)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(linesInTime({ from: '2026-11-20', to: '2026-12-01' }, 'week', 3)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(linesInTime({ from: '2026-11-20', to: '2026-11-25' }, 'cine_week', 3)).toEqual([
    '2026-11-18',
    '2026-11-25',
  ])
})

test('days are compared with the days before or the same weekdays a year ago, and months with months', () => {
  const today = '2026-12-31'
  expect(comparedWith({ from: '2026-11-16', to: '2026-11-22' }, 'before', today)).toMatchObject({
    from: '2026-11-09',
    to: '2026-11-15',
  })
  expect(comparedWith({ from: '2026-11-16', to: '2026-11-22' }, 'year', today)).toMatchObject({
    from: '2025-11-17',
    to: '2025-11-23',
  })
  expect(comparedWith({ from: '2026-03-01', to: '2026-03-31' }, 'before', today)).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(comparedWith({ from: '2026-01-01', to: '2026-12-31' }, 'before', today)).toMatchObject({
    from: '2025-01-01',
    to: '2025-12-31',
  })
  // A month of which eleven days are over meets eleven days.
  expect(comparedWith({ from: '2026-11-01', to: '2026-11-30' }, 'before', '2026-11-11')).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-11',
  })
  expect(countDays({ from: '2026-03-01', to: '2026-03-31' })).toBe(31)
})
