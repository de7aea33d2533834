import { expect, test } from 'vitest'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { billById } from '#core/billing/store.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { handOutOne } from '#core/sales/handouts/routes.ts'
import { relayAndBox } from '../core/journal/link.ts'
import { until } from '../world/places.ts'
import { atRegister, byHand, checkoutOf, tenantOf, visitor } from '../world/small-exhibitor.ts'

test('who hands out the snacks of an order gets a slip that says what and how many, once', async () => {
  const { relay, box, link } = await relayAndBox()
  await relay.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { soldOnline: true }))
  const tickets = checkoutOf('bill', ['B1'])
  const amount = tickets.amount + 3 * relay.catalogue.get('product', 'popcorn')!.cents
  const snacks = [{ type: 'product' as const, product_id: 'popcorn', quantity: 3 }]
  await relay.execute(visitor, tx => openBill(tx, { ...tickets, amount, snacks }, 'en'))
  await relay.execute(byHand, tx => settlePayment(tx, 'bill-1', 'paid'))
  await link.settle()
  const slips: string[] = []
  const queue = openPrintQueue(
    tenantOf(box),
    onlyPrinter({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => 'operational',
      print: async bytes => void slips.push(JSON.stringify(decodePaper(bytes))),
    }),
  )
  queue.start()
  const by = { employeeId: 'carl', employeeName: 'Carl', device: 'Till 1' }
  const give = (id: string) => box.execute(atRegister, tx => handOutOne(tx, 'bill', id, by, queue))
  await give('hand-1')
  await give('hand-1')
  await expect(give('hand-2')).rejects.toMatchObject({ code: 'snacks_handed_out' })
  await until(() => slips.length === 1)
  expect(slips[0]).toContain('3 × Popcorn')
  // Whom to call, and who handed them out.
  expect(slips[0]).toContain(documentWords('en').barTitle)
  expect(slips[0]).toContain(callNumber(billById(box.db, 'bill')!.number!))
  expect(slips[0]).toContain('Till 1 · Carl')
  await queue.close()
})
