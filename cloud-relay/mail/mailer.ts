import { createTransport, type SendMailOptions } from 'nodemailer'
import type { House } from '#core/api/house.ts'
import { releases } from '#core/journal/node.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById, refundById } from '#core/billing/store.ts'
import { hasTickets, ticketsPdfOf } from '../documents/bill-pdf.ts'
import { guardedSmtp } from './transport.ts'
import { letterOf } from './letter.ts'
import { dueBills, dueReturns, noteCut, noteOwed, telling } from './outbox.ts'
import { returnLetterOf } from './return-letter.ts'
import { twiceLetterOf } from './twice-letter.ts'

const actor = { who: 'node', via: 'mail' }
/** The first wait after a failure; it doubles up to the longest. */
const firstWaitMs = 5000
const longestWaitMs = 600_000

/**
 * Sends what is owed: one mail per bill that was settled or sent back online, one per second payment that went back, and
 * one per refund or exchange by staff. What is owed is read from the journal, from where it was last read, so a relay
 * that dies between the fact and the mail sends it when it is back.
 */
export function openMailer(house: House, smtpUrl: string, publicUrl: string) {
  const { node } = house
  const transport = createTransport(guardedSmtp(smtpUrl))
  let working: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const leave = node.subscribe(({ facts, cut }) => {
    if (cut) void node.execute(actor, tx => noteCut(tx.db)).catch(() => undefined)
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
        while (!closed && !(await node.execute(actor, tx => noteOwed(tx.db, tx.nowMs))));
        // A mail cannot be called back: only what the mirror holds is told.
        await node.released()
        const { db, world } = node
        const bills = dueBills(db, world.now())
        const returns = dueReturns(db, world.now())
        for (const billId of bills) if (!closed) await sendOne(billId)
        for (const id of returns) if (!closed) await sendReturn(id)
        if (bills.length + returns.length) again = true
      } while (again && !closed)
    } catch (cause) {
      // What cannot be written down as sent would be sent again with every try.
      node.world.log.warn({ cause: String(cause) }, 'mails wait until it can be kept which were sent')
    }
    if (!closed) timer = setTimeout(() => void work(), firstWaitMs)
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
      node.world.log.warn({ billId, cause: withoutAddresses(String(cause)) }, 'a mail waits for the next try')
      await mark(billId, 'waiting', tries + 1)
    }
  }

  /** A refund or an exchange by staff, or a second payment that is back with its buyer. */
  async function returnMail(id: string): Promise<SendMailOptions | undefined> {
    const made = returnById(node.db, id)
    if (!made) return twiceMail(id)
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

  function twiceMail(id: string): SendMailOptions | undefined {
    const refund = refundById(node.db, id)
    const letter = refund && twiceLetterOf(house, billById(node.db, refund.billId)!, refund, publicUrl)
    return letter && { ...letter, messageId: messageId(id) }
  }

  function messageId(about: string): string {
    return `<${about}@${new URL(publicUrl).hostname}>`
  }

  /** Sends a mail about money that went back or tickets that were exchanged, and keeps that under its own id. */
  async function sendReturn(id: string): Promise<void> {
    try {
      const written = await returnMail(id)
      if (written) await transport.sendMail(written)
      await markReturn(id, 'sent', 0)
    } catch (cause) {
      const tries =
        (node.db.prepare('SELECT tries FROM return_mails WHERE return_id = ?').pluck().get(id) as
          number | undefined) ?? 0
      node.world.log.warn({ id, cause: withoutAddresses(String(cause)) }, 'a mail waits for the next try')
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
      if (releases(node)) await working
      clearTimeout(timer)
      transport.close()
    },
  }
}

/** A mail server's answer names whom the mail was for; the log must not. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…')
}
