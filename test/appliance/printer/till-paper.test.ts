import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PrinterCondition } from '#core/devices/printing-contract.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import { PrintTrouble } from '#box/drivers/printer/print-trouble.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { networkPrinter } from '#box/drivers/escpos-network/network-printer.ts'
import type { Driver } from '#box/drivers/driver.ts'
import { openPrinters } from '#box/drivers/printers.ts'
import { keepDoubt } from '#box/printing/doubt-store.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { until } from '../../world/places.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'
import { startPrinterSimulator } from './printer-simulator.ts'

const paperEnd = [0x1a, 0x32, 0x12, 0x7e]
const allWell = [0x12, 0x12, 0x12, 0x12]

let simulator: Awaited<ReturnType<typeof startPrinterSimulator>>
let till: Awaited<ReturnType<typeof openTill>>

beforeEach(async () => {
  simulator = await startPrinterSimulator()
  till = await openTill()
})
afterEach(async () => {
  await till.close()
  await simulator.stop()
})

/** A box with one printer on the network, and what its tills were told. */
async function openTill(known?: Awaited<ReturnType<typeof openSmallNode>>['node']) {
  const node = known ?? (await openSmallNode('box')).node
  const driver: Driver = {
    kind: 'printer',
    connections: 'network',
    knows: () => true,
    open: ({ columns }) =>
      networkPrinter({
        host: '127.0.0.1',
        port: simulator.port,
        columns,
        pollMs: 20,
        connectMs: 300,
        statusMs: 150,
        printMs: 300,
      }),
  }
  const entry = {
    id: 'desk',
    name: 'Desk',
    connection: 'tcp://desk',
    columns: 42,
    codepage: 'windows1252',
    prints: ['receipt', 'ticket'],
  } as const
  const printers = openPrinters([driver], () => [{ ...entry, prints: [...entry.prints] }])
  printers.follow()
  const queue = openPrintQueue(tenantOf(node), printers)
  let told = 0
  queue.onChange(() => (told += 1))
  queue.start()
  await until(() => queue.now(undefined).printers[0]!.condition === 'operational')
  return {
    queue,
    told: () => told,
    now: () => queue.now(undefined),
    sell: (bill: string, seats: string[], methodId = 'cash') =>
      node.execute(atRegister, tx => {
        const sale = saleOf(bill, seats, { payments: [{ methodId }] })
        return queue.order(tx, sellAtRegister(tx, sale, carl).id, false)
      }),
    node,
    /** The program ends; its database stays. */
    async stop() {
      await queue.close()
      await printers.stop()
    },
    async close() {
      await queue.close()
      await printers.stop()
      await node.close()
    },
  }
}

const slips = () => decodePaper(simulator.state.printed).filter(({ kind }) => kind === 'cut').length

test('without paper the drawer opens for the change, and the till is told what waits', async () => {
  simulator.state.status = paperEnd
  await until(() => till.now().printers[0]!.condition === 'paper_end')
  await till.sell('bill-1', ['A3', 'A4'])
  await until(() => simulator.state.pulses.length === 1)
  expect(simulator.state.pulses).toEqual(['at once'])
  await until(() => till.told() > 0)
  expect(till.now()).toEqual({
    printers: [
      {
        id: 'desk',
        name: 'Desk',
        condition: 'paper_end',
        drawerLeft: false,
        roll: null,
        instead: null,
        waiting: 1,
      },
    ],
    hasLineDisplay: false,
    unsure: [],
  })
  await till.sell('bill-2', ['A5'])
  await until(() => till.now().printers[0]!.waiting === 2)
  await until(() => simulator.state.pulses.length === 2)

  const before = till.told()
  simulator.state.status = allWell
  await until(() => till.now().printers[0]!.waiting === 0)
  await until(() => till.told() > before)
  expect(slips()).toBe(5)
  // Long after their sales the receipts open nothing any more.
  expect(simulator.state.pulses).toEqual(['at once', 'at once'])
})

