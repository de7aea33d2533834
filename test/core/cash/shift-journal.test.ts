import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { closeShift, countDrawer, moveCash, openShift } from '#core/cash/commands.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import type { ShiftClosed, ShiftOpened } from '#core/cash/facts.ts'
import { loadDrawer } from '#core/cash/load.ts'
import { applyShiftClosed, applyShiftOpened } from '#core/cash/apply.ts'
import { closingsOf, openShiftAt, shiftById } from '#core/cash/store.ts'
import { factKinds } from '#core/facts.ts'
import { openDatabase } from '#core/database/open.ts'
import type { Applying } from '#core/journal/apply.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { billReceipt as receiptContents } from '#core/receipts/receipt-contents.ts'
import { billById } from '#core/billing/store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const open = (node: Node, id: string) =>
  node.execute(actor, tx => openShift(tx, { id, floatCents: 1000 }, till))
const sell = (node: Node, id: string) =>
  node.execute(actor, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf(id, []),
        products: [{ productId: 'popcorn', quantity: 1 }],
        totalCents: 600,
        payments: [{ methodId: 'cash' }],
      },
      carl,
    ),
  )
const close = async (node: Node, id: string, cashCents: number) => {
  const request = { id: `count-${id}`, coins: [], cashCents, others: [] }
  await node.execute(actor, tx => countDrawer(tx, id, request, till))
  const ending = { countId: `count-${id}`, leftCents: 0, explanation: '' }
  return node.execute(actor, tx => closeShift(tx, id, ending, till))
}
const expected = (node: Node, id: string) => {
  const row = shiftById(node.db, 'cinema-1', id)!
  return loadDrawer(node, row).map(expectedOf)[0]
}

test('a box that is cut off numbers its reports itself, and the relay has the same shifts once they meet', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  const numbers: string[] = []
  for (const shift of ['shift-1', 'shift-2']) {
    await open(box, shift)
    await sell(box, `sale-${shift}`)
    numbers.push((await close(box, shift, 1600)).number)
  }
  expect(numbers).toEqual(['Z-000001', 'Z-000002'])
  link.mend()
  await link.settle()
  expect([expected(relay, 'shift-2'), expected(box, 'shift-2')]).toEqual([1600, 1600])
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('a relay opens no shift and moves no cash: a till is its box’s', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  await relay.execute(actor, tx => openShift(tx, { id: 'shift-1', floatCents: 0 }, till))
  await link.settle()
  expect(link.breaches).toMatchObject([{ what: expect.stringContaining('shift.opened') }])
  expect(openShiftAt(box.db, 'cinema-1', 'till-1')).toBe(undefined)
})

test('training leaves no trace: when the books open there is no shift, and the first report has number 1', async () => {
  const { node, clock } = await openSmallNode('box')
  const before = dumpDerived(node.db)
  const until = clock.ms + 3_600_000
  await node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', 'tenant', { trainingUntil: new Date(until).toISOString() }),
  )
  await open(node, 'shift-1')
  await sell(node, 'sale-1')
  const move = { id: 'move-1', what: 'paid_in', method: 'cash', cents: 5, reason: 'x' } as const
  await node.execute(actor, tx => moveCash(tx, 'shift-1', move, till))
  expect((await close(node, 'shift-1', 1605)).number).toBe('TZ-000001')
  await open(node, 'shift-2')
  clock.ms = until + 1
  await node.execute(byHand, () => undefined).catch(() => undefined)
  await node.whenMirrored()
  expect(openShiftAt(node.db, 'cinema-1', 'till-1')).toBe(undefined)
  const after = dumpDerived(node.db)
  for (const table of ['cash_shifts', 'cash_moves', 'cash_counts', 'z_reports', 'payments'] as const)
    expect(after[table], table).toEqual(before[table])
  await open(node, 'shift-3')
  expect((await close(node, 'shift-3', 1000)).number).toBe('Z-000001')
})

test('a sale that the box had forgotten comes late: the report stays as it was, the shift says what came in since', async () => {
  const { node: before } = await openSmallNode('box', { hasBox: true })
  const { node: after } = await openSmallNode('box', { hasBox: true })
  for (const node of [before, after]) await open(node, 'shift-1')
  await sell(before, 'sale-1')
  const closed = await close(after, 'shift-1', 1000)
  const receipt = billReceipt(before, billById(before.db, 'sale-1')!)!
  expect(() => receiptContents.parse(receipt)).not.toThrow()
  await after.execute(actor, tx => reinstateBill(tx, receipt))
  expect(expected(after, 'shift-1')).toBe(1600)
  expect(closingsOf(after.db, 'cinema-1', 'shift-1')).toEqual([closed])
  expect(verify(after.db)).toEqual([])
})

