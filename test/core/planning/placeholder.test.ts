import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import { cancelSchedule, createSchedule, moveSchedule } from '#core/planning/commands.ts'
import { changePlaceholder, giveUpPlaceholder, keepPlaceholder } from '#core/planning/placeholder-commands.ts'
import { conflictViews } from '#core/planning/conflict-view-load.ts'
import { resolveConflict } from '#core/planning/resolve-commands.ts'
import { planShows } from '#core/planning/week-commands.ts'
import { Refusal } from '#core/refusal.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

type Node = Awaited<ReturnType<typeof openSmallNode>>['node']
const day = '2027-03-20'
const wanted = { name: 'Sneak preview', screenId: 'screen-1', day, time: '20:00', minutes: 110 }
const show = { id: 'show-of-march', versionId: 'version-1', screenId: 'screen-1', day, time: '20:30' }

const keep = (node: Node, change: object = {}, id = 'sneak-in-march') =>
  node.execute(byHand, tx => keepPlaceholder(tx, id, { ...wanted, ...change }))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => (cause instanceof Refusal ? cause.code : String(cause)),
  )

test('a time kept for a show to be announced is in the way of every other, and names itself', async () => {
  const { node } = await openSmallNode('relay')
  const kept = await keep(node)
  expect(kept).toMatchObject({ cinemaId: 'cinema-1', name: 'Sneak preview', deleted: false })
  expect((kept.place.endMs - kept.place.featureMs) / 60_000).toBe(110)
  expect(await keep(node)).toEqual(kept)
  const refused = node.execute(byHand, tx => createSchedule(tx, show))
  await expect(refused).rejects.toMatchObject({
    code: 'screen_occupied',
    details: { movie: 'Sneak preview', from: '20:00' },
  })
  expect(await codeOf(keep(node, { time: '21:00' }, 'another-time'))).toBe('screen_occupied')
  const many = node.execute(byHand, tx =>
    planShows(tx, {
      cinemaId: 'cinema-1',
      shows: [show, { ...show, id: 'show-of-noon', time: '12:00' }],
      skip: true,
    }),
  )
  expect((await many).map(({ refusal }) => refusal?.code ?? 'planned')).toEqual([
    'screen_occupied',
    'planned',
  ])
  const moved = node.execute(byHand, tx => moveSchedule(tx, 'show-of-noon', { ...show, time: '19:30' }))
  expect(await codeOf(moved)).toBe('screen_occupied')
  expect(verify(node.db)).toEqual([])
})

test('a show takes the place that was kept for it, once, and the time is free when that is cancelled', async () => {
  const { node } = await openSmallNode('relay')
  await keep(node)
  const plan = () => node.execute(byHand, tx => createSchedule(tx, show, { inPlaceOf: 'sneak-in-march' }))
  const planned = await plan()
  expect(planned).toMatchObject({ id: show.id, movieId: 'movie-1' })
  expect(await plan()).toMatchObject({ id: show.id })
  expect(node.catalogue.get('placeholder', 'sneak-in-march')!.deleted).toBe(true)
  expect(await codeOf(keep(node, {}, 'sneak-in-april'))).toBe('screen_occupied')
  await node.execute(byHand, tx => cancelSchedule(tx, show.id))
  expect(await codeOf(keep(node))).toBe('request_reused')
  expect(await codeOf(keep(node, {}, 'sneak-in-april'))).toBe('done')
  expect(verify(node.db)).toEqual([])
})

test('a kept time is changed within its cinema and given up; it is no time that is past or too far ahead', async () => {
  const { node } = await openSmallNode('relay')
  await keep(node)
  const change = (to: object) =>
    node.execute(byHand, tx => changePlaceholder(tx, 'sneak-in-march', { ...wanted, ...to }))
  const moved = await change({ time: '21:15', name: 'Preview', minutes: 95 })
  expect(moved).toMatchObject({ name: 'Preview' })
  expect(await codeOf(keep(node))).toBe('request_reused')
  expect(await codeOf(change({ day: '2020-01-01' }))).toBe('schedule_started')
  expect(await codeOf(change({ day: '2035-01-01' }))).toBe('schedule_too_far')
  expect(await codeOf(change({ screenId: 'nowhere' }))).toBe('screen_unknown')
  const giveUp = () => node.execute(byHand, tx => giveUpPlaceholder(tx, 'sneak-in-march'))
  await giveUp()
  await giveUp()
  expect(await codeOf(change({}))).toBe('record_deleted')
  expect(await codeOf(node.execute(byHand, tx => giveUpPlaceholder(tx, 'none-at-all')))).toBe(
    'record_unknown',
  )
  expect(await codeOf(node.execute(byHand, tx => createSchedule(tx, show)))).toBe('done')
})

