import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { billNowOf } from '#core/sales/refunds/view-load.ts'
import { mostReprints } from '#core/sales/reprints/reprint.ts'
import { reprintOne } from '#core/sales/reprints/routes.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { Refusal } from '#core/refusal.ts'
import { until } from '../world/places.ts'
import { atRegister, carl, openSmallNode, saleOf, tenantOf } from '../world/small-exhibitor.ts'

const by = { employeeId: 'carl', employeeName: 'carl', device: 'Till 1' }

/** A box that has sold A3 and A4 and printed them. */
async function openDesk() {
  const { node } = await openSmallNode('box')
  const slips: string[] = []
  const tenant = tenantOf(node)
  const queue = openPrintQueue(
    tenant,
    onlyPrinter({
      columns: 42,
      start: () => {},
      stop: async () => {},
      condition: () => 'operational',
      print: async bytes => void slips.push(JSON.stringify(decodePaper(bytes))),
    }),
  )
  queue.start()
  await node.execute(atRegister, tx =>
    queue.order(tx, sellAtRegister(tx, saleOf('bill-1', ['A3', 'A4']), carl).id, false),
  )
  await until(() => slips.length === 3)
  const [one, other] = linesNow(node.db, 'bill-1')
  return {
    node,
    slips,
    one: one!,
    other: other!,
    again: (line: number, id = randomUUID()) =>
      node.execute(atRegister, tx => reprintOne(tx, 'bill-1', { id, line, reason: 'lost' }, by, queue)),
    seen: () => billNowOf(tenant, billById(node.db, 'bill-1')!, 'en').reprints,
    refund: (line: number) =>
      node.execute(atRegister, tx =>
        refundBill(
          tx,
          { id: 'refund-1', billId: 'bill-1', lines: [{ line, quantity: 1 }], reason: 'guest', cents: null },
          { ...by, locale: 'en', usedToo: false },
        ),
      ),
    async close() {
      await queue.close()
      await node.close()
    },
  }
}

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

test('one lost ticket is printed again by its seat: the same code, marked as a copy, with who did it and why', async () => {
  const { slips, other, again, seen, close } = await openDesk()
  const before = slips.slice()
  const id = randomUUID()
  await again(other.line, id)
  await until(() => slips.length === 4)
  const copy = slips[3]!
  expect(copy).toContain('COPY')
  const [, first, second] = before
  const codeOf = (slip: string | undefined) => /FOYER1\.([^.]+)\./.exec(slip ?? '')?.[1]
  expect(codeOf(copy)).toBe(other.ticketId)
  expect([codeOf(first) === codeOf(copy), codeOf(second) === codeOf(copy)]).toEqual([false, true])
  expect(seen()).toMatchObject([{ id, line: other.line, employeeName: 'carl', reason: 'lost' }])
  // The same press sent again brings no second paper.
  expect(await again(other.line, id)).toBe(null)
  expect(slips).toHaveLength(4)
  await close()
})

test('a ticket that came back is not printed again, nor one for ever', async () => {
  const { one, other, again, refund, seen, close } = await openDesk()
  await refund(one.line)
  expect(await refusal(again(one.line))).toBe('ticket_refunded')
  expect(await refusal(again(99))).toBe('ticket_unknown')
  for (let at = 0; at < mostReprints; at += 1) await again(other.line)
  expect(await refusal(again(other.line))).toBe('too_many_reprints')
  expect(seen()).toHaveLength(mostReprints)
  await close()
})
