import type { Apply } from '../journal/apply.ts'

/** Private parts whose last day (ISO) is before this one are no longer needed by anybody. */
export type PersonalDataAged = { before: string }

/** Only ever moves on; each node then forgets the keys, some at a time. */
export const applyPersonalDataAged: Apply<PersonalDataAged> = ({ db }, fact) => {
  db.prepare(
    `INSERT INTO private_ageing (one, before) VALUES (1, ?)
     ON CONFLICT (one) DO UPDATE SET before = max(before, excluded.before)`,
  ).run(fact.body.before)
}
