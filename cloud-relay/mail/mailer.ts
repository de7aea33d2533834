import { createTransport, type SendMailOptions } from 'nodemailer'
import type { House } from '#core/api/house.ts'
import { returnById } from '#core/sales/refunds/store.ts'
import { billById, refundsOf } from '#core/sales/store.ts'
import { hasTickets, ticketsPdfOf } from '../documents/bill-pdf.ts'
import { letterOf } from './letter.ts'
import { returnLetterOf } from './return-letter.ts'
import { twiceLetterOf } from './twice-letter.ts'

const actor = { who: 'node', via: 'mail' }
/** The first wait after a failure; it doubles up to the longest. */
const firstWaitMs = 5000
const longestWaitMs = 600_000

/** Facts that may owe somebody a mail. */
const telling = new Set(['payment.settled', 'refund.done', 'refund.made', 'exchange.made'])

/**
 * Sends what is owed: one mail per bill that was settled or sent back online, one per second payment that went back, and
 * one per refund or exchange by staff. What is owed is read from the tables, so a relay that dies between the fact and
 * the mail sends it when it is back.
 */
export function openMailer(house: House, smtpUrl: string, publicUrl: string) {
  const { node } = house
  const transport = createTransport(smtpUrl)
  let working: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const leave = node.subscribe(({ facts }) => {
    if (facts.some(fact => telling.has(fact.type))) void work()
  })

  function work(): Promise<void> {
    if (working) again = true
    else if (!closed) working = round().finally(() => (working = undefined))
    return working ?? Promise.resolve()
  }

  async function round(): Promise<void> {
    clearTimeout(timer)
    try {
      do {
        again = false
        // A mail cannot be called back: only what the mirror holds is told.
        await node.released()
        for (const billId of owed()) if (!closed) await sendOne(billId)
        for (const id of owedReturns()) if (!closed) await sendReturn(id, () => returnMail(id))
        for (const refund of owedTwice()) if (!closed) await sendReturn(refund.id, () => twiceMail(refund))
      } while (again && !closed)
    } catch (cause) {
      // What cannot be written down as sent would be sent again with every try.
      node.world.log.warn({ cause: String(cause) }, 'mails wait until it can be kept which were sent')
    }
    if (!closed) timer = setTimeout(() => void work(), firstWaitMs)
  }

  /** Bills of this relay without a sent mail, those waiting for a later try left out. */
  function owed(): string[] {
    return node.db
      .prepare(
        `SELECT b.id FROM bills b LEFT JOIN mails m ON m.bill_id = b.id
         WHERE b.source = 'site' AND b.status IN ('settled', 'refunded') AND b.private_digest IS NOT NULL
           AND (m.bill_id IS NULL OR (m.state = 'waiting' AND m.next_ms <= ?)) ORDER BY b.opened_at LIMIT 50`,
      )
      .pluck()
      .all(node.world.now()) as string[]
  }

  async function sendOne(billId: string): Promise<void> {
    const bill = billById(node.db, billId)!
    try {
      const letter = letterOf(house, bill, publicUrl)
      if (letter) {
        const attachments =
          bill.status === 'settled'
            ? [
                {
                  filename: `${bill.number}.pdf`,
                  content: await ticketsPdfOf(house, bill),
                  contentType: 'application/pdf',
                },
              ]
            : []
        await transport.sendMail({
          ...letter,
          attachments,
          messageId: messageId(`${bill.id}.${bill.status}`),
        })
      }
      await mark(billId, 'sent', 0)
    } catch (cause) {
      const tries =
        (node.db.prepare('SELECT tries FROM mails WHERE bill_id = ?').pluck().get(billId) as
          number | undefined) ?? 0
      node.world.log.warn({ billId, cause: String(cause) }, 'a mail waits for the next try')
      await mark(billId, 'waiting', tries + 1)
    }
  }

  /** Refunds and exchanges of bills sold here online, without a sent mail. */
  function owedReturns(): string[] {
    return node.db
      .prepare(
        `SELECT r.id FROM returns r JOIN bills b ON b.id = r.bill_id LEFT JOIN return_mails m ON m.return_id = r.id
         WHERE b.source = 'site' AND b.private_digest IS NOT NULL AND (r.kind = 'exchange' OR r.cents > 0)
           AND (m.return_id IS NULL OR (m.state = 'waiting' AND m.next_ms <= ?)) ORDER BY r.at LIMIT 50`,
      )
      .pluck()
      .all(node.world.now()) as string[]
  }

  async function returnMail(returnId: string): Promise<SendMailOptions | undefined> {
    const made = returnById(node.db, returnId)!
    const bill = billById(node.db, made.billId)!
    const letter = returnLetterOf(house, bill, made, publicUrl)
    if (!letter) return undefined
    const attachments =
      made.kind === 'exchange' && hasTickets(node.db, bill)
        ? [
            {
              filename: `${bill.number}.pdf`,
              content: await ticketsPdfOf(house, bill),
              contentType: 'application/pdf',
            },
          ]
        : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.return-${made.number}`) }
  }

  /** Second payments for bills sold here online that are back with the buyer, without a sent mail. */
  function owedTwice(): { id: string; paymentId: string }[] {
    return node.db
      .prepare(
        `SELECT r.id, r.payment_id AS paymentId FROM refunds r JOIN bills b ON b.id = r.bill_id
           LEFT JOIN return_mails m ON m.return_id = r.id
         WHERE r.reason = 'paid_twice' AND r.status = 'refunded' AND b.private_digest IS NOT NULL
           AND (m.return_id IS NULL OR (m.state = 'waiting' AND m.next_ms <= ?)) ORDER BY r.at LIMIT 50`,
      )
      .all(node.world.now()) as { id: string; paymentId: string }[]
  }

  async function twiceMail({ id, paymentId }: { id: string; paymentId: string }) {
    const refund = refundsOf(node.db, paymentId).find(each => each.id === id)!
    const letter = twiceLetterOf(house, billById(node.db, refund.billId)!, refund, publicUrl)
    return letter && { ...letter, messageId: messageId(id) }
  }

  function messageId(about: string): string {
    return `<${about}@${new URL(publicUrl).hostname}>`
  }

  /** Sends a mail about money that went back or tickets that were exchanged, and keeps that under its own id. */
  async function sendReturn(id: string, mail: () => Promise<SendMailOptions | undefined>): Promise<void> {
    try {
      const written = await mail()
      if (written) await transport.sendMail(written)
      await markReturn(id, 'sent', 0)
    } catch (cause) {
      const tries =
        (node.db.prepare('SELECT tries FROM return_mails WHERE return_id = ?').pluck().get(id) as
          number | undefined) ?? 0
      node.world.log.warn({ id, cause: String(cause) }, 'a mail waits for the next try')
      await markReturn(id, 'waiting', tries + 1)
    }
  }

  function markReturn(returnId: string, state: 'waiting' | 'sent', tries: number): Promise<void> {
    return node.execute(actor, tx => {
      const waitMs = Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs)
      tx.db
        .prepare('INSERT OR REPLACE INTO return_mails (return_id, state, tries, next_ms) VALUES (?, ?, ?, ?)')
        .run(returnId, state, tries, tx.nowMs + waitMs)
    })
  }

  function mark(billId: string, state: 'waiting' | 'sent', tries: number): Promise<void> {
    return node.execute(actor, tx => {
      const waitMs = Math.min(firstWaitMs * 2 ** Math.max(0, tries - 1), longestWaitMs)
      tx.db
        .prepare('INSERT OR REPLACE INTO mails (bill_id, state, tries, next_ms) VALUES (?, ?, ?, ?)')
        .run(billId, state, tries, tx.nowMs + waitMs)
    })
  }

  return {
    begin: () => void work(),
    /** Lets the mail at work finish; what waits for a lost mirror waits on for the next start. */
    async close(): Promise<void> {
      closed = true
      leave()
      if (node.state() !== 'mirror_lost') await working
      clearTimeout(timer)
      transport.close()
    },
  }
}
