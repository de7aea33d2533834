import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { locales } from '#core/i18n/locale.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { programmePaperOf } from '#relay/documents/programme-pdf.ts'
import { tablePdf } from '#relay/documents/table-pdf.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

async function week(films: number) {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    const movie = tx.catalogue.get('movie', 'movie-1')!
    const version = tx.catalogue.get('version', 'version-1')!
    for (let at = 0; at < films; at += 1) {
      const { id: _, ...fields } = { ...movie, title: `Film ${at} with a title that is long enough to wrap` }
      changeEntry(tx, 'movie', `film-${at}`, { ...fields, slug: `film-${at}` })
      const { id: _v, ...shown } = { ...version, movieId: `film-${at}` }
      changeEntry(tx, 'version', `shown-${at}`, shown)
      createSchedule(tx, {
        id: `show-of-${at}`,
        versionId: `shown-${at}`,
        screenId: 'screen-1',
        day: `2026-11-2${3 + Math.floor(at / 6)}`,
        time: `${String(6 + 3 * (at % 6)).padStart(2, '0')}:00`,
      })
    }
    changeEntry(tx, 'event', 'premiere', {
      slug: 'premiere',
      title: 'Premiere',
      description: { en: '' },
      theme: 'default',
      scheduleId: 'show-of-0',
      sellOnline: true,
      deleted: false,
    })
  })
  return programmeOf(tenantOf(node), { channel: 'site', from: '2026-11-23', to: '2026-11-29' })
}

test('the sheet of a week has a line for each version and a column for each day, with events below', async () => {
  const programme = await week(3)
  const paper = programmePaperOf(programme, { cinemaId: 'cinema-1', from: '2026-11-23', locale: 'en' })
  expect(paper.title).toBe('Programme 23 November 2026 – 29 November 2026')
  expect(paper.columns).toHaveLength(8)
  expect(paper.rows).toHaveLength(3)
  expect(paper.rows[0]!.cells.map(({ text }) => text)).toEqual([
    'Film 0 with a title that is long enough to wrap',
    '06:00 *',
    ...Array(6).fill(''),
  ])
  expect(paper.notes).toEqual(['* Premiere'])
  const none = programmePaperOf(programme, { cinemaId: 'cinema-1', from: '2027-01-01', locale: 'de' })
  expect([none.rows, none.notes]).toEqual([[], ['An diesen Tagen gibt es keine Vorstellungen.']])
})

test.each(locales)(
  'in %s it is a PDF that screen readers can read, on as many pages as it needs',
  async locale => {
    const paper = programmePaperOf(await week(20), { cinemaId: 'cinema-1', from: '2026-11-23', locale })
    const file = await tablePdf(paper)
    const folder = process.env['FOYER_PICTURES']
    if (folder) writeFileSync(join(folder, `programme-${locale}.pdf`), file)
    const text = file.toString('latin1')
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    expect(text).toContain('/MarkInfo')
    expect(text.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThan(1)
  },
)
