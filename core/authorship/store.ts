import type { Catalogue } from '../journal/apply.ts'
import { idSent } from '../billing/purchase.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import type { Fact } from '../journal/fact.ts'
import { editsOf } from '../journal/storage/edit-store.ts'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { EmployeeFields } from '../access/employee.ts'
import { worksOnlyAt } from '../access/scope.ts'
import { homeOfPayment, homeOfSchedule, homeOfTicket } from '../access/store.ts'
import type { Known } from './author.ts'

const relayBill = prepared((q, given: { id: string }) =>
  q
    .selectFrom('bills')
    .innerJoin('bill_owners', 'bill_owners.bill_id', 'bills.id')
    .select('cinema_id as home')
    .where('bills.id', '=', given.id)
    .where('owner', '=', 'relay'),
)

/** What this node knows of which cinema things and people belong to; read once for all facts of a message. */
export function knownOf({ db, catalogue }: { db: Db; catalogue: Catalogue }): Known {
  return {
    show: remembering(id => homeOfSchedule(db, id)),
    screen: id => catalogue.get('screen', id)?.cinemaId,
    device: id => catalogue.get('device', id)?.cinemaId,
    placeholder: id => catalogue.get('placeholder', id)?.cinemaId,
    slipTemplate: id => catalogue.get('slip_template', id)?.cinemaId,
    weekTemplate: id => catalogue.get('week_template', id)?.cinemaId,
    purchase: remembering(id => relayBill.first(db, { id: idSent(id) })?.home),
    payment: remembering(id => homeOfPayment(db, id)),
    ticket: remembering(id => homeOfTicket(db, id)),
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

/** The next fact may make an unknown id known, so only known ones are cached. */
function remembering(find: (id: string) => string | undefined): (id: string) => string | undefined {
  const cached = new Map<string, string>()
  return id => {
    const known = cached.get(id) ?? find(id)
    if (known === undefined) return undefined
    cached.set(id, known)
    return known
  }
}
