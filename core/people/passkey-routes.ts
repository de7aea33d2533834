import { randomBytes } from 'node:crypto'
import { readSignedText, signText } from '../access/signed-text.ts'
import { noteSecurity } from '../access/security-log.ts'
import { cookieOf } from '../api/cookies.ts'
import { visitorCookie, type Context, type Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import { counted, type Guard } from './guess.ts'
import { noteOwn, provenAgain } from './own-secret.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  readPasskeys,
  removePasskey,
  signInByPasskey,
  type Passkey,
} from './passkey-contract.ts'
import { isPasskeyKnown, notePasskeyUse, passkeyById, passkeysOf, passkeyUse } from './passkey-store.ts'
import { spendProof } from './proof-store.ts'
import { sessionView } from './routes.ts'
import { tokenHash } from './secrets.ts'
import { employeeHere, startSession, type Found } from './sessions.ts'
import { dropSessionsBegunWith, passwordOfEmployee } from './store.ts'
import { algorithms, challengeOf, madePasskey, relyingPartyOf, usedPasskey } from './webauthn.ts'

/** How long a browser may take to answer a challenge. */
const patienceMs = 5 * 60_000
/** Machines and keys of one person; more is a mistake. */
const passkeysMost = 10

const signing = 'passkey signs in'
const adding = 'passkey is added'

/** What a session begun with this passkey says it was begun with. */
export const factorOf = (id: string) => `passkey ${id}`

type Parts = {
  guard: Guard
  /** The exhibitor's public address, as the relay was told it: passkeys are bound to it. */
  publicUrlOf: (tenant: Tenant) => string
}

/** Passkeys: signing in by one, adding, listing and removing one's own. At the relay alone. */
export function passkeyRoutes(mount: Mount, parts: Parts): void {
  signInRoutes(mount, parts)
  ownPasskeyRoutes(mount, parts)
}

const rpFor =
  ({ publicUrlOf }: Parts) =>
  ({ tenant }: Context) =>
    relyingPartyOf(publicUrlOf(tenant))

function signInRoutes(mount: Mount, parts: Parts): void {
  const { guard } = parts
  const rpOf = rpFor(parts)

  mount(beginPasskeySignIn, (_, context) => ({
    challenge: newChallenge(context, signing, ''),
    rpId: rpOf(context).id,
  }))

  mount(signInByPasskey, async ({ body }, context) => {
    const { node } = context.tenant
    const id = tokenHash(body.credentialId)
    const employeeId = passkeyById(node, id)?.employeeId
    const actor = { who: employeeId ? `employee:${employeeId}` : 'visitor', via: 'portal' }
    const challenge = challengeOf(rpOf(context), 'webauthn.get', body.clientData)
    const found = await counted(guard, context, { name: `passkey ${id}`, employeeId }, () =>
      node.execute(actor, (tx): Found | undefined => {
        if (!spendChallenge(context, tx, signing, '', challenge)) return undefined
        const known = passkeyById(tx, id)
        const person = known && employeeHere(node, known.employeeId)
        if (!person || person.employee.portalAccess === false) return undefined
        const { publicKey } = known
        const count = passkeyUse(tx.db, id)?.count ?? 0
        const used = usedPasskey(rpOf(context), { publicKey, count }, body)
        if (!used) return undefined
        notePasskeyUse(tx.db, id, used.count, tx.nowMs)
        return person
      }),
    )
    const session = await startSession(context, found, { device: undefined, factors: factorOf(id) })
    return { session: sessionView(session) }
  })
}

