import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Apply } from '../journal/apply.ts'

const ageTo = prepared((q, given: { before: string }) =>
  q
    .insertInto('private_ageing')
    .values({ one: 1, before: given.before })
    .onConflict(conflict =>
      conflict.column('one').doUpdateSet({ before: sql`max(private_ageing.before, excluded.before)` }),
    ),
)

/** Private parts whose last day (ISO) is before this one are no longer needed. */
export type PersonalDataAged = { before: string }

/** The day only moves forward; each node then deletes the keys, some at a time. */
export const applyPersonalDataAged: Apply<PersonalDataAged> = ({ db }, fact) => {
  ageTo.run(db, { before: fact.body.before })
}
