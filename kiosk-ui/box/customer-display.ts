import type { Words } from '#core/i18n/locale.ts'

/**
 * What a register sends to the display that faces the customer. Both are windows of one browser: it goes through the
 * browser itself, so that it needs no network and no other till hears it.
 */
export type CustomerView =
  | { at: 'idle' }
  | {
      at: 'basket'
      lines: readonly CustomerLine[]
      /** The seats of each show, as they are called; empty where seating is free. */
      seats: Readonly<Record<string, string>>
      /** What is to be paid, cents with VAT; below 0 is what the customer gets back. */
      dueCents: number
      /** What of it was paid by now. */
      paidCents: number
      /** The card terminal is asking. */
      byCard: boolean
      /** What the customer scans to pay, and whether it still can be paid. */
      code: { text: string; state: 'waiting' | 'no_line' } | null
    }
  | {
      at: 'sold'
      totalCents: number
      changeCents: number
      hasTickets: boolean
      /** What the customer is called by at the bar; null where nothing is prepared. */
      callNumber: string | null
    }

export type CustomerLine = {
  kind: 'ticket' | 'turns' | 'value' | 'voucher' | 'voucher_value' | 'product' | 'deposit' | 'discount'
  /** Null for what has no name of its own. */
  name: Words | null
  /** The show of a ticket. */
  scheduleId?: string
  quantity: number
  cents: number
}

/** A display that opens asks what it is to show; a register answers, and says it again now and then. */
export type DisplayMessage = { asks: true } | { view: CustomerView }

const channelName = 'foyer.customer-display'

/** How often a register says again what is shown, in ms. */
export const sendAgainMs = 5000
/** After so long without a word the register is taken to be gone, in ms. */
export const forgottenAfterMs = 20_000

/** The line between register and display; null in browsers without one. */
export function openDisplayChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
}
