import type { Node } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import type { DaySpan } from '../programme/day-spans.ts'
import { dayReport, type ShiftOfDay } from './day-report.ts'
import { expectedOf } from './drawer.ts'
import { shiftsBefore } from './list-store.ts'
import { loadReport } from './load.ts'
import { closingsOf, shiftById, type ShiftRow } from './store.ts'
import { takingsView } from './view-load.ts'

/** Days are summed of so many shifts, the newest: a month of a house with six tills. */
const mostShifts = 200

type Reading = Pick<Node, 'db' | 'catalogue'>

/** The days of a filter on which shifts were opened, newest first, each cinema by itself; `more` where there are older ones. */
export function dayReportsOf(node: Reading, spans: readonly DaySpan[]) {
  const found = shiftsBefore(node.db, spans, null, mostShifts + 1)
  const shifts = found.slice(0, mostShifts).map(({ cinemaId, id }) => shiftById(node.db, cinemaId, id)!)
  const days = Map.groupBy(shifts, ({ cinemaId, openedAt }) => {
    return `${businessDayAt(node.catalogue, cinemaId, Date.parse(openedAt))} ${cinemaId}`
  })
  const all = [...days].map(([key, ofDay]) => {
    const [day = '', cinemaId = ''] = key.split(' ')
    const { takings, ...sums } = dayReport(ofDay.map(row => shiftOfDay(node, row)))
    return { day, cinemaId, ...sums, takings: takingsView(node.catalogue, takings) }
  })
  // The oldest day of a list that was cut may lack some of its shifts.
  const more = found.length > mostShifts
  return { days: more ? all.slice(0, -1) : all, more }
}

/** A closed shift says what its report says, whatever came to be known since. */
function shiftOfDay(node: Reading, row: ShiftRow): ShiftOfDay {
  const [closing] = closingsOf(node.db, row.cinemaId, row.id)
  if (!closing) {
    const report = loadReport(node, row)
    const expectedCents = report.drawer.reduce((sum, line) => sum + expectedOf(line), 0)
    return { number: null, report, expectedCents, countedCents: null }
  }
  const sum = (what: 'expectedCents' | 'countedCents') =>
    closing.report.drawer.reduce((cents, line) => cents + line[what], 0)
  return {
    number: closing.number,
    report: closing.report,
    expectedCents: sum('expectedCents'),
    countedCents: sum('countedCents'),
  }
}
