import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../access/sealed.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { Context, Mount } from '../api/mount.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import { setSecondStep } from './commands.ts'
import { counted, type Guard } from './guess.ts'
import { halfSignedIn, patienceMs } from './half-sign-in.ts'
import { goOn, provenAgain } from './own-secret.ts'
import { passkeysOf } from './passkey-store.ts'
import { makeRecoveryCodes, isRecoveryCode, recoveryCodeHash } from './recovery-codes.ts'
import { sessionView } from './routes.ts'
import {
  beginOwedStep,
  beginSecondStep,
  enrolOwedStep,
  enrolSecondStep,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  takeSecondStep,
} from './second-step-contract.ts'
import { recoveryCodesLeft, spendCode, spendCodeOf, stepsAfterPassword } from './second-step-load.ts'
import { isSecondStepRequired, noSecondStep, sealKey } from './second-step.ts'
import { employeeHere, startSession, type Found } from './sessions.ts'
import { passwordOfEmployee, secondStepOf } from './store.ts'
import { keyAddress, keyBytes, toBase32 } from './totp.ts'

const enrolmentOf = (employeeId: string) => `enrolment of ${employeeId}`

/** The second step of signing in, on box and relay alike. */
export function secondStepRoutes(mount: Mount, guard: Guard): void {
  mount(takeSecondStep, async ({ body }, context) => {
    const { tenant } = context
    const found = halfSignedIn(context, body.ticket)
    const steps = stepsAfterPassword(tenant, found)
    if (!isRecoveryCode(body.code) && steps.includes('recovery_code') && !steps.includes('code'))
      throw new Refusal('second_step_at_relay')
    const factor = await prove(guard, context, found.employee.id, tx =>
      spendCode(tx, tenant.secret, found.employee.id, body.code),
    )
    const session = await startSession(context, found, { device: undefined, factors: `password ${factor}` })
    return { session: sessionView(session) }
  })

  mount(readSecondStep, (_, { tenant, signedIn }) => {
    const { node } = tenant
    const found = employeeHere(node, signedIn!.employeeId)
    return {
      enrolled: secondStepOf(node, signedIn!.employeeId) !== undefined,
      required:
        found !== undefined &&
        isSecondStepRequired(node.catalogue, found) &&
        !passkeysOf(node, found.employee.id).length,
      codesLeft: recoveryCodesLeft(node, signedIn!.employeeId),
      settable: node.identity.role === 'relay',
    }
  })
}

/** Setting and removing second steps: at the relay alone, which alone can read the keys of apps. */
export function secondStepSettingRoutes(mount: Mount, guard: Guard): void {
  mount(beginOwedStep, ({ body }, context) => {
    const found = halfSignedIn(context, body.ticket)
    requireOwed(context, found)
    return newKeyFor(context, found.employee.id)
  })

  mount(enrolOwedStep, async ({ body }, context) => {
    const found = halfSignedIn(context, body.ticket)
    requireOwed(context, found)
    const recoveryCodes = await enrol(guard, context, found.employee.id, body)
    const who = `employee:${found.employee.id}`
    const about = { who, of: who, to: 'set', address: context.request.ip }
    noteSecurity(context.tenant.node.runtime, 'auth.second_step_changed', about)
    const session = await startSession(context, found, { device: undefined, factors: 'password code' })
    return { session: sessionView(session), recoveryCodes }
  })

  mount(beginSecondStep, async ({ body }, context) => {
    const { employeeId } = context.signedIn!
    if (secondStepOf(context.tenant.node, employeeId)) throw new Refusal('second_step_there')
    await provenAgain(guard, context, body.password)
    return newKeyFor(context, employeeId)
  })

  mount(enrolSecondStep, async ({ body }, context) => {
    const recoveryCodes = await enrol(guard, context, context.signedIn!.employeeId, body)
    return { ...(await goOn(context, 'auth.second_step_changed', { to: 'set' })), recoveryCodes }
  })

  mount(renewRecoveryCodes, async ({ body }, context) => {
    const { employeeId } = await provenTwice(guard, context, body)
    const { codes, hashes } = newCodes()
    await context.tenant.node.execute(context.actor, tx => {
      const second = secondStepOf(tx, employeeId)
      if (!second) throw new Refusal('record_unknown')
      setSecondStep(tx, employeeId, { ...second, recovery: hashes })
    })
    return { ...(await goOn(context, 'auth.second_step_changed', { to: 'codes' })), recoveryCodes: codes }
  })

  mount(removeSecondStep, async ({ body }, context) => {
    const { employeeId } = await provenTwice(guard, context, body)
    await context.tenant.node.execute(context.actor, tx => setSecondStep(tx, employeeId, noSecondStep))
    return goOn(context, 'auth.second_step_changed', { to: 'removed' })
  })
}

