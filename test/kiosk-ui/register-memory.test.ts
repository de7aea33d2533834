import { describe, expect, it } from 'vitest'
import { readKnown, readLife, writeKnown, writeLife } from '#core/receipts/headers.ts'
import {
  admissionsIn,
  billsIn,
  emptyMemory,
  judge,
  knownPlace,
  nextLot,
  pastKept,
  withAcknowledged,
  withLife,
  withTold,
  type Memory,
  type Told,
} from '#kiosk/box/memory/witness.ts'

type Bill = Extract<Told, { sale: object }>

const noon = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const life = (epoch: number, nodeId = 'box-a') => ({ nodeId, epoch })
const stream = (epoch: number, nodeId = 'box-a') => `${nodeId}.${epoch}.cinema:cinema-1`
/** As much of what a box signs as a kiosk looks at. */
const sale = (billId: string, seq: number, epoch = 1) =>
  ({
    origin: stream(epoch),
    seq,
    signature: 'signed',
    sale: { billId, totalCents: 1000 },
    returns: [],
  }) as object as Bill
const working = (): Memory => {
  let memory = withLife(emptyMemory, life(1), noon)
  for (const [billId, seq] of [
    ['one', 4],
    ['two', 9],
    ['three', 6],
  ] as const)
    memory = withAcknowledged(memory, sale(billId, seq), noon)
  return memory
}
const offered = (memory: Memory, now: { nodeId: string; epoch: number }) => {
  const verdict = judge(memory, now)
  return verdict.may === 'offer' ? verdict.kept.map(each => each.id) : verdict.may
}

