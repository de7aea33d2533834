import type { Catalogue } from '../journal/apply.ts'
import type { Db } from '../database/sql.ts'
import type { Node } from '../journal/node.ts'
import {
  homeOfAsk,
  responsibleCinemaOfBill,
  homeOfDebt,
  responsibleCinemaOfEntry,
  cinemaOfNode,
  homeOfInvoice,
  homeOfReservation,
  homeOfSchedule,
  type Home,
} from './store.ts'
import { worksIn, type Cinemas } from './employee.ts'

/** The things a call is about, by their ids; the caller must work in the cinema of each. */
export type Concerns = {
  [
    Thing in
      | 'cinema'
      | 'schedule'
      | 'screen'
      | 'device'
      | 'rental_adjustment'
      | 'week_template'
      | 'placeholder'
      | 'slip_template'
      | 'automation'
      | 'event'
      | 'bill'
      | 'reservation'
      | 'invoice'
      | 'ask'
      | 'debt'
      | 'box'
      | 'entry'
      | 'settings'
  ]?: string | null | undefined
}

/**
 * Whether the caller works in every cinema a call concerns. An unknown id concerns none: the call itself then refuses
 * it as unknown.
 */
export function worksWhere(node: Node, cinemas: Cinemas, concerns: Concerns): boolean {
  if (cinemas === 'all') return true
  return homesOf(node, concerns).every(home => home === undefined || worksIn(cinemas, home))
}

function homesOf({ db, catalogue }: Node, concerns: Concerns): Home[] {
  const homes: { [Thing in keyof Concerns]-?: (id: string) => Home | Home[] } = {
    cinema: id => id,
    schedule: id => homeOfSchedule(db, id),
    screen: id => catalogue.get('screen', id)?.cinemaId,
    device: id => catalogue.get('device', id)?.cinemaId,
    automation: id => catalogue.get('automation', id)?.cinemaId,
    rental_adjustment: id => catalogue.get('rental_adjustment', id)?.cinemaId,
    week_template: id => catalogue.get('week_template', id)?.cinemaId,
    placeholder: id => catalogue.get('placeholder', id)?.cinemaId,
    slip_template: id => catalogue.get('slip_template', id)?.cinemaId,
    event: id => homesOfEvent(db, catalogue.get('event', id) ?? {}),
    bill: id => responsibleCinemaOfBill(db, id),
    reservation: id => homeOfReservation(db, id),
    invoice: id => homeOfInvoice(db, id),
    ask: id => homeOfAsk(db, id),
    debt: id => homeOfDebt(db, id),
    box: id => cinemaOfNode(db, id),
    entry: id => responsibleCinemaOfEntry(db, id),
    settings: homeOfSettings,
  }
  return Object.entries(concerns).flatMap(([thing, id]) =>
    id ? homes[thing as keyof Concerns](id) : undefined,
  )
}

/** The cinemas of an event's shows, at least one; undefined for a show that is not known here. */
export function homesOfEvent(
  db: Db,
  { scheduleId, moreScheduleIds }: { scheduleId?: unknown; moreScheduleIds?: unknown },
): Home[] {
  const ids = [scheduleId ?? '', ...(Array.isArray(moreScheduleIds) ? (moreScheduleIds as unknown[]) : [])]
  return [...new Set(ids.map(id => homeOfSchedule(db, String(id))))]
}

/**
 * The cinema whose settings an entry holds, by its id: `cinema-<id>`, or `device-<cinema>.<id>` for one of its devices;
 * null for those of the exhibitor. A device's own has its cinema in its name, so that nobody has to know the device to
 * say who may write them.
 */
export function homeOfSettings(id: string): Home {
  if (id.startsWith('cinema-')) return id.slice('cinema-'.length)
  const [, cinemaId] = /^device-([^.]+)\./.exec(id) ?? []
  return cinemaId ?? null
}

/**
 * Whether an employee works in that cinema and in no other one; true for `all` when the exhibitor has only that
 * cinema.
 */
export function worksOnlyAt(catalogue: Catalogue, employeeId: string, cinemaId: string): boolean {
  const employee = catalogue.get('employee', employeeId)
  const places = employee?.cinemaIds.length
    ? employee.cinemaIds
    : catalogue.all('cinema').map(cinema => cinema.id)
  return employee !== undefined && places.every(place => place === cinemaId)
}