test.each([
  ['cover_open', [0x1a, 0x16, 0x12, 0x12]],
  ['paper_end', paperEnd],
  ['paper_near_end', [0x12, 0x12, 0x12, 0x1e]],
  ['overheating', [0x1a, 0x52, 0x52, 0x12]],
  ['others', [0x1a, 0x52, 0x1a, 0x12]],
  ['offline', [0x1a, 0x12, 0x12, 0x12]],
])('the till is told that its printer is %s, and when it prints again', async (condition, status) => {
  simulator.state.status = status
  await until(() => till.now().printers[0]!.condition === condition)
  simulator.state.status = allWell
  await until(() => till.now().printers[0]!.condition === 'operational')
})

test('the till is told that its printer does not answer', async () => {
  simulator.state.answering = false
  await until(() => till.now().printers[0]!.condition === 'communication_error')
})

test('where receipts are printed on request only the tickets come, then the receipt once as no copy', async () => {
  const { node, queue } = till
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.receipts': 'asked' }),
  )
  await till.sell('bill-1', ['A3', 'A4'])
  await until(() => slips() === 2)
  const bill = billById(node.db, 'bill-1')!
  const ask = () =>
    node.execute(atRegister, tx => queue.orderReceipt(tx, bill.id, Date.parse(bill.settledAt!)))
  expect((await ask()).copy).toBe(false)
  await until(() => slips() === 3)
  expect((await ask()).copy).toBe(true)
  await until(() => slips() === 4)
  expect(slips()).toBe(4)
})

test('a till may print receipts by itself where its cinema does not, and they are copies when asked for again', async () => {
  const { node, queue } = till
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.receipts': 'asked' }),
  )
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'device-cinema-1.till-1', { 'pos_config.receipts': 'always' }),
  )
  const atTill = { ...atRegister, device: 'till-1' }
  const sale = saleOf('bill-1', ['A3'], { payments: [{ methodId: 'cash' }] })
  await node.execute(atTill, tx => queue.order(tx, sellAtRegister(tx, sale, carl).id, false))
  await until(() => slips() === 2)
  const madeMs = Date.parse(billById(node.db, 'bill-1')!.settledAt!)
  const again = await node.execute(atTill, tx => queue.orderReceipt(tx, 'bill-1', madeMs))
  expect(again.copy).toBe(true)
})

test('a card opens no drawer', async () => {
  await till.sell('bill-1', ['A3'], 'terminal')
  await until(() => slips() === 2)
  expect(simulator.state.pulses).toEqual([])
})

test('while all goes well tills are told nothing', async () => {
  await till.sell('bill-1', ['A3'])
  await until(() => slips() === 2)
  expect(simulator.state.pulses).toEqual(['in turn'])
  expect(till.told()).toBe(0)
})

test('a slip of which nobody knows is asked about once, and what is missing comes as a copy', async () => {
  simulator.state.breakAfter = 100
  await till.sell('bill-1', ['A3'])
  await until(() => till.now().unsure.length > 0)
  simulator.state.breakAfter = Infinity
  await until(() => till.now().printers[0]!.waiting === 0)
  const [slip] = till.now().unsure
  expect(slip).toMatchObject({ kind: 'receipt', number: expect.stringMatching(/\d/) })
  simulator.state.printed = Buffer.alloc(0)
  await till.queue.answerSlip(atRegister, slip!.id, false)
  await until(() => slips() === 1)
  expect(simulator.state.printed.toString('latin1')).toContain('COPY')
  expect(till.now().unsure.some(({ id }) => id === slip!.id)).toBe(false)
  await expect(till.queue.answerSlip(atRegister, slip!.id, false)).rejects.toMatchObject({
    code: 'record_unknown',
  })
})

