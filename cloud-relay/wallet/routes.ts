import { createPublicKey, generateKeyPair, type KeyObject, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'
import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { Refusal } from '#core/refusal.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { SettingValues } from '#core/venue/settings/declared.ts'
import { writeSettings } from '#core/venue/settings/commands.ts'
import {
  bringCertificate,
  bringGoogleAccount,
  readWallet,
  removeWallet,
  requestCertificate,
  type WalletState,
} from '#core/venue/wallet/contract.ts'
import { endOf, passNames, readCertificate, readKey, signersOf } from './signers.ts'
import { signingRequest } from './signing-request.ts'

/** What Apple asks for in requests for such certificates. */
const rsa = { modulusLength: 2048 }
const makeKey = promisify(generateKeyPair)

/** What a key file of a service account has that signs with it. */
const accountFile = z.object({ client_email: z.email().max(200), private_key: z.string().max(6000) })

const forgotten = {
  apple: {
    'wallet.apple_key': null,
    'wallet.apple_next_key': null,
    'wallet.apple_certificate': null,
    'wallet.apple_issuer': null,
  },
  google: { 'wallet.google_issuer': null, 'wallet.google_account': null, 'wallet.google_key': null },
} as const satisfies Record<string, SettingValues>

/** Setting up passes for wallets: private keys are made here or sealed at once, and no call answers one. */
export function walletRoutes(mount: Mount): void {
  mount(readWallet, (_, { tenant }) => ({ data: stateOf(tenant) }))

  mount(requestCertificate, async (_, context) => {
    const { tenant } = context
    const known = signersOf(tenant).requestedKey
    const key = known ?? (await makeKey('rsa', rsa)).privateKey
    if (!known) await write(context, { 'wallet.apple_next_key': stored(key) })
    return {
      data: { request: signingRequest(exhibitorOf(tenant.node.catalogue)?.tradeName ?? 'Foyer', key) },
    }
  })

  mount(bringCertificate, ({ body }, context) => {
    const certificate = certificateIn(body.certificate, 'certificate')
    const issuer = certificateIn(body.issuer, 'issuer')
    const key = keyOf(context.tenant, certificate)
    if (endOf(certificate) <= context.tenant.node.runtime.now())
      throw refused('wallet_certificate_over', 'certificate')
    if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      throw refused('wallet_issuer_foreign', 'issuer')
    return written(context, {
      'wallet.apple_key': stored(key),
      'wallet.apple_next_key': null,
      'wallet.apple_certificate': certificate.raw.toString('base64'),
      'wallet.apple_issuer': issuer.raw.toString('base64'),
    })
  })

  mount(bringGoogleAccount, ({ body }, context) => {
    const account = accountIn(body.account)
    const key = account && readKey(account.private_key)
    if (!key) throw refused('wallet_file_unreadable', 'account')
    return written(context, {
      'wallet.google_issuer': body.issuer,
      'wallet.google_account': account.client_email,
      'wallet.google_key': stored(key),
    })
  })

  mount(removeWallet, ({ body }, context) => written(context, forgotten[body.of]))
}

const stored = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64')

type Bringing =
  | 'wallet_file_unreadable'
  | 'wallet_certificate_foreign'
  | 'wallet_certificate_over'
  | 'wallet_issuer_foreign'

const refused = (code: Bringing, field: 'certificate' | 'issuer' | 'account') =>
  new Refusal(code, {}, { [field]: [`refusal.${code}`] })

/** A file as it was brought. Refuses `wallet_file_unreadable`. */
function certificateIn(file: string, field: 'certificate' | 'issuer'): X509Certificate {
  const certificate = readCertificate(Buffer.from(file, 'base64'))
  if (!certificate) throw refused('wallet_file_unreadable', field)
  return certificate
}

/** The private key of a certificate: of the request that waits, or of the one in use. Refuses `wallet_certificate_foreign`. */
function keyOf(tenant: Tenant, certificate: X509Certificate): KeyObject {
  const { apple, requestedKey } = signersOf(tenant)
  const key = [requestedKey, apple?.key].find(
    key => key && certificate.publicKey.equals(createPublicKey(key)),
  )
  if (!key || !passNames(certificate)) throw refused('wallet_certificate_foreign', 'certificate')
  return key
}

function accountIn(file: string): z.output<typeof accountFile> | undefined {
  try {
    return accountFile.parse(JSON.parse(Buffer.from(file, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}

const write = (context: Context, values: SettingValues) =>
  context.tenant.node.execute(context.actor, tx => writeSettings(tx, context, 'exhibitor', values))

async function written(context: Context, values: SettingValues) {
  await write(context, values)
  return { data: stateOf(context.tenant) }
}

function stateOf(tenant: Tenant): WalletState {
  const { apple, google, requestedKey } = signersOf(tenant)
  const untilMs = apple ? endOf(apple.certificate) : 0
  return {
    apple: {
      requested: requestedKey !== undefined,
      certificate: apple
        ? {
            passType: apple.passType,
            team: apple.team,
            until: new Date(untilMs).toISOString(),
            over: untilMs <= tenant.node.runtime.now(),
          }
        : null,
    },
    google: google ? { issuer: google.issuer, account: google.account } : null,
  }
}
