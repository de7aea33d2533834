import { expect, test } from 'vitest'
import type { PrinterCondition } from '#core/devices/printing-contract.ts'
import { paperMm } from '#core/documents/paper-length.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { typeset } from '#core/documents/typeset.ts'
import type { PrinterEntry } from '#core/venue/printer-entry.ts'
import type { Driver } from '#box/drivers/driver.ts'
import { openPrinters } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { followRolls } from '#box/printing/rolls.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { eveningTicket } from '../../core/documents/paper-samples.ts'
import { until } from '../../world/places.ts'
import { atRegister, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

test('what is printed comes off the roll, tills are told before it ends, and a new one is counted anew', async () => {
  const { node } = await openSmallNode('box')
  const is = { condition: 'operational' as PrinterCondition }
  let tell = () => {}
  const driver: Driver = {
    kind: 'printer',
    connections: 'fake',
    knows: () => true,
    open: () => ({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => is.condition,
      onCondition: listener => void (tell = listener),
      print: async () => {},
    }),
  }
  const entry = { connection: 'fake', columns: 42, codepage: 'windows1252', name: 'Desk' } as const
  const entries: PrinterEntry[] = [
    { ...entry, id: 'desk', prints: ['receipt'], rollMetres: 5 },
    { ...entry, id: 'door', prints: ['ticket'] },
  ]
  const printers = openPrinters([driver], () => entries)
  printers.follow()
  const end = followRolls(node, printers)
  const queue = openPrintQueue(tenantOf(node), printers)
  queue.start()
  const roll = () => queue.now(undefined).printers.find(({ id }) => id === 'desk')!.roll
  expect(roll()).toEqual({ leftMetres: 5, isLow: false })
  expect(queue.now(undefined).printers.find(({ id }) => id === 'door')!.roll).toBeNull()
  let bills = 0
  const sell = async () => {
    bills += 1
    const sale = saleOf(`bill-${bills}`, [], {
      products: [{ productId: 'popcorn', quantity: 1 }],
      totalCents: 600,
    })
    await node.execute(atRegister, tx => queue.order(tx, sellAtRegister(tx, sale, carl).id, false))
    await until(() => queue.now(undefined).printers.every(({ waiting }) => waiting === 0))
  }
  while (!roll()!.isLow) await sell()
  expect(roll()).toEqual({ leftMetres: 2, isLow: true })
  // Receipts of seven to twenty centimetres.
  expect(bills).toBeGreaterThan(14)
  expect(bills).toBeLessThan(45)

  // Its sensor saw the end, the cover was opened, and it prints again.
  for (const condition of ['paper_end', 'cover_open', 'operational'] as const) {
    is.condition = condition
    tell()
  }
  await until(() => roll()!.leftMetres === 5)
  await sell()
  await queue.changeRoll(atRegister, 'desk')
  expect(roll()).toEqual({ leftMetres: 5, isLow: false })
  await expect(queue.changeRoll(atRegister, 'nobody')).rejects.toMatchObject({ code: 'record_unknown' })
  end()
  await queue.close()
  await printers.stop()
  await node.close()
})

test('a ticket is measured as long as printers make it, and longer with a larger code', () => {
  const mm = (code: string) => paperMm(typeset(ticketStubDocument({ ...eveningTicket, code }, 'en'), 48))
  const usual = mm(eveningTicket.code)
  expect(usual).toBeGreaterThan(110)
  expect(usual).toBeLessThan(200)
  expect(mm('F1.'.padEnd(200, 'x'))).toBeGreaterThan(usual)
  expect(paperMm([{ kind: 'drawer' }])).toBe(0)
})
