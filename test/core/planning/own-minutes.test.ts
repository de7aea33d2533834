import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { verify } from '#core/node.ts'
import {
  cancelSchedule,
  createSchedule,
  moveSchedule,
  replanSchedule,
  setOwnMinutes,
} from '#core/planning/commands.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import { setOwnMinutes as contract } from '#core/planning/own-minutes-contract.ts'
import { loadPlans } from '#core/planning/load.ts'
import { resolutionsOf } from '#core/planning/resolutions.ts'
import { restoreSchedule } from '#core/planning/undo-commands.ts'
import { programmeOf, scheduleView } from '#core/planning/view-load.ts'
import { planShows } from '#core/planning/week-commands.ts'
import { templateOf, wishesOfTemplate } from '#core/planning/week-template.ts'
import { copiesOf } from '#core/planning/week-wishes.ts'
import type { OwnMinutes } from '#core/programme/own-minutes.ts'
import { ownMinutesMost } from '#core/programme/own-minutes.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { changedTokens } from '#core/seating/store.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  smallArrangement,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

/** Screen One has 15 minutes before a film and 20 after it. */
const gala: OwnMinutes = { preShowMinutes: 45, cleaningMinutes: 60 }
const asScreen: OwnMinutes = { preShowMinutes: null, cleaningMinutes: null }
const day = '2026-11-21'
const place = { screenId: 'screen-1', day, time: '22:30' }

async function cinema() {
  const { node, clock } = await openSmallNode('box')
  const set = (own: OwnMinutes, id = tonight) => node.execute(byHand, tx => setOwnMinutes(tx, id, own))
  const around = (id = tonight) => {
    const { startMs, featureMs, endMs, readyMs } = scheduleById(node.db, id)!
    return [(featureMs - startMs) / 60_000, (readyMs - endMs) / 60_000]
  }
  return { node, clock, set, around }
}

test('a show gets minutes of its own: it begins when it did, its film and the end of online sale move, its tickets stay', async () => {
  const { node, set, around } = await cinema()
  await node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  const [before, tokens] = [scheduleById(node.db, tonight)!, changedTokens(node.db, tonight)]
  expect(around()).toEqual([15, 20])
  const after = await set(gala)
  expect(around()).toEqual([45, 60])
  expect([after.startMs, after.screenId]).toEqual([before.startMs, before.screenId])
  expect((after.onlineUntilMs - before.onlineUntilMs) / 60_000).toBe(30)
  expect(changedTokens(node.db, tonight)).toEqual(tokens)
  expect(tokens.get('A3')).toMatchObject({ state: 'sold' })
  const view = scheduleView(tenantOf(node), after)
  expect([view.ownMinutes, Date.parse(view.ready)]).toEqual([gala, after.readyMs])
  const facts = node.journal.count()
  await set(gala)
  expect(node.journal.count()).toBe(facts)
  await set(asScreen)
  expect(scheduleById(node.db, tonight)).toEqual(before)
  expect(scheduleView(tenantOf(node), before)).not.toHaveProperty('ownMinutes')
  expect(verify(node.db)).toEqual([])
})

test('one of the two may be its own, the other is its screen’s, and nought is a number', async () => {
  const { node, set, around } = await cinema()
  await set({ preShowMinutes: 0, cleaningMinutes: null })
  expect(around()).toEqual([0, 20])
  await node.execute(byHand, tx => changeEntry(tx, 'screen', 'screen-1', { cleaningMinutes: 35 }))
  expect(around()).toEqual([0, 20])
  await node.execute(byHand, tx => moveSchedule(tx, tonight, { ...place, time: '21:00' }))
  expect(around()).toEqual([0, 35])
})

test('what is in the way is named, to the minute, and a show that has begun keeps what it had', async () => {
  const { node, clock, set } = await cinema()
  await node.execute(byHand, tx => createSchedule(tx, { id: 'show-late', versionId: 'version-1', ...place }))
  // From 20:00 with 15 minutes before the film, 100 of it and 35 after it until 22:30.
  await set({ preShowMinutes: null, cleaningMinutes: 35 })
  await expect(set({ preShowMinutes: null, cleaningMinutes: 36 })).rejects.toMatchObject({
    code: 'screen_occupied',
    details: { movie: 'The Small Film', from: '22:30' },
  })
  await expect(set(gala, 'nobody')).rejects.toMatchObject({ code: 'schedule_unknown' })
  clock.ms = scheduleById(node.db, tonight)!.startMs
  await expect(set(asScreen)).rejects.toMatchObject({ code: 'schedule_started' })
  clock.ms = scheduleById(node.db, tonight)!.endMs
  await expect(set(asScreen)).rejects.toMatchObject({ code: 'schedule_over' })
  await node.execute(byHand, tx => cancelSchedule(tx, 'show-late'))
  await expect(set(gala, 'show-late')).rejects.toMatchObject({ code: 'schedule_cancelled' })
})

