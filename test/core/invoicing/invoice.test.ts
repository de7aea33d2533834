import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { addClient } from '#core/invoicing/commands.ts'
import { client, type ClientFields } from '#core/invoicing/client.entity.ts'
import { issueInvoice, type BillNow } from '#core/invoicing/invoice.ts'
import { invoiceState } from '#core/invoicing/state.ts'
import { invoiceById, invoicesOfBill } from '#core/invoicing/store.ts'
import { isVatNumber, plainVatNumber } from '#core/invoicing/vat-number.ts'
import { choicesOf, invoiceInFull, pageOfInvoices } from '#core/invoicing/view-load.ts'
import { createEntry } from '#core/catalogue/commands.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import { verify } from '#core/node.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'
import { cashier } from '../../world/refunding.ts'
import { credit, enterClient, issue, mia, paid, sell } from './billing-clients.ts'

async function box() {
  const { node, clock } = await openSmallNode('box')
  await node.execute(byHand, enterClient)
  return { node, clock }
}
const onAccount = [{ methodId: 'account' }]

test('an invoice of a paid receipt names seller and client, its lines and their VAT, and has a number', async () => {
  const { node } = await box()
  await sell(node, 'sale-1')
  const { number, issued, dueCents } = await issue(node, 'first', 'sale-1')
  expect(number).toMatch(/^FK-[2-9A-Z]{3}-000001$/)
  expect(issued.seller.vatNumber).not.toBe('')
  expect(issued.client).toMatchObject({ name: 'Lycée de Garçons', vatNumber: 'LU12345678', locale: 'fr' })
  const [{ number: billNumber, lines }] = issued.bills as [(typeof issued.bills)[0]]
  expect(billNumber).toBe(billById(node.db, 'sale-1')!.number)
  expect(
    lines.map(({ text, quantity, totalCents, vatRate }) => [text, quantity, totalCents, vatRate]),
  ).toEqual([
    ['Popcorn', 2, 1200, 300],
    ['Beer', 1, 400, 1700],
  ])
  expect([issued.totalCents, dueCents]).toEqual([1600, 0])
  expect(verify(node.db)).toEqual([])
})

test('numbers leave no gap, whatever is refused between them, and a press sent twice makes one invoice', async () => {
  const { node } = await box()
  for (const id of ['sale-1', 'sale-2', 'sale-3']) await sell(node, id)
  await issue(node, 'first', 'sale-1')
  await issue(node, 'first', 'sale-1')
  await expect(issue(node, 'again', 'sale-1')).rejects.toMatchObject({ code: 'bill_invoiced' })
  await expect(issue(node, 'nobody', 'sale-2', { clientId: 'no' })).rejects.toMatchObject({
    code: 'client_unknown',
  })
  await expect(issue(node, 'nothing', 'no-sale')).rejects.toMatchObject({ code: 'bill_unknown' })
  await expect(issue(node, 'half', 'sale-2', { numbers: ['K-999999'] })).rejects.toMatchObject({
    code: 'bill_unknown',
  })
  const second = await issue(node, 'second', 'sale-2', {
    numbers: [billById(node.db, 'sale-3')!.number!.toLowerCase()],
  })
  expect(second.number.slice(-6)).toBe('000002')
  expect(second.issued.bills).toHaveLength(2)
  expect(second.totalCents).toBe(3200)
  await expect(issue(node, 'third', 'sale-3')).rejects.toMatchObject({ code: 'bill_invoiced' })
})

test('a wrong invoice is credited by a number of its own, stays as it was, and its order can be invoiced again', async () => {
  const { node } = await box()
  await sell(node, 'sale-1')
  const before = await issue(node, 'first', 'sale-1')
  const after = await credit(node, 'first')
  expect(after.creditNumber).toMatch(/^CK-[2-9A-Z]{3}-000001$/)
  expect(after.issued).toEqual(before.issued)
  expect((await credit(node, 'first')).creditNumber).toBe(after.creditNumber)
  await expect(paid(node, 'first', null)).rejects.toMatchObject({ code: 'invoice_credited' })
  await expect(credit(node, 'unknown')).rejects.toMatchObject({ code: 'invoice_unknown' })
  expect((await issue(node, 'second', 'sale-1')).number.slice(-6)).toBe('000002')
  expect(invoicesOfBill(node.db, 'sale-1').map(({ creditNumber }) => creditNumber !== null)).toContain(true)
})

