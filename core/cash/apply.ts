import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { CashMove } from '../database/cash-tables.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { orderedName, type Fact } from '../journal/fact.ts'
import type {
  CashMoved,
  DrawerOpened,
  ShiftClosed,
  ShiftCounted,
  ShiftHandedOver,
  ShiftOpened,
  ZReport,
} from './facts.ts'
import { closingsOf } from './store.ts'

type InCinema = { cinemaId: string; id: string }

/*
 * What a till has no answer to it sends again, and its box may have forgotten it: of two that were told under one id the
 * earliest stands, in any order.
 */

const putShift = prepared((q, given: Tables['cash_shifts']) =>
  q
    .insertInto('cash_shifts')
    .values(
      only(
        given,
        'cinema_id',
        'id',
        'device_id',
        'device',
        'opened_at',
        'fact',
        'employee_id',
        'employee_name',
        'float_cents',
        'closed_at',
        'closed_number',
      ),
    )
    .onConflict(
      earliestStands('cash_shifts', {
        key: ['cinema_id', 'id'],
        takes: ['device_id', 'device', 'opened_at', 'fact', 'employee_id', 'employee_name', 'float_cents'],
        by: ['opened_at', 'fact'],
      }),
    ),
)
const setClosed = prepared((q, given: InCinema & { at: string; number: string }) =>
  q
    .updateTable('cash_shifts')
    .set({ closed_at: given.at, closed_number: given.number })
    .where('cinema_id', '=', given.cinemaId)
    .where('id', '=', given.id),
)
const putMove = prepared((q, given: Tables['cash_moves']) =>
  q
    .insertInto('cash_moves')
    .values(
      only(given, 'cinema_id', 'id', 'shift_id', 'what', 'method', 'cents', 'reason', 'employee_name', 'at'),
    )
    .onConflict(
      earliestStands('cash_moves', {
        key: ['cinema_id', 'id'],
        takes: ['shift_id', 'what', 'method', 'cents', 'reason', 'employee_name', 'at'],
        by: ['at', 'shift_id', 'employee_name'],
      }),
    ),
)
const putCount = prepared((q, given: Tables['cash_counts']) =>
  q
    .insertInto('cash_counts')
    .values(only(given, 'cinema_id', 'id', 'shift_id', 'coins', 'lines', 'employee_name', 'at'))
    .onConflict(
      earliestStands('cash_counts', {
        key: ['cinema_id', 'id'],
        takes: ['shift_id', 'coins', 'lines', 'employee_name', 'at'],
        by: ['at', 'lines', 'employee_name'],
      }),
    ),
)
const putHandover = prepared((q, given: Tables['cash_handovers']) =>
  q
    .insertInto('cash_handovers')
    .values(only(given, 'cinema_id', 'id', 'shift_id', 'from_name', 'to_id', 'to_name', 'count_id', 'at'))
    .onConflict(
      earliestStands('cash_handovers', {
        key: ['cinema_id', 'id'],
        takes: ['shift_id', 'from_name', 'to_id', 'to_name', 'count_id', 'at'],
        by: ['at', 'from_name', 'to_name'],
      }),
    ),
)
const putReport = prepared((q, given: Tables['z_reports']) =>
  q
    .insertInto('z_reports')
    .orIgnore()
    .values(
      only(
        given,
        'origin',
        'counter',
        'cinema_id',
        'shift_id',
        'number',
        'report',
        'expected_cents',
        'counted_cents',
        'at',
      ),
    ),
)
const putOpening = prepared((q, given: Tables['drawer_openings']) =>
  q
    .insertInto('drawer_openings')
    .values(
      only(given, 'cinema_id', 'id', 'shift_id', 'device_id', 'device', 'reason', 'employee_name', 'at'),
    )
    .onConflict(
      earliestStands('drawer_openings', {
        key: ['cinema_id', 'id'],
        takes: ['shift_id', 'device_id', 'device', 'reason', 'employee_name', 'at'],
        by: ['at', { orEmpty: 'shift_id' }, 'employee_name'],
      }),
    ),
)

export const applyShiftOpened: Apply<ShiftOpened> = ({ db }, { at, origin, seq, body }) => {
  const { shiftId: id, cinemaId, deviceId, device, floatCents, employeeId, employeeName } = body
  putShift.run(db, {
    cinema_id: cinemaId,
    id,
    device_id: deviceId,
    device,
    opened_at: at,
    fact: orderedName({ origin, seq }),
    employee_id: employeeId,
    employee_name: employeeName,
    float_cents: floatCents,
    closed_at: null,
    closed_number: null,
  })
  noteClosing(db, cinemaId, id)
}

/** A shift is closed by the earliest of its closings, in whatever order they and its opening arrive. */
function noteClosing(db: Db, cinemaId: string, id: string): void {
  const [first] = closingsOf(db, cinemaId, id)
  if (first) setClosed.run(db, { cinemaId, id, at: first.at, number: first.number })
}

const applyMoved =
  (what: CashMove): Apply<CashMoved> =>
  ({ db }, { at, body }) => {
    const { shiftId, cinemaId, moveId, method, cents, reason, employeeName } = body
    putMove.run(db, {
      cinema_id: cinemaId,
      id: moveId,
      shift_id: shiftId,
      what,
      method,
      cents,
      reason,
      employee_name: employeeName,
      at,
    })
  }
export const applyPaidIn = applyMoved('paid_in')
export const applyPaidOut = applyMoved('paid_out')
export const applyWithdrawn = applyMoved('withdrawn')

export const applyShiftCounted: Apply<ShiftCounted> = ({ db }, { at, body }) => {
  const { shiftId, cinemaId, countId, coins, lines, employeeName } = body
  putCount.run(db, {
    cinema_id: cinemaId,
    id: countId,
    shift_id: shiftId,
    coins: JSON.stringify(coins),
    lines: JSON.stringify(lines),
    employee_name: employeeName,
    at,
  })
}

export const applyShiftHandedOver: Apply<ShiftHandedOver> = ({ db }, { at, body }) => {
  const { shiftId, cinemaId, handoverId, fromName, employeeId, employeeName, countId } = body
  putHandover.run(db, {
    cinema_id: cinemaId,
    id: handoverId,
    shift_id: shiftId,
    from_name: fromName,
    to_id: employeeId,
    to_name: employeeName,
    count_id: countId,
    at,
  })
}

const sumOf = (report: ZReport, what: 'expectedCents' | 'countedCents') =>
  report.drawer.reduce((sum, line) => sum + line[what], 0)

export const applyShiftClosed: Apply<ShiftClosed> = ({ db }, { at, origin, body }: Fact<ShiftClosed>) => {
  const { shiftId, cinemaId, number, counter, report, ...ending } = body
  const { countId, leftCents, explanation, employeeName, locale } = ending
  putReport.run(db, {
    origin,
    counter,
    cinema_id: cinemaId,
    shift_id: shiftId,
    number,
    report: JSON.stringify({ ...report, countId, leftCents, explanation, employeeName, locale }),
    expected_cents: sumOf(report, 'expectedCents'),
    counted_cents: sumOf(report, 'countedCents'),
    at,
  })
  noteClosing(db, cinemaId, shiftId)
}

export const applyDrawerOpened: Apply<DrawerOpened> = ({ db }, { at, body }) => {
  const { openingId, shiftId, cinemaId, deviceId, device, reason, employeeName } = body
  putOpening.run(db, {
    cinema_id: cinemaId,
    id: openingId,
    shift_id: shiftId,
    device_id: deviceId,
    device,
    reason,
    employee_name: employeeName,
    at,
  })
}
