import { catalogueRoutes } from '#core/catalogue/routes.ts'
import { entities } from '#core/entities.ts'
import type { Express, Request } from 'express'
import { openApp } from '#core/api/app.ts'
import type { House } from '#core/api/house.ts'
import { servePages } from '#core/api/pages.ts'
import { Refusal } from '#core/refusal.ts'
import { carryRoutes } from '#core/carry/routes.ts'
import { contentRoutes } from '#core/content/routes.ts'
import { enrolBox as enrol, inviteBox as invite } from '#core/devices/commands.ts'
import { enrolBox, inviteBox, readBoxes } from '#core/devices/contract.ts'
import { healthRoutes, serveHealthPage, type Condition } from '#core/devices/health.ts'
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
import { seatingRoutes } from '#core/seating/routes.ts'
import { version } from '#core/settings/version.ts'
import { publicVoucherRoutes } from '#core/vouchers/public-routes.ts'
import { voucherRoutes } from '#core/vouchers/routes.ts'
import { hasTickets, ticketsPdfOf } from './documents/bill-pdf.ts'
import type { OpenExhibitor } from './exhibitor.ts'
import type { Cashier } from './payments/cashier.ts'
import { openPdfDesk } from './documents/pdf-desk.ts'
import { deskOf } from './payments/desk.ts'
import { billOfKey, paymentRoutes, webhook } from './payments/routes.ts'
import { slowerAddress, slowerVisitor } from './web/limits.ts'

/** One visitor's purchases in a minute; more is a script (spec/website.md section 8: 429 on checkout). */
const checkoutsPerMinute = 20
/** Seats are chosen one by one, each a call. */
const holdsPerCheckout = 6

/** Tickets one address may fetch as a PDF in a minute. */
const pdfsPerMinute = 60

/** Everything the relay answers, for all its exhibitors. */
export function relayApp(parts: {
  exhibitorOf: (request: { headers: { host?: string | undefined } }) => OpenExhibitor | undefined
  cashierOf: (house: House) => Cashier | undefined
  conditionOf: (house: House) => Condition
  checkoutsPerMinute?: number
  signInsPerMinute?: number | undefined
  proxy?: readonly string[]
  pages?: (app: Express) => void
}): Express {
  const houseOf = (request: Request) => parts.exhibitorOf(request)?.house
  const pdfs = openPdfDesk()
  const guard = openGuard()
  return openApp({
    title: 'Foyer relay',
    version,
    via: 'site',
    houseOf,
    signedInOf,
    proxy: parts.proxy,
    before(app) {
      const checkouts = parts.checkoutsPerMinute ?? checkoutsPerMinute
      app.use('/api/holds', slowerVisitor(checkouts * holdsPerCheckout))
      app.use('/api/checkout', slowerVisitor(checkouts))
      app.use('/api/vouchers/validate', slowerVisitor(checkouts))
      app.use('/bill/:uuid/tickets.pdf', slowerAddress(pdfsPerMinute))
      limitSignIns(app, houseOf, parts.signInsPerMinute)
    },
    routes(mount) {
      peopleRoutes(mount, guard)
      accountRoutes(mount, guard)
      personalDataRoutes(mount)
      passwordRoutes(mount, guard)
      programmeRoutes(mount)
      contentRoutes(mount)
      pricingRoutes(mount)
      seatingRoutes(mount)
      billRoutes(mount)
      refundRoutes(mount)
      publicScheduleRoutes(mount, house => {
        const provider = parts.cashierOf(house)?.provider
        return provider
          ? [{ id: provider.id, name: provider.name, type: 'online', component: 'redirect' }]
          : []
      })
      paymentRoutes(mount, parts.cashierOf)
      mount(billTickets, ({ params }, { house, response }) => {
        const bill = billOfKey(house, params.uuid)
        if (!hasTickets(house.node.db, bill)) throw new Refusal('bill_unknown')
        response
          .type('application/pdf')
          .set('cache-control', 'no-store')
          .set('content-disposition', `inline; filename="${bill.number}.pdf"`)
        // Whatever is shown on it comes from facts, so it stands as long as there is none.
        const key = JSON.stringify([bill.id, house.node.journal.heads()])
        return pdfs.pdf(key, house.node.world.now, () => ticketsPdfOf(house, bill))
      })
      worklistRoutes(mount, house => deskOf(parts.cashierOf(house)))
      recoveryRoutes(mount)
      catalogueRoutes(mount, entities)
      voucherRoutes(mount)
      publicVoucherRoutes(mount)
      carryRoutes(mount)
      healthRoutes(mount, parts.conditionOf)
      mount(readBoxes, (_, { request, signedIn }) => ({
        boxes: parts
          .exhibitorOf(request)!
          .boxes.boxes()
          .filter(box => worksIn(signedIn!.cinemas, box.cinemaId)),
      }))
      mount(inviteBox, ({ body }, { house, actor }) =>
        house.node.execute(actor, tx =>
          invite(tx, body.cinemaId, house.node.world.random, {
            gone: body.replace,
            keyStolen: body.keyStolen,
          }),
        ),
      )
      mount(enrolBox, async ({ body }, { house, request }) => {
        const place = await house.node.execute({ who: 'node', via: 'enrolment' }, tx => enrol(tx, body))
        const { identity, entry } = parts.exhibitorOf(request)!
        return {
          exhibitorId: entry.id,
          ...place,
          relayNodeId: identity.nodeId,
          relayPublicKey: identity.publicKey,
        }
      })
    },
    pages(app) {
      webhook(app, houseOf, parts.cashierOf)
      serveHealthPage(app, { houseOf, conditionOf: parts.conditionOf })
      parts.pages?.(app)
    },
  })
}

/** The portal as built; the website's own pages come after it. */
export function portalPages(app: Express, houseOf: (request: Request) => House | undefined): void {
  servePages(
    app,
    { folder: 'portal', base: '/portal-app', shells: { 'index.html': ['/portal', '/portal/{*rest}'] } },
    houseOf,
  )
}
