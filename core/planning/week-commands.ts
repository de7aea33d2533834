import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { scheduleById } from '../programme/store.ts'
import { loadNewShow } from './load.ts'
import type { WantedSchedule } from './plan.ts'
import { withdrawSchedule } from './undo-commands.ts'
import { judgeShows, type Judged } from './week-rule.ts'

/** Shows of one cinema; one in a screen of another is as unknown there as one in no screen. */
function judged(tx: Tx, cinemaId: string, wanted: readonly WantedSchedule[]): Judged[] {
  return judgeShows(wanted, each => {
    const now = loadNewShow(tx, each)
    return now.slot && now.slot.cinema.id !== cinemaId ? { ...now, slot: undefined } : now
  })
}

/** Thrown to leave a transaction that only looked. */
export class OnlyJudged extends Error {
  readonly shows: Judged[]
  constructor(shows: Judged[]) {
    super('only looked')
    this.shows = shows
  }
}

/** What would become of each of these shows; leaves by `OnlyJudged`, so that nothing can be written. */
export function lookAtShows(tx: Tx, cinemaId: string, wanted: readonly WantedSchedule[]): never {
  throw new OnlyJudged(judged(tx, cinemaId, wanted))
}

/**
 * Plans many shows of one cinema in one transaction: all of them, or with `skip` those that nothing speaks against. Sent
 * again they are the same shows. Refuses `shows_clash` where one is refused and none may be left out; its details say how
 * many.
 */
export function planShows(
  tx: Tx,
  { cinemaId, shows, skip }: { cinemaId: string; shows: readonly WantedSchedule[]; skip: boolean },
): Judged[] {
  const all = judged(tx, cinemaId, shows)
  const refused = all.filter(({ refusal }) => refusal).length
  if (refused && !skip) throw new Refusal('shows_clash', { count: refused })
  for (const { drafts } of all) appendAll(tx, drafts)
  return all
}

/**
 * Takes back shows of one cinema that were planned together, all or none. Refuses `schedule_unknown`, also for a show of
 * another cinema, and `show_has_sales` as soon as one of them was bought.
 */
export function withdrawShows(tx: Tx, cinemaId: string, ids: readonly string[]): void {
  for (const id of ids) {
    if (scheduleById(tx.db, id)?.cinemaId !== cinemaId) throw new Refusal('schedule_unknown')
    withdrawSchedule(tx, id)
  }
}