test('nobody gives a show minutes that no cinema has', () => {
  const ok = (body: object) => contract.body.safeParse(body).success
  expect(ok({ preShowMinutes: ownMinutesMost, cleaningMinutes: 0 })).toBe(true)
  for (const wrong of [-1, ownMinutesMost + 1, 2.5, '10', undefined])
    expect(ok({ preShowMinutes: wrong, cleaningMinutes: null }), String(wrong)).toBe(false)
})

test('they go with the show: moved, planned anew, cancelled and brought back', async () => {
  const { node, set, around } = await cinema()
  await node.execute(byHand, tx => {
    const one = tx.catalogue.get('screen', 'screen-1')
    tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-2', screenId: 'screen-2' })
    changeEntry(tx, 'screen', 'screen-2', { ...one, name: 'Two', shortName: '2', arrangementId: 'room-2' })
  })
  await set(gala)
  await node.execute(byHand, tx => moveSchedule(tx, tonight, { ...place, day: '2026-11-22' }))
  expect(around()).toEqual([45, 60])
  await node.execute(byHand, tx =>
    replanSchedule(tx, tonight, 'show-anew', { ...place, screenId: 'screen-2' }),
  )
  expect(around('show-anew')).toEqual([45, 60])
  await node.execute(byHand, tx => cancelSchedule(tx, 'show-anew'))
  await node.execute(byHand, tx => restoreSchedule(tx, 'show-anew', 'show-again'))
  expect(around('show-again')).toEqual([45, 60])
})

test('a week that is copied or saved has them, and clashes by them before anything is written', async () => {
  const { node, set, around } = await cinema()
  await set(gala)
  const shows = programmeOf(tenantOf(node), { channel: 'portal' }).schedules
  const saved = templateOf(shows)
  expect(saved.map(({ ownMinutes }) => ownMinutes)).toEqual([gala])
  const [copied] = copiesOf(shows, 7)
  const [again] = wishesOfTemplate(saved, '2026-12-02')
  await node.execute(byHand, tx =>
    planShows(tx, {
      cinemaId: 'cinema-1',
      shows: [
        { ...copied!, id: 'show-copied' },
        { ...again!, id: 'show-of-week' },
      ],
      skip: false,
    }),
  )
  expect([around('show-copied'), around('show-of-week')]).toEqual([
    [45, 60],
    [45, 60],
  ])
  // 20:00, 45 minutes, 100 of film, 60 of cleaning: not ready before 23:25.
  const judged = await node.execute(byHand, tx =>
    planShows(tx, {
      cinemaId: 'cinema-1',
      shows: ['23:20', '23:25'].map(time => ({
        ...copied!,
        ownMinutes: null,
        id: `show-at-${time}`,
        time,
      })),
      skip: true,
    }),
  )
  expect(judged.map(({ refusal }) => refusal?.code)).toEqual(['screen_occupied', undefined])
})

test('made longer on one side and overlapped on the other while the line is cut, both stand, and the conflict offers a time that is long enough', async () => {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  link.cut()
  await box.execute(byHand, tx => setOwnMinutes(tx, tonight, gala))
  clock.ms += 60_000
  await relay.execute(byHand, tx => createSchedule(tx, { id: 'show-late', versionId: 'version-1', ...place }))
  link.mend()
  await link.settle()
  for (const node of [relay, box]) {
    expect(JSON.parse(scheduleById(node.db, tonight)!.ownMinutes!)).toEqual(gala)
    const plans = loadPlans(node.db, node.catalogue, clock.ms)
    const [found] = conflictsOf(plans)
    expect(found).toMatchObject({ kind: 'shows_overlap' })
    // 22:30 with 15, 100 and 20 minutes: ready at 00:45.
    expect(resolutionsOf(found!, plans)).toContainEqual({
      do: 'move',
      scheduleId: tonight,
      screenId: 'screen-1',
      startMs: Date.parse('2026-11-22T00:45:00+01:00'),
    })
    expect(verify(node.db)).toEqual([])
  }
})
