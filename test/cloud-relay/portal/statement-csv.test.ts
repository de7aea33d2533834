import { expect, test } from 'vitest'
import { translator } from '#core/i18n/translate.ts'
import type { Statement } from '#core/rental/contract.ts'
import { statementFor } from '#core/rental/statement-parts.ts'
import { statementCsv } from '#relay/portal/rental/statement-csv.ts'
import { en } from '#relay/portal/words/en.ts'
import { de } from '#relay/portal/words/de.ts'

const row: Statement['rows'][number] = {
  cinemaId: 'cinema-1',
  cinema: 'Small; Cinema',
  movieId: 'movie-1',
  movie: 'Tom & “Jerry”, part 2',
  eidr: '10.5240/7791-8534-2C23-9030-8610-5',
  isan: null,
  distributor: 'Lux "Film"',
  office: 'Brussels',
  terms: '=50 %',
  week: 2,
  shows: 7,
  admissions: 41,
  complimentary: 1,
  grossCents: 41_005,
  vatCents: 1194,
  netCents: 39_811,
  due: { levyCents: 478, basisPoints: 4550, minimumCents: 0, formulaCents: 17_897, dueCents: 17_897 },
}
const statement: Statement = {
  from: '2026-11-18',
  to: '2026-11-24',
  rows: [
    row,
    { ...row, movie: 'No terms', distributor: null, eidr: null, office: null, terms: null, due: null },
  ],
  adjustments: [
    {
      id: 'less',
      cinemaId: 'cinema-1',
      cinema: 'Small; Cinema',
      movieId: 'movie-1',
      movie: 'Tom & “Jerry”, part 2',
      distributor: 'Lux "Film"',
      reason: 'Counted\ntwice',
      cents: -250,
    },
  ],
}
const english = (of: Statement) => statementCsv(of, { locale: 'en', t: translator('en', en) })
const german = (of: Statement) => statementCsv(of, { locale: 'de', t: translator('de', de) })
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

test('a rental statement as a table is these bytes, and the same ones again', () => {
  const bytes = english(statement)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes).toEqual(english(structuredClone(statement)))
  expect(textOf(bytes)).toBe(
    [
      '\ufeffFrom,Until,Cinema,Movie,EIDR number,ISAN number,Distributor,Office,Rental terms,Week of its run,Shows,Admissions,Free of charge,Takings,VAT,Without VAT,Levy,Percent,Guaranteed minimum,Share before the minimum,To pay,Correction',
      '2026-11-18,2026-11-24,Small; Cinema,"Tom & “Jerry”, part 2",10.5240/7791-8534-2C23-9030-8610-5,,"Lux ""Film""",Brussels,\'=50 %,2,7,41,1,410.05,11.94,398.11,4.78,45.5,0.00,178.97,178.97,',
      '2026-11-18,2026-11-24,Small; Cinema,No terms,,,,,,2,7,41,1,410.05,11.94,398.11,,,,,,',
      '2026-11-18,2026-11-24,Small; Cinema,"Tom & “Jerry”, part 2",,,"Lux ""Film""",,,,,,,,,,,,,,-2.50,"Counted\ntwice"',
      '',
    ].join('\r\n'),
  )
})

test('in other languages a semicolon stands between, since a comma is theirs in numbers', () => {
  const [head = '', first = ''] = textOf(german(statement)).split('\r\n')
  expect(head.startsWith('\ufeffVon;Bis;Kino;')).toBe(true)
  expect(first).toContain('"Small; Cinema";Tom & “Jerry”, part 2;')
  expect(first.split(';').length - 1).toBe(head.split(';').length)
})

test('the file for one distributor has its rows and corrections alone', () => {
  const text = textOf(english(statementFor(statement, 'Lux "Film"')))
  expect(text).toContain('part 2')
  expect(text).not.toContain('No terms')
  expect(textOf(english(statementFor(statement, 'Another'))).split('\r\n')).toHaveLength(2)
})