test('a slip in doubt is asked about after a restart too, and who answered what is kept', async () => {
  simulator.state.breakAfter = 100
  await till.sell('bill-1', ['A3'])
  await until(() => till.now().unsure.length > 0)
  simulator.state.breakAfter = Infinity
  await until(() => till.now().printers[0]!.waiting === 0)
  const before = till.now().unsure
  const { node } = till
  await till.stop()
  till = await openTill(node)
  expect(till.now().unsure).toEqual(before)
  const [slip] = before
  await till.queue.answerSlip(atRegister, slip!.id, true)
  expect(till.now().unsure).toEqual(before.slice(1))
  await expect(till.queue.answerSlip(atRegister, slip!.id, true)).rejects.toMatchObject({
    code: 'record_unknown',
  })
  const kept = node.db
    .prepare('SELECT answer, answered_by AS by FROM doubtful_slips WHERE id = ?')
    .get(slip!.id)
  expect(kept).toEqual({ answer: 'out', by: expect.stringContaining(atRegister.who) })
})

test('at most twenty slips are asked about, and two hundred are kept', async () => {
  const { node } = till
  await node.execute(atRegister, tx => {
    for (let at = 0; at < 230; at += 1)
      keepDoubt(
        tx.db,
        {
          id: `slip-${at}`,
          billId: 'b',
          returnId: null,
          kind: 'ticket',
          number: `K-${at}`,
          printerId: 'desk',
        },
        new Date(Date.parse(tx.now) + at * 1000).toISOString(),
      )
  })
  const asked = till.now().unsure.map(({ id }) => id)
  expect([asked.length, asked[0], asked.at(-1)]).toEqual([20, 'slip-210', 'slip-229'])
  expect(node.db.prepare('SELECT count(*) FROM doubtful_slips').pluck().get()).toBe(200)
})

test('a printer that is out for ten seconds leaves its paper to the one entered for that, each slip once, and the till says where', async () => {
  const { node, clock } = await openSmallNode('box')
  const out: Record<string, string[]> = { desk: [], bar: [] }
  const is: Record<string, PrinterCondition> = { desk: 'operational', bar: 'operational' }
  let refused = 0
  const driver: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: () => true,
    open: ({ id }) => ({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => is[id]!,
      async print(_bytes, kind) {
        if (is[id] !== 'operational') {
          refused += 1
          throw new PrintTrouble(is[id]!, 'nothing')
        }
        out[id]!.push(kind)
        // The roll ends after the first ticket.
        if (id === 'desk' && kind === 'ticket') is['desk'] = 'paper_end'
      },
    }),
  }
  const shared = { connection: 'fake', columns: 42, codepage: 'windows1252' } as const
  const entries: PrinterEntry[] = [
    { ...shared, id: 'desk', name: 'Desk', prints: ['receipt', 'ticket'] },
    { ...shared, id: 'bar', name: 'Bar', prints: [], isFallback: true },
  ]
  const printers = openPrinters([driver], () => entries)
  printers.follow()
  const queue = openPrintQueue(tenantOf(node), printers)
  queue.start()
  await node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4', 'A5']), carl).id, false),
  )
  await until(() => refused > 0)
  expect(queue.now(undefined).printers[0]!.waiting).toBe(1)
  expect(queue.now(undefined).printers).toMatchObject([{ name: 'Desk', instead: null }])
  expect(out['bar']).toEqual([])
  clock.ms += 11_000
  await until(() => queue.now(undefined).printers[0]!.waiting === 0)
  expect(out).toEqual({ desk: ['receipt', 'ticket'], bar: ['ticket', 'ticket'] })
  expect(queue.now(undefined).printers).toMatchObject([{ name: 'Desk', instead: 'Bar' }])

  // With a new roll it prints its own again, and the other one nothing of it.
  is['desk'] = 'operational'
  await node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-2', ['A6']), carl).id, false),
  )
  await until(() => out['desk']!.length === 4)
  expect(out['bar']).toHaveLength(2)
  expect(queue.now(undefined).printers).toMatchObject([{ instead: null }])
  await queue.close()
  await node.close()
})
