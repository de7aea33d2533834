import type { Catalogue } from '../journal/apply.ts'
import { idSent } from '../billing/purchase.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import type { Fact } from '../journal/fact.ts'
import { editsOf } from '../journal/storage/edit-store.ts'
import type { Db } from '../database/sql.ts'
import type { EmployeeFields } from '../access/employee.ts'
import { worksOnlyAt } from '../access/scope.ts'
import type { Known } from './author.ts'

/** What this node knows of who belongs to which cinema; read once for all facts of a message. */
export function knownOf({ db, catalogue }: { db: Db; catalogue: Catalogue }): Known {
  const show = db.prepare('SELECT cinema_id FROM schedules WHERE id = ?').pluck()
  const purchase = db
    .prepare(
      "SELECT b.cinema_id FROM bills b JOIN bill_owners w ON w.bill_id = b.id WHERE b.id = ? AND w.owner = 'relay'",
    )
    .pluck()
  const payment = db
    .prepare('SELECT b.cinema_id FROM payments p JOIN bills b ON b.id = p.bill_id WHERE p.id = ?')
    .pluck()
  const ticket = db
    .prepare('SELECT b.cinema_id FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.ticket_id = ?')
    .pluck()
  return {
    show: remembering(id => show.get(id)),
    screen: id => catalogue.get('screen', id)?.cinemaId,
    purchase: remembering(id => purchase.get(idSent(id))),
    payment: remembering(id => payment.get(id)),
    ticket: remembering(id => ticket.get(id)),
    worksOnlyAt: (employeeId, cinemaId) => worksOnlyAt(catalogue, employeeId, cinemaId),
    hasWorkedOnlyAt: (employeeId, cinemaId) =>
      worksOnlyAt(catalogue, employeeId, cinemaId) ||
      editsOf(db, 'employee', employeeId).some(placesAt(cinemaId)),
  }
}

/** Whether an edit of a person, which the relay alone may make, names that cinema and no other one. */
const placesAt =
  (cinemaId: string) =>
  ({ body }: Fact): boolean => {
    const { cinemaIds } = (body as Change<EmployeeFields>).fields
    return cinemaIds?.length === 1 && cinemaIds[0] === cinemaId
  }

/** What is unknown may be told by the next fact, and is asked for again. */
function remembering(find: (id: string) => unknown): (id: string) => string | undefined {
  const remembered = new Map<string, string>()
  return id => {
    const known = remembered.get(id) ?? find(id)
    if (typeof known !== 'string') return undefined
    remembered.set(id, known)
    return known
  }
}