describe('what a register remembers of its box', () => {
  it('sells on a box it meets for the first time, and on the one that made its sales', () => {
    expect(judge(emptyMemory, life(7))).toEqual({ may: 'sell' })
    expect(judge(working(), life(1))).toEqual({ may: 'sell' })
  })

  it('gives every sale back to a box that came back in a newer life, and sells once it has taken them', () => {
    const memory = withLife(working(), life(2), noon)
    expect(offered(memory, life(2))).toEqual(['one', 'two', 'three'])
    const half = withTold(memory, ['one', 'three'], life(2))
    expect(offered(half, life(2))).toEqual(['two'])
    expect(offered(withTold(half, ['two'], life(2)), life(2))).toBe('sell')
  })

  it('gives everything to a box behind broken glass, which takes no returns yet, and once more when that is mended', () => {
    const alone = { ...life(2), alone: true }
    let memory = withTold(withLife(working(), alone, noon), ['one', 'two', 'three'], alone)
    memory = withAcknowledged(memory, sale('four', 2, 2), noon)
    expect(offered(memory, alone)).toBe('sell')
    expect(offered(withLife(memory, life(2), noon), life(2))).toEqual(['one', 'two', 'three'])
  })

  it('reads of the box’s life whether it is alone', () => {
    for (const told of [life(2), { ...life(2), alone: true }, { ...life(2), alone: true, proof: 'p' }])
      expect(readLife(writeLife(told))).toMatchObject(told)
    expect(readLife(writeLife(life(2)))).toMatchObject({ alone: false })
  })

  it('offers them anew to each further life, also to another box in the place of the broken one', () => {
    const told = withTold(withLife(working(), life(2), noon), ['one', 'two', 'three'], life(2))
    expect(offered(withLife(told, life(3), noon), life(3))).toEqual(['one', 'two', 'three'])
    expect(offered(withLife(told, life(1, 'box-b'), noon), life(1, 'box-b'))).toHaveLength(3)
  })

  it('refuses an older copy of the box, and does not forget the newer one for it', () => {
    const memory = withLife(working(), life(5), noon)
    const after = withLife(memory, life(4), noon + hour)
    expect(after).toBe(memory)
    expect(judge(after, life(4))).toEqual({ may: 'refuse', knownEpoch: 5 })
    expect(judge(after, life(1))).toEqual({ may: 'refuse', knownEpoch: 5 })
    expect(judge(after, life(5)).may).toBe('offer')
  })

  it('learns of a newer life from a sale too, and a late answer of an older one does not take it back', () => {
    const memory = withAcknowledged(
      withAcknowledged(working(), sale('four', 2, 3), noon),
      sale('late', 99, 1),
      noon,
    )
    expect(judge(memory, life(2)).may).toBe('refuse')
    expect(knownPlace(memory)).toEqual({ origin: stream(3), seq: 2 })
  })

  it('tells the box the furthest place it was told of, in whatever order the answers came', () => {
    expect(knownPlace(emptyMemory)).toBeNull()
    expect(knownPlace(working())).toEqual({ origin: stream(1), seq: 9 })
  })

  it('tells an older copy of the newer life also when nothing was sold in that life', () => {
    const place = knownPlace(withLife(working(), life(4), noon))!
    expect(readKnown(writeKnown(place))).toEqual({ origin: 'box-a.4.exhibitor', seq: 0 })
  })

  it('speaks of the box that it heard last', () => {
    const memory = withLife(working(), life(1, 'box-b'), noon + hour)
    expect(knownPlace(memory)?.origin).toBe('box-b.1.exhibitor')
    expect(knownPlace(withLife(memory, life(1), noon + 2 * hour))).toEqual({ origin: stream(1), seq: 9 })
  })

  it('keeps a sale for a day by its own clock', () => {
    const memory = withAcknowledged(working(), sale('later', 12), noon + 2 * hour)
    const past = (hours: number) => pastKept(memory, noon + hours * hour).map(each => each.id)
    expect(past(24)).toEqual([])
    expect(past(25)).toEqual(['one', 'two', 'three'])
    expect(past(27)).toHaveLength(4)
    expect(past(-48)).toEqual([])
  })

  it('keeps a sale that was sent again only once', () => {
    const again = withAcknowledged(working(), sale('two', 9), noon + hour)
    expect(again.kept.map(each => each.id).sort()).toEqual(['one', 'three', 'two'])
  })

  it('keeps a bill as it stands once something of it came back, here or at another register', () => {
    const refunded = { ...sale('two', 12), returns: [{ id: 'refund-1' }] } as object as Bill
    const memory = withLife(withAcknowledged(working(), refunded, noon), life(2), noon)
    expect(memory.kept.filter(each => each.id === 'two')).toEqual([expect.objectContaining(refunded)])
    expect(knownPlace(working())).toEqual({ origin: stream(1), seq: 9 })
    expect(billsIn(memory.kept).map(bill => bill.returns.length)).toEqual([0, 0, 1])
  })

  it('gives whom it let in besides the bills, a door only that', () => {
    const admission = { ticketId: 'ticket-1', admissionId: 'scan-1', scheduleId: 'show-1', gate: 'scanner 1' }
    const memory = withAcknowledged(working(), { origin: stream(1), seq: 10, admission }, noon)
    expect(knownPlace(memory)).toEqual({ origin: stream(1), seq: 10 })
    expect(offered(withLife(memory, life(2), noon), life(2))).toContain('scan-1')
    expect(admissionsIn(memory.kept)).toEqual([{ origin: stream(1), seq: 10, admission }])
    expect(billsIn(memory.kept)).toHaveLength(3)
  })

  it('gives no more at once than the box takes, and a large sale alone', () => {
    const many = Array.from({ length: 450 }, (_, at) => sale(`bill-${at}`, at + 1))
    let memory = withLife(emptyMemory, life(1), noon)
    for (const each of many) memory = withAcknowledged(memory, each, noon)
    expect(nextLot(memory.kept)).toHaveLength(200)
    const large = { ...many[0]!, sale: { billId: 'large', note: 'x'.repeat(130_000) } } as object as Bill
    const heavy = withAcknowledged(withAcknowledged(emptyMemory, large, noon), many[1]!, noon).kept
    expect(nextLot(heavy).map(each => each.id)).toEqual(['large'])
    expect(nextLot(heavy.toReversed()).map(each => each.id)).toEqual(['bill-1'])
  })
})
