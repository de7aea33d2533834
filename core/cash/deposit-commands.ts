import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import type { Locale } from '../i18n/locale.ts'
import { depositKinds } from '../pricing/deposit-kinds.ts'
import { heldAt } from '../pricing/price.ts'
import { depositReturnById } from './deposit-store.ts'
import * as rule from './deposits-back.ts'
import { loadDrawer, loadTillDrawer } from './load.ts'
import type { AtTill } from './shift.ts'
import { shiftById } from './store.ts'

/**
 * Gives the deposits of cups and bottles back at a till; see `deposits-back.ts`, which says what it refuses.
 *
 * @returns whether it was not given back before
 */
export function giveDepositsBack(
  tx: Tx,
  request: rule.DepositsBackRequest,
  by: AtTill & { locale: Locale },
): boolean {
  const { db, catalogue } = tx
  const known = depositReturnById(db, by.cinemaId, request.id)
  const drawer = loadTillDrawer(tx, by.cinemaId)
  const shift = drawer.shiftId === null ? undefined : shiftById(db, by.cinemaId, drawer.shiftId)
  const cash = shift && loadDrawer(tx, shift)[0]
  const offered = depositKinds(heldAt(catalogue.all('product'), by.cinemaId))
  appendAll(tx, rule.giveDepositsBack(request, { known, offered, drawer, cash }, by))
  return !known
}
