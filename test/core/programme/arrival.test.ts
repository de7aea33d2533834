import { expect, test } from 'vitest'
import type { Line } from '#core/api/tenant.ts'
import { openPeerProgress } from '#core/replication/peer-progress.ts'
import type { Node } from '#core/journal/node.ts'
import { loadArrivals } from '#core/programme/arrival-load.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  tenantOf,
  openSmallNode,
  saleOf,
  tonight,
} from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const cinemaId = 'cinema-1'
const lineTo = (heads: ReadonlyMap<string, number>): Line => ({
  connected: () => false,
  requestSeats: async () => [],
  requestTurns: async () => 0,
  confirmed: (_, origin) => heads.get(origin) ?? 0,
  wantFile: async () => false,
})
/** What the other side held at this moment. */
const heldNow = (node: Node) => new Map(node.journal.heads().map(({ origin, seq }) => [origin, seq]))
const planLate = (node: Node) =>
  node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'show-late',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '22:30',
    }),
  )
const here = { atCinema: true, online: true }

test('an edit waits for the cinema until its box has it; what was there before does not', async () => {
  const { node } = await openSmallNode('relay')
  const held = heldNow(node)
  await planLate(node)
  const arrivals = loadArrivals(tenantOf(node, lineTo(held)))
  expect(arrivals.schedule({ id: tonight, cinemaId })).toEqual(here)
  expect(arrivals.schedule({ id: 'show-late', cinemaId })).toEqual({ ...here, atCinema: false })
  const told = programmeOf(tenantOf(node, lineTo(heldNow(node))), {}).schedules
  expect(told.map(show => show.atCinema)).toEqual([true, true])
})

test('a cancelled show waits too: the cinema may still be selling it', async () => {
  const { node } = await openSmallNode('relay')
  const held = heldNow(node)
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  const arrivals = loadArrivals(tenantOf(node, lineTo(held)))
  expect(arrivals.schedule({ id: tonight, cinemaId }).atCinema).toBe(false)
})

test('a movie waits with its versions, and says for which cinemas', async () => {
  const { node } = await openSmallNode('relay')
  const held = heldNow(node)
  await node.execute(byHand, tx => changeEntry(tx, 'version', 'version-1', { subtitles: ['de'] }))
  const movie = (heads: ReadonlyMap<string, number>) =>
    loadArrivals(tenantOf(node, lineTo(heads))).movie('movie-1')
  expect(movie(held)).toEqual({ atCinema: false, online: true, awaitedAt: [cinemaId] })
  expect(movie(heldNow(node))).toEqual({ ...here, awaitedAt: [] })
})

test('a cinema without a box has nothing to wait for', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  const arrivals = loadArrivals(tenantOf(node))
  expect(arrivals.schedule({ id: tonight, cinemaId })).toEqual(here)
  expect(arrivals.movie('movie-1')).toEqual({ ...here, awaitedAt: [] })
})

test('at the box an edit waits to be online', async () => {
  const { node } = await openSmallNode('box')
  const held = heldNow(node)
  await planLate(node)
  const arrivals = loadArrivals(tenantOf(node, lineTo(held)))
  expect(arrivals.schedule({ id: 'show-late', cinemaId })).toEqual({ ...here, online: false })
  expect(arrivals.schedule({ id: tonight, cinemaId })).toEqual(here)
})

test('what the other side has confirmed is remembered over a cut and a restart, and edits that arrive are told once', async () => {
  const { relay, box, link } = await relayAndBox()
  let arrived = 0
  const memory = openPeerProgress(relay, box.identity.nodeId, () => (arrived += 1))
  memory.begin({ ...link.peers.relay })
  link.peers.relay.receive = memory.receive
  await link.settle()
  const stream = 'relay-small000.1.exhibitor'
  const { seq } = relay.journal.head(stream)
  expect(memory.confirmed(stream)).toBe(seq)
  expect(arrived).toBeGreaterThan(0)
  const before = arrived
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))
  await link.settle()
  expect(arrived, 'a sale is no edit').toBe(before)
  memory.end()
  link.cut()
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { year: 2001 }))
  expect(memory.confirmed(stream)).toBe(seq)
  const afterRestart = openPeerProgress(relay, box.identity.nodeId, () => {})
  expect(afterRestart.confirmed(stream)).toBe(seq)
  expect(openPeerProgress(relay, 'another-box', () => {}).confirmed(stream)).toBe(0)
})
