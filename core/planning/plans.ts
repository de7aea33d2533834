import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { PriceRate, Product } from '../pricing/price-rate.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import type { Screen } from '../venue/screen.ts'
import type { Event, Exhibitor } from '../venue/cinema.ts'
import type { Plans } from './conflicts.ts'
import type { Movie, Version } from '../programme/movie.ts'
import { seatsTaken } from './move.ts'
import { keptOf, schedulesReadyAfter } from '../programme/store.ts'

/** What is planned from now on and everything it is planned with, as this node knows it. */
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
    screens: catalogue.all<Screen>('screen'),
    movies: catalogue.all<Movie>('movie'),
    versions: catalogue.all<Version>('version'),
    events: catalogue.all<Event>('event'),
    rates: catalogue.all<PriceRate>('price_rate'),
    products: catalogue.all<Product>('product'),
    sellsOnline: catalogue.all<Exhibitor>('exhibitor')[0]?.features?.tickets ?? false,
  }
}
