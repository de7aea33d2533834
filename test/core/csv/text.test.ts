import { expect, test } from 'vitest'
import { cellsOf, columnsOf, importKinds, matchColumns } from '#core/csv/columns.ts'
import { decodeText, readCsv, separatorOf, separators, writeCsv } from '#core/csv/text.ts'
import { readCents, readDay, readList, readYesNo, writtenCents, writtenList } from '#core/csv/values.ts'
import { locales } from '#core/i18n/locale.ts'

test('whatever stands in cells is read back as it was written, with every separator', () => {
  const parts = ['a', 'é', '"', ',', ';', '\t', '|', '\n', '\r\n', "'", '=', '-', '+', '@', ' ', '1']
  let state = 7
  const next = (below: number) => (state = (state * 48271) % 2147483647) % below
  for (let round = 0; round < 300; round++) {
    const cell = () => Array.from({ length: next(6) }, () => parts[next(parts.length)]).join('')
    const rows = Array.from({ length: 1 + next(4) }, () => ['x', cell(), cell()])
    for (const separator of separators)
      expect(readCsv(writeCsv(rows, separator), separator), JSON.stringify(rows)).toEqual(rows)
  }
})

test('a cell that a spreadsheet would run is written as text', () => {
  const text = writeCsv([['=HYPERLINK("http://x","y")', '+352 20', '-1+1', '@sum', 'plain']], ',')
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")",'+352 20,'-1+1,'@sum,plain`)
})

test('a number below zero stays a number, and both are read back as they were', () => {
  const cells = ['-12.50', '-1,5', '-7', "'-7", '-7-1', '-']
  expect(writeCsv([cells], ';')).toContain("-12.50;-1,5;-7;''-7;'-7-1;'-")
  expect(readCsv(writeCsv([cells], ';'), ';')).toEqual([cells])
})

test('the separator is found, also where cells hold others', () => {
  expect(separatorOf('Name;Price\nPopcorn, salted;9,50\n')).toBe(';')
  expect(separatorOf('Name,Price\n"a;b",9.50\n')).toBe(',')
  expect(separatorOf('Name\tPrice\nA\t1\n')).toBe('\t')
  expect(separatorOf('Name\nA\n')).toBe(',')
})

test('text is read in the encoding it was written in', () => {
  const bytes = (...all: number[]) => new Uint8Array(all)
  expect(decodeText(new TextEncoder().encode('\ufeffCafé'))).toEqual({ text: 'Café', encoding: 'UTF-8' })
  expect(decodeText(bytes(0x43, 0x61, 0x66, 0xe9, 0x20, 0x80))).toEqual({
    text: 'Café €',
    encoding: 'Windows-1252',
  })
  expect(decodeText(bytes(0xff, 0xfe, 0x41, 0, 0xe9, 0))).toEqual({ text: 'Aé', encoding: 'UTF-16' })
})

test('days are read in ISO form and with the day first, and never guessed', () => {
  for (const text of ['2027-01-31', '31.1.2027', '31/01/2027', '31-01-27', '2027-01-31 00:00:00'])
    expect(readDay(text), text).toBe('2027-01-31')
  for (const text of ['1/31/2027', '2027-02-30', '31.13.2027', 'soon', '2027', ''])
    expect(readDay(text)).toBe(undefined)
})

test('sums are read with decimal comma and point, and thousands', () => {
  const sums = {
    '9,50': 950,
    '9.5 €': 950,
    'EUR 9': 900,
    '1.234,50': 123450,
    '1,234.50': 123450,
    '1’234': 123400,
    '1.234': 123400,
    '0,05': 5,
  }
  for (const [text, cents] of Object.entries(sums)) expect(readCents(text), text).toBe(cents)
  for (const text of ['', 'free', '-1', '1.2.3', '9,5,0', '1e3', '99999999999'])
    expect(readCents(text), text).toBe(undefined)
  for (const cents of [0, 5, 90, 950, 123456]) expect(readCents(writtenCents(cents))).toBe(cents)
})

test('yes, no and lists are read in four languages', () => {
  expect(['yes', 'Ja', 'OUI', 'x', '1'].map(readYesNo)).toEqual([true, true, true, true, true])
  expect(['no', 'Nein', 'nee', 'non', '0'].map(readYesNo)).toEqual([false, false, false, false, false])
  expect(readYesNo('perhaps')).toBe(undefined)
  for (const list of [['a'], ['a', 'b'], ['Foo, Bar'], ['a, b', 'c']])
    expect(readList(writtenList(list))).toEqual(list)
  expect(readList('a, b')).toEqual(['a', 'b'])
})

test('columns are known by their names in four languages, each once', () => {
  for (const kind of importKinds)
    for (const locale of locales) {
      const headings = columnsOf[kind].map(({ label }) => label[locale])
      expect(matchColumns(kind, headings)).toEqual(columnsOf[kind].map(({ key }) => key))
    }
  expect(matchColumns('vouchers', ['KARTE', 'Gutschein-Art', 'Gültig bis:', 'Notes'])).toEqual([
    'code',
    null,
    'valid_until',
    null,
  ])
  expect(matchColumns('people', ['Name', 'name'])).toEqual(['name', null])
  expect(cellsOf([['Ann', 'x', 'a@b.example']], ['name', null, 'email'])).toEqual([
    { row: 2, cells: { name: 'Ann', email: 'a@b.example' } },
  ])
})
