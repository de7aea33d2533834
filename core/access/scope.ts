import type { Catalogue } from '../journal/apply.ts'
import type { Node } from '../journal/node.ts'
import {
  homeOfAsk,
  responsibleCinemaOfBill,
  homeOfDebt,
  responsibleCinemaOfEntry,
  cinemaOfNode,
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
      | 'event'
      | 'bill'
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
  const homes: { [Thing in keyof Concerns]-?: (id: string) => Home } = {
    cinema: id => id,
    schedule: id => homeOfSchedule(db, id),
    screen: id => catalogue.get('screen', id)?.cinemaId,
    device: id => catalogue.get('device', id)?.cinemaId,
    event: id => homeOfSchedule(db, catalogue.get('event', id)?.scheduleId ?? ''),
    bill: id => responsibleCinemaOfBill(db, id),
    ask: id => homeOfAsk(db, id),
    debt: id => homeOfDebt(db, id),
    box: id => cinemaOfNode(db, id),
    entry: id => responsibleCinemaOfEntry(db, id),
    settings: homeOfSettings,
  }
  return Object.entries(concerns).map(([thing, id]) => (id ? homes[thing as keyof Concerns](id) : undefined))
}

/** The cinema whose settings an entry holds, by its id `cinema-<id>`; null for those of the exhibitor. */
export function homeOfSettings(id: string): Home {
  return id.startsWith('cinema-') ? id.slice('cinema-'.length) : null
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
