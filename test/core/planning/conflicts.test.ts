import { expect, test } from 'vitest'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { permissions } from '#core/access/employee.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { conflictViews } from '#core/planning/conflict-view-load.ts'
import type { ConflictKind } from '#core/planning/conflict.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import { moveSchedule } from '#core/planning/commands.ts'
import { loadPlans } from '#core/planning/load.ts'
import { resolveConflict } from '#core/planning/resolve-commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  byHand,
  atRegister,
  carl,
  tenantOf,
  saleOf,
  smallArrangement,
  tonight,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const mia = { who: 'employee:mia', via: 'portal' }
const show =
  (id: string, time: string, change: object = {}) =>
  (tx: Tx) =>
    createSchedule(tx, {
      id,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time,
      ...change,
    })

/** What both sides say of one evening, as kinds and what can be done. */
const told = (node: Node) =>
  conflictViews(tenantOf(node)).map(({ kind, resolutions }) => [kind, resolutions.map(each => each.do)])

/** The small cinema on two sides that have agreed, and then edit apart. */
async function apart(inRelay: (tx: Tx) => unknown, inBox: (tx: Tx) => unknown, before?: (tx: Tx) => unknown) {
  const runtime = await relayAndBox()
  const { relay, box, link, clock } = runtime
  if (before) await relay.execute(byHand, before)
  await link.settle()
  expect(told(relay)).toEqual([])
  link.cut()
  await relay.execute(mia, inRelay)
  clock.ms += 60_000
  await box.execute({ who: 'employee:carl', via: 'portal' }, inBox)
  link.mend()
  await link.settle()
  const both = [conflictViews(tenantOf(relay)), conflictViews(tenantOf(box))]
  expect(both[1], 'both sides tell the same').toEqual(both[0])
  const resolve = (node: Node, wanted: string, number = 0, keyword = 'CANCEL') => {
    const [conflict] = conflictViews(tenantOf(node))
    const resolution = conflict!.resolutions.filter(each => each.do === wanted)[number]!
    const chosen = { conflictId: conflict!.id, resolutionId: resolution.id, keyword }
    return node.execute(mia, tx => resolveConflict(tx, chosen, permissions))
  }
  const settled = async () => {
    await link.settle()
    for (const node of [relay, box]) {
      expect(told(node)).toEqual([])
      expect(verify(node.db)).toEqual([])
    }
  }
  return { ...runtime, conflicts: both[0]!, resolve, settled }
}

const start = (node: Node, id: string) => new Date(scheduleById(node.db, id)!.startMs).toISOString()

test('two shows planned for one room on both sides of a cut are listed, with who planned them, when and where', async () => {
  const { conflicts } = await apart(show('show-relay', '20:00'), show('show-box', '21:00'))
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]).toMatchObject({
    kind: 'shows_overlap',
    subjects: [
      {
        id: 'show-relay',
        name: { en: 'The Small Film' },
        show: { screen: 'One', start: '2026-11-22T20:00:00+01:00', day: '2026-11-22', taken: 0 },
        edit: { who: 'mia', where: 'cloud', cinema: null, at: '2026-11-21T17:00:00.000Z' },
      },
      {
        id: 'show-box',
        show: { start: '2026-11-22T21:00:00+01:00' },
        edit: { who: 'carl', where: 'cinema', cinema: 'Small Cinema', at: '2026-11-21T17:01:00.000Z' },
      },
    ],
    resolutions: [
      { do: 'move', of: 'show-box', to: { start: '2026-11-22T22:15:00+01:00' } },
      { do: 'move', of: 'show-relay', to: { start: '2026-11-22T23:15:00+01:00' } },
      { do: 'cancel', cancels: true },
      { do: 'cancel', cancels: true },
    ],
  })
})

test('moving one of them to the next free time ends the conflict on both sides', async () => {
  const { relay, box, resolve, settled } = await apart(show('show-relay', '20:00'), show('show-box', '21:00'))
  await resolve(relay, 'move')
  await settled()
  expect(start(box, 'show-box')).toBe('2026-11-22T21:15:00.000Z')
})

