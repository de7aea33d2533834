import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { isOver } from './status-order.ts'

type Asked = { scheduleId: string; source: Tables['bills']['source'] }

const ticketsOfShow = prepared((q, given: Asked) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .select(['l.price_rate_id as priceRateId', 'b.status'])
    .where('l.schedule_id', '=', given.scheduleId)
    .where('l.schedule_id', 'is not', null)
    .where('l.kind', '=', 'ticket')
    .where('b.source', '=', given.source)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('returned_lines as r')
            .select('r.line')
            .whereRef('r.bill_id', '=', 'l.bill_id')
            .whereRef('r.line', '=', 'l.line')
            .where('r.quantity', '>', 0),
        ),
      ),
    ),
)

/**
 * How many tickets of each rate one side has sold for a show, or is being paid for; those that went back are not counted.
 * It reads the show's own lines alone.
 */
export function ticketsByRate(db: Db, asked: Asked): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { priceRateId, status } of ticketsOfShow.all(db, asked))
    if (priceRateId && !isOver(status)) counts.set(priceRateId, (counts.get(priceRateId) ?? 0) + 1)
  return counts
}
