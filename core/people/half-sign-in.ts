import { readSignedText, signText } from '../access/signed-text.ts'
import { cookieOf } from '../api/cookies.ts'
import { visitorCookie, type Context } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { employeeHere, type Found } from './sessions.ts'
import { secretStamps } from './store.ts'

/** How long a sign-in may take from the password to the second step, and setting one from its key to its first code. */
export const patienceMs = 10 * 60_000

const purpose = 'half signed in'

/**
 * What a browser holds between the right password and the second step. It is no session: it opens nothing but the
 * second step, in this browser alone, for ten minutes, while the person's secrets stay as they are.
 */
export function writeTicket({ tenant, request }: Context, { employee }: Found): string {
  const { node, secret } = tenant
  const depends = [cookieOf(request, visitorCookie) ?? '', secretStamps(node.db, employee.id)]
  return signText({ secret, purpose }, [employee.id], node.runtime.now() + patienceMs, depends)
}

/** Who is half signed in. Refuses `sign_in_over`. */
export function halfSignedIn({ tenant, request }: Context, ticket: string): Found {
  const { node, secret } = tenant
  const says = readSignedText({ secret, purpose }, ticket, node.runtime.now(), ([id]) => [
    cookieOf(request, visitorCookie) ?? '',
    secretStamps(node.db, String(id)),
  ])
  const found = says && employeeHere(node, String(says[0]))
  if (!found || found.employee.portalAccess === false) throw new Refusal('sign_in_over')
  return found
}
