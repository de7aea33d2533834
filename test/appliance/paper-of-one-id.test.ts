import { expect, test } from 'vitest'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { putOrder } from '#box/printing/order-store.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { relayAndBox } from '../core/journal/link.ts'
import { until } from '../world/places.ts'
import { atRegister, carl, checkoutOf, saleOf, tenantOf, visitor } from '../world/small-exhibitor.ts'

const id = 'the-same-id'

test('paper of a sale is of that sale, also when the website opened a purchase under its id before it came out', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  const slips: string[] = []
  const printer = {
    columns: 42,
    start: () => {},
    stop: async () => {},
    condition: () => 'operational' as const,
    print: async (bytes: Uint8Array) => void slips.push(JSON.stringify(decodePaper(bytes))),
  }
  await box.execute(atRegister, tx => {
    const sale = sellAtRegister(tx, saleOf(id, ['A3']), carl)
    putOrder(tx, sale.id, false, null)
  })
  await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B2', 'B3']), 'en'))
  link.mend()
  await link.settle()
  expect(linesOf(box.db, id)).toHaveLength(2)
  const queue = openPrintQueue(tenantOf(box), onlyPrinter(printer))
  queue.start()
  const waiting = box.db.prepare("SELECT count(*) FROM print_orders WHERE state = 'waiting'").pluck()
  await until(() => waiting.get() === 0)
  expect(slips.join(' ').match(/Row \w +Seat \d/g)).toEqual([expect.stringMatching(/^Row A +Seat 3$/)])
  await queue.close()
})