test('two times that were kept in one screen on both sides are in the conflicts list, and one press ends it', async () => {
  for (const way of ['shift', 'remove']) {
    const { relay, box, link } = await relayAndBox()
    await link.settle()
    link.cut()
    await keep(relay)
    await keep(box, { name: 'Premiere', time: '21:00' }, 'premiere-in-march')
    await keep(box, { name: 'Matinee', time: '14:00' }, 'matinee-in-march')
    link.mend()
    await link.settle()
    const [told, ...more] = conflictViews(tenantOf(relay))
    expect([more, conflictViews(tenantOf(box))]).toEqual([[], [told]])
    // 20:00 with 15 minutes before the film, 110 of it and 20 after it; the other one with as many.
    expect(told).toMatchObject({
      kind: 'kept_overlap',
      subjects: [
        {
          name: { en: 'Sneak preview' },
          show: { screen: 'One', day, taken: null },
          edit: { where: 'cloud' },
        },
        { name: { en: 'Premiere' }, show: { start: '2027-03-20T21:00:00+01:00' }, edit: { where: 'cinema' } },
      ],
      resolutions: [
        { do: 'shift', of: 'premiere-in-march', to: { start: '2027-03-20T22:25:00+01:00', screen: 'One' } },
        { do: 'shift', of: 'sneak-in-march', to: { start: '2027-03-20T23:25:00+01:00' } },
        { do: 'remove', of: 'premiere-in-march', cancels: false, needs: 'manage_programme' },
        { do: 'remove', of: 'sneak-in-march' },
      ],
    })
    const { id } = told!.resolutions.find(each => each.do === way)!
    const asked = { conflictId: told!.id, resolutionId: id }
    await box.execute(byHand, tx => resolveConflict(tx, asked, ['manage_programme']))
    await link.settle()
    for (const node of [relay, box]) {
      expect(conflictViews(tenantOf(node))).toEqual([])
      expect(verify(node.db)).toEqual([])
      const { deleted, place } = node.catalogue.get('placeholder', 'premiere-in-march')!
      expect(deleted ? 'given up' : new Date(place.startMs).toISOString()).toBe(
        way === 'shift' ? '2027-03-20T21:25:00.000Z' : 'given up',
      )
    }
  }
})

/** A time kept on the relay and a show planned over it on the box, while neither saw the other. */
async function plannedApart() {
  const runtime = await relayAndBox()
  const { relay, box, link } = runtime
  await link.settle()
  link.cut()
  await keep(relay)
  await box.execute(byHand, tx => createSchedule(tx, show))
  link.mend()
  await link.settle()
  const [told, ...more] = conflictViews(tenantOf(relay))
  expect(more).toEqual([])
  expect(conflictViews(tenantOf(box))).toEqual([told])
  return { ...runtime, told: told! }
}

test('a show that the other side planned over a kept time is in the conflicts list with it', async () => {
  const { told } = await plannedApart()
  expect(told).toMatchObject({
    kind: 'show_over_kept',
    subjects: [
      { kind: 'schedule', id: show.id, show: { start: '2027-03-20T20:30:00+01:00' } },
      { kind: 'placeholder', name: { en: 'Sneak preview' }, edit: { where: 'cloud' } },
    ],
    resolutions: [
      { do: 'move', of: show.id },
      { do: 'remove', of: 'sneak-in-march', needs: 'manage_programme' },
      { do: 'cancel', of: show.id },
    ],
  })
})

test.each(['move', 'remove', 'cancel'])('one press ends it on both sides: %s', async way => {
  const { relay, box, link, told } = await plannedApart()
  const chosen = told.resolutions.find(each => each.do === way)!
  const asked = { conflictId: told.id, resolutionId: chosen.id, keyword: 'CANCEL' }
  await box.execute(byHand, tx => resolveConflict(tx, asked, ['manage_programme']))
  await link.settle()
  for (const node of [relay, box]) {
    expect(conflictViews(tenantOf(node))).toEqual([])
    expect(verify(node.db)).toEqual([])
  }
  expect(relay.catalogue.get('placeholder', 'sneak-in-march')!.deleted).toBe(way === 'remove')
})
