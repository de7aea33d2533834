import type { Tenant } from '#core/api/tenant.ts'
import type { BillOpened } from '#core/billing/facts.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import type { Db } from '#core/database/sql.ts'
import { isPaid } from '#core/database/statuses.ts'
import type { Fact } from '#core/journal/fact.ts'
import { scheduleById } from '#core/programme/store.ts'
import { addressed } from '#relay/mail/letter.ts'
import { movedLetterOf } from '#relay/mail/show-letter.ts'
import type { Place } from './place.ts'

/**
 * Where the shows of purchases on the website were when their buyers went to pay: in the end they are there still, or the
 * buyer was mailed where they are.
 */
export function openBoughtPlaces(relay: () => Place) {
  /** By bill and show. */
  const boughtAt = new Map<string, string>()
  return {
    /** Hears of each fact once, when it was written. */
    see({ type, body }: Fact, author: Place): void {
      if (type !== 'bill.opened' || author !== relay() || !author.incarnation) return
      const { billId, source, lines } = body as BillOpened
      for (const { scheduleId } of source === 'site' ? lines : [])
        if (scheduleId)
          boughtAt.set(`${billId} ${scheduleId}`, placeOf(author.incarnation.node.db, scheduleId))
    },
    /** @param wasMailed whether the buyer of a bill was mailed where a show is, which is checked elsewhere */
    *unrest(tenant: Tenant, wasMailed: (about: string) => boolean): Generator<string> {
      const { db } = tenant.node
      for (const [about, place] of boughtAt) {
        const [billId = '', showId = ''] = about.split(' ')
        const now = placeOf(db, showId)
        const bill = billById(db, billId)
        if (now === place || wasMailed(about) || !bill || !isPaid(bill.status) || !canRead(tenant, bill))
          continue
        // What was exchanged was chosen later.
        if (returnsOf(db, billId).some(({ kind }) => kind === 'exchange')) continue
        if (movedLetterOf(tenant, `${about} ${now}`, 'https://small.example'))
          yield `${about} was bought at ${place}, is at ${now}, and nobody was mailed that`
      }
    },
  }
}

/** Where a show is by now, as the mails about moves name it. */
export function placeOf(db: Db, showId: string): string {
  const { startMs, screenId } = scheduleById(db, showId) ?? {}
  return `${startMs} ${screenId}`
}

/** Whether the relay knows who bought it; the key to that may be lost with all disks, or the buyer was erased. */
export function canRead(tenant: Tenant, bill: BillRow): boolean {
  try {
    return addressed(tenant, bill) !== undefined
  } catch {
    return false
  }
}
