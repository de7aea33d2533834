import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Answering = {
  /** Where the browser says it is. */
  origin?: string
  /** Whose passkey the authenticator takes it for. */
  rpId?: string
  /** Whether it checked who holds it. */
  verified?: boolean
  /** How often it says it was used. */
  count?: number
}

/** A passkey without a machine: signs what a browser is asked to sign, and lies when a test says so. */
export function openAuthenticator(rp: { id: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const id = randomBytes(32)
  let used = 0

  const clientDataOf = (type: string, challenge: string, { origin = rp.origin }: Answering) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: Buffer.from(challenge).toString('base64url'),
        origin,
        crossOrigin: false,
      }),
    )
  const headOf = ({ rpId = rp.id, verified = true, count = used }: Answering, more = 0) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const flags = 0x01 | (verified ? 0x04 : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counted])
  }
  const text = (bytes: Buffer) => bytes.toString('base64url')

  return {
    made(challenge: string, answering: Answering = {}) {
      const length = Buffer.of(0, id.length)
      return {
        credentialId: text(id),
        clientData: text(clientDataOf('webauthn.create', challenge, answering)),
        authenticatorData: text(Buffer.concat([headOf(answering, 0x40), Buffer.alloc(16), length, id])),
        publicKey: text(publicKey.export({ type: 'spki', format: 'der' })),
      }
    },
    used(challenge: string, answering: Answering = {}) {
      used += 1
      const clientData = clientDataOf('webauthn.get', challenge, answering)
      const data = headOf(answering)
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      return {
        credentialId: text(id),
        clientData: text(clientData),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
      }
    },
  }
}
