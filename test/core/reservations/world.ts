import { randomUUID } from 'node:crypto'
import type { Contact } from '#core/reservations/contact.ts'
import {
  cancelReservation,
  changeReservation,
  makeReservation,
  releaseAll,
  type ReserveRequest,
} from '#core/reservations/commands.ts'
import { reservationById } from '#core/reservations/store.ts'
import { reservationView } from '#core/reservations/view-load.ts'
import { endDue } from '#core/reservations/worker.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { placeHold } from '#core/seating/commands.ts'
import { seatMapOf } from '#core/seating/routes.ts'
import { atRegister, carl, openSmallNode, saleOf, tenantOf, tonight } from '../../world/small-exhibitor.ts'

export const ada: Contact = {
  firstName: 'Ada',
  lastName: 'Exemple',
  phone: '+352 621 123 456',
  mobile: '',
  email: '',
}

export const clerk = { employeeName: 'carl', cinemaId: 'cinema-1', connected: false }

/** A box with the small cinema, at which a cashier reserves seats of tonight's show. It begins at 20:00, it is 18:00. */
export async function openCounter(options: Parameters<typeof openSmallNode>[1] = {}) {
  const { node, clock } = await openSmallNode('box', options)
  const make = async (seats: string[] | { count: number }, more: Partial<ReserveRequest> = {}) =>
    node.execute(atRegister, tx =>
      makeReservation(tx, { id: randomUUID(), scheduleId: tonight, seats, contact: ada, ...more }, clerk),
    )
  const facts = (type: string) =>
    (node.db.prepare('SELECT bytes FROM facts').all() as { bytes: string }[])
      .map(({ bytes }) => JSON.parse(bytes) as { type: string; body: Record<string, unknown> })
      .filter(fact => fact.type === type)
  return {
    node,
    clock,
    make,
    facts,
    change: (id: string, asked: { add?: string[]; release?: string[]; contact?: Contact; holdId?: string }) =>
      node.execute(atRegister, tx =>
        changeReservation(
          tx,
          {
            id,
            add: asked.add ?? [],
            release: asked.release ?? [],
            contact: asked.contact,
            holdId: asked.holdId,
          },
          clerk,
        ),
      ),
    cancel: (id: string) => node.execute(atRegister, tx => cancelReservation(tx, id, 'carl')),
    release: () => node.execute(atRegister, tx => releaseAll(tx, tonight, 'carl')),
    /** What the worker does. */
    end: () => node.execute(atRegister, tx => endDue(tx, tonight)),
    hold: (basket: string, seats: string[], redeems?: string) =>
      node.execute(atRegister, tx =>
        placeHold(
          tx,
          {
            id: basket,
            scheduleId: tonight,
            channel: 'register',
            connected: false,
            redeems,
            unfinished: true,
          },
          seats,
        ),
      ),
    sell: (seats: string[], change: Partial<SaleRequest> = {}) =>
      node.execute(atRegister, tx =>
        sellAtRegister(tx, saleOf(randomUUID(), seats, { seatsWaived: 'guest_wish', ...change }), carl),
      ),
    states: () => seatMapOf(tenantOf(node), tonight).states,
    view: (id: string) => reservationView(node, reservationById(node.db, id)!),
  }
}