/** A half sign-in that lacks nothing but a second step. Refuses `sign_in_over` for any other. */
function requireOwed({ tenant }: Context, found: Found): void {
  if (!stepsAfterPassword(tenant, found).includes('enrol')) throw new Refusal('sign_in_over')
}

/** One counted attempt at a second step; a right one is spent. */
function prove<R>(
  guard: Guard,
  context: Context,
  employeeId: string,
  spend: (tx: Tx) => R | undefined,
): Promise<R> {
  const { node } = context.tenant
  const actor = { who: `employee:${employeeId}`, via: 'portal' }
  return counted(guard, context, { name: `code ${employeeId}`, employeeId }, () => node.execute(actor, spend))
}

/** The password and a code again, each counted. Refuses `record_unknown` for somebody without a second step. */
async function provenTwice(guard: Guard, context: Context, body: { password: string; code: string }) {
  const { tenant, signedIn } = context
  const { employeeId } = signedIn!
  if (!secondStepOf(tenant.node, employeeId)) throw new Refusal('record_unknown')
  await provenAgain(guard, context, body.password)
  await prove(guard, context, employeeId, tx => spendCode(tx, tenant.secret, employeeId, body.code))
  return { employeeId }
}

/** A key that is nowhere but in the answer: sealed for whoever sends it back with a code of it. */
function newKeyFor({ tenant }: Context, employeeId: string) {
  const { node, secret } = tenant
  const key = randomBytes(keyBytes)
  const issuer = exhibitorOf(node.catalogue)?.tradeName ?? 'Foyer'
  const account = passwordOfEmployee(node, employeeId)?.email ?? employeeId
  const values = {
    key: key.toString('base64url'),
    endMs: String(node.runtime.now() + patienceMs),
  }
  const about = enrolmentOf(employeeId)
  const enrolment = seal({ secret, purpose: 'foyer second factor', about }, values, randomBytes)
  return { key: toBase32(key), address: keyAddress(key, issuer, account), enrolment }
}

/** Sets the key that was shown by a code of it. Refuses `sign_in_over` for one that is too old or somebody else's. */
async function enrol(
  guard: Guard,
  context: Context,
  employeeId: string,
  { enrolment, code }: { enrolment: string; code: string },
): Promise<string[]> {
  const { node, secret } = context.tenant
  const about = enrolmentOf(employeeId)
  const { key = '', endMs = '0' } = unseal({ secret, purpose: 'foyer second factor', about }, enrolment) ?? {}
  if (!key || node.runtime.now() >= Number(endMs)) throw new Refusal('sign_in_over')
  const bytes = Buffer.from(key, 'base64url')
  const { codes, hashes } = newCodes()
  await prove(guard, context, employeeId, tx => {
    if (secondStepOf(tx, employeeId)) throw new Refusal('second_step_there')
    if (!spendCodeOf(tx, bytes, code)) return undefined
    const sealed = sealKey(secret, employeeId, bytes, randomBytes)
    setSecondStep(tx, employeeId, { sealed, recovery: hashes })
    return true
  })
  return codes
}

function newCodes() {
  const codes = makeRecoveryCodes(randomBytes)
  return { codes, hashes: codes.map(recoveryCodeHash) }
}
