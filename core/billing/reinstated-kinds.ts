import type { GuestsDisplaced, SaleReinstated } from './facts.ts'
import { applyGuestsDisplaced, applySaleReinstated } from './apply.ts'
import { ofPurchase, opensPurchase } from './apply-purchase.ts'

/** What comes back after a loss, and whose seats do not. */
export type ReinstatedFacts = { 'sale.reinstated': SaleReinstated; 'guests.displaced': GuestsDisplaced }

/** How each is read. */
export const reinstatedKinds = {
  'sale.reinstated': opensPurchase(applySaleReinstated),
  'guests.displaced': ofPurchase(applyGuestsDisplaced),
}