const fact = <B>(seq: number, origin: string, type: string, body: B): Fact<B> =>
  ({ origin, seq, v: 1, at: `2026-11-23T10:0${seq}:00.000Z`, actor, type, body }) as unknown as Fact<B>

test('what a till sent again to a box that had forgotten it is told as it was first, in whatever order that arrives', () => {
  const by = { cinemaId: 'cinema-1', employeeId: 'carl', employeeName: 'Carl' }
  const at = { ...by, deviceId: 'till-1', device: 'Till 1' }
  const count = { method: 'cash', expectedCents: 1000, countedCents: 1000 }
  const kind = { productId: 'cup', text: 'Cup', pieces: 2, unitCents: 100 }
  /** In the shift that was open, and in the one that was opened after the loss. */
  const told = (shiftId: string) => ({
    'cash.paid_out': { ...by, shiftId, moveId: 'id', method: 'cash', cents: 200, reason: 'Milk' },
    'shift.counted': { ...by, shiftId, countId: 'id', coins: [], lines: [count] },
    'shift.handed_over': { ...by, shiftId, handoverId: 'id', fromName: 'Dora', countId: null },
    'drawer.opened': { ...at, shiftId, openingId: 'id', reason: 'Change' },
    'deposits.given_back': { ...at, shiftId, returnId: 'id', cents: 200, kinds: [kind] },
    'bell.rung': { ...at, bellId: 'id' },
    'ticket.reprinted': { ...at, reprintId: 'id', ticketId: 'ticket', reason: 'lost' },
    'snacks.handed_out': { ...at, handoutId: 'id', billId: 'bill', number: 'W-1', products: [] },
  })
  const ofShifts = ['cash_moves', 'cash_counts', 'cash_handovers', 'drawer_openings', 'deposit_returns']
  const tables = [...ofShifts, 'bells', 'ticket_reprints', 'snack_handouts']
  const rows = [
    [1, 2],
    [2, 1],
    [2, 1, 2],
  ].map(order => {
    const db = openDatabase(':memory:')
    for (const seq of order)
      for (const [type, body] of Object.entries(told(`shift-${seq}`)))
        factKinds[type as keyof ReturnType<typeof told>].apply(
          { db } as unknown as Applying,
          fact(seq, `box-a#${seq}`, type, body) as never,
        )
    return tables.map(table => db.prepare(`SELECT * FROM ${table}`).all())
  })
  const first = rows[0]!.map(of => of.map(row => row as { shift_id?: string; at: string }))
  expect(first.map(([row]) => [row!.shift_id, row!.at])).toEqual(
    tables.map(table => [ofShifts.includes(table) ? 'shift-1' : undefined, '2026-11-23T10:01:00.000Z']),
  )
  expect([rows[1], rows[2]]).toEqual([rows[0], rows[0]])
})

test('of two closings that two histories made the earlier one stands, in whatever order they arrive', () => {
  const by = { cinemaId: 'cinema-1', employeeId: 'carl', employeeName: 'Carl', shiftId: 'shift-1' }
  const opened: ShiftOpened = { ...by, deviceId: 'till-1', device: 'Till 1', floatCents: 1000 }
  const report = { openedAt: '', openedBy: '', device: '', drawer: [], takings: [] }
  const closed = (number: string, counter: number, cinemaId = 'cinema-1'): ShiftClosed => ({
    ...by,
    cinemaId,
    number,
    counter,
    countId: 'count',
    leftCents: 0,
    explanation: '',
    locale: 'en',
    report: { ...report, bills: 0, returns: 0, openings: 0 },
  })
  const told = [
    fact(1, 'box-a#1', 'shift.opened', opened),
    fact(3, 'box-a#1', 'shift.closed', closed('Z-000001', 1)),
    fact(4, 'box-a#2', 'shift.closed', closed('Z-2-000001', 1)),
    // A neighbour names our shift.
    fact(2, 'box-b#1', 'shift.closed', closed('Z-000009', 9, 'cinema-2')),
  ] as const
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ]
  const rows = orders.map(order => {
    const db = openDatabase(':memory:')
    for (const index of order) {
      const each = told[index]!
      const at = { db } as unknown as Applying
      if (each.type === 'shift.opened') applyShiftOpened(at, each as Fact<ShiftOpened>)
      else applyShiftClosed(at, each as Fact<ShiftClosed>)
    }
    expect(closingsOf(db, 'cinema-1', 'shift-1').map(({ number }) => number)).toEqual([
      'Z-000001',
      'Z-2-000001',
    ])
    return JSON.stringify([
      db.prepare('SELECT * FROM cash_shifts').all(),
      db.prepare('SELECT * FROM z_reports ORDER BY origin, counter').all(),
    ])
  })
  expect(new Set(rows).size).toBe(1)
  expect(rows[0]).toContain('"closed_number":"Z-000001"')
})
