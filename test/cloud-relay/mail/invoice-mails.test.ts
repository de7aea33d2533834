import { expect, test } from 'vitest'
import { invoiceById } from '#core/invoicing/store.ts'
import { heldMails, openOrders, orderedADay, oweInvoice } from '#relay/mail/invoice-store.ts'
import { dueLetters, markLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { enterClient, issue, sell } from '../../core/invoicing/billing-clients.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

/** A box whose thief orders mails with invoices as fast as it can, as its relay heard them. */
async function ordered(count: number) {
  const { node } = await openSmallNode('box')
  const { db } = node
  const mayOrder = openOrders()
  await node.execute(byHand, enterClient)
  await sell(node, 'sale-1')
  const { issued } = await issue(node, 'invoice-1', 'sale-1', { mail: true })
  await node.execute(byHand, tx => {
    for (let counter = 2; counter <= count; counter++) {
      const invoiceId = `invoice-${counter}`
      const more = { invoiceId, counter, number: `${issued.number}-${counter}` }
      tx.append('cinema:cinema-1', 'invoice.issued', { ...issued, ...more })
    }
  })
  const note = (nowMs: number) => node.execute(byHand, tx => noteOwed({ ...tx, nowMs }, mayOrder))
  await note(node.runtime.now())
  /** Sends what is due, and tells what that was about. */
  async function sent(): Promise<string[]> {
    const abouts: string[] = []
    for (;;) {
      const nowMs = node.runtime.now()
      const due = dueLetters(db, nowMs).filter(({ kind }) => kind === 'invoice')
      if (!due.length) return abouts
      for (const letter of due) markLetter(db, { ...letter, state: 'sent', nextMs: nowMs })
      abouts.push(...due.map(({ about }) => about))
    }
  }
  return { node, db, sent, invoice: (number: number) => invoiceById(db, `invoice-${number}`)! }
}

test('a cinema orders mails of so many invoices a day; the rest is held until a manager sends it', async () => {
  const { node, db, sent, invoice } = await ordered(orderedADay + 3)
  expect(await sent()).toHaveLength(orderedADay)
  expect(heldMails(db)).toEqual([{ cinemaId: 'cinema-1', count: 3 }])
  const last = invoice(orderedADay + 3)
  oweInvoice(db, last, node.runtime.now())
  expect(await sent()).toEqual([last.id])
  expect(heldMails(db)).toEqual([{ cinemaId: 'cinema-1', count: 2 }])
})

test('the measure of one cinema is not another one’s, and a day later there is a new one', () => {
  const mayOrder = openOrders()
  const taken = (cinemaId: string, nowMs: number) =>
    Array.from({ length: orderedADay + 1 }, () => mayOrder(cinemaId, nowMs)).filter(Boolean).length
  expect([taken('one', 0), taken('one', 0), taken('other', 0)]).toEqual([orderedADay, 0, orderedADay])
  expect(taken('one', 24 * 3_600_000)).toBe(orderedADay)
})

test('an invoice is mailed again after five minutes at the soonest, its credit note at once', async () => {
  const { node, db, sent, invoice } = await ordered(1)
  const nowMs = node.runtime.now()
  const first = invoice(1)
  oweInvoice(db, first, nowMs)
  expect(await sent()).toEqual(['invoice-1'])
  expect(() => oweInvoice(db, first, nowMs + 299_000)).toThrow(
    expect.objectContaining({ code: 'mail_sent_lately' }),
  )
  oweInvoice(db, { id: first.id, creditNumber: 'CK-1' }, nowMs)
  expect(await sent()).toEqual(['invoice-1 credit'])
  oweInvoice(db, first, nowMs + 300_000)
})