test('what was refunded before is not on the invoice', async () => {
  const { node } = await box()
  await sell(node, 'sale-1')
  await node.execute(byHand, tx =>
    refundBill(
      tx,
      { id: 'back', billId: 'sale-1', lines: [{ line: 2, quantity: 1 }], reason: 'guest', cents: 400 },
      { ...cashier, usedToo: true },
    ),
  )
  const { issued } = await issue(node, 'first', 'sale-1')
  expect(issued.bills[0]!.lines.map(({ text }) => text)).toEqual(['Popcorn'])
  expect(issued.totalCents).toBe(1200)
})

test('what is refunded after it was made leaves the invoice as it is, and the portal tells how much', async () => {
  const { node } = await box()
  await sell(node, 'sale-1')
  const made = await issue(node, 'first', 'sale-1')
  expect(invoiceInFull(node, made).refundedSinceCents).toBe(0)
  await node.execute(byHand, tx =>
    refundBill(
      tx,
      { id: 'back', billId: 'sale-1', lines: [{ line: 2, quantity: 1 }], reason: 'guest', cents: 400 },
      { ...cashier, usedToo: true },
    ),
  )
  const now = invoiceById(node.db, 'first')!
  expect([now.issued, invoiceInFull(node, now).refundedSinceCents]).toEqual([made.issued, 400])
})

test('an invoice to be paid is pending, sent, overdue and paid, and a manager takes a wrong word back', async () => {
  const { node, clock } = await box()
  await sell(node, 'sale-1', onAccount)
  const made = await issue(node, 'first', 'sale-1', { toPay: true })
  expect([made.dueCents, made.dueDay! > made.day]).toEqual([1600, true])
  const state = (today: string, sentAt: string | null = null) =>
    invoiceState({ ...invoiceById(node.db, 'first')!, sentAt }, today)
  expect([state(made.day), state(made.day, '2026'), state('2099-01-01', '2026')]).toEqual([
    'pending',
    'invoiced',
    'expired',
  ])
  await expect(paid(node, 'first', '2099-01-01')).rejects.toMatchObject({ code: 'invoice_paid_when' })
  await expect(paid(node, 'first', '2020-01-01')).rejects.toMatchObject({ code: 'invoice_paid_when' })
  await paid(node, 'first', made.day)
  expect(state('2099-01-01')).toBe('paid')
  clock.ms += 1000
  await paid(node, 'first', null)
  expect(state('2099-01-01')).toBe('expired')
  await sell(node, 'sale-2')
  await issue(node, 'second', 'sale-2', { toPay: true })
  await expect(paid(node, 'second', made.day)).rejects.toMatchObject({ code: 'invoice_nothing_due' })
  const list = (wanted: 'pending' | 'paid') =>
    pageOfInvoices(node, { state: wanted }, 'all', 50).invoices.map(({ id }) => id)
  expect([list('pending'), list('paid')]).toEqual([['first'], ['second']])
})

test('without the module nothing new is invoiced, and what there is stays readable', async () => {
  const { node } = await box()
  for (const id of ['sale-1', 'sale-2']) await sell(node, id)
  await issue(node, 'first', 'sale-1')
  await node.execute(byHand, tx => changeEntry(tx, 'modules', 'exhibitor', { invoices: false }))
  await expect(issue(node, 'second', 'sale-2')).rejects.toMatchObject({ code: 'module_inactive' })
  expect(invoiceById(node.db, 'first')?.creditNumber).toBeNull()
  expect((await credit(node, 'first')).creditNumber).not.toBeNull()
})

