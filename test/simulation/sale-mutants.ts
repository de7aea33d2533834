import type { Node, Tx } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, readingFacts, writing } from './switched-off.ts'

/** Bill numbers are counted in memory: what a commit takes back stays counted. */
function countingInMemory(): (node: Node) => Node {
  const last = new Map<unknown, number>()
  return commandsWith(tx =>
    writing(tx, (_, body) => {
      if (!('counter' in body)) return body
      const counter = (last.get(body['cinemaId']) ?? Number(body['counter']) - 1) + 1
      last.set(body['cinemaId'], counter)
      return { ...body, counter }
    }),
  )
}

/** Nothing ever came back: every line stands, all money is held. */
function forgettingReturns(tx: Tx): Tx {
  const paid = tx.db.prepare('SELECT cents FROM payments WHERE id = ?').pluck()
  const bills = reading(tx, 'bills', row =>
    row['status'] === 'refunded' || row['status'] === 'refunding' ? { ...row, status: 'settled' } : row,
  )
  const lines = reading(bills, 'bill_lines', row => ('back' in row ? { ...row, back: 0, backCents: 0 } : row))
  return reading(lines, 'payments', row =>
    'heldCents' in row ? { ...row, heldCents: paid.get(row['id']) } : row,
  )
}

/** Rules about bills, their numbers, and what comes back of them. */
export const saleMutants: Mutant[] = [
  {
    rule: 'a sale sent again is the same sale',
    rules: () => ({
      node: commandsWith((tx, { via }) => {
        let written = !['register 1', 'site'].includes(via)
        const forgetful = reading(tx, 'bills', row => (written ? row : undefined))
        return writing(forgetful, (_, body) => ((written = true), body))
      }),
    }),
    options: { unanswered: 0.3 },
  },
  {
    rule: 'a ticket opens the door once',
    rules: () => ({ node: commandsWith(tx => reading(tx, 'admissions', () => undefined)) }),
  },
  {
    rule: 'after an undo a ticket opens the door once more, and once',
    rules: () => ({
      node: commandsWith(tx => {
        const hasUndo = tx.db.prepare('SELECT 1 FROM undone_admissions WHERE ticket_id = ?').pluck()
        return reading(tx, 'admissions', row => (hasUndo.get(row['ticket_id']) ? undefined : row))
      }),
    }),
    options: { undone: 0.4, boxes: 1 },
  },
  {
    rule: 'an admission that was undone stays so when a scanner gives it back',
    rules: () => ({
      kinds: readingFacts('ticket.admitted', ({ db }, { body }, usual) => {
        const undone = db.prepare('SELECT 1 FROM undone_admissions WHERE admission_id = ?').pluck()
        const rename = db.prepare('UPDATE undone_admissions SET admission_id = ? WHERE admission_id = ?')
        const known = undone.get(body['admissionId']) !== undefined
        if (known) rename.run('kept aside', body['admissionId'])
        usual()
        if (known) rename.run(body['admissionId'], 'kept aside')
      }),
    }),
    options: { undone: 0.4, emergencyMode: 0.04, boxes: 1 },
  },
  {
    rule: 'never more goes back than was paid',
    rules: () => ({ node: commandsWith(forgettingReturns) }),
  },
  {
    rule: 'only the owner of a bill refunds it',
    rules: () => ({
      node: commandsWith(tx => reading(tx, 'bill_owners', row => ({ ...row, owner: tx.identity.role }))),
    }),
  },
  {
    rule: 'a ticket that was taken back opens no door',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'bill_lines', row =>
          'ended' in row ? { ...row, ended: null, billStatus: 'settled' } : row,
        ),
      ),
    }),
  },
  {
    rule: 'bill numbers are counted in the transaction',
    rules: () => ({ node: countingInMemory() }),
    options: { diskFull: 0.03 },
  },
]
