import * as z from 'zod'
import { route } from '../../api/route.ts'

/** A file of at most 6 KB in base64. */
const file = z.base64().min(1, 'field.required').max(8000)

const walletState = z.object({
  apple: z.object({
    /** Whether a request was made whose certificate has not been brought. */
    requested: z.boolean(),
    /** The certificate in use; null where there is none, or none that can be read. */
    certificate: z
      .object({
        /** What it signs, such as `pass.org.example.tickets`, for which team. */
        passType: z.string(),
        team: z.string(),
        /** ISO; passes made until then stay good. */
        until: z.string(),
        over: z.boolean(),
      })
      .nullable(),
  }),
  google: z.object({ issuer: z.string(), account: z.string() }).nullable(),
})
export type WalletState = z.infer<typeof walletState>

const answer = z.object({ data: walletState })
const shared = { access: 'manage_settings', concerns: () => ({ settings: 'exhibitor' }) } as const

export const readWallet = route({
  ...shared,
  method: 'GET',
  path: '/api/wallet',
  summary:
    'Whether tickets come as passes for the wallets of telephones, and until when their certificate is good',
  answer,
})

export const requestCertificate = route({
  ...shared,
  method: 'POST',
  path: '/api/wallet/apple/request',
  summary:
    'A request for a certificate, to be brought to Apple (PKCS #10); its private key is made here and never leaves. The same one is answered until its certificate was brought',
  body: z.strictObject({}),
  answer: z.object({
    data: z.object({
      /** PEM. */
      request: z.string(),
    }),
  }),
})

export const bringCertificate = route({
  ...shared,
  method: 'POST',
  path: '/api/wallet/apple/certificate',
  summary: 'Takes the certificate that Apple made of the request, and Apple’s own that signed it',
  body: z.strictObject({ certificate: file, issuer: file }),
  answer,
  refusals: [
    'wallet_file_unreadable',
    'wallet_certificate_foreign',
    'wallet_certificate_over',
    'wallet_issuer_foreign',
  ],
})

export const bringGoogleAccount = route({
  ...shared,
  method: 'POST',
  path: '/api/wallet/google',
  summary: 'Takes the number of a Google Wallet issuer and the key file of its service account',
  body: z.strictObject({
    issuer: z
      .string()
      .trim()
      .regex(/^\d{6,25}$/, 'field.invalid'),
    account: file,
  }),
  answer,
  refusals: ['wallet_file_unreadable'],
})

export const removeWallet = route({
  ...shared,
  method: 'POST',
  path: '/api/wallet/remove',
  summary: 'Forgets what signs passes of one kind; passes that people have stay as they are',
  body: z.strictObject({ of: z.enum(['apple', 'google']) }),
  answer,
})
