import type { Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { noteSecurity } from '#core/access/security-log.ts'
import type { Tx } from '#core/journal/node.ts'
import {
  requireAuthority,
  setFirstMail,
  setPasswordHash,
  setPinHash,
  setSecondStep,
} from '#core/people/commands.ts'
import {
  askForReset,
  mailFirstLink,
  mailReset,
  readMailReady,
  readReset,
  resetSecret,
} from '#core/people/reset-contract.ts'
import { dropPasskey } from '#core/people/passkey-routes.ts'
import { passkeysOf } from '#core/people/passkey-store.ts'
import { readSecretLink } from '#core/people/secret-link.ts'
import { passwordShape, pinShape, requireFitPassword, requireFitPin } from '#core/people/secret-rules.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { employeeHere } from '#core/people/sessions.ts'
import { resetSecondStep } from '#core/people/second-step-contract.ts'
import { noSecondStep } from '#core/people/second-step.ts'
import { linkOwner, passwordOf, passwordOfEmployee, secondStepOf } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { oweReset, oweSecondStepNews } from './owed-store.ts'
import type { Post } from './post.ts'

/** An answer takes at least this long, so that its time does not tell whether an address is known. */
const answerMs = 400

/** Setting a PIN or password by a mailed link. */
export function resetRoutes(mount: Mount, postOf: (tenant: Tenant) => Post): void {
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

  mount(mailFirstLink, async ({ params, body }, { tenant, actor, signedIn }) => {
    const employee = requireAuthority(tenant.node, signedIn!, params.id)
    if (!mayReset(tenant, employee.id)) throw new Refusal('no_portal_access')
    if (!postOf(tenant).server()) throw new Refusal('mail_not_set_up')
    await tenant.node.execute(actor, tx => {
      const anew = setFirstMail(tx, employee.id, body.email)
      oweReset(tx, employee.id, 'first', { locale: body.locale, anew })
    })
    return { to: body.email }
  })

  mount(readMailReady, (_, { tenant }) => ({ ready: postOf(tenant).server() !== undefined }))

  resetsSecondSteps(mount)
}

/**
 * Removing the second step and the passkeys of somebody whose phone is gone. Their own one takes their password and a code: an open page
 * is not enough.
 */
function resetsSecondSteps(mount: Mount): void {
  mount(resetSecondStep, async ({ params }, { tenant, actor, signedIn, request }) => {
    const { node } = tenant
    const employee = requireAuthority(node, signedIn!, params.id)
    const by = signedIn!.employeeId
    if (employee.id === by) throw new Refusal('own_account')
    await node.execute(actor, tx => {
      const passkeys = passkeysOf(tx, employee.id)
      const isSet = secondStepOf(tx, employee.id) !== undefined
      if (!isSet && !passkeys.length) throw new Refusal('record_unknown')
      if (isSet) setSecondStep(tx, employee.id, noSecondStep)
      for (const { id } of passkeys) dropPasskey(tx, employee.id, id)
      oweSecondStepNews(tx, employee.id, by)
    })
    tenant.live.letGo()
    const about = { who: `employee:${by}`, of: `employee:${employee.id}`, to: 'reset', address: request.ip }
    noteSecurity(node.runtime, 'auth.second_step_changed', about)
    return {}
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
