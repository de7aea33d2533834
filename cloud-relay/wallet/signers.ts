import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { Tenant } from '#core/api/tenant.ts'
import type { Catalogue } from '#core/journal/apply.ts'
import type { SettingKey } from '#core/venue/settings/declared.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { secretSetting } from '#core/venue/settings/secret.ts'

/** What signs passes for Apple’s wallet, and what they are called there. */
export type AppleSigner = {
  key: KeyObject
  certificate: X509Certificate
  issuer: X509Certificate
  passType: string
  team: string
}

/** What signs passes for Google’s wallet. */
export type GoogleSigner = { issuer: string; account: string; key: KeyObject }

export type Signers = {
  apple: AppleSigner | undefined
  google: GoogleSigner | undefined
  /** The key of a request whose certificate has not been brought. */
  requestedKey: KeyObject | undefined
}

const kept = new WeakMap<Tenant, { version: unknown; signers: Signers }>()

/** What an exhibitor's settings sign passes with; undefined where nothing is set, or nothing that can be read. */
export function signersOf(tenant: Tenant): Signers {
  const { catalogue } = tenant.node
  const version = catalogue.version()
  let known = kept.get(tenant)
  if (known?.version !== version)
    kept.set(tenant, (known = { version, signers: readSigners(catalogue, tenant.secret) }))
  return known.signers
}

function readSigners(catalogue: Catalogue, secret: string): Signers {
  const bytes = (about: SettingKey) => Buffer.from(secretSetting(catalogue, secret, about), 'base64')
  const key = (about: SettingKey) => readKey(bytes(about))
  return {
    apple: appleSigner(
      key('wallet.apple_key'),
      readCertificate(bytes('wallet.apple_certificate')),
      readCertificate(bytes('wallet.apple_issuer')),
    ),
    google: googleSigner(
      settingOf(catalogue, 'wallet.google_issuer'),
      settingOf(catalogue, 'wallet.google_account'),
      key('wallet.google_key'),
    ),
    requestedKey: key('wallet.apple_next_key'),
  }
}

function appleSigner(
  key: KeyObject | undefined,
  certificate: X509Certificate | undefined,
  issuer: X509Certificate | undefined,
): AppleSigner | undefined {
  const names = certificate && passNames(certificate)
  return key && certificate && issuer && names ? { key, certificate, issuer, ...names } : undefined
}

function googleSigner(issuer: string, account: string, key: KeyObject | undefined): GoogleSigner | undefined {
  return issuer && account && key ? { issuer, account, key } : undefined
}

/** What a certificate of Apple's signs, and whose it is, as its subject names them; undefined for another certificate. */
export function passNames(certificate: X509Certificate): { passType: string; team: string } | undefined {
  const [, passType] = /^UID=(pass\.[\w.-]{1,200})$/m.exec(certificate.subject) ?? []
  const [, team] = /^OU=(\w{4,20})$/m.exec(certificate.subject) ?? []
  return passType && team ? { passType, team } : undefined
}

/** A certificate, as DER or PEM; undefined for anything else. */
export function readCertificate(bytes: Buffer): X509Certificate | undefined {
  try {
    return bytes.length ? new X509Certificate(bytes) : undefined
  } catch {
    return undefined
  }
}

/** A private key, as PKCS #8 in DER, or as PEM; undefined for anything else, and for one that is no RSA key. */
export function readKey(given: Buffer | string): KeyObject | undefined {
  if (!given.length) return undefined
  try {
    const key =
      typeof given === 'string'
        ? createPrivateKey(given)
        : createPrivateKey({ key: given, format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

/** When a certificate ends, in epoch milliseconds. */
export const endOf = (certificate: X509Certificate) => Date.parse(certificate.validTo)
