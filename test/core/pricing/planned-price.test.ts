import { expect, test } from 'vitest'
import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import { loadPlans } from '#core/planning/load.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { planPrice } from '#core/pricing/planned-price-commands.ts'
import { ratesFor, ratesOfShow } from '#core/pricing/rate-rules.ts'
import { classCents, offeredRates } from '#core/pricing/price.ts'
import { showTerms } from '#core/programme/show-terms.ts'
import { scheduleById } from '#core/programme/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { showsOfRate } from '#relay/portal/prices/rate-shows.ts'
import {
  atRegister,
  byHand,
  carl,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
} from '../../world/small-exhibitor.ts'

const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller
const kind = (name: string) => anyOf(entities).find(each => each.kind === name)!

async function house() {
  const { node } = await openSmallNode('box')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  await done(tx => {
    for (const day of ['2026-12-31', '2027-01-01'])
      createSchedule(tx, {
        id: `show-${day}`,
        versionId: 'version-1',
        screenId: 'screen-1',
        day,
        time: '20:00',
      })
  })
  const offered = (scheduleId: string) => {
    const { catalogue, db } = node
    const terms = showTerms(catalogue, scheduleById(db, scheduleId)!)
    return ratesFor(offeredRates(catalogue.all('price_rate'), 'pos'), terms, '2026-11-21').map(
      ({ id, cents }) => `${id} ${cents}`,
    )
  }
  const plan = (change: Partial<Parameters<typeof planPrice>[2]> = {}, id = 'normal') =>
    done(tx =>
      planPrice(tx, id, { newId: 'normal-2027', day: '2027-01-01', cents: 1200, ...change }, planner),
    )
  return { node, done, offered, plan }
}

test('from shows of a day on a ticket costs something else, whenever it is bought, and nothing is sold at both prices', async () => {
  const { node, offered, plan, done } = await house()
  const { cents } = node.catalogue.get('price_rate', 'normal')!
  await plan()
  expect(offered('show-2026-12-31')).toContain(`normal ${cents}`)
  expect(offered('show-2026-12-31').join()).not.toContain('normal-2027')
  expect(offered('show-2027-01-01')).toContain('normal-2027 1200')
  expect(offered('show-2027-01-01')).not.toContain(`normal ${cents}`)
  const facts = node.journal.count()
  await plan()
  expect(node.journal.count()).toBe(facts)
  const conflicts = () => conflictsOf(loadPlans(node.db, node.catalogue, node.runtime.now()))
  expect(conflicts()).toEqual([])
  await done(tx => editEntry(tx, kind('price_rate'), 'normal', { showsUntil: '2027-01-01' }, planner))
  expect(conflicts()).toMatchObject([{ kind: 'rate_name_twice' }])
})

test('discounts for tickets of the one price are for those of the other too', async () => {
  const { node, done, plan } = await house()
  const discount = { kind: 'n_for_m', name: { en: 'Three for two' }, rateIds: ['normal'] }
  await done(tx => createEntry(tx, kind('ticket_discount'), 'three', discount, planner))
  await plan()
  expect(node.catalogue.get('ticket_discount', 'three')!.rateIds).toEqual(['normal', 'normal-2027'])
})

test.each([
  ['a day that is not to come', { day: '2026-11-21' }, 'invalid_input', { day: ['field.too_small'] }],
  ['a price below nothing', { cents: -1 }, 'invalid_input', { cents: ['field.too_small'] }],
])('%s is refused, and nothing of it is kept', async (_, change, code, fields) => {
  const { node, plan } = await house()
  const facts = node.journal.count()
  await expect(plan(change)).rejects.toMatchObject({ code, fields })
  expect(node.journal.count()).toBe(facts)
})

test('a rate nobody knows and a day on which the rate has ended are refused', async () => {
  const { done, plan } = await house()
  await expect(plan({}, 'nobody')).rejects.toMatchObject({ code: 'record_unknown' })
  await done(tx => editEntry(tx, kind('price_rate'), 'normal', { showsUntil: '2026-12-01' }, planner))
  await expect(plan()).rejects.toMatchObject({ code: 'rate_dates_cross' })
})

test('an event with prices of its own is sold at them alone, and they are sold for nothing else', async () => {
  const { done, offered, node } = await house()
  const normal = node.catalogue.get('price_rate', 'normal')!
  await done(tx =>
    createEntry(tx, kind('event'), 'gala', {
      title: 'Gala',
      slug: 'gala',
      scheduleId: tonight,
      ownPrices: true,
    }),
  )
  const { id: _, ...fields } = normal
  await done(tx =>
    createEntry(
      tx,
      kind('price_rate'),
      'gala-rate',
      { ...fields, name: { en: 'Gala' }, cents: 2500, eventIds: ['gala'] },
      planner,
    ),
  )
  expect(offered(tonight)).toEqual(['gala-rate 2500'])
  expect(offered('show-2026-12-31').join()).not.toContain('gala-rate')
  const sell = () => node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await expect(sell()).rejects.toMatchObject({ code: 'rate_other_events' })
  await done(tx => editEntry(tx, kind('event'), 'gala', { ownPrices: false }))
  expect(offered(tonight)).toContain('gala-rate 2500')
  await sell()
})

test('what uses a price is told: the shows to come for which it is offered, cinema by cinema', async () => {
  const { node, plan } = await house()
  await plan()
  const programme = programmeOf(tenantOf(node), {})
  const uses = (id: string) => showsOfRate(node.catalogue.get('price_rate', id)!, programme)
  expect(uses('normal')).toMatchObject({
    all: 3,
    offered: 2,
    cinemas: [{ name: 'Small Cinema', shows: [{ id: tonight }, { id: 'show-2026-12-31' }] }],
  })
  expect(uses('normal-2027').cinemas[0]!.shows.map(({ id }) => id)).toEqual(['show-2027-01-01'])
  const paused = { ...node.catalogue.get('price_rate', 'normal')!, status: 'paused' as const }
  expect(showsOfRate(paused, programme).offered).toBe(0)
})

test('a supplement costs something else from shows of a day on, and nothing conflicts with it', async () => {
  const { node, plan } = await house()
  const supplement = node.catalogue.all('price_rate').find(rate => rate.kind === 'seat_class')!
  await plan({ newId: 'supplement-2027', cents: 400 }, supplement.id)
  const at = (scheduleId: string) => {
    const terms = showTerms(node.catalogue, scheduleById(node.db, scheduleId)!)
    return classCents(supplement.seatClass!, ratesOfShow(node.catalogue.all('price_rate'), terms))
  }
  expect([at('show-2026-12-31'), at('show-2027-01-01')]).toEqual([supplement.cents, 400])
  expect(conflictsOf(loadPlans(node.db, node.catalogue, node.runtime.now()))).toEqual([])
})
