import { expect, test } from 'vitest'
import { createSchedule } from '#core/planning/commands.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { proposalOfBothSides } from '#core/seating/gather-commands.ts'
import { placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { nextTogether } from '#core/seating/next-show-load.ts'
import { atRegister, byHand, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'
import { ownTimeOf } from '../../world/own-time.ts'

/** Rows A and D are the register's, B and C the website's; the screen's algorithm begins at A1. */
type Request = Tenant['line']['requestSeats']

/** A line that answers as it is told, and who was asked for which seats. */
function proposing(node: Tenant['node'], request: Request) {
  const asked: string[] = []
  const tenant = tenantOf(node, {
    ...tenantOf(node).line,
    connected: () => true,
    requestSeats: (cinemaId, scheduleId, seats) => {
      asked.push(seats.join(' '))
      return request(cinemaId, scheduleId, seats)
    },
  })
  const channel = node.identity.role === 'box' ? ('register' as const) : ('site' as const)
  const basket = { id: 'ada', scheduleId: tonight, channel, connected: true }
  const propose = (count: number, id = 'ada') =>
    proposalOfBothSides(tenant, tonight, (heldThere, ownOnly) =>
      node.execute(channel === 'site' ? visitor : atRegister, tx =>
        placeAutoHold(tx, { ...basket, id, heldThere, ownOnly }, count),
      ),
    )
  return { tenant, asked, propose, basket }
}

test('connected, a party gets the best seats of the hall and stays together, whoever owns them', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const through = (side: 'relay' | 'box'): Request => {
    return async (_, scheduleId, seats) => {
      const given = link.peers[side].requestSeats(scheduleId, seats)
      await link.settle()
      return given
    }
  }
  const online = proposing(relay, through('relay'))
  expect((await online.propose(2)).seats).toEqual(['A3', 'A4'])
  expect(online.asked).toEqual(['A3 A4'])
  const register = proposing(box, through('box'))
  // The register has the pairs A5 A6 and D5 D6 itself, and the website five together.
  const found = await register.propose(5)
  expect(found.seats).toEqual(['B1', 'B2', 'B3', 'B4', 'B5'])
  expect(found.apart).toBeUndefined()
  expect(register.asked).toEqual(['B1 B2 B3 B4 B5'])
})

test('where the other side gives none, a party gets the best that this side has', async () => {
  const { node } = await openSmallNode('relay')
  const { propose, asked } = proposing(node, async () => [])
  expect((await propose(2)).seats).toEqual(['B1', 'B2'])
  expect(asked).toEqual(['A3 A4'])
})

test('who asks for the best seats when too few are left is told how many, and of no seat they never named', async () => {
  const { node } = await openSmallNode('relay')
  const { propose, basket } = proposing(node, async () => [])
  const others = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C1', 'C2', 'C3', 'C4', 'C5']
  await node.execute(visitor, tx => placeHold(tx, { ...basket, id: 'ben', connected: false }, others))
  expect(await propose(2).catch(({ code, details }) => [code, details])).toEqual([
    'not_enough_seats',
    { free: 1 },
  ])
})

test('a line that is dead without anybody knowing holds a proposal up for less than a second', async () => {
  const { node } = await openSmallNode('relay')
  const { propose } = proposing(node, () => new Promise(() => undefined))
  const tookMs = await ownTimeOf(async () => expect((await propose(2)).seats).toEqual(['B1', 'B2']))
  expect(tookMs).toBeLessThan(1500)
})

test('a party that no row has room for is told so, with dearer seats together and the next show', async () => {
  const { node, clock } = await openSmallNode('relay')
  const late = async (id: string, time: string) =>
    node.execute(byHand, tx =>
      createSchedule(tx, { id, versionId: 'version-1', screenId: 'screen-1', day: '2026-11-22', time }),
    )
  await late('show-lost', '14:00')
  await late('show-full', '17:00')
  await late('show-free', '20:00')
  // Its plan was set aside with another history: nobody is sent there, and nobody refused for it.
  await node.execute(byHand, tx => {
    const fields = { arrangementId: 'nowhere' }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: 'show-lost', stamp: tx.stamp(), fields })
  })
  const { tenant, propose, basket } = proposing(node, async () => [])
  const cut = { ...basket, connected: false }
  await node.execute(visitor, tx => placeHold(tx, { ...cut, id: 'ben' }, ['B3']))
  await node.execute(visitor, tx =>
    placeHold(tx, { ...cut, id: 'cleo', scheduleId: 'show-full' }, ['B2', 'B5', 'C2', 'C5']),
  )
  const found = await node.execute(visitor, tx => placeAutoHold(tx, cut, 4))
  expect(found).toMatchObject({
    seats: ['B1', 'B2', 'B4', 'B5'],
    apart: { dearer: ['C1', 'C2', 'C3', 'C4'] },
  })
  expect(nextTogether(tenant, cut, 4)).toEqual({
    scheduleId: 'show-free',
    startMs: Date.parse('2026-11-22T20:00:00+01:00'),
  })
  // Nobody is sent to a show that is off or that is not sold any more.
  clock.ms = Date.parse('2026-11-22T20:30:00+01:00')
  expect(nextTogether(tenant, cut, 4)).toBeNull()
  expect(await propose(2, 'dora').catch(({ code }) => code)).toBe('sales_closed')
})
