import * as z from 'zod'
import { ProviderTrouble, type PaymentProvider, type ProviderPayment } from './provider.ts'

const answer = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'cancelled', 'expired', 'failed']),
  checkoutUrl: z.url(),
  expiresAt: z.string(),
})

const timeoutMs = 5000

/** The client of the built-in test provider (`payments/test-provider-server.ts`), a separate HTTP endpoint. */
export function testProvider(base: string): PaymentProvider {
  async function send(method: string, path: string, body?: object, key?: string): Promise<ProviderPayment> {
    try {
      const response = await fetch(new URL(path, base), {
        method,
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!response.ok) throw new ProviderTrouble(`the provider answered ${response.status}`)
      const payment = answer.parse(await response.json())
      return {
        ref: payment.id,
        status: payment.status,
        checkoutUrl: payment.checkoutUrl,
        expiresAt: payment.expiresAt,
      }
    } catch (cause) {
      throw cause instanceof ProviderTrouble ? cause : new ProviderTrouble(String(cause))
    }
  }

  return {
    id: 'test',
    name: 'Test payment',
    create: ({ key, cents, ...payment }) =>
      send('POST', '/v1/payments', { amountCents: cents, currency: 'EUR', ...payment }, key),
    read: ref => send('GET', `/v1/payments/${encodeURIComponent(ref)}`),
    refund: async ({ key, ref, cents }) =>
      void (await send(
        'POST',
        `/v1/payments/${encodeURIComponent(ref)}/refunds`,
        { amountCents: cents },
        key,
      )),
  }
}
