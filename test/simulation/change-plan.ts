import { Refusal } from '#core/refusal.ts'
import { publishPlan } from '#core/planning/plan-commands.ts'
import { gatherSeats } from '#core/planning/plan-routes.ts'
import { schedulesBetween } from '#core/programme/store.ts'
import { idsOf } from '#core/seating/plan/commands.ts'
import { withoutSeats, withSeats } from '#core/seating/plan/edit.ts'
import { planOf } from '#core/seating/plan/plan.ts'
import { arrangementById, arrangementsOf, changedTokens } from '#core/seating/store.ts'
import type { Db } from '#core/database/sql.ts'
import type { Arrangement } from '#core/venue/arrangement.ts'
import { ask } from './calling.ts'
import { chanceOf, type Chance } from './chance.ts'
import { showsAt, type Turn } from './people.ts'
import { count } from './stats.ts'

/** Who publishes a plan: a name of its own, so that a rule can be switched off for it alone. */
export const planner = { who: 'employee:mia', via: 'seat plan' }

/**
 * Now and then a hall is drawn anew, a few seats fewer and one more, and the plan is published from one of its shows on,
 * on whichever side the manager is. By luck of its own, so that an evening without it stays the evening it was.
 */
export function changePlanAside({ simulation, index }: Turn): void {
  const { seed, options, fail, stats } = simulation
  const chance = chanceOf(seed, 37_000_000 + index)
  if (!chance.happens(options.planChanges)) return
  const place = chance.pick(simulation.places)
  if (!place.incarnation) return
  const cinemaId = place.identity.cinemaId ?? chance.pick(simulation.boxes.map(box => box.identity.cinemaId!))
  const screenId = cinemaId.replace('cinema', 'screen')
  const shows = schedulesBetween(place.incarnation.node.db, 0, Number.MAX_SAFE_INTEGER)
  const here = showsAt(place).filter(id => shows.some(show => show.id === id && show.screenId === screenId))
  const since = here.length ? chance.pick([...here, null]) : null
  void simulation.run(
    ask(simulation, chance, place, `publishing a plan of ${screenId}, published-${index}`, async tenant => {
      const { node } = tenant
      const from = node.catalogue.get('screen', screenId)?.arrangementId ?? ''
      const drawn = drawnAnew(node.db, from, { id: `published-${index}`, screenId }, chance)
      if (!drawn) throw new Refusal('screen_unknown')
      const kept = await gatherSeats(tenant, { drawn, since })
      return node.execute(planner, tx => {
        publishPlan(tx, { drawn, from, since }, kept)
        for (const { id, arrangementId } of schedulesBetween(node.db, 0, Number.MAX_SAFE_INTEGER))
          if (arrangementId.startsWith(drawn.id))
            for (const [seatId, { state }] of changedTokens(node.db, id))
              if (state === 'sold' && !arrangementById(node.db, arrangementId)?.byId.has(seatId))
                fail('I2', `${place.name} gives ${id} a plan without ${seatId}, which is sold there`)
      })
    }).then(reply => {
      count(stats, reply.kind === 'refused' ? `refused ${reply.refusal.code}` : 'plans published')
    }),
  )
}

/** A few places of the plan are gone, and there is one more behind it; nothing where it is not known or of another hall. */
function drawnAnew(
  db: Db,
  from: string,
  ids: Pick<Arrangement, 'id' | 'screenId'>,
  chance: Chance,
): Arrangement | undefined {
  const before = arrangementById(db, from)
  if (!before || before.screenId !== ids.screenId) return undefined
  const saved = new Set(arrangementsOf(db, ids.screenId).flatMap(idsOf))
  // The first two rows stay as they are: business goes on in them when the evening is over.
  const back = before.seats.filter(({ screenRow }) => screenRow >= 2)
  if (!back.length) return undefined
  const gone = [chance.pick(back), chance.pick(back)]
  const cells = gone.map(({ screenRow, screenCol }) => ({ row: screenRow, col: screenCol }))
  const fewer = withoutSeats(planOf(before), cells)
  const { columns, seats, drawing } = withSeats(fewer, [{ row: 4, col: chance.between(0, 5) }], saved)
  return { ...ids, columns, seats: [...seats], drawing }
}
