import type { AttemptRow } from '#core/terminal/store.ts'
import type { TerminalOrder } from '../drivers/terminal/contract.ts'

/**
 * An attempt as the terminal is given it. What somebody read off a terminal has no number to reverse by: its money goes
 * back as a refund.
 *
 * @param receipt what the terminal calls the payment whose money goes back
 */
export function orderOf(
  { id, kind, cents }: Pick<AttemptRow, 'id' | 'kind' | 'cents'>,
  receipt: string | null | undefined,
): TerminalOrder {
  if (kind === 'payment') return { id, kind, cents }
  if (kind === 'reversal' && receipt) return { id, kind, cents, receipt }
  return { id, kind: 'refund', cents, receipt: receipt ?? null }
}