test('cancelling one ends it too, but only with the keyword', async () => {
  const { box, resolve, settled } = await apart(show('show-relay', '20:00'), show('show-box', '21:00'))
  await expect(resolve(box, 'cancel', 1, 'yes')).rejects.toMatchObject({ code: 'invalid_input' })
  await resolve(box, 'cancel', 1)
  await settled()
  expect(scheduleById(box.db, 'show-relay')?.cancelled).toBe(true)
})

test('a show moved onto another one on the other side is a conflict like any other', async () => {
  const { conflicts, relay, resolve, settled } = await apart(
    tx => moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-22', time: '20:00' }),
    show('show-box', '18:30'),
  )
  expect(conflicts.map(each => [each.kind, each.subjects.map(({ edit }) => edit?.who)])).toEqual([
    ['shows_overlap', ['carl', 'mia']],
  ])
  await resolve(relay, 'move')
  await settled()
})

test('what was offered and is no longer true is refused, and nothing is done', async () => {
  const { relay, box } = await apart(show('show-relay', '20:00'), show('show-box', '21:00'))
  const [conflict] = conflictViews(tenantOf(relay))
  const chosen = { conflictId: conflict!.id, resolutionId: conflict!.resolutions[0]!.id }
  await relay.execute(byHand, show('in-between', '23:15'))
  const facts = relay.journal.count()
  await expect(relay.execute(mia, tx => resolveConflict(tx, chosen, permissions))).rejects.toMatchObject({
    code: 'conflict_changed',
  })
  await box.execute(byHand, tx => cancelSchedule(tx, 'show-relay'))
  await expect(box.execute(mia, tx => resolveConflict(tx, chosen, permissions))).rejects.toMatchObject({
    code: 'conflict_changed',
  })
  expect(relay.journal.count()).toBe(facts)
})

const secondScreen =
  (change: object = {}) =>
  (tx: Tx) => {
    tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-2', screenId: 'screen-2' })
    const one = tx.catalogue.get('screen', 'screen-1')
    changeEntry(tx, 'screen', 'screen-2', {
      ...one,
      name: 'Two',
      shortName: '2',
      arrangementId: 'room-2',
      ...change,
    })
  }
const inTwo = { screenId: 'screen-2' }

test('a show planned into a screen the other side closed moves to a free one, with its seats or anew', async () => {
  const closed = (tx: Tx) => changeEntry(tx, 'screen', 'screen-2', { deleted: true })
  const { conflicts, relay, resolve, settled } = await apart(
    closed,
    show('show-box', '20:00', inTwo),
    secondScreen(),
  )
  expect(conflicts.map(({ kind, resolutions }) => [kind, resolutions.map(each => each.do)])).toEqual([
    ['screen_gone', ['replan', 'cancel']],
  ])
  await resolve(relay, 'replan')
  await settled()
  const same = { arrangementId: 'room-1' }
  const twin = await apart(closed, show('show-box', '20:00', inTwo), secondScreen(same))
  await twin.box.execute(atRegister, tx => {
    const tickets = [{ scheduleId: 'show-box', seatId: 'A3', priceRateId: 'normal' }]
    return sellAtRegister(tx, saleOf('sale-1', ['A3'], { tickets }), carl)
  })
  await twin.resolve(twin.box, 'move')
  await twin.settled()
  expect(scheduleById(twin.relay.db, 'show-box')).toMatchObject({ screenId: 'screen-1', cancelled: false })
})

test('a sold show in a closed screen is not offered to be planned anew', async () => {
  const { box } = await apart(
    tx => changeEntry(tx, 'screen', 'screen-2', { deleted: true }),
    tx => {
      show('show-box', '20:00', inTwo)(tx)
      const tickets = [{ scheduleId: 'show-box', seatId: 'A3', priceRateId: 'normal' }]
      sellAtRegister(tx, saleOf('sale-1', ['A3'], { tickets }), carl)
    },
    secondScreen(),
  )
  expect(told(box)).toEqual([['screen_gone', ['cancel']]])
})

