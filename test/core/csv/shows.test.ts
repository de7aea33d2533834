import { expect, test } from 'vitest'
import type { SignedIn } from '#core/api/mount.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Cells } from '#core/csv/columns.ts'
import { OnlyLooked, takeRows } from '#core/csv/commands.ts'
import { readWallTime, showsToHandOut } from '#core/csv/show-commands.ts'
import { schedulesBetween } from '#core/programme/store.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

const manager = { cinemas: 'all' } as unknown as SignedIn
const row: Cells = { day: '22.11.2026', time: '20h15', screen: 'one', movie: 'the small film' }

async function relay() {
  const { node } = await openSmallNode('relay')
  const take = (rows: readonly Cells[], by = manager, write: 'good' | 'none' = 'good') =>
    node
      .execute(byHand, tx =>
        takeRows(
          tx,
          'shows',
          rows.map((cells, at) => ({ row: at + 2, cells })),
          by,
          write,
        ),
      )
      .catch((cause: unknown) => {
        if (cause instanceof OnlyLooked) return cause.done
        throw cause
      })
  const planned = () =>
    schedulesBetween(node.db, Date.parse('2026-11-22'), Date.parse('2026-12-31')).map(({ startMs }) =>
      new Date(startMs).toISOString(),
    )
  return { node, take, planned }
}

test('a week of another system is planned row by row, and once however often its file is taken', async () => {
  const { take, planned } = await relay()
  expect(await take([row], manager, 'none')).toMatchObject([{ outcome: 'made' }])
  expect(planned()).toEqual([])
  expect(await take([row])).toMatchObject([
    { outcome: 'made', name: 'The Small Film, 2026-11-22 20:15, One' },
  ])
  expect(await take([row])).toMatchObject([{ outcome: 'same' }])
  expect(planned()).toEqual(['2026-11-22T19:15:00.000Z'])
})

test('what is handed out is read back as the shows that are here', async () => {
  const { node, take } = await relay()
  await take([row, { ...row, day: '2026-11-23' }])
  const handed = showsToHandOut(node, 'all').map(({ cells }) => cells())
  expect(handed).toHaveLength(3)
  expect(handed).toContainEqual(expect.objectContaining({ day: '2026-11-22', time: '20:15', sound: 'fr' }))
  expect((await take(handed)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
  expect(showsToHandOut(node, [])).toEqual([])
})

test.each([
  ['a screen that is not here', { screen: 'Nine' }, { screen: ['field.no_such'] }],
  ['a film that is not here', { movie: 'Nothing' }, { movie: ['field.no_such'] }],
  ['a version the film has not', { dimension: '3D' }, { sound: ['field.no_such'] }],
  ['a time that is none', { time: '25:00' }, { time: ['field.time'] }],
  ['no day', { day: '' }, { day: ['field.required'] }],
  [
    'a room where another show is',
    { day: '2026-11-21', time: '20:30' },
    { time: ['refusal.screen_occupied'] },
  ],
])('%s is told at its column, and the others go on', async (_, change, fields) => {
  const { take, planned } = await relay()
  const [wrong, good] = await take([
    { ...row, ...change },
    { ...row, day: '2026-11-24' },
  ])
  expect(wrong).toMatchObject({ outcome: 'wrong', refused: { fields } })
  expect(good).toMatchObject({ outcome: 'made' })
  expect(planned()).toHaveLength(1)
})

test('a file plans nothing in a cinema its reader does not work in, and asks which of two versions is meant', async () => {
  const { node, take, planned } = await relay()
  const elsewhere = { cinemas: ['cinema-2'] } as unknown as SignedIn
  expect(await take([row], elsewhere)).toMatchObject([{ outcome: 'wrong', refused: { code: 'not_allowed' } }])
  await node.execute(byHand, tx =>
    changeEntry(tx, 'version', 'version-2', {
      movieId: 'movie-1',
      audioLanguage: 'de',
      subtitles: [],
      dimension: '2d',
      mediaType: 'DCP',
      deleted: false,
    }),
  )
  expect(await take([row])).toMatchObject([
    { outcome: 'wrong', refused: { fields: { sound: ['field.several_such'] } } },
  ])
  expect(await take([{ ...row, sound: 'Allemand' }])).toMatchObject([{ outcome: 'made' }])
  expect(planned()).toHaveLength(1)
})

test.each([
  ['20:15', '20:15'],
  ['9.05', '09:05'],
  ['20h15', '20:15'],
  ['20:15:00', '20:15'],
  ['2026-11-22T20:15', '20:15'],
  ['20:15 Uhr', '20:15'],
  ['24:00', undefined],
  ['evening', undefined],
])('the time %s is read', (text, time) => {
  expect(readWallTime(text)).toBe(time)
})
