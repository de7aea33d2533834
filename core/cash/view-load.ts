import type { SignedIn } from '../api/mount.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Node } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import { settingOf } from '../venue/settings/effective.ts'
import type { CashNow, CountView, ShiftSumsView, TillReports, ZReportView } from './contract.ts'
import { movesAndDeposits } from './deposit-store.ts'
import { currency, denominations, smallestNote } from './denominations.ts'
import { expectedOf } from './drawer.ts'
import type { CountedLine, DrawerLine, ZReport, Takings } from './facts.ts'
import { loadDrawer, loadReport, methodName, shiftNow, withdrawableMethods } from './load.ts'
import type { AtTill } from './shift.ts'
import {
  closingsOf,
  countsInShift,
  lastShiftAt,
  lastShiftsAt,
  openShiftAt,
  type ClosingRow,
  type ShiftRow,
} from './store.ts'

type Names = Pick<Catalogue, 'get'>
type Reading = Pick<Node, 'db' | 'catalogue' | 'runtime'>

const named = (catalogue: Names, method: string) => {
  const name = methodName(catalogue, method)
  return name ? { name } : {}
}

/** A line of a drawer with what it is called and what it comes to. */
export function lineView(catalogue: Names, line: DrawerLine) {
  return { ...line, ...named(catalogue, line.method), expectedCents: expectedOf(line) }
}

/**
 * What somebody counted, beside what should have been there then: whoever has counted is told. Every count is kept, so
 * that one counted again to fit stands beside the first.
 */
export function countView(
  catalogue: Names,
  count: { id: string; at: string; employeeName: string; coins: CountView['coins']; lines: CountedLine[] },
): CountView {
  const { id, at, employeeName, coins, lines } = count
  return {
    id,
    at,
    employeeName,
    coins,
    lines: lines.map(line => ({ ...line, ...named(catalogue, line.method) })),
  }
}

/** A closing as it was reported. */
export function reportView(catalogue: Names, { number, at, report }: ClosingRow): ZReportView {
  const { drawer, employeeName, leftCents, explanation } = report
  const sum = (what: 'expectedCents' | 'countedCents') =>
    drawer.reduce((cents, line) => cents + line[what], 0)
  return {
    number,
    at,
    employeeName,
    leftCents,
    explanation,
    expectedCents: sum('expectedCents'),
    countedCents: sum('countedCents'),
    drawer: drawer.map(line => ({ ...line, ...named(catalogue, line.method) })),
    ...sumsView(catalogue, report),
  }
}

/** What a shift came to, with what its ways to pay are called. */
function sumsView(
  catalogue: Names,
  {
    takings,
    bills,
    returns,
    openings,
    vat = [],
    depositsTakenCents = 0,
    depositsBackCents = 0,
    people = [],
  }: Omit<ZReport, 'drawer'>,
): ShiftSumsView {
  const sums = { bills, returns, openings, vat, depositsTakenCents, depositsBackCents, people }
  return { takings: takingsView(catalogue, takings), ...sums }
}

/** What was taken in each way, with what it is called. */
export function takingsView(catalogue: Names, takings: readonly Takings[]): ShiftSumsView['takings'] {
  return takings.map(each => ({ ...each, ...named(catalogue, each.methodId) }))
}

/** As many as a till shows. */
const mostReports = 30

/** The reports of a till, and its open shift so far; who takes no cash out reads those they closed themselves. */
export function tillReportsOf(node: Reading, by: AtTill): TillReports {
  const { db, catalogue } = node
  const { cinemaId, deviceId, withdrawUpToCents, employeeName } = by
  if (deviceId === null) return { running: null, reports: [] }
  const readsAll = withdrawUpToCents !== 0
  const open = openShiftAt(db, cinemaId, deviceId)
  const tells = readsAll || !settingOf(catalogue, 'cash_balance.blind_count', cinemaId)
  const reports = lastShiftsAt(db, { cinemaId, deviceId }, mostReports).flatMap(row => {
    const [closing] = closingsOf(db, cinemaId, row.id)
    if (!closing || !(readsAll || closing.report.employeeName === employeeName)) return []
    const { id: shiftId, openedAt, employeeName: openedBy } = row
    return { ...reportView(catalogue, closing), shiftId, openedAt, openedBy }
  })
  return { running: open && tells ? sumsView(catalogue, loadReport(node, open)) : null, reports }
}

/** Who stands at which till, as the session says. */
export function atTill(node: Node, signedIn: SignedIn, locale: Locale): AtTill {
  const { employeeId, name, device, deviceId, withdrawUpToCents } = signedIn
  const cinemaId = node.identity.cinemaId ?? ''
  return { employeeId, employeeName: name, device, deviceId, cinemaId, withdrawUpToCents, locale }
}

/** What a till shows of its cash. Who counts before seeing is not told what should be there. */
export function cashNowOf(node: Reading, by: AtTill): CashNow {
  const { db, catalogue } = node
  const { cinemaId, deviceId, withdrawUpToCents } = by
  const blind = settingOf(catalogue, 'cash_balance.blind_count', cinemaId)
  const row = deviceId === null ? undefined : openShiftAt(db, cinemaId, deviceId)
  const before = deviceId === null ? undefined : lastShiftAt(db, cinemaId, deviceId)
  const closing = before && closingsOf(db, cinemaId, before.id)[0]
  return {
    shift: row ? shiftView(node, row, !blind || withdrawUpToCents !== 0) : null,
    last:
      before && closing
        ? {
            shiftId: before.id,
            number: closing.number,
            at: closing.at,
            employeeName: closing.report.employeeName,
            leftCents: closing.report.leftCents,
          }
        : null,
    coins: [...denominations[currency]],
    smallestNoteCents: smallestNote[currency],
    methods: [...withdrawableMethods(catalogue)].map(id => ({ id, ...named(catalogue, id) })),
    withdrawUpToCents,
    blind,
    needed: settingOf(catalogue, 'cash_balance.shift_needed', cinemaId),
  }
}

function shiftView({ db, catalogue, runtime }: Reading, row: ShiftRow, tells: boolean) {
  const { cinemaId, id, openedAt, floatCents } = row
  const { holderId, holderName } = shiftNow(db, row)
  const dayOf = (ms: number) => businessDayAt(catalogue, cinemaId, ms)
  return {
    id,
    openedAt,
    openedBy: row.employeeName,
    holderId,
    holderName,
    floatCents,
    overdue: dayOf(Date.parse(openedAt)) < dayOf(runtime.now()),
    drawer: tells ? loadDrawer({ db, catalogue }, row).map(line => lineView(catalogue, line)) : null,
    moves: movesAndDeposits(db, cinemaId, id),
    counts: countsInShift(db, cinemaId, id).map(count => countView(catalogue, count)),
  }
}
