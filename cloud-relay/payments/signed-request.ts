import {
  createECDH,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type webcrypto,
} from 'node:crypto'

/**
 * A key pair (P-256) by which an account's orders are signed, where its provider wants that (JWS, ES256). Nobody enters or
 * keeps it: it follows from the exhibitor's secret, which lies outside the database, and from the account's name. Where
 * that secret is lost there is another one, and the provider reads it at the same address.
 */
export type RequestKey = {
  readonly kid: string
  readonly publicKey: webcrypto.JsonWebKey & { kid: string }
  sign(data: string): Buffer
}

const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/**
 * @param secret the exhibitor's
 * @param account whose orders it signs
 */
export function requestKeyOf(secret: string, account: string): RequestKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `foyer orders of ${account}`, 48))
  // From more bits than the group has, so that no key is likelier than another.
  const d = (BigInt(`0x${seed.toString('hex')}`) % (order - 1n)) + 1n
  const scalar = Buffer.from(d.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = createPrivateKey({ key: { ...jwk, d: scalar.toString('base64url') }, format: 'jwk' })
  const kid = point.subarray(1, 13).toString('base64url')
  return {
    kid,
    publicKey: { ...jwk, kid, use: 'sig', alg: 'ES256' },
    sign: data => sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }),
  }
}

/**
 * A detached JWS of a body (RFC 7515, appendix F): its header and its signature, without what was signed.
 *
 * @param header its claims; the algorithm is always ES256
 */
export function detachedJws(
  key: Pick<RequestKey, 'kid' | 'sign'>,
  header: Readonly<Record<string, unknown>>,
  body: string | Buffer,
): string {
  const head = encoded(JSON.stringify({ ...header, alg: 'ES256', kid: key.kid }))
  return `${head}..${key.sign(`${head}.${encoded(body)}`).toString('base64url')}`
}

/** The header of a detached JWS; undefined for what is none, or is signed in another way than ES256. */
export function headerOfJws(jws: string): Record<string, unknown> | undefined {
  const [head = '', payload, signature, ...more] = jws.split('.')
  if (payload !== '' || !signature || more.length) return undefined
  try {
    const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString())
    if (typeof header !== 'object' || header === null) return undefined
    return (header as { alg?: unknown }).alg === 'ES256' ? (header as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Whether a detached JWS is the signature of exactly these bytes by the owner of a public key. */
export function isSignedBy(publicKey: webcrypto.JsonWebKey, jws: string, body: Buffer): boolean {
  const [head = '', , signature = ''] = jws.split('.')
  try {
    const key = createPublicKey({ key: publicKey, format: 'jwk' })
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
    return verify(
      'sha256',
      Buffer.from(`${head}.${encoded(body)}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  } catch {
    return false
  }
}

const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url')
