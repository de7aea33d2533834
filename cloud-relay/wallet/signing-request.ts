import { createPublicKey, sign, type KeyObject } from 'node:crypto'
import { bits, context, nothing, oid, sequence, setOf, smallInteger, utf8 } from './der.ts'

const commonName = '2.5.4.3'
const sha256WithRsa = '1.2.840.113549.1.1.11'

/**
 * A request for a certificate (PKCS #10, RFC 2986), as PEM. Whoever makes the certificate writes its own names into it.
 *
 * @param key the private key (RSA), which stays here
 */
export function signingRequest(name: string, key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const asked = sequence(
    smallInteger(0),
    sequence(setOf(sequence(oid(commonName), utf8(name.slice(0, 64))))),
    publicKey,
    context(0),
  )
  const request = sequence(asked, sequence(oid(sha256WithRsa), nothing()), bits(sign('sha256', asked, key)))
  const lines = request.toString('base64').match(/.{1,64}/g)!
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`
}
