import * as z from 'zod'

/** What happens to a ticket that costs more than a turn may pay for: the guest pays the difference, or no turn pays. */
export const aboveLimits = ['difference', 'refused'] as const
export type AboveLimit = (typeof aboveLimits)[number]

/** The most a ticket may cost at its rate for a turn to pay for all of it, in cents, and what is done above that. */
export type TicketLimit = { cents: number; above: AboveLimit }

export const ticketLimit = z.object({ cents: z.int(), above: z.enum(aboveLimits) })

/**
 * What a turn takes off a ticket, in cents: its rate, no more than the voucher's limit; 0 where the voucher pays for no
 * such ticket. What a seat's class and the picture add is paid beside it.
 *
 * @param limit of the voucher as it was sold; undefined for one that pays whatever a ticket costs
 */
export function turnPays(rateCents: number, limit: TicketLimit | null | undefined): number {
  if (!limit || rateCents <= limit.cents) return rateCents
  return limit.above === 'difference' ? limit.cents : 0
}

/** The limit of a kind of voucher, or of a voucher that was sold; undefined where it has none. */
export function limitOfType({
  ticketMaxCents,
  ticketAbove,
}: {
  ticketMaxCents?: number | null | undefined
  ticketAbove?: AboveLimit | null | undefined
}): TicketLimit | undefined {
  if (ticketMaxCents == null) return undefined
  return { cents: ticketMaxCents, above: ticketAbove ?? 'difference' }
}

/** The columns of a limit; a row's own names are those of a kind, so that `limitOfType` reads it. */
export const limitColumns = (limit: TicketLimit | undefined) => ({
  ticket_max_cents: limit?.cents ?? null,
  ticket_above: limit?.above ?? null,
})
