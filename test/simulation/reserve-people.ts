import {
  cancelReservation,
  changeReservation,
  makeReservation,
  releaseAll,
} from '#core/reservations/commands.ts'
import type { Tx } from '#core/journal/node.ts'
import { withSeatsOfBothSides } from '#core/seating/gather-commands.ts'
import { reservedSeatsOf } from '#core/seating/reserved/store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import { guessedCents, showsAt, wantedSeats, type Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'
import { keepSeats, sell } from './till.ts'

const minuteMs = 60_000

/**
 * Now and then somebody reserves seats at a till, comes to pay for all or some, changes or cancels it, there or in the
 * portal, or a cashier releases all of a show. By luck of its own, so that an evening without stays the evening it was.
 */
export function reserveAside({ simulation, index }: Turn): void {
  const { seed, options, boxes, relay } = simulation
  const chance = chanceOf(seed, 41_000_000 + index)
  if (!chance.happens(options.reservations)) return
  const box = chance.pick(boxes)
  if (!box.incarnation) return
  const shows = showsAt(box, chance.happens(0.1))
  if (!shows.length) return
  const scheduleId = chance.pick(shows)
  const turn: Turn = { simulation, index, chance }
  const kept = reservedSeatsOf(box.incarnation.node.db, scheduleId)
  const one = kept.length ? chance.pick(kept).reservationId : undefined
  const at = chance.next()
  if (!one || at < 0.4) return void simulation.run(makeOne(turn, box, scheduleId))
  const seats = kept.flatMap(({ reservationId, seatId }) => (reservationId === one ? seatId : []))
  if (at < 0.7) return void simulation.run(redeem(turn, box, { scheduleId, id: one, seats }))
  if (at < 0.8) return void simulation.run(changeOne(turn, box, { scheduleId, id: one, seats }))
  const where = at < 0.9 ? box : relay
  const said = at < 0.96 ? `cancelling ${one}` : `releasing ${scheduleId}`
  const place = at < 0.96 ? where : box
  void simulation.run(
    ask(simulation, chance, place, said, tenant =>
      tenant.node.execute(mia, tx =>
        at < 0.96 ? cancelReservation(tx, one, 'Mia') : releaseAll(tx, scheduleId, 'Mia'),
      ),
    ).then(reply => {
      if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
    }),
  )
}

const mia = { who: 'employee:mia', via: 'register 1' }
const contact = { firstName: '', lastName: 'Guest', phone: '621 000', mobile: '', email: '' }
const clerk = (box: Place, connected: boolean) => ({
  employeeName: 'Mia',
  cinemaId: box.identity.cinemaId!,
  connected,
})

/** It is over within minutes, or so an evening would see none end. */
function endingSoon(tx: Tx, scheduleId: string, minutes: number): Tx {
  const startMs = scheduleById(tx.db, scheduleId)?.startMs ?? 0
  const before = Math.floor((startMs - tx.nowMs) / minuteMs) - minutes
  const settings = [{ id: 'exhibitor', 'reservations.minutes_before': before, 'reservations.most_seats': 6 }]
  const all = (kind: string) => (kind === 'settings' ? settings : tx.catalogue.all(kind as never))
  return { ...tx, catalogue: { ...tx.catalogue, all: all as never } }
}

async function makeOne(turn: Turn, box: Place, scheduleId: string): Promise<void> {
  const { chance, simulation, index } = turn
  const seats = wantedSeats(turn, box, scheduleId, chance.between(1, 4))
  const minutes = chance.between(1, 15)
  const request = { id: `reservation-${index}`, scheduleId, seats, contact }
  const reply = await ask(simulation, chance, box, request.id, tenant =>
    withSeatsOfBothSides(tenant, scheduleId, () =>
      tenant.node.execute(mia, tx =>
        makeReservation(
          endingSoon(tx, scheduleId, minutes),
          request,
          clerk(box, tenant.line.connected(box.identity.cinemaId!)),
        ),
      ),
    ),
  )
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
}

type Kept = { scheduleId: string; id: string; seats: string[] }

/** The guest is here: the seats, or some of them, come into a basket and are paid for, mostly. */
async function redeem(turn: Turn, box: Place, { scheduleId, id, seats }: Kept): Promise<void> {
  const { chance, index, simulation } = turn
  const wanted = chance.happens(0.7) ? seats : seats.slice(0, chance.between(1, seats.length))
  const basket = {
    id: `redeeming-${index}`,
    scheduleId,
    channel: 'register' as const,
    connected: true,
    redeems: id,
  }
  const isKept = chance.happens(0.8)
  if (isKept && (await keepSeats(turn, box, basket, wanted)).kind !== 'answer') return
  await simulation.clock.sleep(chance.between(0, 60_000))
  if (chance.happens(0.1)) return
  const totalCents = guessedCents(wanted, 0, undefined, simulation.shownPrices.get(basket.id)?.cents)
  await sell(turn, box, {
    id: `redeemed-${index}`,
    holdId: isKept ? basket.id : null,
    tickets: wanted.map(seatId => ({ scheduleId, seatId, priceRateId: 'normal' })),
    products: [],
    ...(isKept && chance.happens(0.5) ? {} : { reservations: [id] }),
    seatsWaived: 'guest_wish',
    totalCents,
    payments: [{ methodId: 'terminal' }],
  })
}

async function changeOne(turn: Turn, box: Place, { scheduleId, id, seats }: Kept): Promise<void> {
  const { chance, simulation } = turn
  const add = chance.happens(0.6) ? wantedSeats(turn, box, scheduleId, 1) : []
  const release = chance.happens(0.6) ? seats.slice(0, 1) : []
  const reply = await ask(simulation, chance, box, `changing ${id}`, tenant =>
    withSeatsOfBothSides(tenant, scheduleId, () =>
      tenant.node.execute(mia, tx =>
        changeReservation(
          tx,
          { id, add, release },
          clerk(box, tenant.line.connected(box.identity.cinemaId!)),
        ),
      ),
    ),
  )
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
}