test('one invoice has a bounded number of lines, and is of one cinema', () => {
  const line = { kind: 'product', quantity: 1, left: 1, unitCents: 1, vatRate: 300, exchanged: false }
  const lines = Array.from({ length: 501 }, (_, index) => ({
    ...line,
    line: index + 1,
    text: `Snack ${index}`,
    totalCents: 1,
    vatCents: 0,
    leftCents: 1,
    leftVatCents: 0,
  })) as unknown as BillNow['lines']
  const bill: BillNow = {
    id: 'long',
    number: 'K-000001',
    cinemaId: 'cinema-1',
    status: 'settled',
    owner: 'box',
    soldAt: '2026-11-23T10:00:00.000Z',
    lines,
    otherCents: 0,
    invoiceNumber: null,
  }
  const school = { id: 'school', archived: false, deleted: false, termDays: 30 } as ClientFields & {
    id: string
  }
  const decide = (...bills: BillNow[]) =>
    issueInvoice(
      { id: 'first', clientId: 'school', toPay: false, note: '', mail: false },
      {
        bills,
        client: { ...school, vatNumber: '', email: null },
        seller: { name: 'Small House', lines: [], vatNumber: 'LU1' },
        numbered: { number: 'FK-1', counter: 1 },
        side: 'box',
        today: '2026-11-23',
      },
      mia,
    )
  expect(() => decide(bill)).toThrow(expect.objectContaining({ code: 'invoice_too_long' }))
  const short = { ...bill, lines: lines.slice(0, 500) }
  expect(decide(short)).toHaveLength(1)
  expect(() => decide(short, { ...short, id: 'other', cinemaId: 'cinema-2' })).toThrow(
    expect.objectContaining({ code: 'invoice_cinemas' }),
  )
})

test('a company without a VAT number makes no invoice', async () => {
  const { node } = await box()
  await sell(node, 'sale-1')
  await node.execute(byHand, tx => changeEntry(tx, 'exhibitor', 'tenant', { vatNumber: '' }))
  await expect(issue(node, 'first', 'sale-1')).rejects.toMatchObject({ code: 'seller_unnamed' })
})

test('a VAT number has its country’s form, and a client’s wrong one is refused at its field', async () => {
  for (const good of ['LU12345678', 'BE 0123.456.789', 'fr-AB123456789', 'NL123456789B01', 'CHE123456789'])
    expect(isVatNumber(good), good).toBe(true)
  for (const wrong of ['LU1234567', 'BE2123456789', '12345678', 'DE12345678', 'NL123456789'])
    expect(isVatNumber(wrong), wrong).toBe(false)
  expect(plainVatNumber('be 0123.456.789')).toBe('BE0123456789')
  const { node } = await box()
  const fields = {
    name: 'A',
    address: 'B',
    zip: '1',
    city: 'C',
    country: 'BE',
    locale: 'nl',
    vatNumber: 'BE1',
  }
  const entity = client as unknown as AnyEntity
  await expect(node.execute(byHand, tx => createEntry(tx, entity, 'a', fields))).rejects.toMatchObject({
    code: 'vat_number_wrong',
    fields: { vatNumber: ['refusal.vat_number_wrong'] },
  })
})

test('a client is found by a part of name, contact, town or VAT number, and one made at the till is found at once', async () => {
  const { node } = await box()
  const found = (text: string) => choicesOf(node, text).map(({ name }) => name)
  for (const text of ['lycee', 'WEBER', 'esch gar', '1234'])
    expect(found(text), text).toEqual(['Lycée de Garçons'])
  expect(found('nobody')).toEqual([])
  const given = {
    name: 'Bäckerei',
    address: 'A 1',
    zip: '1',
    city: 'Wiltz',
    country: 'LU',
    locale: 'de',
  } as const
  await node.execute(byHand, tx => addClient(tx, { id: 'new', vatNumber: '', email: null, ...given }))
  await node.execute(byHand, tx => addClient(tx, { id: 'new', vatNumber: '', email: null, ...given }))
  expect(found('backerei wiltz')).toEqual(['Bäckerei'])
  await node.execute(byHand, tx => changeEntry(tx, 'client', 'school', { archived: true }))
  expect(found('')).toEqual(['Bäckerei'])
})
