import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { billIdOf, paymentIdOf } from '#core/access/access-key.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { businessDay } from '#core/programme/day.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { checkout } from '#core/sales/public-contract.ts'
import type { CheckoutRequest, VoucherCheckoutRequest } from '#core/sales/checkout-contract.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { Client } from './client.ts'
import { laterToday } from './places.ts'

/** What a seat of the small house costs at the normal rate, in cents: row C is premium. */
export function normalCents(seats: readonly string[]): number {
  return seats.reduce((sum, seat) => sum + (seat.startsWith('C') ? 1250 : 1000), 0)
}

/** A visitor's form, filled in right. */
export function form(
  seats: readonly string[],
  scheduleId = laterToday,
  more: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    bill_id: randomUUID(),
    payment_method_id: 'test',
    name: 'Ada',
    email: 'ada@visitor.example',
    email_confirmation: 'ada@visitor.example',
    newsletter_signup: false,
    amount: normalCents(seats),
    items: seats.map(seat => ({
      type: 'ticket' as const,
      schedule_id: scheduleId,
      price_rate_id: 'normal',
      seat,
    })),
    ...more,
  }
}

/** A visitor's form for a voucher of the small house: three turns at 8.50, unless it says otherwise. */
export function voucherForm(more: Partial<VoucherCheckoutRequest> = {}): VoucherCheckoutRequest {
  const { newsletter_signup: _, ...rest } = form([])
  return {
    ...rest,
    amount: 2550,
    items: [{ type: 'loyaltyCard', voucher_type_id: 'ten', total_turns: 3, total_products: 0 }],
    ...more,
  }
}

/**
 * Sends the form; returns the purchase as its buyer names it (`uuid`, `paymentName`), the bill and payment as the exhibitor knows
 * them, and the provider's page.
 */
export async function goToPay(visitor: Client, filled: CheckoutRequest | VoucherCheckoutRequest) {
  const answer = await visitor.call(checkout, { body: filled })
  expect(answer.status, answer.text).toBe(200)
  const { uuid, payment } = answer.body.data
  return {
    uuid,
    billId: billIdOf(uuid),
    paymentName: payment!.id,
    paymentId: paymentIdOf(payment!.id),
    link: payment!.checkout_url!,
  }
}

/** What a visitor presses on the provider's page. */
export async function press(link: string, outcome: 'paid' | 'failed' | 'cancelled'): Promise<void> {
  const answer = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

/** A basket at the register, paid in cash to the cent. */
export function basket(
  seats: readonly string[],
  scheduleId = laterToday,
  more: Partial<SaleRequest> = {},
): SaleRequest {
  const totalCents = more.totalCents ?? normalCents(seats)
  return {
    id: randomUUID(),
    holdId: null,
    tickets: seats.map(seatId => ({ scheduleId, seatId, priceRateId: 'normal' })),
    products: [],
    totalCents,
    payments: [{ methodId: 'cash', tenderedCents: totalCents }],
    ...more,
  }
}

/** A show two minutes from now, so that its doors are open, or later, or earlier; planned at the relay. */
export async function showStartingSoon(
  tenant: Tenant,
  id = 'show-soon',
  minutes = 2,
  screenId = 'screen-1',
): Promise<string> {
  await tenant.node.execute({ who: 'node', via: 'test' }, tx => {
    const startMs = tx.nowMs + minutes * 60_000
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Luxembourg',
      timeStyle: 'short',
    }).format(startMs)
    const day = businessDay(startMs, 'Europe/Luxembourg', 300)
    createSchedule(tx, { id, versionId: 'version-1', screenId, day, time }, { mayBePast: true })
  })
  return id
}

/** The texts in the QR codes of a bill's tickets, as the side that sold them signs them. */
export function codesOf(seller: Tenant, billId: string): string[] {
  return linesOf(seller.node.db, billId)
    .filter(line => line.ticketId)
    .map(line => {
      const { code } = loadTicketFacts(seller, line, 'en')!
      return writeTicketCode(code, seller.keys.own)
    })
}

/** The short codes under them. */
export function shortCodesOf(seller: Tenant, billId: string): string[] {
  return linesOf(seller.node.db, billId).flatMap(line => line.ticketId ?? [])
}

export function stateOf(tenant: Tenant, scheduleId: string, seatId: string): string {
  const state = tenant.node.db.prepare('SELECT state FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?')
  return (state.pluck().get(scheduleId, seatId) as string | undefined) ?? 'free'
}

/** How many facts of a type speak of a bill. */
export function factsOf(tenant: Tenant, billId: string, type: string): number {
  const facts = tenant.node.db.prepare(
    "SELECT count(*) FROM facts WHERE bytes LIKE ? AND json_extract(bytes, '$.type') = ?",
  )
  return facts.pluck().get(`%${billId}%`, type) as number
}
