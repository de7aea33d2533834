import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Identity } from '#core/journal/identity.ts'
import { readKnown, readIncarnation, writeKnown, writeIncarnation } from '#core/receipts/headers.ts'
import { isReceipt, signReceipt } from '#core/receipts/receipt.ts'
import {
  admissionsIn,
  billsIn,
  noReceipts,
  judge,
  knownPlace,
  nextLot,
  pastKept,
  withAcknowledged,
  withIncarnation,
  withReplayed,
  type Receipts,
  type Receipt,
} from '#kiosk/box/receipts/receipts.ts'

type Bill = Extract<Receipt, { sale: object }>

const noon = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const incarnation = (epoch: number, nodeId = 'box-a') => ({ nodeId, epoch })
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
const working = (): Receipts => {
  let receipts = withIncarnation(noReceipts, incarnation(1), noon)
  for (const [billId, seq] of [
    ['one', 4],
    ['two', 9],
    ['three', 6],
  ] as const)
    receipts = withAcknowledged(receipts, sale(billId, seq), noon)
  return receipts
}
const offered = (receipts: Receipts, now: { nodeId: string; epoch: number }) => {
  const verdict = judge(receipts, now)
  return verdict.may === 'offer' ? verdict.kept.map(each => each.id) : verdict.may
}

