import { catalogueRoutes } from '#core/catalogue/routes.ts'
import { entities } from '#core/entities.ts'
import type { Express, Request } from 'express'
import { nodeActor } from '#core/journal/fact.ts'
import { openApp } from '#core/api/app.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { servePages } from '#core/api/pages.ts'
import { Refusal } from '#core/refusal.ts'
import type { Mount } from '#core/api/mount.ts'
import { offlineSyncRoutes } from '#core/offline-sync/routes.ts'
import { contentRoutes } from '#core/content/routes.ts'
import { enrolBox as enrol, inviteBox as invite } from '#core/devices/commands.ts'
import { enrolBox, inviteBox, readBoxes } from '#core/devices/contract.ts'
import type { Condition } from '#core/devices/health-load.ts'
import { serveHandbook } from '#core/handbook/routes.ts'
import { healthRoutes, serveHealthPage } from '#core/devices/health-routes.ts'
import { accountRoutes, passwordRoutes } from '#core/people/account-routes.ts'
import { worksIn } from '#core/access/employee.ts'
import { openGuard } from '#core/people/guess.ts'
import { limitSignIns, peopleRoutes } from '#core/people/routes.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { pricingRoutes } from '#core/pricing/routes.ts'
import { personalDataRoutes } from '#core/personal-data/routes.ts'
import { programmeRoutes } from '#core/planning/routes.ts'
import { recoveryRoutes } from '#core/recovery/routes.ts'
import { refundRoutes } from '#core/sales/refunds/routes.ts'
import { billRoutes } from '#core/sales/routes.ts'
import { billTickets } from '#core/sales/public-contract.ts'
import { publicScheduleRoutes } from '#core/sales/public-routes.ts'
import { worklistRoutes } from '#core/sales/worklist/routes.ts'
import { planRoutes } from '#core/seating/plan/routes.ts'
import { blockedRoutes } from '#core/seating/blocked/routes.ts'
import { seatingRoutes } from '#core/seating/routes.ts'
import { version } from '#core/settings/version.ts'
import { settingRoutes } from '#core/venue/settings/routes.ts'
import { publicVoucherRoutes } from '#core/vouchers/public-routes.ts'
import { voucherRoutes } from '#core/vouchers/routes.ts'
import { hasTickets, ticketsPdfOf } from './documents/bill-pdf.ts'
import type { OpenExhibitor } from './exhibitor.ts'
import type { Founding } from './founding/found.ts'
import { foundingRoutes } from './founding/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { resetRoutes } from './mail/reset-routes.ts'
import type { Post } from './mail/post.ts'
import type { PaymentProcessor } from './payments/payment-processor.ts'
import type { AccountClients, Providers } from './payments/accounts.ts'
import { paymentMethodRoutes } from './payments/method-routes.ts'
import { methodsOf } from './payments/offered-methods.ts'
import { accountById } from '#core/billing/methods/store.ts'
import { deviceLinkRoutes } from '#core/devices/kiosks/link-routes.ts'
import { deviceRoutes } from '#core/devices/kiosks/routes.ts'
import { openPdfRenderer } from './documents/pdf-renderer.ts'
import { providerActionsOf } from './payments/provider-actions.ts'
import { billOfKey, paymentRoutes, webhook } from './payments/routes.ts'
import { slowerAddress, slowerVisitor } from './web/limits.ts'

/** One visitor's purchases in a minute; more must come from a script (spec/website.md section 8: 429 on checkout). */
const checkoutsPerMinute = 20
/** Seats are chosen one by one, each a call. */
const holdsPerCheckout = 6

/** A test mail waits for the mail server, and its answer tells what stands there. */
const testMailsPerMinute = 6

/** Tickets one address may fetch as a PDF in a minute. */
const pdfsPerMinute = 60

