import { only, prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import type { Tables } from '#core/database/tables.ts'
import type { PaperKind } from '#core/documents/paper.ts'

/** A slip that may or may not have come out: somebody at the till has to look. */
export type UnsureSlip = {
  id: string
  billId: string
  returnId: string | null
  kind: PaperKind
  /** The bill's. */
  number: string
  /** The entry of the printer it was sent to. */
  printerId: string
}

/** So many slips are asked about at once; older ones are given up. */
const askedMost = 20
/** So many are kept with what was answered. */
const keptMost = 200

const put = prepared((q, given: Omit<Tables['doubtful_slips'], 'answer' | 'answered_at' | 'answered_by'>) =>
  q
    .insertInto('doubtful_slips')
    .orIgnore()
    .values(only(given, 'id', 'bill_id', 'return_id', 'kind', 'number', 'printer_id', 'at')),
)
const forget = prepared((q, given: { most: number }) =>
  q
    .deleteFrom('doubtful_slips')
    .where('id', 'in', oldest =>
      oldest
        .selectFrom('doubtful_slips')
        .select('id')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1000)
        .offset(given.most),
    ),
)
const open = prepared((q, given: { most: number }) =>
  q
    .selectFrom('doubtful_slips')
    .select(['id', 'bill_id as billId', 'return_id as returnId', 'kind', 'number', 'printer_id as printerId'])
    .where('answer', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.most),
)
const setAnswer = prepared(
  (q, given: { id: string; answer: 'out' | 'missing'; answered_at: string; answered_by: string }) =>
    q
      .updateTable('doubtful_slips')
      .set(only(given, 'answer', 'answered_at', 'answered_by'))
      .where('id', '=', given.id)
      .where('answer', 'is', null),
)

/** Keeps a slip to ask about, with the moment (ISO, UTC) it was sent; the oldest are forgotten. */
export function keepDoubt(db: Db, { id, billId, returnId, kind, number, printerId }: UnsureSlip, at: string) {
  put.run(db, { id, bill_id: billId, return_id: returnId, kind, number, printer_id: printerId, at })
  forget.run(db, { most: keptMost })
}

/** Slips nobody has looked for yet, the oldest first, as many as are asked about. */
export function openDoubts(db: Db): UnsureSlip[] {
  return open.all(db, { most: askedMost }).reverse()
}

/**
 * Somebody looked for a slip: it is not asked about again. Undefined where nobody is asked about it any more.
 *
 * @param by who answered, at which device
 */
export function answerDoubt(
  db: Db,
  id: string,
  isOut: boolean,
  { by, at }: { by: string; at: string },
): UnsureSlip | undefined {
  const slip = openDoubts(db).find(each => each.id === id)
  if (slip) setAnswer.run(db, { id, answer: isOut ? 'out' : 'missing', answered_at: at, answered_by: by })
  return slip
}
