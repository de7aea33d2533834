import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PaymentProvider, ProviderPayment } from '#relay/payments/provider.ts'
import { testProvider } from '#relay/payments/providers/test/test-provider.ts'
import type { DemoMethod } from './data/payment-methods.ts'
import { refAt } from '#core/billing/methods/account.ts'
import { providerAt } from '#relay/payments/account-provider.ts'
import { testProviderServer } from './payments/test-provider-server.ts'

/**
 * The demo's payment provider while the demo is made: what its visitors have paid is in the provider's data, made and
 * paid by its own calls, so that it can be refunded like any other payment.
 *
 * @param outside where its data is, and the address it has later
 * @param settings of the account there
 */
export async function openBooks(outside: { data: string; url: string }, settings: DemoMethod['settings']) {
  const server = createServer(
    testProviderServer({ file: join(outside.data, 'payments.json'), baseUrl: () => outside.url }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = testProvider(url, settings)
  return {
    /** A payment that was paid, as the account's relay calls it. There is no webhook: the relay is not running yet. */
    async paid(
      account: string,
      wanted: Omit<Parameters<PaymentProvider['create']>[0], 'webhookUrl'>,
    ): Promise<ProviderPayment> {
      const { ref } = await provider.create({ ...wanted, webhookUrl: `${url}/office` })
      const body = new URLSearchParams({ outcome: 'paid' })
      await fetch(`${url}/pay/${ref}`, { method: 'POST', body, redirect: 'manual' })
      return providerAt(account, provider).read(refAt(account, ref))
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
export type Books = Awaited<ReturnType<typeof openBooks>>
