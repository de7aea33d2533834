import * as z from 'zod'
import { declare } from './declare.ts'

const shared = {
  group: 'wallet',
  narrowest: 'exhibitor',
  audience: 'staff',
  permission: 'manage_settings',
  effect: 'at_once',
  fallback: '',
} as const

/** DER in base64, as it is kept. */
const der = z
  .string()
  .max(6000)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'field.invalid')

/** What signs passes for the wallets of telephones: certificates of Apple's and an account of Google's. */
export const wallet = {
  /** The private key of the certificate in use (PKCS #8). */
  'wallet.apple_key': declare({ ...shared, value: der, secret: true }),
  /** The private key of a request that waits for its certificate. */
  'wallet.apple_next_key': declare({ ...shared, value: der, secret: true }),
  /** The certificate for passes, and the one of Apple's that signed it (X.509). */
  'wallet.apple_certificate': declare({ ...shared, value: der, secret: true }),
  'wallet.apple_issuer': declare({ ...shared, value: der, secret: true }),
  /** The number Google gives whoever issues passes. */
  'wallet.google_issuer': declare({
    ...shared,
    value: z.string().regex(/^(\d{6,25})?$/, 'field.invalid'),
  }),
  /** The service account's address, and its private key (PKCS #8). */
  'wallet.google_account': declare({ ...shared, value: z.string().max(200) }),
  'wallet.google_key': declare({ ...shared, value: der, secret: true }),
}