test.each([
  ['version the other side took off', 'version', 'version-1', 'version_gone', { deleted: true }],
  ['movie the other side took off', 'movie', 'movie-1', 'movie_gone', { deleted: true }],
  ['movie the other side set aside', 'movie', 'movie-1', 'movie_gone', { archived: true }],
] as const)('a show of a %s is kept or cancelled', async (_, kind, id, name, change) => {
  const { conflicts, relay, resolve, settled } = await apart(
    tx => {
      cancelSchedule(tx, tonight)
      changeEntry(tx, kind, id, change)
    },
    show('show-box', '20:00'),
  )
  expect(conflicts.map(({ kind, resolutions }) => [kind, resolutions.map(each => each.do)])).toEqual([
    [name, ['keep', 'cancel']],
  ])
  await resolve(relay, 'keep')
  await settled()
  expect(scheduleById(relay.db, 'show-box')?.cancelled).toBe(false)
})

test('shows planned by the old seat plan are one conflict a screen: unsold ones are planned anew, the others kept', async () => {
  const { conflicts, relay, box, resolve, settled, link } = await apart(
    tx => {
      tx.append('exhibitor', 'arrangement.drawn', { ...smallArrangement, id: 'room-1-new' })
      changeEntry(tx, 'screen', 'screen-1', { arrangementId: 'room-1-new' })
    },
    tx => {
      show('show-box', '20:00')(tx)
      sellAtRegister(tx, saleOf('sale-1', ['A3']), carl)
    },
  )
  expect(conflicts).toMatchObject([
    {
      kind: 'seat_plan_old',
      subjects: [
        { id: 'screen-1', edit: { who: 'mia' } },
        { id: tonight, show: { taken: 1 } },
        { id: 'show-box' },
      ],
      resolutions: [
        { do: 'renew', count: 1, cancels: true },
        { do: 'keep', count: 2, cancels: false },
      ],
    },
  ])
  await resolve(relay, 'renew')
  await link.settle()
  expect(told(box)).toEqual([['seat_plan_old', ['keep']]])
  expect(scheduleById(box.db, 'show-box')?.cancelled).toBe(true)
  await resolve(box, 'keep')
  await settled()
  expect(scheduleById(relay.db, tonight)).toMatchObject({ arrangementId: 'room-1', cancelled: false })
})

const film =
  (id: string, change: object = {}) =>
  (tx: Tx) =>
    changeEntry(tx, 'movie', id, {
      ...tx.catalogue.get('movie', 'movie-1'),
      slug: 'new',
      title: id,
      ...change,
    })
const event =
  (id: string, change: object = {}) =>
  (tx: Tx) =>
    changeEntry(tx, 'event', id, { slug: id, title: id, scheduleId: tonight, deleted: false, ...change })
const rate =
  (id: string, change: object = {}) =>
  (tx: Tx) =>
    changeEntry(tx, 'price_rate', id, {
      ...tx.catalogue.get('price_rate', 'normal'),
      name: { en: 'Senior' },
      ...change,
    })
const snack = (id: string) => (tx: Tx) =>
  changeEntry(tx, 'product', id, {
    ...tx.catalogue.get('product', 'beer'),
    barcode: '5410228',
    name: { en: id },
  })
type Case = [what: string, inRelay: (tx: Tx) => unknown, inBox: (tx: Tx) => unknown, ConflictKind, string]

