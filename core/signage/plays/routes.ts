import { worksIn } from '../../access/employee.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { appendAll } from '../../journal/draft.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import { nodeActor } from '../../journal/fact.ts'
import type { Tx } from '../../journal/node.ts'
import { activeDevice } from '../../kiosks/machine-store.ts'
import { addDays, businessDayAt, startOfDay } from '../../programme/day.ts'
import { Refusal } from '../../refusal.ts'
import { midnightOffsetOf } from '../../venue/exhibitor.ts'
import { freshSpot } from '../spots/spot.ts'
import { readPlays, tellPlays } from './contract.ts'
import { countPlays } from './count.ts'
import { daysBack, type Counter } from './counter.ts'
import { playsOfSpot, playsOfWall, sumsOfSpot } from './store.ts'

type Wall = Pick<Entry<'device'>, 'id' | 'cinemaId'>

/** What a wall of this box has shown; a stranger, a till or a page in the office can tell nothing. */
export function wallPlayRoutes(mount: Mount): void {
  mount(tellPlays, async ({ body }, { tenant, request }) => {
    const { node } = tenant
    const device = activeDevice(request, tenant)
    if (device?.type !== 'signage') throw new Refusal('device_unknown')
    const today = businessDayAt(node.catalogue, device.cinemaId, node.runtime.now())
    const oldest = addDays(today, -daysBack)
    const days = [...new Set(body.plays.map(({ day }) => day))].filter(day => oldest <= day && day <= today)
    if (days.length)
      await node.execute(nodeActor('walls'), tx => {
        for (const day of days) noteDay(tx, device, day, body.plays)
      })
    const asked = [...new Set([...days, today])]
    const counted = asked.flatMap(day =>
      playsOfWall(node.db, device.id, day).map(({ spotId, count }) => ({ day, spotId, count })),
    )
    return { today, counted }
  })
}

/** One day of what a wall tells, written down where there is something new to it. */
function noteDay(tx: Tx, { id, cinemaId }: Wall, day: string, plays: readonly Counter[]): void {
  const { catalogue, nowMs } = tx
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const begins = (of: string) => startOfDay(of, zone, midnightOffsetOf(catalogue))
  const counted = playsOfWall(tx.db, id, day)
  const last = counted.map(({ at }) => Date.parse(at))
  const drafts = countPlays(
    plays.filter(each => each.day === day),
    day,
    {
      cinemaId,
      wallId: id,
      nowMs,
      today: businessDayAt(catalogue, cinemaId, nowMs),
      secondsOf: spotId => {
        const spot = catalogue.get('signage_spot', spotId)
        return spot && (spot.seconds ?? freshSpot.seconds)
      },
      counted: new Map(counted.map(({ spotId, count }) => [spotId, count])),
      lastMs: last.length ? Math.max(...last) : null,
      beginsMs: begins(day),
      endsMs: begins(addDays(day, 1)),
    },
  )
  appendAll(tx, drafts)
}

/** How often a spot was shown: on box and relay alike. */
export function playRoutes(mount: Mount): void {
  mount(readPlays, ({ params, query }, context) => playsFor(params.id, query.before, context))
}

function playsFor(spotId: string, before: string | undefined, { tenant: { node }, signedIn }: Context) {
  const { db, catalogue } = node
  const works = ({ cinemaId }: { cinemaId: string }) => worksIn(signedIn!.cinemas, cinemaId)
  const { rows, next } = playsOfSpot(db, spotId, before)
  const days = Map.groupBy(rows.filter(works), ({ day }) => day)
  return {
    total: sumsOfSpot(db, spotId)
      .filter(works)
      .reduce((sum, { count }) => sum + Number(count), 0),
    days: [...days].map(([day, ofDay]) => ({
      day,
      plays: ofDay.reduce((sum, { count }) => sum + count, 0),
      walls: ofDay.map(({ wallId, cinemaId, count }) => ({
        wall: catalogue.get('device', wallId)?.name ?? wallId,
        cinema: catalogue.get('cinema', cinemaId)?.name ?? cinemaId,
        plays: count,
      })),
    })),
    next,
  }
}
