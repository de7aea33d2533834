import { worksIn } from '../access/employee.ts'
import type { Mount, SignedIn } from '../api/mount.ts'
import type { Catalogue } from '../journal/apply.ts'
import { partsOf, type Fact } from '../journal/fact.ts'
import { sharesCinema } from './authority.ts'
import { readDeedsEverywhere } from './deed-contract.ts'
import { writtenByPeople } from './deed-store.ts'
import { deedOf } from './deeds.ts'

const deedsPerPage = 50

/** Who did what, everywhere: on box and relay alike. */
export function deedRoutes(mount: Mount): void {
  mount(readDeedsEverywhere, ({ query }, { tenant, signedIn }) => {
    const { db, catalogue } = tenant.node
    const { employee, from, until } = query
    const filter = { employee, from, until, types: query.types?.split(',') }
    const { facts, next } = writtenByPeople(db, filter, {
      before: query.before ?? null,
      most: deedsPerPage,
      sees: fact => mayRead(catalogue, signedIn!, fact),
    })
    return {
      deeds: facts.map(fact => ({ ...deedOf(catalogue, fact), who: nameOf(catalogue, fact) })),
      next,
    }
  })
}

/** What was done in the caller's cinemas, or for all of them, by somebody they work with. */
function mayRead(catalogue: Catalogue, by: SignedIn, fact: Fact): boolean {
  if (by.cinemas === 'all') return true
  const { scope } = partsOf(fact.origin)
  const [kind, cinemaId] = scope.split(':')
  if (kind === 'cinema' && !worksIn(by.cinemas, cinemaId ?? '')) return false
  const employee = catalogue.get('employee', employeeOf(fact))
  return employee !== undefined && sharesCinema(by, employee)
}

const employeeOf = ({ actor }: Fact): string => actor.who.slice('employee:'.length)

function nameOf(catalogue: Catalogue, fact: Fact): string {
  return catalogue.get('employee', employeeOf(fact))?.name ?? employeeOf(fact)
}