const cases: Case[] = [
  ['two films with one address', film('movie-2'), film('movie-3'), 'movie_slug_twice', 'rename'],
  [
    'two events with one address',
    event('one', { slug: 'gala', scheduleId: 'x' }),
    event('two', { slug: 'gala', scheduleId: 'y' }),
    'event_slug_twice',
    'rename',
  ],
  ['two events for one show', event('one'), event('two'), 'event_twice', 'remove'],
  [
    'two events for one of their shows',
    event('one'),
    event('two', { scheduleId: 'x', moreScheduleIds: [tonight] }),
    'event_twice',
    'remove',
  ],
  [
    'an event for a show the other side cancelled',
    tx => cancelSchedule(tx, tonight),
    event('one'),
    'event_without_show',
    'remove',
  ],
  [
    'two rates with one name',
    rate('rate-2'),
    rate('rate-3', { name: { en: ' senior' } }),
    'rate_name_twice',
    'remove',
  ],
  [
    'two supplements for one class of seats',
    rate('rate-2', { kind: 'seat_class', seatClass: 'love' }),
    rate('rate-3', { kind: 'seat_class', seatClass: 'love' }),
    'supplement_twice',
    'remove',
  ],
  ['two products with one barcode', snack('beer-2'), snack('beer-3'), 'barcode_twice', 'remove'],
]

test.each(cases)('%s are listed, and one press ends it', async (_, inRelay, inBox, kind, way) => {
  const { conflicts, resolve, relay, settled } = await apart(inRelay, inBox)
  expect(conflicts.map(each => each.kind)).toEqual([kind])
  await resolve(relay, way)
  await settled()
})

test('a film is renamed by its year where that address is free', async () => {
  const { relay, resolve } = await apart(film('movie-2', { year: 1931 }), film('movie-3'))
  await resolve(relay, 'rename')
  expect(relay.catalogue.get('movie', 'movie-2')).toMatchObject({ slug: 'new-1931' })
})

test('when each side takes the other rate off, a rate is entered again or offered where there is none', async () => {
  const off = (id: string) => (tx: Tx) => changeEntry(tx, 'price_rate', id, { deleted: true })
  const { conflicts, relay, box, link } = await apart(off('normal'), off('children'))
  expect(
    conflicts.map(({ kind, about, resolutions }) => [kind, about, resolutions.map(each => each.do)]),
  ).toEqual([
    ['no_rate', 'pos', ['restore', 'restore']],
    ['no_rate', 'site', ['restore', 'restore']],
  ])
  const chosen = conflicts[0]!.resolutions.find(each => each.of === 'normal')!
  const by = (allowed: readonly (typeof permissions)[number][]) =>
    relay.execute(mia, tx =>
      resolveConflict(tx, { conflictId: conflicts[0]!.id, resolutionId: chosen.id }, allowed),
    )
  await expect(by(['manage_programme'])).rejects.toMatchObject({ code: 'not_allowed' })
  await by(['manage_prices'])
  await link.settle()
  expect(told(box)).toEqual([])
  const kept = await apart(off('normal'), tx =>
    changeEntry(tx, 'price_rate', 'children', { visibility: ['pos'] }),
  )
  expect(kept.conflicts).toMatchObject([
    { kind: 'no_rate', about: 'site', resolutions: [{ do: 'offer' }, { do: 'restore' }] },
  ])
  await kept.resolve(kept.relay, 'offer')
  await kept.settled()
  expect(kept.box.catalogue.get('price_rate', 'children')).toMatchObject({
    visibility: ['pos', 'site'],
  })
})

test('what is over or has begun is nobody’s decision any more', async () => {
  const { relay, clock } = await apart(show('show-relay', '20:00'), show('show-box', '20:30'))
  const kinds = () => conflictsOf(loadPlans(relay.db, relay.catalogue, clock.ms)).map(each => each.kind)
  clock.ms = Date.parse('2026-11-22T20:15:00+01:00')
  expect(kinds()).toEqual(['shows_overlap'])
  expect(conflictViews(tenantOf(relay))[0]!.resolutions.map(each => each.do)).toEqual(['move', 'cancel'])
  clock.ms = Date.parse('2026-11-22T20:30:00+01:00')
  expect(kinds()).toEqual([])
})
