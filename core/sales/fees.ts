import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import type { PricedLine } from '../billing/bill.ts'

/** What online orders pay beside their tickets, in cents. */
export type Fees = { orderCents: number }

/** What a fee is called on bills. */
export const feeWords: Record<'ticket' | 'order', Words> = {
  ticket: { en: 'Handling', de: 'Bearbeitung', fr: 'Frais de dossier', nl: 'Behandeling' },
  order: { en: 'Order fee', de: 'Bestellgebühr', fr: 'Frais de commande', nl: 'Bestelkosten' },
}

/**
 * The fees of an online order as lines of their own: handling of its tickets, by show and amount, so that a cancelled
 * show gives it back with its tickets; and one for the whole order. They go with the admission and have its VAT. A
 * register takes none, and no voucher or discount pays for them.
 *
 * @param tickets what handling each costs, in cents: of its rate and its seat's class together
 */
export function feeLines(
  tickets: readonly { scheduleId: string; handlingCents: number }[],
  { orderCents }: Fees,
  by: { vatRate: number; locale: Locale },
): PricedLine[] {
  const ofTickets = new Map<string, PricedLine>()
  for (const { scheduleId, handlingCents: cents } of tickets) {
    if (!cents) continue
    const key = `${scheduleId}/${cents}`
    const quantity = (ofTickets.get(key)?.quantity ?? 0) + 1
    ofTickets.set(key, { ...feeOf('ticket', quantity, cents, by), scheduleId })
  }
  const ofOrder = orderCents && tickets.length ? [feeOf('order', 1, orderCents, by)] : []
  return [...ofTickets.values(), ...ofOrder]
}

function feeOf(
  fee: 'ticket' | 'order',
  quantity: number,
  unitCents: number,
  { vatRate, locale }: { vatRate: number; locale: Locale },
): PricedLine {
  const text = inLocale(feeWords[fee], locale)
  return { kind: 'fee', fee, text, quantity, unitCents, totalCents: quantity * unitCents, vatRate }
}
