import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openDatabase } from '#core/database/open.ts'
import {
  applyInvoiceCredited,
  applyInvoiceIssued,
  applyInvoicePaymentNoted,
  applyInvoiceSent,
} from '#core/invoicing/apply.ts'
import { issueInvoice } from '#core/invoicing/commands.ts'
import { cinemaMark } from '#core/invoicing/load.ts'
import { invoiceById, invoicesOfBill } from '#core/invoicing/store.ts'
import type { Apply, Applying } from '#core/journal/apply.ts'
import type { Fact } from '#core/journal/fact.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { credit, enterClient, issue, mia, paid, sell } from './billing-clients.ts'

async function both() {
  const made = await relayAndBox()
  await made.relay.execute(byHand, enterClient)
  await made.link.settle()
  return made
}

test('cut off, a box numbers its invoices without a gap, and both sides have the same afterwards', async () => {
  const { relay, box, link } = await both()
  link.cut()
  const numbers: string[] = []
  for (const id of ['sale-1', 'sale-2', 'sale-3']) {
    await sell(box, id)
    numbers.push((await issue(box, `invoice-${id}`, id)).number.slice(-6))
  }
  await credit(box, 'invoice-sale-2')
  expect(numbers).toEqual(['000001', '000002', '000003'])
  link.mend()
  await link.settle()
  expect(invoiceById(relay.db, 'invoice-sale-2')?.creditNumber).toMatch(/-000001$/)
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('the side that did not sell an order neither invoices nor credits it, also when it tries while cut off', async () => {
  const { relay, box, link } = await both()
  for (const id of ['sale-1', 'sale-2']) await sell(box, id)
  await issue(box, 'first', 'sale-1')
  await link.settle()
  link.cut()
  await expect(issue(relay, 'mine', 'sale-2')).rejects.toMatchObject({ code: 'invoice_elsewhere' })
  await expect(credit(relay, 'first')).rejects.toMatchObject({ code: 'invoice_elsewhere' })
  expect((await issue(box, 'second', 'sale-2')).number.slice(-6)).toBe('000002')
  link.mend()
  await link.settle()
  expect(invoicesOfBill(relay.db, 'sale-2').map(({ id }) => id)).toEqual(['second'])
  expect(disagreements(relay, box)).toEqual([])
})

test('nobody believes a relay that writes an invoice in the box’s name, or a box that says one was mailed', async () => {
  const { box, link } = await both()
  await sell(box, 'sale-1')
  const { issued } = await issue(box, 'first', 'sale-1')
  await link.settle()
  await box.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'invoice.sent', {
      invoiceId: 'first',
      cinemaId: 'cinema-1',
      email: 'a@b.example',
    }),
  )
  await link.settle()
  expect(link.breaches).toMatchObject([{ what: expect.stringContaining('invoice.sent') }])
  const forged = await both()
  await forged.relay.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'invoice.issued', { ...issued, invoiceId: 'forged' }),
  )
  await forged.link.settle()
  expect(forged.link.breaches).toMatchObject([{ what: expect.stringContaining('invoice.issued') }])
  expect(invoiceById(forged.box.db, 'forged')).toBeUndefined()
})

test('both sides say that an invoice was paid, cut off: the newer word holds on both', async () => {
  const { relay, box, link } = await both()
  await sell(box, 'sale-1', [{ methodId: 'account' }])
  const { day } = await issue(box, 'first', 'sale-1', { toPay: true })
  await link.settle()
  link.cut()
  await paid(box, 'first', day)
  await paid(relay, 'first', day)
  link.mend()
  await link.settle()
  expect([relay, box].map(node => invoiceById(node.db, 'first')!.paidDay)).toEqual([day, day])
  expect(disagreements(relay, box)).toEqual([])
})

