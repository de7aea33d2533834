import { listed, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { DepositKind } from '../cash/facts.ts'
import type { Stretch } from './store.ts'

/** Cups and bottles of one kind that came back at a till in one return. */
type DepositBackRow = DepositKind & { cinemaId: string; employee: string; device: string }

const back = prepared((q, given: Stretch) =>
  q
    .selectFrom('deposit_returns')
    .select(['cinema_id as cinemaId', 'employee_name as employee', 'device', 'kinds'])
    .where('cinema_id', 'in', listed(given.cinemas))
    .where('at', '>=', given.from)
    .where('at', '<', given.before),
)

/** What came back at tills in a stretch, by the index of its time. */
export function depositsBackOf(db: Db, stretch: Stretch): DepositBackRow[] {
  return back
    .all(db, stretch)
    .flatMap(({ kinds, ...where }) =>
      (JSON.parse(kinds) as DepositKind[]).map(kind => ({ ...kind, ...where })),
    )
}
