import { openKey } from '#core/access/access-key.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import type { BillRow } from '#core/billing/store.ts'

/**
 * The access key of a bill, for its buyer alone; undefined when the buyer was erased, or another relay encrypted it.
 */
export function accessKeyOf(tenant: Tenant, bill: BillRow): string | undefined {
  const sealed = privatePart<{ key?: string }>(tenant.node, bill.privateDigest)?.key
  return sealed === undefined ? undefined : openKey(tenant.secret, bill.id, sealed)
}

/** The address of the tickets' PDF, by the access key. */
export function ticketsPath(accessKey: string): string {
  return `/bill/${accessKey}/tickets.pdf`
}

/** The address of the PDF of one ticket, by its line of the bill. */
export function ticketPath(accessKey: string, line: number): string {
  return `${ticketsPath(accessKey)}?line=${line}`
}

/** The address of the PDF of its vouchers, a page each; or of one of them, by its place in the order. */
export function voucherPath(accessKey: string, place?: number): string {
  return `/bill/${accessKey}/voucher.pdf${place === undefined ? '' : `?place=${place}`}`
}

/** The address of the receipt's PDF. */
export function receiptPath(accessKey: string): string {
  return `/bill/${accessKey}/receipt.pdf`
}

/** The address of the tickets as passes for Apple's wallet. */
export function passesPath(accessKey: string): string {
  return `/bill/${accessKey}/tickets.pkpass`
}

/** The address that leads one ticket to Google's wallet, by its line of the bill. */
export function googlePassPath(accessKey: string, line: number): string {
  return `/bill/${accessKey}/google-wallet/${line}`
}

/** The address of the entry for a calendar. */
export function calendarPath(accessKey: string): string {
  return `/bill/${accessKey}/calendar.ics`
}

/** The page of the purchase in a language, as an absolute address; undefined when the key is not known here. */
export function purchaseLink(tenant: Tenant, bill: BillRow, publicUrl: string): string | undefined {
  return purchaseLinks(tenant, bill, publicUrl)?.page
}

/** The same with the address of its tickets: the key is in the buyer's private part, which is opened once for both. */
export function purchaseLinks(
  tenant: Tenant,
  bill: BillRow,
  publicUrl: string,
): { page: string; tickets: string } | undefined {
  const accessKey = accessKeyOf(tenant, bill)
  if (accessKey === undefined) return undefined
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const at = (path: string) => new URL(path, publicUrl).href
  return { page: at(`/${locale}/bill/${accessKey}`), tickets: at(ticketsPath(accessKey)) }
}

/** The address of the tickets for a mail; undefined when the key is not known here: then the PDF is attached. */
export function ticketsLink(tenant: Tenant, bill: BillRow, publicUrl: string): string | undefined {
  return purchaseLinks(tenant, bill, publicUrl)?.tickets
}

/**
 * Where the website says what is left on a card and takes it for tickets; with its code after the number sign, which no
 * server's log has.
 */
export function cardLink(locale: Locale, publicUrl: string, code?: string): string {
  return new URL(`/${locale}/card${code ? `#${code}` : ''}`, publicUrl).href
}
