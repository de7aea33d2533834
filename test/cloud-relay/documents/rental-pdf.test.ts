import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#core/i18n/locale.ts'
import type { Statement } from '#core/rental/contract.ts'
import { rentalPaperOf } from '#relay/documents/rental-pdf.ts'
import { tablePdf } from '#relay/documents/table-pdf.ts'

const statement: Statement = {
  from: '2026-11-18',
  to: '2026-11-24',
  rows: ['Casablanca', 'The Cabinet of Dr. Caligari'].map((movie, at) => ({
    cinemaId: 'cinema-1',
    cinema: 'Ciné Mélusine',
    movieId: movie,
    movie,
    distributor: 'Lux Film',
    office: 'Brussels',
    terms: at ? null : 'Sliding scale',
    week: 2,
    shows: 14,
    admissions: 412,
    eidr: null,
    isan: null,
    complimentary: at ? 0 : 6,
    grossCents: 452_300,
    vatCents: 13_174,
    netCents: 439_126,
    due: at
      ? null
      : {
          levyCents: 5270,
          basisPoints: 4750,
          minimumCents: 50_000,
          formulaCents: 206_082,
          dueCents: 206_082,
        },
  })),
  adjustments: [
    {
      id: 'less',
      cinemaId: 'cinema-1',
      cinema: 'Ciné Mélusine',
      movieId: 'Casablanca',
      movie: 'Casablanca',
      distributor: 'Lux Film',
      reason: 'School show of 10 November was told twice',
      cents: -12_000,
    },
  ],
}
const exhibitor = { tradeName: 'Mélusine S.A.', vatNumber: 'LU12345678', accentHue: 75 }
const paper = (locale: (typeof locales)[number], distributor: string | null = null) =>
  rentalPaperOf(statement, { exhibitor, distributor, training: false, locale })

test('the paper has a line for each film, one for what was put right, and the sum of both', () => {
  const { rows, leads, columns } = paper('en', 'Lux Film')
  expect(leads).toEqual(['Statement of Mélusine S.A., VAT no. LU12345678', 'For Lux Film'])
  expect(rows.map(({ cells }) => cells.at(-1)!.text)).toEqual(['2,060.82', '', '-120.00', '€1,940.82'])
  expect(rows.map(({ cells }) => cells.length)).toEqual(Array(4).fill(columns.length))
  expect(rows[3]!.cells[3]!.text).toBe('824')
})

test.each(locales)('in %s it is a PDF that screen readers can read', async locale => {
  const file = await tablePdf(paper(locale))
  const folder = process.env['FOYER_PICTURES']
  if (folder) writeFileSync(join(folder, `rental-${locale}.pdf`), file)
  expect(file.toString('latin1')).toContain('/MarkInfo')
})
