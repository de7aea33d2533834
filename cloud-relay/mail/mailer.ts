import { nodeActor } from '#core/journal/fact.ts'
import { backoffMs } from '#core/backoff.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { nodeWorker, onFacts } from '#core/worker.ts'
import { reservationById } from '#core/reservations/store.ts'
import { openOrders } from './invoice-store.ts'
import { isFact, mayLeave, noteLeft } from './left-facts.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import type { Post } from './post.ts'
import { openReservationMails } from './reservation-store.ts'
import { dueLetters, endLetter, markLetter, type OwedLetter } from './letter-store.ts'
import { notePlacesMailed, placesWritten } from './places-mailed-store.ts'
import { noteCut, noteOwed, telling } from './owed-facts-store.ts'
import { writtenLetter } from './writing.ts'

const actor = nodeActor('mail')
/** How often waiting mails are checked. */
const everyMs = 5000
/** Between the attempts of one mail. */
const waits = { firstMs: 5000, longestMs: 600_000 }

/**
 * Sends the mails that are due: one per bill that was settled or refunded online, one per second payment that was
 * refunded, and one per refund or exchange by staff. They are found by reading on in the journal, so a relay that dies
 * between the fact and the mail sends it after its restart.
 *
 * @param write what a mail says; another one where nobody is to read it
 */
export function openMailer(
  tenant: Tenant,
  post: Pick<Post, 'server' | 'send' | 'close'>,
  publicUrl: string,
  write: typeof writtenLetter = writtenLetter,
) {
  const { node } = tenant
  const { runtime } = node
  const mayOrder = openOrders()
  const remindHours = (cinemaId: string) => settingOf(node.catalogue, 'mail_config.reminder_hours', cinemaId)
  const reservationHours = (cinemaId: string) =>
    settingOf(node.catalogue, 'reservations.reminder_hours', cinemaId)
  const ofADay = openReservationMails()
  const note = () => node.execute(actor, tx => noteOwed(tx, mayOrder, remindHours, reservationHours))

  async function work(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      while (!ending.aborted && !(await note()));
      // A mail cannot be recalled: it only speaks of facts the mirror has.
      await node.whenMirrored()
      // Without a mail server they wait, and none of them counts a try.
      const due = post.server() ? dueLetters(node.db, runtime.now()) : []
      for (const letter of due) if (!ending.aborted) await send(letter)
      if (!due.length) return
    }
  }

  async function send(letter: OwedLetter): Promise<void> {
    // It makes room for others: its cinema may be out of reach for days.
    if (!mayLeave(node, letter)) return tryLater(node, letter)
    let left = false
    let places: ReturnType<typeof placesWritten>
    try {
      places = placesWritten(node.db, letter)
      const written = await write(tenant, letter, publicUrl)
      // An older version that was put back may not be able to read what it is about: it waits for the update.
      if (!written && node.journal.parkedCount()) return await tryLater(node, letter)
      if (written && isWithinDay(node, ofADay, letter)) {
        await post.send(written)
        left = true
        if (isFact(letter.kind)) await node.execute(actor, tx => noteLeft(tx, letter))
      }
    } catch (cause) {
      const { kind, about } = letter
      runtime.log.warn(
        { kind, about, cause: withoutAddresses(String(cause)) },
        'a mail waits for the next try',
      )
      return tryLater(node, letter)
    }
    await node.execute(actor, tx => {
      endLetter(tx.db, letter, { left, nowMs: tx.nowMs })
      if (left && places) notePlacesMailed(tx.db, places, tx.nowMs)
    })
    if (letter.kind === 'reservation') ofADay.done(letter.about)
  }

  const unsubscribe = node.subscribe(({ cut }) => {
    if (cut) void node.execute(actor, tx => noteCut(tx.db)).catch(() => undefined)
  })
  const worker = nodeWorker(node, {
    name: 'mail',
    work,
    everyMs,
    wakeOn: onFacts(node, telling),
    retry: { firstMs: everyMs, longestMs: everyMs },
    // A mail that cannot be recorded as sent would be sent again with every attempt.
    onFailure: cause =>
      runtime.log.warn({ cause: String(cause) }, 'mails wait until it can be kept which were sent'),
  })
  return {
    begin: () => void worker.start(),
    /** Lets the mail in progress finish; what waits for a lost mirror goes on waiting at the next start. */
    async close(): Promise<void> {
      unsubscribe()
      await worker.stop()
      post.close()
    },
  }
}

/** A mail waits for its next try, each time a little longer. */
function tryLater({ execute, runtime }: Tenant['node'], letter: OwedLetter): Promise<void> {
  const tries = letter.tries + 1
  const waitMs = backoffMs(tries, waits, runtime.random)
  return execute(actor, tx =>
    markLetter(tx.db, { ...letter, state: 'waiting', tries, nextMs: tx.nowMs + waitMs }),
  )
}

/** Whether a mail to a guest who reserved is within what one cinema may have leave in a day: tomorrow it would be too late. */
function isWithinDay(
  { db, runtime }: Tenant['node'],
  ofADay: ReturnType<typeof openReservationMails>,
  { kind, about }: OwedLetter,
): boolean {
  const cinemaId = kind === 'reservation' ? reservationById(db, about)?.cinemaId : undefined
  if (cinemaId === undefined || ofADay.mayLeave({ id: about, cinemaId }, runtime.now())) return true
  runtime.log.warn({ kind, about }, 'a mail does not leave: its cinema had too many today')
  return false
}

/** A mail server's answer contains the recipient; the log must not. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…')
}