function ownPasskeyRoutes(mount: Mount, parts: Parts): void {
  const { guard } = parts
  const rpOf = rpFor(parts)

  mount(readPasskeys, (_, context) => ({ passkeys: listed(context) }))

  mount(beginPasskey, async ({ body }, context) => {
    const { tenant, signedIn } = context
    const { employeeId, name } = signedIn!
    const known = passkeysOf(tenant.node, employeeId)
    if (known.length >= passkeysMost) throw new Refusal('passkeys_full')
    await provenAgain(guard, context, body.password)
    return {
      challenge: newChallenge(context, adding, employeeId),
      rpId: rpOf(context).id,
      rpName: exhibitorOf(tenant.node.catalogue)?.tradeName ?? 'Foyer',
      userId: tokenHash(`passkeys of ${employeeId}`).slice(0, 22),
      userName: passwordOfEmployee(tenant.node, employeeId)?.email ?? name,
      displayName: name,
      algorithms: [...algorithms],
      known: known.map(({ credentialId }) => credentialId),
    }
  })

  mount(addPasskey, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    const { employeeId } = signedIn!
    const { name, ...made } = body
    const rp = rpOf(context)
    const challenge = challengeOf(rp, 'webauthn.create', body.clientData)
    const id = tokenHash(body.credentialId)
    await tenant.node.execute(actor, tx => {
      const passkey = madePasskey(rp, made)
      if (
        !passkey ||
        !spendChallenge(context, tx, adding, employeeId, challenge) ||
        isPasskeyKnown(tx.db, id)
      )
        throw new Refusal('passkey_refused')
      if (passkeysOf(tx, employeeId).length >= passkeysMost) throw new Refusal('passkeys_full')
      const addedAt = new Date(tx.nowMs).toISOString()
      const kept = { credentialId: body.credentialId, publicKey: passkey.publicKey, name, addedAt }
      tx.append('exhibitor', 'passkey.added', { id, employeeId }, kept)
      notePasskeyUse(tx.db, id, passkey.count, 0)
    })
    noteOwn(context, 'auth.passkey_changed', { of: `employee:${employeeId}`, to: 'added' })
    return { passkeys: listed(context) }
  })

  mount(removePasskey, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const { employeeId } = signedIn!
    await tenant.node.execute(actor, tx => {
      if (passkeyById(tx, params.id)?.employeeId !== employeeId) throw new Refusal('record_unknown')
      dropPasskey(tx, employeeId, params.id, signedIn!.sessionId)
    })
    tenant.live.letGo()
    const who = `employee:${employeeId}`
    const about = { who, of: who, to: 'removed', address: context.request.ip }
    noteSecurity(tenant.node.runtime, 'auth.passkey_changed', about)
    return { passkeys: listed(context) }
  })
}

/**
 * Removes a passkey, and ends the sessions that were begun with it.
 *
 * @param kept the session that goes on: of whoever removes it
 */
export function dropPasskey(tx: Tx, employeeId: string, id: string, kept = ''): void {
  tx.append('exhibitor', 'passkey.removed', { id, employeeId })
  dropSessionsBegunWith(tx.db, employeeId, factorOf(id), kept)
}

/** A challenge for one act in this browser, good for five minutes and once. */
function newChallenge({ tenant, request }: Context, purpose: string, about: string): string {
  const { node, secret } = tenant
  const depends = [cookieOf(request, visitorCookie) ?? '', about]
  const nonce = randomBytes(16).toString('base64url')
  return signText({ secret, purpose }, [nonce], node.runtime.now() + patienceMs, depends)
}

/** Whether a challenge was given to this browser for this act, is not over, and was not answered before. */
function spendChallenge(
  { tenant, request }: Context,
  tx: Tx,
  purpose: string,
  about: string,
  challenge: string | undefined,
): boolean {
  if (challenge === undefined) return false
  const depends = [cookieOf(request, visitorCookie) ?? '', about]
  const says = readSignedText({ secret: tenant.secret, purpose }, challenge, tx.nowMs, () => depends)
  return says !== undefined && spendProof(tx.db, `challenge ${says[0]}`, tx.nowMs + patienceMs)
}

function listed({ tenant, signedIn }: Context): Passkey[] {
  const { node } = tenant
  return passkeysOf(node, signedIn!.employeeId).map(({ id, name, addedAt }) => {
    const { usedMs = 0 } = passkeyUse(node.db, id) ?? {}
    return { id, name, addedAt, usedAt: usedMs ? new Date(usedMs).toISOString() : null }
  })
}