describe('what a register remembers of its box', () => {
  it('sells on a box it meets for the first time, and on the one that made its sales', () => {
    expect(judge(noReceipts, incarnation(7))).toEqual({ may: 'sell' })
    expect(judge(working(), incarnation(1))).toEqual({ may: 'sell' })
  })

  it('gives every sale back to a box that came back in a newer life, and sells once it has taken them', () => {
    const receipts = withIncarnation(working(), incarnation(2), noon)
    expect(offered(receipts, incarnation(2))).toEqual(['one', 'two', 'three'])
    const half = withReplayed(receipts, ['one', 'three'], incarnation(2))
    expect(offered(half, incarnation(2))).toEqual(['two'])
    expect(offered(withReplayed(half, ['two'], incarnation(2)), incarnation(2))).toBe('sell')
  })

  it('gives everything to a box in emergency mode, which takes no returns yet, and once more when that is mended', () => {
    const alone = { ...incarnation(2), alone: true }
    let receipts = withReplayed(withIncarnation(working(), alone, noon), ['one', 'two', 'three'], alone)
    receipts = withAcknowledged(receipts, sale('four', 2, 2), noon)
    expect(offered(receipts, alone)).toBe('sell')
    expect(offered(withIncarnation(receipts, incarnation(2), noon), incarnation(2))).toEqual([
      'one',
      'two',
      'three',
    ])
  })

  it('reads of the box’s life whether it is alone', () => {
    for (const told of [
      incarnation(2),
      { ...incarnation(2), alone: true },
      { ...incarnation(2), alone: true, proof: 'p' },
    ])
      expect(readIncarnation(writeIncarnation(told))).toMatchObject(told)
    expect(readIncarnation(writeIncarnation(incarnation(2)))).toMatchObject({ alone: false })
  })

  it('offers them anew to each further life, also to another box in the place of the broken one', () => {
    const told = withReplayed(
      withIncarnation(working(), incarnation(2), noon),
      ['one', 'two', 'three'],
      incarnation(2),
    )
    expect(offered(withIncarnation(told, incarnation(3), noon), incarnation(3))).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(
      offered(withIncarnation(told, incarnation(1, 'box-b'), noon), incarnation(1, 'box-b')),
    ).toHaveLength(3)
  })

  it('refuses an older copy of the box, and does not forget the newer one for it', () => {
    const receipts = withIncarnation(working(), incarnation(5), noon)
    const after = withIncarnation(receipts, incarnation(4), noon + hour)
    expect(after).toBe(receipts)
    expect(judge(after, incarnation(4))).toEqual({ may: 'refuse', knownEpoch: 5 })
    expect(judge(after, incarnation(1))).toEqual({ may: 'refuse', knownEpoch: 5 })
    expect(judge(after, incarnation(5)).may).toBe('offer')
  })

  it('learns of a newer life from a sale too, and a late answer of an older one does not take it back', () => {
    const receipts = withAcknowledged(
      withAcknowledged(working(), sale('four', 2, 3), noon),
      sale('late', 99, 1),
      noon,
    )
    expect(judge(receipts, incarnation(2)).may).toBe('refuse')
    expect(knownPlace(receipts)).toEqual({ origin: stream(3), seq: 2 })
  })

  it('tells the box the furthest place it was told of, in whatever order the answers came', () => {
    expect(knownPlace(noReceipts)).toBeNull()
    expect(knownPlace(working())).toEqual({ origin: stream(1), seq: 9 })
  })

  it('tells an older copy of the newer life also when nothing was sold in that life', () => {
    const place = knownPlace(withIncarnation(working(), incarnation(4), noon))!
    expect(readKnown(writeKnown(place))).toEqual({ origin: 'box-a.4.exhibitor', seq: 0 })
  })

  it('speaks of the box that it heard last', () => {
    const receipts = withIncarnation(working(), incarnation(1, 'box-b'), noon + hour)
    expect(knownPlace(receipts)?.origin).toBe('box-b.1.exhibitor')
    expect(knownPlace(withIncarnation(receipts, incarnation(1), noon + 2 * hour))).toEqual({
      origin: stream(1),
      seq: 9,
    })
  })

  it('keeps a sale for a day by its own clock', () => {
    const receipts = withAcknowledged(working(), sale('later', 12), noon + 2 * hour)
    const past = (hours: number) => pastKept(receipts, noon + hours * hour).map(each => each.id)
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
    const receipts = withIncarnation(withAcknowledged(working(), refunded, noon), incarnation(2), noon)
    expect(receipts.kept.filter(each => each.id === 'two')).toEqual([expect.objectContaining(refunded)])
    expect(knownPlace(working())).toEqual({ origin: stream(1), seq: 9 })
    expect(billsIn(receipts.kept).map(bill => bill.returns.length)).toEqual([0, 0, 1])
  })

  it('keeps what came back of a bill where the box has forgotten it, and gives it once emergency mode is over', () => {
    const refunded = { ...sale('two', 12), returns: [{ id: 'refund-1' }] } as object as Bill
    const alone = { ...incarnation(2), alone: true }
    let receipts = withIncarnation(withAcknowledged(working(), refunded, noon), alone, noon)
    receipts = withReplayed(receipts, ['one', 'two', 'three'], alone)
    // The sale's first answer was lost, and the register asks once more.
    receipts = withAcknowledged(receipts, sale('two', 3, 2), noon)
    expect(receipts.kept.filter(each => each.id === 'two')).toEqual([expect.objectContaining(refunded)])
    expect(knownPlace(receipts)).toEqual({ origin: stream(2), seq: 3 })
    expect(offered(withIncarnation(receipts, incarnation(2), noon), incarnation(2))).toContain('two')
  })

  it('gives whom it let in besides the bills, a door only that', () => {
    const admission = { ticketId: 'ticket-1', admissionId: 'scan-1', scheduleId: 'show-1', gate: 'scanner 1' }
    const receipts = withAcknowledged(working(), { origin: stream(1), seq: 10, admission }, noon)
    expect(knownPlace(receipts)).toEqual({ origin: stream(1), seq: 10 })
    expect(offered(withIncarnation(receipts, incarnation(2), noon), incarnation(2))).toContain('scan-1')
    expect(admissionsIn(receipts.kept)).toEqual([{ origin: stream(1), seq: 10, admission }])
    expect(billsIn(receipts.kept)).toHaveLength(3)
  })

  it('gives back all that the box has signed, as what was sold and let in for training is', () => {
    const keys = generateKeyPairSync('ed25519')
    const told = { origin: stream(1), seq: 12, proof: 'proof', training: true }
    const admission = { ticketId: 'uicket-1', admissionId: 'scan-1', scheduleId: 'show-1', gate: 'scanner 1' }
    const bill = signReceipt({ ...told, sale: sale('four', 12).sale, returns: [] }, keys.privateKey)
    const inside = signReceipt({ ...told, admission }, keys.privateKey)
    const left = signReceipt(
      { ...told, undone: true as const, admission: { ...admission, admissionId: 'scan-2' } },
      keys.privateKey,
    )
    const { kept } = [bill, inside, left].reduce((all, each) => withAcknowledged(all, each, noon), noReceipts)
    const identity = { nodeId: 'box-a', cinemaId: 'cinema-1' } as Identity
    const at = { identity, signing: { publicKeyOf: () => keys.publicKey }, cinemaOf: () => undefined }
    for (const given of [...billsIn(kept), ...admissionsIn(kept)]) expect(isReceipt(given, at)).toBe(true)
    expect([...billsIn(kept), ...admissionsIn(kept)].map(({ training }) => training)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('keeps that an admission was undone in its place, and gives that back', () => {
    const admission = { ticketId: 'ticket-1', admissionId: 'scan-1', scheduleId: 'show-1', gate: 'scanner 1' }
    const told = { origin: stream(1), seq: 10, admission }
    const undone = { ...told, seq: 11, undone: true as const }
    const { kept } = withAcknowledged(withAcknowledged(noReceipts, told, noon), undone, noon)
    expect(admissionsIn(kept)).toEqual([undone])
  })

  it('gives no more at once than the box takes, and a large sale alone', () => {
    const many = Array.from({ length: 450 }, (_, at) => sale(`bill-${at}`, at + 1))
    let receipts = withIncarnation(noReceipts, incarnation(1), noon)
    for (const each of many) receipts = withAcknowledged(receipts, each, noon)
    expect(nextLot(receipts.kept)).toHaveLength(200)
    const large = { ...many[0]!, sale: { billId: 'large', note: 'x'.repeat(130_000) } } as object as Bill
    const heavy = withAcknowledged(withAcknowledged(noReceipts, large, noon), many[1]!, noon).kept
    expect(nextLot(heavy).map(each => each.id)).toEqual(['large'])
    expect(nextLot(heavy.toReversed()).map(each => each.id)).toEqual(['bill-1'])
  })
})
