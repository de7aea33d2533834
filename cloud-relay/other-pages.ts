import express, { type Express, type IRouter, type Request } from 'express'
import type { Tenant } from '#core/api/tenant.ts'
import type { Condition } from '#core/devices/health-load.ts'
import { serveHealthPage } from '#core/devices/health-routes.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { oneClickRoute } from './mail/one-click-routes.ts'
import type { Providers } from './payments/accounts.ts'
import type { PaymentProcessor } from './payments/payment-processor.ts'
import { trainingPayRoutes } from './payments/providers/training/pay-routes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { googlePassPages } from './wallet/pass-routes.ts'

/**
 * What machines and mails open: addresses that begin with no language. A page of the website passes none of them.
 *
 * @returns where more of them are mounted
 */
export function otherPages(
  app: Express,
  parts: {
    tenantOf: (request: Request) => Tenant | undefined
    paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined
    providers: Providers
    addresses: Readonly<Record<string, string | undefined>>
    publicUrlOf: (tenant: Tenant) => string
    conditionOf: (tenant: Tenant) => Condition
  },
): IRouter {
  const others = express.Router()
  app.use((request, response, next) =>
    isLocale(request.path.split('/', 2)[1]) ? next() : others(request, response, next),
  )
  const { tenantOf, publicUrlOf, conditionOf } = parts
  webhookRoutes(others, parts)
  trainingPayRoutes(others, parts)
  oneClickRoute(others, tenantOf)
  googlePassPages(others, { tenantOf, publicUrlOf })
  serveHealthPage(others, { tenantOf, conditionOf })
  return others
}
