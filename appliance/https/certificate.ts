import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { isIP } from 'node:net'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  NameConstraints,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

/** A certificate as PEM, with its private key. */
export type Certified = { certificate: string; key: KeyObject }

/** What an authority is for: names that only the building's network resolves, and addresses that lead nowhere else. */
export const permittedNames = ['local', 'localhost'] as const
export const permittedNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  'fe80::/10',
  '::1/128',
] as const

/** By no clock: a box that starts in 1970 has an authority that holds today. Its end is beyond any box's life. */
const authorityFrom = new Date('2026-01-01T00:00:00Z')
const authorityUntil = new Date('2056-01-01T00:00:00Z')

const commonName = '2.5.4.3'
const ecdsaWithSha256 = '1.2.840.10045.4.3.2'

/**
 * A box's certificate authority. Whoever trusts it trusts it for the building's network alone: the certificate itself says
 * so, and browsers hold it to that, so a stolen key makes no other website.
 */
export function makeAuthority(name: string): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const subtrees = [
    ...permittedNames.map(dNSName => new GeneralName({ dNSName })),
    ...permittedNetworks.map(iPAddress => new GeneralName({ iPAddress })),
  ].map(base => new GeneralSubtree({ base }))
  const constraints = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(subtrees) })
  const usage = new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign)
  const id = keyIdOf(publicKey)
  const tbs = {
    issuer: nameOf(name),
    subject: nameOf(name),
    validity: new Validity({ notBefore: authorityFrom, notAfter: authorityUntil }),
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 }), true),
      extension(id_ce_keyUsage, usage, true),
      extension(id_ce_nameConstraints, constraints, true),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(id)),
    ],
  }
  return { certificate: signed(tbs, publicKey, privateKey), key: privateKey }
}

/**
 * A certificate of a server with these names and addresses. One that the authority may not certify makes browsers refuse
 * all of it: leave it out.
 *
 * @param validity epoch milliseconds; browsers refuse more than 398 days, iOS more than 825 also of an own authority
 */
export function issueCertificate(
  authority: Certified,
  names: readonly string[],
  validity: { fromMs: number; untilMs: number },
): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const issuer = AsnConvert.parse(new X509Certificate(authority.certificate).raw, Certificate).tbsCertificate
  const altNames = names.map(name => new GeneralName(isIP(name) ? { iPAddress: name } : { dNSName: name }))
  const issuerId = new AuthorityKeyIdentifier({
    keyIdentifier: new KeyIdentifier(keyIdOf(new X509Certificate(authority.certificate).publicKey)),
  })
  const tbs = {
    issuer: issuer.subject,
    subject: nameOf(names[0] ?? ''),
    validity: new Validity({ notBefore: new Date(validity.fromMs), notAfter: new Date(validity.untilMs) }),
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: false }), true),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature), true),
      extension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_serverAuth])),
      extension(id_ce_subjectAltName, new SubjectAlternativeName(altNames)),
      extension(id_ce_authorityKeyIdentifier, issuerId),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdOf(publicKey))),
    ],
  }
  return { certificate: signed(tbs, publicKey, authority.key), key: privateKey }
}

/** What people compare: the SHA-256 of a certificate, in groups of two as browsers and phones show it. */
export const fingerprintOf = (pem: string): string => new X509Certificate(pem).fingerprint256

type Signing = Pick<TBSCertificate, 'issuer' | 'subject' | 'validity'> & { extensions: Extension[] }

/** Source: RFC 5280, 4.1 and RFC 5758, 3.2. */
function signed({ extensions, ...rest }: Signing, publicKey: KeyObject, by: KeyObject): string {
  const signature = new AlgorithmIdentifier({ algorithm: ecdsaWithSha256 })
  const serial = randomBytes(16)
  // A serial number is positive, and has no zero before it.
  serial[0] = (serial[0]! & 0x7f) | 0x40
  const tbsCertificate = new TBSCertificate({
    ...rest,
    version: Version.v3,
    serialNumber: bytesOf(serial),
    signature,
    subjectPublicKeyInfo: AsnConvert.parse(publicKeyBytes(publicKey), SubjectPublicKeyInfo),
    extensions: new Extensions(extensions),
  })
  const bytes = Buffer.from(AsnConvert.serialize(tbsCertificate))
  const made = new Certificate({
    tbsCertificate,
    signatureAlgorithm: signature,
    signatureValue: bytesOf(sign('sha256', bytes, { key: by, dsaEncoding: 'der' })),
  })
  return new X509Certificate(Buffer.from(AsnConvert.serialize(made))).toString()
}

function extension(extnID: string, value: object, critical = false): Extension {
  return new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })
}

function nameOf(text: string): Name {
  const value = new AttributeValue({ utf8String: text.slice(0, 64) })
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: commonName, value })])])
}

const publicKeyBytes = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
const keyIdOf = (key: KeyObject) => bytesOf(createHash('sha1').update(publicKeyBytes(key)).digest())

function bytesOf(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}
