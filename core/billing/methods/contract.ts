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
})

const provider = z.object({
  driver: z.string(),
  name: wordsSchema,
  types: z.array(z.enum(paymentMethodTypes)),
  settings: z.array(setting),
})

const account = z.object({
  id: z.string(),
  driver: z.string(),
  /** Settings without the secret ones. */
  settings: z.record(z.string(), z.string()),
  /** Secret settings that are kept; what they are is never told. */
  secrets: z.array(z.string()),
  condition: z.enum(['configured', 'operational', 'communication_error', 'not_set_up']),
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
  refusals: ['record_unknown', 'record_deleted', 'provider_unknown', 'too_many_accounts'],
})
