import type { BillOpened, SaleMade } from '#core/billing/facts.ts'
import type { BillLine } from '#core/billing/bill.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { DebtSettled, TurnsUsed, VoucherIssued, VoucherOverridden } from '#core/vouchers/facts.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Limit = NonNullable<VoucherIssued['ticketLimit']>

/** What a seat of the row of the dearer class adds, in cents; no turn pays for it. */
const classCents = 250

/** What a turn takes off a ticket of a rate, in cents; nothing where it pays for no such ticket. */
function mostOf(rate: number, limit: Limit | undefined): number {
  if (!limit || rate <= limit.cents) return rate
  return limit.above === 'difference' ? limit.cents : 0
}

/** No ticket that costs something is let in by a turn that pays nothing. */
const isTaken = (covered: number, most: number, rate: number) => covered === most && (most > 0 || !rate)

/**
 * A turn takes a ticket's rate off, no more than its voucher's limit, and pays for no dearer ticket where its kind says so;
 * and what the ticket says of it is what the turn's own fact says. A box that does not know a voucher knows no limit of it:
 * who is let in on a manager's word there pays nothing at the rate.
 */
export function openLimitCheck(
  fail: Fail,
  stats: Stats,
  about: {
    /** Whether a ticket's turn, or the manager's word for it, stands in a history that was set aside, or may be. */
    wasPaidInQuarantine: (ticketId: string) => boolean
    /** What every show adds to the rate, in cents; no turn pays for it either. */
    addedCents: number
  },
) {
  const limits = new Map<string, Limit | undefined>()
  /** What the turn or the debt of a ticket pays for, in cents. */
  const covered = new Map<string, number>()
  /** Tickets let in on a manager's word, also where that is lost: their register brings back what it was told. */
  const allowed = new Set<string>()

  function pays(ticketId: string, cents: number): void {
    const before = covered.get(ticketId)
    if (before !== undefined && before !== cents)
      fail('limit', `a turn pays ${cents} cents of ${ticketId}, and ${before} before`)
    covered.set(ticketId, cents)
  }

  function sold(billId: string, { ticketId = '', voucherId, ...line }: BillLine): void {
    if (line.kind !== 'ticket' || voucherId === undefined || !limits.has(voucherId)) return
    const { coveredCents = 0, unitCents, seatId } = line
    pays(ticketId, coveredCents)
    const limit = limits.get(voucherId)
    const full = unitCents + coveredCents - about.addedCents
    // In a plan that was published meanwhile the row may be of another class.
    const rates = seatId?.startsWith('C') ? [full - classCents, full] : [full]
    const fits = rates.find(rate => isTaken(coveredCents, mostOf(rate, limit), rate))
    if (fits !== undefined) {
      if (limit) count(stats, coveredCents < fits ? 'tickets above a limit' : 'tickets within a limit')
      return
    }
    const mayBeAllowed = allowed.has(ticketId) || about.wasPaidInQuarantine(ticketId)
    if (rates.includes(coveredCents) && mayBeAllowed) return count(stats, 'tickets whose limit nobody knew')
    fail('limit', `a turn of ${voucherId} pays ${coveredCents} of ${full} cents for ${ticketId} of ${billId}`)
  }

  return {
    see({ type, body }: Fact): void {
      switch (type) {
        case 'voucher.issued': {
          const { voucherId, ticketLimit } = body as VoucherIssued
          return void limits.set(voucherId, ticketLimit)
        }
        case 'turns.kept':
        case 'turns.spent':
          return (body as TurnsUsed).turns.forEach(({ ticketId, coveredCents }) =>
            pays(ticketId, coveredCents),
          )
        case 'voucher.overridden': {
          const { ticketId, coveredCents } = body as VoucherOverridden
          allowed.add(ticketId)
          return pays(ticketId, coveredCents)
        }
        case 'voucher_debt.settled': {
          const { ticketId, coveredCents } = (body as DebtSettled).turn
          return pays(ticketId, coveredCents)
        }
        case 'sale.made':
        case 'sale.reinstated':
        case 'bill.opened': {
          const { billId, lines } = body as SaleMade | BillOpened
          return lines.forEach(line => sold(billId, line))
        }
      }
    },
    reset() {
      limits.clear()
      covered.clear()
    },
  }
}
