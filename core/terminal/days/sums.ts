import type { DaySums } from './facts.ts'

/** Money that went over a terminal, as Foyer knows it, in cents. */
export type Moved = {
  id: string
  kind: 'payment' | 'back'
  /** With what the guest gave on top, which `tipCents` is of it. */
  cents: number
  tipCents: number
  at: string
  /** The bill, exchange or refund it was for. */
  forId: string
  card: string | null
  /** What the terminal calls it. */
  receipt: string | null
  /** `terminal` said it; somebody `read` it off the terminal; or it was `typed` there by hand and never asked for. */
  known: 'terminal' | 'read' | 'typed'
}

/** The sums of what went over a terminal. */
export function sumsOf(moved: readonly Moved[]): DaySums {
  const sums = { payments: 0, paidCents: 0, refunds: 0, backCents: 0, byHandCents: 0, tipCents: 0 }
  for (const { kind, cents, tipCents, known } of moved) {
    if (kind === 'payment') {
      sums.payments += 1
      sums.paidCents += cents
      sums.tipCents += tipCents
    } else {
      sums.refunds += 1
      sums.backCents += cents
    }
    if (known === 'typed') sums.byHandCents += cents
  }
  return sums
}

/** What Foyer expects a terminal to say at its end of day, in cents. */
export function expectedOf({ paidCents, backCents }: DaySums): number {
  return paidCents - backCents
}

/** By how much a terminal's sum is above what Foyer knew; null where it said none. */
export function differenceOf(cents: number | null, sums: DaySums): number | null {
  return cents === null ? null : cents - expectedOf(sums)
}

/**
 * What may be meant where the sums differ: what is worth just the difference and would explain it alone, by its direction;
 * and where there is nothing of that kind, what no terminal has confirmed. Nothing where they agree.
 */
export function meantBy(difference: number | null, moved: readonly Moved[]): Moved[] {
  if (!difference) return []
  const worthOf = ({ kind, cents }: Moved) => (kind === 'payment' ? cents : -cents)
  // The terminal is short of what Foyer counts: that one may never have reached it.
  const missing = moved.filter(each => worthOf(each) === -difference)
  // It has more: a payment that was made twice, or money that Foyer says went back and did not.
  const doubled = moved.filter(each => worthOf(each) === difference)
  const exact = missing.length ? missing : doubled
  const unconfirmed = exact.filter(({ known }) => known !== 'terminal')
  if (unconfirmed.length) return unconfirmed
  return exact.length ? exact : moved.filter(({ known }) => known !== 'terminal')
}