test('a box that is killed, before and after an invoice was kept, goes on without a gap', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'box.db')
  const { node, clock } = await openSmallNode('box', { path })
  await node.execute(byHand, enterClient)
  for (const id of ['sale-1', 'sale-2']) await sell(node, id)
  await issue(node, 'first', 'sale-1')
  const dies = node.execute(byHand, tx => {
    const wish = { numbers: [], clientId: 'school', toPay: false, note: '', mail: false }
    issueInvoice(tx, { id: 'lost', billId: 'sale-2', ...wish }, mia)
    throw new Error('killed')
  })
  await expect(dies).rejects.toThrow('killed')
  const { node: next } = openEmptyNode('box', { path, clock })
  expect(invoiceById(next.db, 'lost')).toBeUndefined()
  expect((await issue(next, 'second', 'sale-2')).number.slice(-6)).toBe('000002')
  await expect(issue(next, 'twice', 'sale-1')).rejects.toMatchObject({ code: 'bill_invoiced' })
  await next.close()
  await node.close()
  rmSync(folder, { recursive: true })
})

test('training leaves no invoice, and the first that counts has number 1', async () => {
  const { node, clock } = await openSmallNode('box')
  await node.execute(byHand, enterClient)
  const until = clock.ms + 3_600_000
  await node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', 'tenant', { trainingUntil: new Date(until).toISOString() }),
  )
  await sell(node, 'sale-1')
  expect((await issue(node, 'first', 'sale-1')).number).toMatch(/^TFK-/)
  clock.ms = until + 1
  await node.execute(byHand, () => undefined).catch(() => undefined)
  await node.whenMirrored()
  expect(invoiceById(node.db, 'first')).toBeUndefined()
  await sell(node, 'sale-2')
  expect((await issue(node, 'second', 'sale-2')).number).toMatch(/^FK-.*-000001$/)
})

test('what became of an invoice is read alike in whatever order it arrives', async () => {
  const { node } = await openSmallNode('box')
  await node.execute(byHand, enterClient)
  await sell(node, 'sale-1')
  const { issued } = await issue(node, 'first', 'sale-1')
  const about = { invoiceId: 'first', cinemaId: 'cinema-1', ...mia }
  const numbered = { owner: 'box', day: '2026-11-24', reason: 'x' } as const
  const facts: [Apply<never>, number, string, object][] = [
    [applyInvoiceIssued as Apply<never>, 1, 'a', issued],
    [applyInvoiceCredited as Apply<never>, 2, 'a', { ...about, ...numbered, number: 'C-1', counter: 1 }],
    [applyInvoiceCredited as Apply<never>, 3, 'b', { ...about, ...numbered, number: 'C-2', counter: 1 }],
    [applyInvoiceSent as Apply<never>, 4, 'r', { ...about, email: 'a@b.example' }],
    [applyInvoicePaymentNoted as Apply<never>, 5, 'r', { ...about, paidDay: '2026-11-24', method: 'x' }],
    [applyInvoicePaymentNoted as Apply<never>, 6, 'a', { ...about, paidDay: null, method: '' }],
  ]
  const orders = [facts, facts.toReversed(), [3, 5, 1, 0, 4, 2].map(at => facts[at]!)]
  const read = orders.map(order => {
    const db = openDatabase(':memory:')
    for (const [apply, seq, origin, body] of order)
      apply(
        { db } as unknown as Applying,
        { origin, seq, v: 1, at: `2026-11-24T10:0${seq}:00.000Z`, body } as unknown as Fact<never>,
      )
    return { dump: dumpDerived(db), row: invoiceById(db, 'first') }
  })
  expect(read[1]).toEqual(read[0])
  expect(read[2]).toEqual(read[0])
  expect(read[0]!.row).toMatchObject({ creditNumber: 'C-1', paidDay: null, sentAt: expect.any(String) })
})

test('cinemas of one company have marks of their own in their numbers', () => {
  const marks = Array.from({ length: 40 }, (_, index) =>
    cinemaMark(`0192f7c1-7a3e-7000-8000-0000000000${index}`),
  )
  expect(new Set(marks).size).toBe(40)
  for (const mark of marks) expect(mark).toMatch(/^[2-9A-Z]{3}$/)
})
