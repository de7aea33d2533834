import type { IRouter, Request } from 'express'
import type { Tenant } from '#core/api/tenant.ts'
import { accountById, type AccountRow } from '#core/billing/methods/store.ts'
import { secretsOf, type Providers } from './accounts.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { ProviderTrouble, type ProviderDefinition } from './provider.ts'
import { requestKeyOf } from './signed-request.ts'

/** Under which providers call; bodies come as they were sent. */
export const webhookPath = '/api/payments/webhook'

type Parts = {
  tenantOf: (request: Request) => Tenant | undefined
  paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined
  providers: Providers
  addresses: Readonly<Record<string, string | undefined>>
}

/**
 * What providers call: the webhook of an account, a form or a signed message that names a payment, answered 200 whatever
 * it names, so that it gives nothing away, and 503 when the provider itself could not be asked; and the public key of an
 * account, by which its provider knows our orders.
 */
export function webhookRoutes(
  app: IRouter,
  { tenantOf, paymentProcessorOf, providers, addresses }: Parts,
): void {
  const placeOf = (request: Request<{ account: string }>) => {
    const tenant = tenantOf(request)
    const row = tenant && accountById(tenant.node.db, request.params.account)
    const definition = row && providers.get(row.provider)
    return definition && { tenant, row, definition }
  }

  async function refOf(
    { tenant, row, definition }: { tenant: Tenant; row: AccountRow; definition: ProviderDefinition },
    request: Request,
  ): Promise<string | undefined> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!definition.signed)
      return definition.webhook(Object.fromEntries(new URLSearchParams(body.toString())))
    const settings = { ...row.settings, ...secretsOf(tenant, row) }
    const [path = ''] = request.originalUrl.split('?')
    const signature = request.get('signature') ?? ''
    const message = { path, signature, body, nowMs: tenant.node.runtime.now() }
    return definition.signed(settings, addresses[definition.driver] ?? '', message)
  }

  app.post(`${webhookPath}/:account`, async (request, response) => {
    const place = placeOf(request)
    const accepted =
      !place || (await hint(() => refOf(place, request), paymentProcessorOf(place.tenant), place.row))
    response.status(accepted ? 200 : 503).end()
  })

  app.get('/api/payments/keys/:account', (request, response) => {
    const place = placeOf(request)
    if (!place?.definition.signsOrders) return void response.status(404).end()
    const { publicKey } = requestKeyOf(place.tenant.secret, place.row.id)
    response.set('cache-control', 'public, max-age=3600').json({ keys: [publicKey] })
  })
}

/** False when the provider could not be asked about it: the answer says so, and it sends the webhook again later. */
async function hint(
  named: () => Promise<string | undefined>,
  cashier: PaymentProcessor | undefined,
  { id }: AccountRow,
): Promise<boolean> {
  try {
    const ref = await named()
    if (ref) await cashier?.hint(id, ref)
    return true
  } catch (cause) {
    if (!(cause instanceof ProviderTrouble)) throw cause
    return false
  }
}
