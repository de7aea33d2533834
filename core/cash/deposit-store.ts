import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import type { DepositKind, DepositsGivenBack } from './facts.ts'
import { movesInShift } from './store.ts'
import { madeIn, soldIn, type Shift } from './vat-store.ts'

const takenWithBills = prepared((q, given: Shift) =>
  q
    .with('sold_in_shift', () => soldIn(q, given))
    .selectFrom('sold_in_shift')
    .innerJoin('bill_lines as l', 'l.bill_id', 'sold_in_shift.bill_id')
    .select(({ fn }) => fn.sum<number | null>('l.total_cents').as('cents'))
    .where('l.kind', '=', 'deposit'),
)
const backWithBills = prepared((q, given: Shift) =>
  q
    .with('made_in_shift', () => madeIn(q, given))
    .selectFrom('made_in_shift')
    .innerJoin('returned_lines as x', 'x.return_id', 'made_in_shift.id')
    .innerJoin('bill_lines as l', join =>
      join.onRef('l.bill_id', '=', 'x.bill_id').onRef('l.line', '=', 'x.line'),
    )
    .select(({ fn }) => fn.sum<number | null>('x.cents').as('cents'))
    .where('l.kind', '=', 'deposit'),
)

/** Deposits that were taken in a shift, less those that went back with their products in it, in cents. */
export function depositsTakenIn(db: Db, shift: Shift): number {
  return (takenWithBills.first(db, shift)?.cents ?? 0) - (backWithBills.first(db, shift)?.cents ?? 0)
}

const putReturn = prepared((q, given: Tables['deposit_returns']) =>
  q
    .insertInto('deposit_returns')
    .values(
      only(
        given,
        'cinema_id',
        'id',
        'shift_id',
        'device_id',
        'device',
        'cents',
        'kinds',
        'employee_name',
        'at',
      ),
    )
    .onConflict(
      earliestStands('deposit_returns', {
        key: ['cinema_id', 'id'],
        takes: ['shift_id', 'device_id', 'device', 'cents', 'kinds', 'employee_name', 'at'],
        by: ['at', { orEmpty: 'shift_id' }, 'employee_name'],
      }),
    ),
)
const returns = (q: Builder) =>
  q
    .selectFrom('deposit_returns')
    .select(['id', 'device_id as deviceId', 'cents', 'kinds', 'employee_name as employeeName', 'at'])
const oneReturn = prepared((q, given: { cinemaId: string; id: string }) =>
  returns(q).where('cinema_id', '=', given.cinemaId).where('id', '=', given.id),
)
const returnsOfShift = prepared((q, given: Shift) =>
  returns(q).where('cinema_id', '=', given.cinemaId).where('shift_id', '=', given.shiftId).orderBy('at'),
)
const backInShift = prepared((q, given: Shift) =>
  q
    .selectFrom('deposit_returns')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('cinema_id', '=', given.cinemaId)
    .where('shift_id', '=', given.shiftId),
)

/** Told twice under one id, as a till sent it again to a box that had forgotten it, the earliest stands. */
export const applyDepositsGivenBack: Apply<DepositsGivenBack> = ({ db }, { at, body }) => {
  const { returnId, cinemaId, shiftId, deviceId, device, cents, kinds, employeeName } = body
  putReturn.run(db, {
    cinema_id: cinemaId,
    id: returnId,
    shift_id: shiftId,
    device_id: deviceId,
    device,
    cents,
    kinds: JSON.stringify(kinds),
    employee_name: employeeName,
    at,
  })
}

const kindsIn = (text: string) => JSON.parse(text) as DepositKind[]

/** Cups and bottles that came back by one request; undefined where it is not known. */
export function depositReturnById(db: Db, cinemaId: string, id: string) {
  const found = oneReturn.first(db, { cinemaId, id })
  return found && { ...found, kinds: kindsIn(found.kinds) }
}

/** What was given for cups and bottles out of the drawer of a shift, in cents. */
export function depositsBackIn(db: Db, shift: Shift): number {
  return backInShift.first(db, shift)?.cents ?? 0
}

/** What moved in a shift with nothing sold, cups and bottles that came back among it, in the order it happened. */
export function movesAndDeposits(db: Db, cinemaId: string, shiftId: string) {
  const back = returnsOfShift
    .all(db, { cinemaId, shiftId })
    .map(({ id, cents, kinds, employeeName, at }) => ({
      id,
      cents,
      employeeName,
      at,
      what: 'deposits_back' as const,
      method: 'cash',
      reason: kindsIn(kinds)
        .map(({ pieces, text }) => `${pieces} × ${text}`)
        .join(', '),
    }))
  const all = [...movesInShift(db, cinemaId, shiftId), ...back]
  return all.toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1))
}
