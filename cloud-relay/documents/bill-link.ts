import { openKey } from '#core/access/access-key.ts'
import type { House } from '#core/api/house.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import type { BillRow } from '#core/billing/store.ts'

/** The access key of a bill, for its buyer alone; undefined when the buyer was erased, or another relay has sealed it. */
export function accessKeyOf(house: House, bill: BillRow): string | undefined {
  const sealed = privatePart<{ key?: string }>(house.node, bill.privateDigest)?.key
  return sealed === undefined ? undefined : openKey(house.secret, bill.id, sealed)
}

/** Where the buyer finds the tickets' PDF, by the access key. */
export function ticketsPath(accessKey: string): string {
  return `/bill/${accessKey}/tickets.pdf`
}

/** The same as a whole address for a mail; undefined when the key is not known here: the PDF comes with the mail. */
export function ticketsLink(house: House, bill: BillRow, publicUrl: string): string | undefined {
  const accessKey = accessKeyOf(house, bill)
  return accessKey && new URL(ticketsPath(accessKey), publicUrl).href
}
