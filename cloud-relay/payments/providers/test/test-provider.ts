import * as z from 'zod'
import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../../provider.ts'

const refund = z.object({
  id: z.string(),
  key: z.string(),
  cents: z.int(),
  status: z.enum(['pending', 'done', 'failed']),
})
const payment = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'cancelled', 'expired', 'failed']),
  amountCents: z.int(),
  checkoutUrl: z.url(),
  expiresAt: z.string(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  refunds: z.array(refund),
  chargebacks: z.array(z.object({ id: z.string(), cents: z.int() })),
})
const list = z.object({ payments: z.array(payment), next: z.string().nullable() })

const timeoutMs = 5000

/**
 * The client of the built-in test provider (`firmware-scripts/demo/payments`), a separate HTTP endpoint.
 *
 * @param as the account there, and its key
 */
export function testProvider(base: string, as: { account: string; key: string }): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${as.account}:${as.key}`).toString('base64')}`

  async function send(method: string, path: string, body?: object, key?: string): Promise<Response> {
    try {
      return await fetch(new URL(path, base), {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    } catch (cause) {
      throw new ProviderTrouble(String(cause))
    }
  }

  async function read<T>(response: Response, shape: z.ZodType<T>): Promise<T> {
    if (!response.ok) throw new ProviderTrouble(`the provider answered ${response.status}`)
    try {
      return shape.parse(await response.json())
    } catch (cause) {
      throw new ProviderTrouble(String(cause))
    }
  }

  const one = async (response: Response) => paymentOf(await read(response, payment))
  const pathOf = (ref: string) => `/v1/payments/${encodeURIComponent(ref)}`

  return {
    create: async ({ key, cents, ...made }) =>
      one(await send('POST', '/v1/payments', { amountCents: cents, currency: 'EUR', ...made }, key)),
    read: async ref => one(await send('GET', pathOf(ref))),
    async cancel(ref) {
      const response = await send('DELETE', pathOf(ref))
      // A payment that is over, or that can no longer be stopped, does not change.
      return one(response.status === 422 ? await send('GET', pathOf(ref)) : response)
    },
    async refund({ key, ref, cents }) {
      const made = await send('POST', `${pathOf(ref)}/refunds`, { amountCents: cents }, key)
      return refundOf(await read(made, refund))
    },
    async list(since, from) {
      const query = new URLSearchParams({ since, from })
      const { payments, next } = await read(await send('GET', `/v1/payments?${query}`), list)
      return { payments: payments.map(paymentOf), next }
    },
  }
}

function paymentOf({ id, amountCents, ...rest }: z.output<typeof payment>): ProviderPayment {
  return {
    ...rest,
    ref: id,
    cents: amountCents,
    refunds: rest.refunds.map(refundOf),
    chargebacks: rest.chargebacks.map(({ id, cents }) => ({ ref: id, cents })),
  }
}

function refundOf({ id, ...rest }: z.output<typeof refund>): ProviderRefund {
  return { ...rest, ref: id }
}
