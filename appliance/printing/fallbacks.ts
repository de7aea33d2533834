import type { OpenPrinter } from '../drivers/printers.ts'
import { canPrint } from '../drivers/printer/status.ts'

/** A roll is changed within this time; then another printer puts the paper out. */
const patienceMs = 10_000

/**
 * Which printers print for which others now: one that is entered as a fallback, and prints, for every one that has been
 * unable to for ten seconds, until that prints again.
 *
 * @param now the clock, in milliseconds
 */
export function openFallbacks(now: () => number) {
  const outSince = new Map<OpenPrinter, number>()

  function isOut(open: OpenPrinter): boolean {
    if (canPrint(open.printer.condition())) outSince.delete(open)
    return now() - (outSince.get(open) ?? Infinity) >= patienceMs
  }
  const helps = ({ entry, printer }: OpenPrinter) =>
    entry.isFallback === true && canPrint(printer.condition())

  return {
    /** A printer put nothing out. */
    failed(open: OpenPrinter): void {
      if (!outSince.has(open)) outSince.set(open, now())
    },
    /** Those for which this one prints now besides its own. */
    helpedBy: (all: readonly OpenPrinter[], open: OpenPrinter): OpenPrinter[] =>
      helps(open) ? all.filter(other => other !== open && isOut(other)) : [],
    /** The one out of which the paper of this one comes now. */
    helperOf: (all: readonly OpenPrinter[], open: OpenPrinter): OpenPrinter | undefined =>
      isOut(open) ? all.find(other => other !== open && helps(other)) : undefined,
    forget: (gone: OpenPrinter) => void outSince.delete(gone),
  }
}
export type Fallbacks = ReturnType<typeof openFallbacks>
