import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { PrinterCondition } from '#core/devices/printing-contract.ts'
import type { Driver } from '#box/drivers/driver.ts'
import { PrintTrouble } from '#box/drivers/printer/print-trouble.ts'
import { openPrinters } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { isPrepared } from '#core/pricing/product-groups.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { until } from '../../world/places.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

let house: Awaited<ReturnType<typeof openHouse>>
beforeEach(async () => void (house = await openHouse()))
afterEach(() => house.close())

const shared = { connection: 'fake', columns: 42, codepage: 'windows1252' } as const

/** A box with a desk, a bar and a second bar; what came out of each printer, as words. */
async function openHouse() {
  const clock = { ms: Date.parse('2026-11-21T18:00:00Z') }
  const { node } = await openSmallNode('box', { clock })
  const out: { at: string; kind: string; text: string }[] = []
  const is: Record<string, PrinterCondition> = {}
  /** What a printer does with its next slip in place of printing it. */
  const breaks = new Set<string>()
  const driver: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: () => true,
    open: ({ id }) => ({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => is[id] ?? 'operational',
      async print(bytes, kind) {
        if (is[id]) throw new PrintTrouble(is[id], 'nothing')
        if (breaks.delete(id)) throw new PrintTrouble('communication_error', 'unknown')
        const text = decodePaper(bytes)
          .map(line => (line.kind === 'text' ? line.spans.map(span => span.text).join('') : ''))
          .join('\n')
        out.push({ at: id, kind, text })
      },
    }),
  }
  const entries: PrinterEntry[] = [
    { ...shared, id: 'desk', name: 'Desk', prints: ['receipt', 'ticket'], isFallback: true },
    { ...shared, id: 'bar', name: 'Bar', prints: ['bar_slip'] },
    { ...shared, id: 'upstairs', name: 'Upstairs', prints: [] },
  ]
  const printers = openPrinters([driver], () => entries)
  printers.follow()
  const queue = openPrintQueue(tenantOf(node), printers)
  queue.start()
  const waiting = node.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.bar_slips': ['snacks'] }),
  )
  return {
    node,
    queue,
    out,
    is,
    breaks,
    clock,
    done: () => until(() => waiting.get() === 0),
    edit: (kind: 'product' | 'product_group' | 'device', id: string, fields: object) =>
      node.execute(byHand, tx => changeEntry(tx, kind, id, fields)),
    sell: (bill: string, seats: string[], products: [id: string, quantity: number][], device?: string) =>
      node.execute({ ...atRegister, ...(device && { device }) }, tx => {
        const asked = products.map(([productId, quantity]) => ({ productId, quantity }))
        const cents = products.reduce(
          (sum, [id, quantity]) => sum + quantity * (id === 'beer' ? 400 : 600),
          0,
        )
        const plain = saleOf(bill, seats, { products: asked })
        const sale = { ...plain, totalCents: plain.totalCents + cents }
        return queue.order(tx, sellAtRegister(tx, sale, carl).id, false)
      }),
    async close() {
      await queue.close()
      await printers.stop()
      await node.close()
    },
  }
}

test('what the bar prepares comes out at its own printer with a number to call, which the receipt says too', async () => {
  await house.sell(
    'bill-1',
    ['A3'],
    [
      ['popcorn', 2],
      ['beer', 1],
    ],
  )
  await house.done()
  expect(house.out.map(({ at, kind }) => `${kind} at ${at}`).sort()).toEqual([
    'bar_slip at bar',
    'receipt at desk',
    'ticket at desk',
  ])
  const slip = house.out.find(({ kind }) => kind === 'bar_slip')!.text
  expect(slip).toContain('Your number: 001')
  expect(slip).toContain('2 × Popcorn')
  expect(slip).toContain('1 × Beer')
  expect(slip).not.toContain('€')
  expect(house.out.find(({ kind }) => kind === 'receipt')!.text).toContain('Your number: 001')
})

