import type { Statement } from './contract.ts'

/** The part of a statement that one distributor is sent. */
export function statementFor(whole: Statement, distributor: string): Statement {
  const its = <R extends { distributor: string | null }>(rows: readonly R[]) =>
    rows.filter(row => row.distributor === distributor)
  return { ...whole, rows: its(whole.rows), adjustments: its(whole.adjustments) }
}

/** What is due of a statement, in cents. */
export function dueOfStatement({ rows, adjustments }: Pick<Statement, 'rows' | 'adjustments'>): number {
  const due = rows.reduce((sum, row) => sum + (row.due?.dueCents ?? 0), 0)
  return adjustments.reduce((sum, { cents }) => sum + cents, due)
}
