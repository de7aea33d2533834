import { expect, test } from 'vitest'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { scheduleById, schedulesBetween } from '#core/programme/store.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { byHand, tenantOf, openSmallNode, tonight } from '../../world/small-exhibitor.ts'

async function portal() {
  const { node, clock } = await openSmallNode('relay')
  const plan = (id: string, time: string, change: object = {}) =>
    node.execute(byHand, tx =>
      createSchedule(tx, {
        id,
        versionId: 'version-1',
        screenId: 'screen-1',
        day: '2026-11-21',
        time,
        ...change,
      }),
    )
  return { node, clock, plan }
}

test('a show keeps its room from the doors to the end of the cleaning', async () => {
  const { plan } = await portal()
  const show = await plan('show-late', '22:15')
  expect((show.readyMs - show.startMs) / 60_000).toBe(15 + 100 + 20)
  expect(new Date(show.startMs).toISOString()).toBe('2026-11-21T21:15:00.000Z')
})

test('two shows never share a room: the refusal names the film and its time', async () => {
  const { plan } = await portal()
  const occupied = {
    code: 'screen_occupied',
    details: { movie: 'The Small Film', from: '20:00', until: '22:15' },
  }
  await expect(plan('show-2', '22:14')).rejects.toMatchObject(occupied)
  await expect(plan('show-2', '18:30')).rejects.toMatchObject({
    ...occupied,
    fields: { time: ['refusal.screen_occupied'] },
  })
  await plan('show-2', '22:15')
})

test('a cancelled show keeps its room no longer', async () => {
  const { node, plan } = await portal()
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect((await plan('show-2', '20:00')).cancelled).toBe(false)
})

test('the same show sent again is the same show; the same id for another time is refused', async () => {
  const { node, plan } = await portal()
  const first = await plan('show-late', '22:15')
  const facts = node.journal.count()
  expect(await plan('show-late', '22:15')).toEqual(first)
  await expect(plan('show-late', '23:00')).rejects.toMatchObject({ code: 'request_reused' })
  expect(node.journal.count()).toBe(facts)
})

test.each([
  ['a version nobody entered', { versionId: 'no-version' }, 'version_unknown'],
  ['a screen the exhibitor does not have', { screenId: 'no-screen' }, 'screen_unknown'],
  ['an evening that is over', { day: '2026-11-20' }, 'schedule_started'],
])('%s is refused', async (_, change, code) => {
  await expect((await portal()).plan('show-2', '17:00', change)).rejects.toMatchObject({ code })
})

test('versions and screens taken off the list cannot be planned', async () => {
  const { node, plan } = await portal()
  await node.execute(byHand, tx => changeEntry(tx, 'version', 'version-1', { deleted: true }))
  await expect(plan('show-2', '22:15')).rejects.toMatchObject({ code: 'version_unknown' })
})

test('cancelling is for good and is written once; a show nobody knows cannot be cancelled', async () => {
  const { node } = await portal()
  const cancel = (id: string) => node.execute(byHand, tx => cancelSchedule(tx, id))
  expect((await cancel(tonight)).cancelled).toBe(true)
  const facts = node.journal.count()
  await cancel(tonight)
  expect(node.journal.count()).toBe(facts)
  await expect(cancel('no-show')).rejects.toMatchObject({ code: 'schedule_unknown' })
})

test('a show at half past midnight is listed under the evening before', async () => {
  const { node, plan } = await portal()
  await plan('show-night', '00:30')
  const tenant = tenantOf(node)
  const listed = (day: string) =>
    programmeOf(tenant, { from: day, to: day }).schedules.map(show => [show.id, show.start, show.day])
  expect(listed('2026-11-21')).toEqual([
    [tonight, '2026-11-21T20:00:00+01:00', '2026-11-21'],
    ['show-night', '2026-11-22T00:30:00+01:00', '2026-11-21'],
  ])
  expect(listed('2026-11-22')).toEqual([])
})

test('later edits of the film or the room leave a planned show as it was sold', async () => {
  const { node } = await portal()
  const before = scheduleById(node.db, tonight)
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { runtimeMinutes: 200 }))
  await node.execute(byHand, tx => changeEntry(tx, 'screen', 'screen-1', { preShowMinutes: 30 }))
  expect(scheduleById(node.db, tonight)).toEqual(before)
  expect(schedulesBetween(node.db, 0, Number.MAX_SAFE_INTEGER)).toEqual([before])
})

test('an entry whose creation is not known here yet is waited for: nobody plans with it, and the list goes on without it', async () => {
  const { node, plan } = await portal()
  const far = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'movie', 'movie-far', { title: 'Only its title came' })
    changeEntry(tx, 'version', 'version-far', { movieId: 'movie-far', dimension: '2d', deleted: false })
  })
  const refused = { code: 'version_unknown', fields: { versionId: ['refusal.version_unknown'] } }
  await expect(plan('show-far', '22:30', { versionId: 'version-far' })).rejects.toMatchObject(refused)
  expect(node.catalogue.get('movie', 'movie-far')).toBeUndefined()
  expect(programmeOf(tenantOf(node), {}).movies.map(movie => movie.id)).toEqual(['movie-1'])
  const whole = far.node.catalogue.get('movie', 'movie-1')!
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-far', whole))
  expect(await plan('show-far', '22:30', { versionId: 'version-far' })).toMatchObject({
    movieId: 'movie-far',
  })
  node.catalogue.forget()
  expect(node.catalogue.get('movie', 'movie-far')).toMatchObject({ id: 'movie-far' })
})