test('a sale of which the bar prepares nothing has no slip and no number, and a group of products says it itself', async () => {
  await house.sell('bill-1', ['A3'], [])
  await house.edit('product_group', 'bottles', {
    name: { en: 'Bottles' },
    color: 'blue',
    order: 1,
    barSlip: false,
    deleted: false,
  })
  await house.edit('product', 'beer', { groupId: 'bottles' })
  await house.sell('bill-2', [], [['beer', 1]])
  await house.done()
  expect(house.out.map(({ kind }) => kind)).toEqual(['receipt', 'ticket', 'receipt'])
  expect(house.out.map(({ text }) => text).join()).not.toContain('Your number')

  await house.edit('product_group', 'bottles', { barSlip: true })
  await house.sell(
    'bill-3',
    [],
    [
      ['beer', 3],
      ['popcorn', 1],
    ],
  )
  await house.done()
  expect(house.out.at(-1)!.kind === 'bar_slip' || house.out.at(-2)!.kind === 'bar_slip').toBe(true)
  const slip = house.out.find(({ kind }) => kind === 'bar_slip')!.text
  expect(slip).toContain('3 × Beer')
  expect(slip).toContain('1 × Popcorn')
})

test('a till with a bar printer of its own has its slips there, and a copy of a receipt prepares nothing again', async () => {
  await house.edit('device', 'till-2', {
    name: 'Till 2',
    cinemaId: 'cinema-1',
    type: 'register',
    status: 'active',
    printerId: 'desk',
    barPrinterId: 'upstairs',
  })
  await house.sell('bill-1', [], [['popcorn', 1]], 'till-2')
  await house.done()
  expect(house.out.map(({ at, kind }) => `${kind} at ${at}`).sort()).toEqual([
    'bar_slip at upstairs',
    'receipt at desk',
  ])
  expect(house.queue.now('till-2').printers.map(({ name }) => name)).toEqual(['Desk', 'Upstairs'])
  await house.node.execute(atRegister, tx => house.queue.order(tx, 'bill-1', true))
  await house.done()
  expect(house.out.map(({ kind }) => kind).filter(kind => kind === 'bar_slip')).toHaveLength(1)
})

test('without paper at the bar its slips wait and come out of the fallback, and what went back meanwhile is not prepared', async () => {
  house.is['bar'] = 'paper_end'
  await house.sell('bill-1', [], [['popcorn', 2]])
  await house.sell('bill-2', [], [['popcorn', 1]])
  await until(() => house.out.filter(({ kind }) => kind === 'receipt').length === 2)
  await house.node.execute(atRegister, tx => {
    const request = { ...refundOf('back-1', 'bill-2'), lines: [{ line: 1, quantity: 1 }] }
    return refundBill(tx, request, cashier)
  })
  await until(() => house.queue.now(undefined).printers.some(({ condition }) => condition === 'paper_end'))
  house.clock.ms += 11_000
  await house.done()
  const slips = house.out.filter(({ kind }) => kind === 'bar_slip')
  expect(slips.map(({ at }) => at)).toEqual(['desk'])
  expect(slips[0]!.text).toContain('2 × Popcorn')
})

test('a bar slip that may not have come out is asked about, and a missing one comes once more as a copy', async () => {
  house.breaks.add('bar')
  await house.sell('bill-1', [], [['popcorn', 1]])
  await house.done()
  const { unsure } = house.queue.now(undefined)
  expect(unsure).toMatchObject([{ kind: 'bar_slip' }])
  await house.queue.answerSlip(atRegister, unsure[0]!.id, false)
  await house.done()
  const slips = house.out.filter(({ kind }) => kind === 'bar_slip')
  expect(slips.map(({ at }) => at)).toEqual(['bar'])
  expect(slips[0]!.text).toContain('COPY')
})

test('guests are called by the last three digits of their receipt, and a deleted group says nothing', () => {
  expect(['K-000001', 'K-001234', 'K-1000', ''].map(callNumber)).toEqual(['001', '234', '000', '000'])
  const cola = { category: 'drinks', groupId: 'own' } as const
  const own = { id: 'own', barSlip: true, deleted: false }
  expect(isPrepared(cola, [own], [])).toBe(true)
  expect(isPrepared(cola, [{ ...own, barSlip: false }], ['drinks'])).toBe(false)
  expect(isPrepared(cola, [{ ...own, deleted: true }], ['drinks'])).toBe(true)
  expect(isPrepared(cola, [{ ...own, deleted: true }], ['bar'])).toBe(false)
})
