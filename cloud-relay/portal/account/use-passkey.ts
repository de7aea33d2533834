import type { AnswerOf } from '#core/api/route.ts'
import type { beginPasskey, beginPasskeySignIn } from '#core/people/passkey-contract.ts'

/** Whether this browser makes and uses passkeys: it does on encrypted pages alone. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window
}

/** The person or the browser said no; nothing was asked of the server. */
export class PasskeyCancelled extends Error {}

/** Has the browser make a passkey, which must verify who holds it. */
export async function makePasskey(asked: AnswerOf<typeof beginPasskey>) {
  const { rpId, rpName, userName, displayName } = asked
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: new TextEncoder().encode(asked.challenge),
        rp: { id: rpId, name: rpName },
        user: { id: new TextEncoder().encode(asked.userId), name: userName, displayName },
        pubKeyCredParams: asked.algorithms.map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: asked.known.map(id => ({ type: 'public-key', id: bytesOf(id) })),
        attestation: 'none',
        timeout: patienceMs,
      },
    })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential)) throw new PasskeyCancelled()
  const response = made.response as AuthenticatorAttestationResponse
  const publicKey = response.getPublicKey()
  if (!publicKey) throw new PasskeyCancelled()
  return {
    credentialId: textOf(made.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(publicKey),
  }
}

/** Has the person choose one of their passkeys for this address, and the browser sign with it. */
export async function signWithPasskey(asked: AnswerOf<typeof beginPasskeySignIn>) {
  const used = await navigator.credentials
    .get({
      publicKey: {
        challenge: new TextEncoder().encode(asked.challenge),
        rpId: asked.rpId,
        userVerification: 'required',
        timeout: patienceMs,
      },
    })
    .catch(() => null)
  if (!(used instanceof PublicKeyCredential)) throw new PasskeyCancelled()
  const response = used.response as AuthenticatorAssertionResponse
  return {
    credentialId: textOf(used.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}

const patienceMs = 120_000

/** Base64url, as the server reads it. */
function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
}
