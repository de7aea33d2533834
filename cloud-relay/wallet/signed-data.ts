import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto'
import {
  context,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  smallInteger,
  tagged,
  utcTime,
  valuesIn,
} from './der.ts'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
} as const

const algorithm = (name: 'sha256' | 'rsa') => sequence(oid(oids[name]), nothing())

/**
 * A detached signature over some content (CMS, RFC 5652), with the certificates that lead to it, as wallets ask for it.
 *
 * @param signer its certificate and private key (RSA)
 * @param issuer the certificate that signed the signer's
 * @param nowMs epoch milliseconds
 */
export function signedData(
  content: Uint8Array,
  { certificate, key, issuer }: { certificate: X509Certificate; key: KeyObject; issuer: X509Certificate },
  nowMs: number,
): Buffer {
  const attributes = [
    sequence(oid(oids.contentType), setOf(oid(oids.data))),
    sequence(oid(oids.signingTime), setOf(utcTime(nowMs))),
    sequence(oid(oids.messageDigest), setOf(octets(createHash('sha256').update(content).digest()))),
  ]
  const asSet = setOf(...attributes)
  const [inSet] = valuesIn(asSet)
  const { serial, name } = issuerOf(certificate)
  const signerInfo = sequence(
    smallInteger(1),
    sequence(name, serial),
    algorithm('sha256'),
    // Signed as a set, told with a tag of their own (RFC 5652, 5.4).
    context(0, inSet!.content),
    algorithm('rsa'),
    octets(sign('sha256', asSet, key)),
  )
  return sequence(
    oid(oids.signedData),
    context(
      0,
      sequence(
        smallInteger(1),
        setOf(algorithm('sha256')),
        sequence(oid(oids.data)),
        context(0, certificate.raw, issuer.raw),
        tagged(0x31, signerInfo),
      ),
    ),
  )
}

/** Who made a certificate and its number, as they stand in it (RFC 5280, 4.1). */
function issuerOf({ raw }: X509Certificate): { serial: Buffer; name: Buffer } {
  const [certificate] = valuesIn(raw)
  const [signed] = valuesIn(certificate!.content)
  const parts = valuesIn(signed!.content)
  // A version comes first where it is told.
  const from = parts[0]!.tag === 0xa0 ? 1 : 0
  return { serial: parts[from]!.whole, name: parts[from + 2]!.whole }
}
