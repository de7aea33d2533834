import { isModuleOn } from '../access/modules.ts'
import { kindOf } from '../billing/methods/payment-method.ts'
import type { Catalogue } from '../journal/apply.ts'
import { originOf } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { settingOf } from '../venue/settings/effective.ts'
import type { Db } from '../database/sql.ts'
import { cashLine, type TillDrawer } from './drawer.ts'
import { depositsBackIn, depositsTakenIn } from './deposit-store.ts'
import type { DrawerLine, ZReport } from './facts.ts'
import type { ShiftNow } from './shift.ts'
import { handoversInShift, nextReport, openingsInShift, openShiftIdAt, type ShiftRow } from './store.ts'
import { drawerOf, takingsOf } from './sum-store.ts'
import { peopleIn, vatIn } from './vat-store.ts'

/** The methods whose takings lie in the drawer beside the cash. */
export function withdrawableMethods(catalogue: Pick<Catalogue, 'all'>): Set<string> {
  const counted = catalogue
    .all('payment_method')
    .filter(method => method.withdrawable && !method.deleted && !['cash', 'online'].includes(kindOf(method)))
  return new Set(counted.map(({ id }) => id))
}

/**
 * The drawer that cash goes through at a device, where the cinema keeps shifts; at the portal there is none, so a
 * cinema that takes cash only in shifts gives none back there.
 */
export function loadTillDrawer(
  { db, catalogue, actor }: Pick<Tx, 'db' | 'catalogue' | 'actor'>,
  cinemaId: string,
): TillDrawer {
  const { device } = actor
  if (!isModuleOn(catalogue, 'cash_balance')) return { shiftId: null, needed: false, withdrawable: new Set() }
  return {
    shiftId: device === undefined ? null : openShiftIdAt(db, cinemaId, device),
    needed: settingOf(catalogue, 'cash_balance.shift_needed', cinemaId),
    withdrawable: withdrawableMethods(catalogue),
  }
}

/** A shift as its rules read it: whose drawer it is, and whether it is over. */
export function shiftNow(db: Db, row: ShiftRow): ShiftNow {
  const last = handoversInShift(db, row.cinemaId, row.id).at(-1)
  return {
    id: row.id,
    deviceId: row.deviceId,
    holderId: last?.toId ?? row.employeeId,
    holderName: last?.toName ?? row.employeeName,
    isClosed: row.closedAt !== null,
  }
}

/** What should be in the drawer of a shift, by way to pay. */
export function loadDrawer({ db, catalogue }: Pick<Tx, 'db' | 'catalogue'>, row: ShiftRow): DrawerLine[] {
  const { cinemaId, id: shiftId, floatCents } = row
  return drawerOf(db, { cinemaId, shiftId }, floatCents, withdrawableMethods(catalogue))
}

/** What is known of a shift at this moment, as its report says it. */
export function loadReport(
  tx: Pick<Tx, 'db' | 'catalogue'>,
  row: ShiftRow,
): Omit<ZReport, 'drawer'> & { drawer: DrawerLine[] } {
  const { cinemaId, id: shiftId, openedAt, employeeName: openedBy, device } = row
  return {
    openedAt,
    openedBy,
    device,
    drawer: loadDrawer(tx, row),
    ...takingsOf(tx.db, { cinemaId, shiftId }),
    openings: openingsInShift(tx.db, cinemaId, shiftId).length,
    vat: vatIn(tx.db, { cinemaId, shiftId }),
    depositsTakenCents: depositsTakenIn(tx.db, { cinemaId, shiftId }),
    depositsBackCents: depositsBackIn(tx.db, { cinemaId, shiftId }),
    people: peopleIn(tx.db, { cinemaId, shiftId }),
  }
}

/** The next gapless number of this node's reports for a cinema, as bills have theirs; `TZ` in training. */
export function loadReportNumber(
  { db, identity, training }: Pick<Tx, 'db' | 'identity' | 'training'>,
  cinemaId: string,
): { number: string; counter: number } {
  const { nodeId, epoch } = identity
  const counter = nextReport(db, originOf(nodeId, epoch, `cinema:${cinemaId}`))
  const series = epoch > 1 ? `${epoch}-` : ''
  return { number: `${training ? 'TZ' : 'Z'}-${series}${String(counter).padStart(6, '0')}`, counter }
}

/** What a line of a drawer is called among the payment methods; undefined for cash, which is a word of the page. */
export function methodName(catalogue: Pick<Catalogue, 'get'>, method: string) {
  return method === cashLine ? undefined : catalogue.get('payment_method', method)?.name
}
