import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Node } from '../journal/node.ts'
import { worksIn, type Cinemas } from './employee.ts'

/** The things a call is about, by their ids; each leads to the cinema the caller has to work in. */
export type Concerns = {
  [Thing in 'cinema' | 'schedule' | 'screen' | 'bill' | 'ask' | 'debt' | 'box' | 'entry']?:
    string | null | undefined
}

/** Which cinema things belong to. Null is a thing of no cinema or of one nobody knows; undefined is nothing known here. */
type Home = string | null | undefined

/**
 * Whether somebody works in every cinema a call concerns. What is not known here concerns none: the call itself then says
 * that it is unknown.
 */
export function worksWhere(node: Node, cinemas: Cinemas, concerns: Concerns): boolean {
  if (cinemas === 'all') return true
  return homesOf(node, concerns).every(home => home === undefined || worksIn(cinemas, home))
}

function homesOf({ db, catalogue }: Node, concerns: Concerns): Home[] {
  const homes: { [Thing in keyof Concerns]-?: (id: string) => Home } = {
    cinema: id => id,
    schedule: id => homeBy(db.prepare('SELECT cinema_id FROM schedules WHERE id = ?'), id),
    screen: id => catalogue.get('screen', id)?.cinemaId,
    bill: id => homeOfBill(db, id),
    ask: id => homeBy(db.prepare(`${billHome} JOIN refund_asks a ON a.bill_id = b.id WHERE a.id = ?`), id),
    debt: id => homeBy(db.prepare('SELECT cinema_id FROM voucher_debts WHERE id = ?'), id),
    box: id => homeOfNode(db, id),
    entry: id => homeOfEntry(db, id),
  }
  return Object.entries(concerns).map(([thing, id]) => (id ? homes[thing as keyof Concerns](id) : undefined))
}

const billHome = 'SELECT b.cinema_id FROM bills b'

export function homeOfBill(db: Db, id: string): Home {
  return homeBy(db.prepare(`${billHome} WHERE b.id = ?`), id)
}

/** The cinema of a box; the relay is of none. */
export function homeOfNode(db: Db, nodeId: string): Home {
  return homeBy(db.prepare('SELECT cinema_id FROM boxes WHERE node_id = ?'), nodeId) ?? null
}

/** What stands on the work list is named by what it is about; money whose bill was lost may have no known cinema. */
function homeOfEntry(db: Db, entry: string): Home {
  const id = entry.slice(entry.indexOf(':') + 1)
  return (
    homeOfBill(db, id) ??
    homeBy(db.prepare(`${billHome} JOIN payments p ON p.bill_id = b.id WHERE p.id = ?`), id) ??
    homeBy(db.prepare(`${billHome} JOIN refunds r ON r.bill_id = b.id WHERE r.id = ?`), id) ??
    homeBy(db.prepare('SELECT cinema_id FROM found_payments WHERE id = ?'), id) ??
    null
  )
}

function homeBy(statement: ReturnType<Db['prepare']>, id: string): Home {
  return statement.pluck().get(id) as Home
}

/** Whether somebody works in that cinema and in no other one; who works everywhere does in an exhibitor's only cinema. */
export function worksOnlyAt(catalogue: Catalogue, employeeId: string, cinemaId: string): boolean {
  const employee = catalogue.get('employee', employeeId)
  const places = employee?.cinemaIds.length
    ? employee.cinemaIds
    : catalogue.all('cinema').map(cinema => cinema.id)
  return employee !== undefined && places.every(place => place === cinemaId)
}
