import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { filedDaysMost } from '#core/documents/programme/contract.ts'
import { filedDays } from '#core/documents/programme/routes.ts'
import { filedShows } from '#core/documents/programme/shows.ts'
import { programmeXml } from '#core/documents/programme/xml.ts'
import { xmlText } from '#core/documents/xml.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { showOn } from '#core/planning/shown-on-commands.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { byHand, openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const days = { from: '2026-11-21', to: '2026-11-27' }

async function house() {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    for (const [id, time] of [
      ['show-late', '23:00'],
      ['show-gone', '14:00'],
      ['show-house', '16:30'],
    ] as const)
      createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day: '2026-11-22', time })
    cancelSchedule(tx, 'show-gone')
    showOn(tx, 'show-house', ['pos'])
  })
  const shows = () => filedShows(programmeOf(tenantOf(node), { channel: 'site', ...days }), 'fr', 'cinema-1')
  return { node, shows }
}

test('a file for newspapers has the shows that guests are told of, film by film, and is the same every time', async () => {
  const { node, shows } = await house()
  const written = () => programmeXml(shows(), { exhibitor: 'Small House', locale: 'fr', ...days })
  const xml = written()
  expect(xml).toBe(written())
  expect([...xml.matchAll(/<show id="([^"]+)"/g)].map(([, id]) => id)).toEqual([tonight, 'show-late'])
  expect(xml.match(/<film /g)).toHaveLength(1)
  expect(xml).toContain('<version id="version-1"')
  expect(xml).toContain('sound="fr" subtitles="nl" dimension="2d"')
  expect(xml).toContain('day="2026-11-21" start="2026-11-21T20:00:00+01:00" film="2026-11-21T20:15:00+01:00"')
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Tom & <Jerry> "\u0001"' }))
  expect(written()).toContain('title="Tom &#38; &#60;Jerry&#62; &#34;&#34;"')
})

test('text that XML cannot hold is left out, and nothing in it is read as markup', () => {
  expect(xmlText('a\u0000\u0008\ufffe\ud800b')).toBe('a\ufffdb')
  expect(xmlText("<a b='c'>&\"\n")).toBe('&#60;a b=&#39;c&#39;&#62;&#38;&#34;&#10;')
  expect(xmlText('🎬 é')).toBe('🎬 é')
})

test('a file has two months at most, whatever is asked, and of a cinema nobody knows there is none', async () => {
  const { node } = await house()
  const asked = (query: Parameters<typeof filedDays>[1]) => filedDays(tenantOf(node), query)
  expect(filedDaysMost).toBe(62)
  expect(asked({})).toEqual({ from: '2026-11-21', to: '2027-01-21' })
  expect(asked({ from: '2026-01-01', to: '2099-01-01' })).toEqual({ from: '2026-01-01', to: '2026-03-03' })
  expect(asked({ from: '2026-11-21', to: '2026-11-22', cinema: 'cinema-1' })).toEqual({
    from: '2026-11-21',
    to: '2026-11-22',
  })
  expect(() => asked({ cinema: 'elsewhere' })).toThrow(expect.objectContaining({ code: 'not_found' }))
})
