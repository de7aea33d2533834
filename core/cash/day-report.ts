import type { Takings, TakenByPerson, VatTaken, ZReport } from './facts.ts'

/** What a shift says for its day: its report, as it was when it was closed or as it is now. */
export type ShiftOfDay = {
  /** Of its report; null while it is open. */
  number: string | null
  report: Omit<ZReport, 'openedAt' | 'openedBy' | 'device' | 'drawer'>
  expectedCents: number
  /** Null while it is open. */
  countedCents: number | null
}

/** All drawers of one business day of a cinema together: by way to pay, by VAT rate, and by person. */
export type DayReport = {
  /** The gapless numbers of the reports it is the sum of, in their order. */
  numbers: string[]
  open: number
  expectedCents: number
  /** Of the shifts that are closed. */
  countedCents: number
  differenceCents: number
  takings: Takings[]
  bills: number
  returns: number
  openings: number
  vat: VatTaken[]
  depositsTakenCents: number
  depositsBackCents: number
  people: TakenByPerson[]
}

/**
 * Sums the shifts of a day. It has no number and no paper of its own: what was reported stands in the reports it names, and
 * an open shift is in it as far as it has come.
 */
export function dayReport(shifts: readonly ShiftOfDay[]): DayReport {
  const closed = shifts.filter(({ countedCents }) => countedCents !== null)
  const reports = shifts.map(({ report }) => report)
  const countedCents = total(closed, ({ countedCents }) => countedCents ?? 0)
  return {
    numbers: shifts.flatMap(({ number }) => number ?? []).toSorted(),
    open: shifts.length - closed.length,
    expectedCents: total(shifts, ({ expectedCents }) => expectedCents),
    countedCents,
    differenceCents: countedCents - total(closed, ({ expectedCents }) => expectedCents),
    takings: summed(
      reports.flatMap(({ takings }) => takings),
      ({ kind, methodId }) => `${kind} ${methodId}`,
    ),
    bills: total(reports, ({ bills }) => bills),
    returns: total(reports, ({ returns }) => returns),
    openings: total(reports, ({ openings }) => openings),
    vat: summed(
      reports.flatMap(({ vat = [] }) => vat),
      ({ rate }) => String(rate),
      ['rate'],
    ).toSorted((a, b) => a.rate - b.rate),
    depositsTakenCents: total(reports, ({ depositsTakenCents = 0 }) => depositsTakenCents),
    depositsBackCents: total(reports, ({ depositsBackCents = 0 }) => depositsBackCents),
    people: summed(
      reports.flatMap(({ people = [] }) => people),
      ({ name }) => name,
    ).toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1)),
  }
}

function total<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}

/**
 * Rows of the same key as one, their numbers added up.
 *
 * @param names numbers that are no sums
 */
function summed<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  names: readonly (keyof Row)[] = [],
): Row[] {
  const all = new Map<string, Row>()
  for (const row of rows) {
    const known = all.get(keyOf(row))
    if (!known) {
      all.set(keyOf(row), { ...row })
      continue
    }
    for (const [name, value] of Object.entries(row) as [keyof Row, unknown][])
      if (typeof value === 'number' && !names.includes(name))
        known[name] = (Number(known[name] ?? 0) + value) as Row[keyof Row]
  }
  return [...all.values()]
}
