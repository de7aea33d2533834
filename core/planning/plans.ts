import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import type { Plans } from './conflicts.ts'
import { seatsTaken } from './move.ts'
import { keptOf, schedulesReadyAfter } from '../programme/store.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'

/** Everything planned from now on, with the entries it uses, as this node knows it. */
export function readPlans(db: Db, catalogue: Catalogue, nowMs: number): Plans {
  return {
    nowMs,
    shows: schedulesReadyAfter(db, nowMs).map(row => ({
      ...row,
      arrangementId: drawnPlan(row.arrangementId),
      visibility: JSON.parse(row.visibility) as string[],
      keeps: keptOf(db, row.id),
      get taken() {
        return seatsTaken(db, row.id, nowMs)
      },
    })),
    screens: catalogue.all('screen'),
    movies: catalogue.all('movie'),
    versions: catalogue.all('version'),
    events: catalogue.all('event'),
    rates: catalogue.all('price_rate'),
    products: catalogue.all('product'),
    sellsOnline: exhibitorOf(catalogue)?.features?.tickets ?? false,
  }
}
