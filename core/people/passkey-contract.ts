import * as z from 'zod'
import { route } from '../api/route.ts'
import { session } from './contract.ts'

/** Signing in by a passkey, and one's own passkeys: at the relay alone, whose address they are bound to. */

const part = z.string().min(1).max(2000)
const challenge = z.string()
const asked = z.object({ challenge, rpId: z.string() })

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** When it was last signed in with, as far as this relay remembers. */
  usedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkey>
const list = z.object({ passkeys: z.array(passkey) })

export const beginPasskeySignIn = route({
  method: 'POST',
  path: '/api/session/passkey/begin',
  summary: 'What a browser has a passkey sign, to sign in by it',
  access: 'public',
  answer: asked,
  refusals: ['too_many_requests'],
})

export const signInByPasskey = route({
  method: 'POST',
  path: '/api/session/passkey',
  summary: 'Signs somebody in by a passkey that verified who holds it; no password and no second step',
  access: 'public',
  body: z.strictObject({
    credentialId: part,
    clientData: part,
    authenticatorData: part,
    signature: part,
  }),
  answer: z.object({ session }),
  refusals: ['portal_closed', 'login_failed', 'login_throttled', 'too_many_requests'],
})

export const readPasskeys = route({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'One’s own passkeys',
  access: 'staff',
  scope: 'own',
  answer: list,
})

export const beginPasskey = route({
  method: 'POST',
  path: '/api/passkeys/begin',
  summary: 'What a browser makes a passkey for, after the password was typed again',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  answer: asked.extend({
    rpName: z.string(),
    /** Names the person for the authenticator; random to whoever reads it there. */
    userId: z.string(),
    userName: z.string(),
    displayName: z.string(),
    algorithms: z.array(z.int()),
    /** Credentials that are there: no authenticator makes a second one. */
    known: z.array(z.string()),
  }),
  refusals: ['passkeys_full', 'login_failed', 'login_throttled', 'too_many_requests'],
})

export const addPasskey = route({
  method: 'PUT',
  path: '/api/passkeys',
  summary: 'Adds a passkey that was just made',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    credentialId: part,
    clientData: part,
    authenticatorData: part,
    publicKey: part,
  }),
  answer: list,
  refusals: ['passkey_refused', 'passkeys_full', 'too_many_requests'],
})

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Removes one of one’s own passkeys, and ends the sessions that were begun with it',
  access: 'staff',
  scope: 'own',
  params: z.object({ id: z.string().max(80) }),
  answer: list,
  refusals: ['record_unknown'],
})
