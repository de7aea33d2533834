import * as z from 'zod'
import { route } from '../../api/route.ts'
import { wordsSchema } from '../../i18n/words.ts'
import { paymentMethodTypes } from './payment-method.ts'

const setting = z.object({
  name: z.string(),
  label: wordsSchema,
  secret: z.boolean(),
  /** Another value is another account, which has secrets of its own. */
  identifies: z.boolean(),
  /** The provider tells it; nobody enters it. */
  found: z.boolean(),
})

const provider = z.object({
  driver: z.string(),
  name: wordsSchema,
  types: z.array(z.enum(paymentMethodTypes)),
  /** How the website shows its payments: as a step to its page, or as a code on ours. */
  template: z.enum(['redirect', 'code']),
  settings: z.array(setting),
})

const account = z.object({
  id: z.string(),
  driver: z.string(),
  /** Settings without the secret ones. */
  settings: z.record(z.string(), z.string()),
  /** Secret settings that are kept; what they are is never told. */
  secrets: z.array(z.string()),
  /** No money moves: whoever pays by it has paid nothing. */
  trial: z.boolean(),
  /** Where its provider reads the key that our orders are signed by; null for one that wants no signature. */
  keys_address: z.string().nullable(),
  condition: z.enum(['configured', 'operational', 'communication_error', 'key_refused', 'not_set_up']),
})

export const readPaymentProviders = route({
  method: 'GET',
  path: '/api/payment-providers',
  summary: 'The payment providers that can be chosen here, and the exhibitor’s accounts at them',
  access: 'manage_settings',
  scope: 'exhibitor',
  answer: z.object({ providers: z.array(provider), accounts: z.array(account) }),
})

export const connectPaymentAccount = route({
  method: 'PUT',
  path: '/api/payment-methods/:id/account',
  summary: 'Says which account takes a payment method’s money; secret settings left out stay as they are',
  access: 'manage_settings',
  scope: 'exhibitor',
  params: z.object({ id: z.string().max(100) }),
  body: z.strictObject({ settings: z.record(z.string().max(40), z.string().max(400)) }),
  answer: z.object({ account: z.string() }),
  refusals: [
    'record_unknown',
    'record_deleted',
    'provider_unknown',
    'provider_silent',
    'provider_key_refused',
    'too_many_accounts',
    'too_many_requests',
  ],
})

const ofMethod = z.object({ id: z.string().max(100) })
const notAsked = [
  'record_unknown',
  'provider_unknown',
  'provider_silent',
  'provider_key_refused',
  'too_many_requests',
] as const

export const readOfferedByProvider = route({
  method: 'GET',
  path: '/api/payment-methods/:id/offered',
  summary:
    'The ways to pay on the page of a payment method’s provider, asked of the provider; null where it does not tell',
  access: 'manage_settings',
  scope: 'exhibitor',
  params: ofMethod,
  answer: z.object({
    methods: z
      .array(
        z.object({
          /** As the provider calls it, in the reader's language. */
          name: z.string(),
          least_cents: z.int(),
          /** Its money comes days later, and the seats wait for it. */
          slow: z.boolean(),
        }),
      )
      .nullable(),
  }),
  refusals: [...notAsked],
})

export const tryPaymentAccount = route({
  method: 'POST',
  path: '/api/payment-methods/:id/tries',
  summary: 'Begins a payment of the least that the account takes, which buys nothing',
  access: 'manage_settings',
  scope: 'exhibitor',
  params: ofMethod,
  answer: z.object({
    /** As the provider calls the payment. */
    ref: z.string(),
    cents: z.int(),
    /** Where it is paid. */
    link: z.string(),
  }),
  refusals: [...notAsked],
})

export const readPaymentTry = route({
  method: 'GET',
  path: '/api/payment-methods/:id/tries/:ref',
  summary: 'What became of a payment that an account was tried with, asked of the provider',
  access: 'manage_settings',
  scope: 'exhibitor',
  params: ofMethod.extend({ ref: z.string().max(100) }),
  answer: z.object({ status: z.enum(['open', 'paid', 'cancelled', 'expired', 'failed']), cents: z.int() }),
  refusals: [...notAsked, 'payment_unknown'],
})
