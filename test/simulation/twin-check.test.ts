import { expect, test } from 'vitest'
import type { SaleMade, SaleReinstated } from '#core/billing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { SeatsTransferred } from '#core/seating/apply.ts'
import { openSmallNode } from '../world/small-exhibitor.ts'
import { openEmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import { openSeatCheck } from './seat-check.ts'
import type { Stats } from './stats.ts'
import { openTwinCheck } from './twin-check.ts'

const seat = { scheduleId: 'late', seatId: 'A1' }

/** A seat check and what is demanded of a sale that comes back, which has heard that the relay gave the box A1 of a show. */
async function openChecks() {
  const failed: string[] = []
  const fail = (rule: string, what: string) => failed.push(`${rule}: ${what}`)
  const placeOf = ({ node }: Awaited<ReturnType<typeof openSmallNode>>) =>
    ({ name: node.identity.role, identity: node.identity, incarnation: { node } }) as unknown as Place
  const box = placeOf(await openSmallNode('box'))
  const relay = placeOf(await openSmallNode('relay'))
  const emergencyMode = openEmergencyModeCheck({
    fail,
    stats: {},
    ends: () => [],
    bytesOf: () => undefined,
    lost: () => [],
  })
  const seats = openSeatCheck(fail, {}, emergencyMode)
  const unused = {
    paidOutUnsynced: () => undefined,
    letInUnsynced: () => undefined,
    wireOf: () => undefined!,
  }
  const twins = openTwinCheck({
    ...unused,
    fail,
    stats: {},
    twins: () => ({ all: [] }) as never,
    cut: () => [],
    bytesOf: () => undefined,
    holderOf: seats.holderOf,
    isPlanned: seats.isPlanned,
    relay,
    excused: emergencyMode.wasForgotten,
  })
  const heard = { hash: '', at: 0 }
  let seq = 0
  const factOf = <T>(author: Place, type: string, body: T) =>
    ({ origin: `${author.name}.1.cinema:c`, seq: ++seq, type, body }) as unknown as Fact<T>
  const planned = () =>
    seats.see({
      fact: factOf(box, 'schedule.created', { id: 'late', fields: { relaySeats: ['A1'] } }),
      author: box,
      ...heard,
    })
  const given = () => {
    const body: SeatsTransferred = { to: 'box', requestId: 'r', tokens: [{ ...seat, version: 1 }] }
    seats.see({ fact: factOf(relay, 'seats.transferred', body), author: relay, ...heard })
  }
  const comesBack = () => {
    const sale = { billId: 'sale', displaced: [seat], lines: [] } as Partial<SaleMade & SaleReinstated>
    twins.see(factOf(box, 'sale.reinstated', sale) as Fact, box)
  }
  return { failed, seats, planned, given, comesBack }
}

test('the guest of a sale that comes back has their seat where nobody else has it', async () => {
  const { failed, planned, given, comesBack } = await openChecks()
  planned()
  comesBack()
  expect(failed).toEqual([])
  given()
  comesBack()
  expect(failed).toEqual(["I2: late/A1 is the box's and free, and the guest of sale lost it"])
})

test('where their show went with a history that was not chosen, there is no seat of it, though the relay gave one to the box', async () => {
  const { failed, seats, planned, given, comesBack } = await openChecks()
  planned()
  given()
  seats.reset()
  given()
  failed.length = 0
  comesBack()
  expect(failed).toEqual([])
})

test.each([
  ['is kept as what the replaced machine wrote', undefined, ['box-1.1.cinema:c#2']],
  ['is the fork’s where a person chose between two histories', { seq: 1, next: 'other' }, []],
])('what came after the end of a stream %s', async (_what, fork, taken) => {
  const story = [1, 2].map(
    seq => ({ origin: 'box-1.1.cinema:c', seq, type: 'note', body: {} }) as unknown as Fact,
  )
  const newer = { name: 'box', identity: { nodeId: 'box-1' } } as Place
  const older = { ...newer, name: 'the older box' }
  const cut: string[] = []
  const stats: Stats = {}
  const twins = openTwinCheck({
    paidOutUnsynced: () => undefined,
    letInUnsynced: () => undefined,
    wireOf: () => undefined!,
    fail: () => undefined,
    stats,
    twins: () => ({ all: [{ newer, older, over: true }] }) as never,
    cut(isAfter) {
      const gone = story.filter(isAfter)
      cut.push(...gone.map(({ origin, seq }) => `${origin}#${seq}`))
      return gone
    },
    bytesOf: () => undefined,
    holderOf: () => undefined,
    isPlanned: () => false,
    relay: newer,
    excused: () => false,
  })
  const closed = [{ origin: 'box-1.1.cinema:c', seq: 1, hash: '', ...(fork && { fork }) }]
  const body = { nodeId: 'box-1', epoch: 2, requestId: 'r', reason: 'fork', closed }
  twins.see({ origin: 'relay.1.exhibitor', seq: 1, type: 'epoch.opened', body } as unknown as Fact, newer)
  expect(cut).toEqual(taken)
  expect(stats['facts of a replaced machine'] ?? 0).toBe(taken.length)
})
