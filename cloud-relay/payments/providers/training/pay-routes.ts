import express, { type IRouter, type Request, type Response } from 'express'
import { answerPage } from '#core/api/pages.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { trainingDriver } from '#core/billing/methods/payment-method.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import type { PaymentProcessor } from '../../payment-processor.ts'
import { ProviderTrouble } from '../../provider.ts'
import { payPage } from './pay-page.ts'
import { playedById } from './played-store.ts'
import { decidePlayed, payPath, stateOf } from './training-provider.ts'

type Parts = {
  tenantOf: (request: Request) => Tenant | undefined
  paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined
}

const outcomes = ['paid', 'failed', 'cancelled'] as const

/**
 * The page on which a visitor pays in training: with nothing, and says whether it shall succeed. Who has a payment's name
 * (80 random bits) may; the purchase is told at once, as a provider's webhook would.
 */
export function trainingPayRoutes(app: IRouter, { tenantOf, paymentProcessorOf }: Parts): void {
  answerPage(app, `${payPath}/:id`, tenantOf, {
    make({ node }, request) {
      const row = playedById(node.db, String(request.params['id']))
      if (!row) return { status: 404, headers: unkept, html: pageFor(request, undefined) }
      const status = stateOf(row, node.runtime.now())
      const shown = { status, amountCents: row.cents, redirectUrl: row.redirectUrl }
      return { headers: unkept, html: pageFor(request, shown) }
    },
  })

  app.post(
    `${payPath}/:id`,
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (request: Request, response: Response) => {
      const outcome = outcomes.find(each => each === request.body?.outcome)
      const tenant = tenantOf(request)
      const id = String(request.params['id'])
      if (!tenant || !playedById(tenant.node.db, id))
        return void response.status(404).set(unkept).type('html').send(pageFor(request, undefined))
      const row = await decidePlayed(tenant.node, id, outcome).catch(noAnswer)
      if (!row) return void response.status(503).end()
      const cashier = paymentProcessorOf(tenant)
      for (const account of allAccounts(tenant.node.db))
        if (account.provider === trainingDriver) await cashier?.hint(account.id, row.id).catch(noAnswer)
      response.redirect(303, row.redirectUrl)
    },
  )
}

const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept-language' }

function pageFor(request: Request, shown: Parameters<typeof payPage>[0]): string {
  return payPage(shown, request.get('accept-language') ?? '')
}

/** A relay that takes no commands now; whoever waits asks again. */
function noAnswer(cause: unknown): null {
  if (!(cause instanceof ProviderTrouble)) throw cause
  return null
}
