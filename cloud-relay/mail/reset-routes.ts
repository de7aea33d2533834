import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { noteSecurity } from '#core/access/security-log.ts'
import type { Tx } from '#core/journal/node.ts'
import { requireAuthority, setPasswordHash, setPinHash } from '#core/people/commands.ts'
import { askForReset, mailReset, readReset, resetSecret } from '#core/people/reset-contract.ts'
import { readSecretLink } from '#core/people/secret-link.ts'
import { passwordShape, pinShape, requireFitPassword, requireFitPin } from '#core/people/secret-rules.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { employeeHere } from '#core/people/sessions.ts'
import { linkOwner, passwordOf, passwordOfEmployee } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { oweReset } from './letter-store.ts'

/** An answer takes at least this long, so that its time does not tell whether an address is known. */
const answerMs = 400

/** Setting a PIN or password by a mailed link. */
export function resetRoutes(mount: Mount): void {
  mount(askForReset, async ({ body }, { tenant, actor, request }) => {
    const { node } = tenant
    const known = passwordOf(node, body.email)
    const found = known && employeeHere(node, known.employeeId)
    const work = (tx: Tx) =>
      found && mayReset(tenant, found.employee.id) && oweReset(tx, found.employee.id, 'password')
    await Promise.all([node.execute(actor, work), node.runtime.sleep(answerMs)])
    noteSecurity(node.runtime, 'auth.reset_asked', { who: 'unknown', address: request.ip })
    return { asked: true as const }
  })

  mount(readReset, ({ body }, { tenant }) => ({ kind: valid(tenant, body.token).kind }))

  mount(resetSecret, async ({ body }, { tenant, actor, request }) => {
    const { node } = tenant
    const { kind, email } = valid(tenant, body.token)
    if (body.secret !== body.confirmation)
      throw new Refusal('invalid_input', {}, { confirmation: ['field.not_the_same'] })
    requireFit(kind, body.secret, email)
    const hash = await hashSecret(body.secret)
    const employeeId = await node.execute(actor, tx => {
      // Two that use one link at once: the first has spent it.
      const link = valid(tenant, body.token)
      if (kind === 'pin') setPinHash(tx, link.employeeId, hash)
      else setPasswordHash(tx, link.employeeId, link.email, hash)
      return link.employeeId
    })
    noteSecurity(node.runtime, 'auth.secret_changed', {
      who: `employee:${employeeId}`,
      of: `employee:${employeeId}`,
      kind,
      address: request.ip,
    })
    return { kind }
  })

  mount(mailReset, async ({ params, body }, { tenant, actor, signedIn }) => {
    const employee = requireAuthority(tenant.node, signedIn!, params.id)
    const to = passwordOfEmployee(tenant.node, employee.id)?.email
    if (!to || !employee.active) throw new Refusal('no_user_for_email')
    await tenant.node.execute(actor, tx => oweReset(tx, employee.id, body.kind))
    return { to }
  })
}

/** Who works, and may sign in to the portal. */
function mayReset({ node }: Tenant, employeeId: string): boolean {
  const employee = node.catalogue.get('employee', employeeId)
  return employee !== undefined && employee.active && employee.portalAccess !== false
}

function valid(tenant: Tenant, token: string) {
  const { node, secret } = tenant
  const link = readSecretLink(secret, token, node.runtime.now(), id => linkOwner(node, id))
  const employee = link && node.catalogue.get('employee', link.employeeId)
  if (!link || !employee?.active) throw new Refusal('reset_invalid')
  return link
}

/** The same rules as where secrets are set in the portal. */
function requireFit(kind: 'pin' | 'password', secret: string, email: string): void {
  const isPin = kind === 'pin'
  if (!(isPin ? pinShape : passwordShape).safeParse(secret).success)
    throw new Refusal('invalid_input', {}, { secret: [isPin ? 'field.invalid' : 'field.too_short'] })
  if (isPin) requireFitPin(secret)
  else requireFitPassword(secret, email)
}