/** All routes of the relay, for all its exhibitors. */
export function relayApp(parts: {
  exhibitorOf: ExhibitorOf
  paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined
  postOf: (tenant: Tenant) => Post
  providers: Providers
  /** Where providers are that need to be told, by their names. */
  addresses: Readonly<Record<string, string | undefined>>
  accountsOf: (tenant: Tenant) => AccountClients
  conditionOf: (tenant: Tenant) => Condition
  founding: Founding
  checkoutsPerMinute?: number
  signInsPerMinute?: number | undefined
  proxy?: readonly string[]
  pages?: (app: Express) => void
}): Express {
  const tenantOf = (request: Request) => parts.exhibitorOf(request)?.tenant
  const guard = openGuard()
  return openApp({
    title: 'Foyer relay',
    version,
    via: 'site',
    tenantOf,
    signedInOf,
    proxy: parts.proxy,
    before(app) {
      const checkouts = parts.checkoutsPerMinute ?? checkoutsPerMinute
      app.use('/api/holds', slowerVisitor(checkouts * holdsPerCheckout))
      app.use('/api/checkout', slowerVisitor(checkouts))
      app.use('/api/vouchers/validate', slowerVisitor(checkouts))
      app.use('/api/settings/mail-test', slowerAddress(testMailsPerMinute))
      app.use('/bill/:uuid/tickets.pdf', slowerAddress(pdfsPerMinute))
      limitSignIns(app, tenantOf, parts.signInsPerMinute)
    },
    routes(mount) {
      peopleRoutes(mount, guard)
      accountRoutes(mount, guard)
      personalDataRoutes(mount)
      passwordRoutes(mount, guard)
      programmeRoutes(mount)
      contentRoutes(mount)
      pricingRoutes(mount)
      settingRoutes(mount)
      mailRoutes(mount, parts.postOf)
      resetRoutes(mount)
      seatingRoutes(mount)
      blockedRoutes(mount)
      planRoutes(mount)
      billRoutes(mount)
      refundRoutes(mount)
      publicScheduleRoutes(mount, methodsOf)
      paymentMethodRoutes(mount, parts)
      paymentRoutes(mount, parts.paymentProcessorOf)
      ticketsRoute(mount)
      worklistRoutes(mount, tenant => providerActionsOf(parts.paymentProcessorOf(tenant)))
      recoveryRoutes(mount)
      catalogueRoutes(mount, entities)
      voucherRoutes(mount)
      publicVoucherRoutes(mount)
      offlineSyncRoutes(mount)
      healthRoutes(mount, parts.conditionOf)
      boxRoutes(mount, parts.exhibitorOf)
      deviceRoutes(mount)
      deviceLinkRoutes(mount)
    },
    apart: mount => foundingRoutes(mount, parts.founding),
    pages(app) {
      webhook(app, tenantOf, parts.paymentProcessorOf, (tenant, account, form) =>
        parts.providers.get(accountById(tenant.node.db, account)?.provider ?? '')?.webhook(form),
      )
      serveHealthPage(app, { tenantOf, conditionOf: parts.conditionOf })
      parts.pages?.(app)
    },
  })
}

type ExhibitorOf = (request: { headers: { host?: string | undefined } }) => OpenExhibitor | undefined

/** The tickets of a purchase as PDF. */
function ticketsRoute(mount: Mount): void {
  const pdfs = openPdfRenderer()
  mount(billTickets, ({ params }, { tenant, response }) => {
    const bill = billOfKey(tenant, params.uuid)
    if (!hasTickets(tenant.node.db, bill)) throw new Refusal('bill_unknown')
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${bill.number}.pdf"`)
    // Everything on it comes from facts, so it stays the same as long as there is no new one.
    const key = JSON.stringify([bill.id, tenant.node.journal.heads()])
    return pdfs.pdf(key, tenant.node.runtime.now, () => ticketsPdfOf(tenant, bill))
  })
}

/** The cinemas' boxes: what is known of them, inviting one, and its enrolment. */
function boxRoutes(mount: Mount, exhibitorOf: ExhibitorOf): void {
  mount(readBoxes, (_, { request, signedIn }) => ({
    boxes: exhibitorOf(request)!

      .boxes.boxes()
      .filter(box => worksIn(signedIn!.cinemas, box.cinemaId)),
  }))
  mount(inviteBox, ({ body }, { tenant, actor }) =>
    tenant.node.execute(actor, tx =>
      invite(tx, body.cinemaId, tenant.node.runtime.random, {
        gone: body.replace,
        keyStolen: body.keyStolen,
      }),
    ),
  )
  mount(enrolBox, async ({ body }, { tenant, request }) => {
    const place = await tenant.node.execute(nodeActor('enrolment'), tx => enrol(tx, body))
    const { identity, entry } = exhibitorOf(request)!
    return {
      exhibitorId: entry.id,
      ...place,
      relayNodeId: identity.nodeId,
      relayPublicKey: identity.publicKey,
    }
  })
}

/** The portal and the handbook as built; the website's own pages come after them. */
export function portalPages(app: Express, tenantOf: (request: Request) => Tenant | undefined): void {
  serveHandbook(app, 'relay', tenantOf)
  servePages(
    app,
    { folder: 'portal', base: '/portal-app', shells: { 'index.html': ['/portal', '/portal/{*rest}'] } },
    tenantOf,
  )
}
