import { automationRoutes } from '#core/automations/routes.ts'
import { catalogueRoutes } from '#core/catalogue/routes.ts'
import { entities } from '#core/entities.ts'
import type { Express, IRouter, Request } from 'express'
import { nodeActor } from '#core/journal/fact.ts'
import { openApp } from '#core/api/app.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { servePortal } from '#core/api/pages.ts'
import type { Mount } from '#core/api/mount.ts'
import { offlineSyncRoutes } from '#core/offline-sync/routes.ts'
import { csvRoutes } from '#core/csv/routes.ts'
import { messageRoutes } from '#core/content/messages/routes.ts'
import { newsletterRoutes, openSignUp, type SignUp } from '#core/content/newsletter/routes.ts'
import { newsletterStaffRoutes } from '#core/content/newsletter/staff-routes.ts'
import { contentRoutes } from '#core/content/routes.ts'
import { enrolBox as enrol, inviteBox as invite } from '#core/devices/commands.ts'
import { enrolBox, inviteBox, readBoxes } from '#core/devices/contract.ts'
import type { Condition } from '#core/devices/health-load.ts'
import { serveHandbook } from '#core/handbook/routes.ts'
import { healthRoutes } from '#core/devices/health-routes.ts'
import { accountRoutes, passwordRoutes } from '#core/people/account-routes.ts'
import { worksIn } from '#core/access/employee.ts'
import { openGuard, type Guard } from '#core/people/guess.ts'
import { peopleRoutes } from '#core/people/routes.ts'
import { passkeyRoutes } from '#core/people/passkey-routes.ts'
import { secondStepRoutes, secondStepSettingRoutes } from '#core/people/second-step-routes.ts'
import { sessionRoutes } from '#core/people/session-routes.ts'
import { deedRoutes } from '#core/people/deed-routes.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { pricingRoutes } from '#core/pricing/routes.ts'
import { bellRoutes } from '#core/devices/bells/routes.ts'
import { noticeReaderRoutes } from '#core/devices/notices/routes.ts'
import { cashRoutes } from '#core/cash/routes.ts'
import { invoicingRoutes } from '#core/invoicing/routes.ts'
import { stockRoutes } from '#core/stock/routes.ts'
import { personalDataRoutes } from '#core/personal-data/routes.ts'
import { recoveryRoutes } from '#core/recovery/routes.ts'
import { refundRoutes } from '#core/sales/refunds/routes.ts'
import { billRoutes } from '#core/sales/routes.ts'
import { keepPrices } from '#core/sales/kept/commands.ts'
import { publicScheduleRoutes } from '#core/sales/public-routes.ts'
import { publicVoucherTypeRoutes } from '#core/sales/voucher-types-routes.ts'
import { worklistRoutes } from '#core/sales/worklist/routes.ts'
import { screenSeatRoutes } from '#core/planning/seat-block-routes.ts'
import { planRoutes } from '#core/seating/plan/routes.ts'
import { reservationRoutes } from '#core/reservations/routes.ts'
import { blockedRoutes } from '#core/seating/blocked/routes.ts'
import { seatingRoutes } from '#core/seating/routes.ts'
import { keepOfferedTime } from '#core/waiting-list/commands.ts'
import { takesWaiting } from '#core/waiting-list/load.ts'
import { waitingListRoutes } from '#core/waiting-list/routes.ts'
import { signagePreviewRoutes } from '#core/signage/preview-routes.ts'
import { version } from '#core/settings/version.ts'
import { settingRoutes } from '#core/venue/settings/routes.ts'
import { openCodeGuard } from '#core/vouchers/kept-codes.ts'
import { publicVoucherRoutes } from '#core/vouchers/public-routes.ts'
import { trainingRoutes } from '#core/training/routes.ts'
import { voucherRoutes } from '#core/vouchers/routes.ts'
import type { Administration } from './administration/administration.ts'
import { administrationRoutes } from './administration/routes.ts'
import { joinedRoutes, type Neighbour } from './joined-exhibitors.ts'
import { paperRoutes, planningRoutes } from './planning-routes.ts'
import { filmSourceRoutes } from './films/routes.ts'
import type { Tmdb } from './films/tmdb-http.ts'
import { documentRoutes } from './documents/routes.ts'
import type { OpenExhibitor } from './exhibitor.ts'
import type { Founding } from './founding/found.ts'
import { foundingRoutes } from './founding/routes.ts'
import { campaignRoutes } from './mail/campaign-routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { resetRoutes } from './mail/reset-routes.ts'
import { staffTicketRoutes } from './mail/tickets-routes.ts'
import type { Post } from './mail/post.ts'
import type { PaymentProcessor } from './payments/payment-processor.ts'
import type { AccountClients, Providers } from './payments/accounts.ts'
import { paymentMethodRoutes } from './payments/method-routes.ts'
import { methodsOf } from './payments/offered-methods.ts'
import { deviceLinkRoutes } from '#core/devices/kiosks/link-routes.ts'
import { deviceRoutes } from '#core/devices/kiosks/routes.ts'
import { openPdfRenderer } from './documents/pdf-renderer.ts'
import { providerActionsOf } from './payments/provider-actions.ts'
import { buyerExchangeRoutes } from './payments/buyer-exchange-routes.ts'
import { buyerRefundRoutes } from './payments/buyer-refund-routes.ts'
import { resultRoutes } from './payments/result-routes.ts'
import { deliveryRoutes } from './payments/delivery-routes.ts'
import { passRoutes } from './wallet/pass-routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { webhookPath } from './payments/webhook-routes.ts'
import { otherPages } from './other-pages.ts'
import { boundRequests } from './request-bounds.ts'

/** All routes of the relay, for all its exhibitors. */
export function relayApp(parts: {
  exhibitorOf: ExhibitorOf
  paymentProcessorOf: (tenant: Tenant) => PaymentProcessor | undefined
  postOf: (tenant: Tenant) => Post
  /** An exhibitor's public address, from the relay's own list. */
  publicUrlOf: (tenant: Tenant) => string
  providers: Providers
  /** Where providers are that need to be told, by their names. */
  addresses: Readonly<Record<string, string | undefined>>
  accountsOf: (tenant: Tenant) => AccountClients
  /** Asks the database that films are looked up in. */
  filmSource: Tmdb
  conditionOf: (tenant: Tenant) => Condition
  founding: Founding
  administration: Administration
  neighbours: () => readonly Neighbour[]
  /** Whether a request is for an exhibitor that is blocked. */
  isBlocked: (request: Request) => boolean
  checkoutsPerMinute?: number
  signInsPerMinute?: number | undefined
  proxy?: readonly string[]
  /** Its pages: the website's own, and those at addresses that begin with no language. */
  pages?: (app: Express, others: IRouter) => void
}): Express {
  const tenantOf = (request: Request) => parts.exhibitorOf(request)?.tenant
  const guard = openGuard()
  const signUp = openSignUp()
  return openApp({
    title: 'Foyer relay',
    version,
    via: 'site',
    tenantOf,
    signedInOf,
    proxy: parts.proxy,
    asSent: [webhookPath],
    before: app => boundRequests(app, parts, tenantOf),
    routes(mount) {
      routesOfPeople(mount, guard, parts)
      dataRoutes(mount)
      planningRoutes(mount)
      contentRoutes(mount)
      signagePreviewRoutes(mount)
      barRoutes(mount)
      companyRoutes(mount)
      mailingRoutes(mount, signUp, parts)
      seatRoutes(mount)
      reservationRoutes(mount)
      billRoutes(mount)
      bellRoutes(mount)
      noticeReaderRoutes(mount)
      refundRoutes(mount)
      publicScheduleRoutes(mount, methodsOf, takesWaiting)
      publicVoucherTypeRoutes(mount, methodsOf)
      paymentMethodRoutes(mount, parts)
      buyingRoutes(mount, parts.paymentProcessorOf, signUp, parts.providers)
      const pdfs = openPdfRenderer()
      documentRoutes(mount, pdfs, parts.publicUrlOf)
      passRoutes(mount)
      paperRoutes(mount, pdfs, parts.postOf)
      filmSourceRoutes(mount, parts.filmSource)
      staffTicketRoutes(mount, pdfs, { post: parts.postOf, publicUrl: parts.publicUrlOf })
      worklistRoutes(mount, tenant => providerActionsOf(parts.paymentProcessorOf(tenant)))
      recoveryRoutes(mount)
      catalogueRoutes(mount, entities)
      voucherRoutes(mount)
      offlineSyncRoutes(mount)
      healthRoutes(mount, parts.conditionOf)
      boxRoutes(mount, parts.exhibitorOf)
      deviceRoutes(mount)
      deviceLinkRoutes(mount)
    },
    apart(mount) {
      foundingRoutes(mount, parts.founding)
      administrationRoutes(mount, parts.administration)
    },
    pages: app => parts.pages?.(app, otherPages(app, { ...parts, tenantOf })),
  })
}

/** Paying, with money and with vouchers, whose codes are guarded in both. */
function buyingRoutes(
  mount: Mount,
  paymentProcessorOf: Parameters<typeof paymentRoutes>[1],
  signUp: SignUp,
  providers: Providers,
): void {
  const codes = openCodeGuard()
  paymentRoutes(mount, paymentProcessorOf, codes, signUp, providers)
  resultRoutes(mount)
  deliveryRoutes(mount)
  buyerRefundRoutes(mount)
  buyerExchangeRoutes(mount, paymentProcessorOf)
  publicVoucherRoutes(mount, codes)
}

/** Trying out mails; the newsletter, those who read it, and what is sent to them. */
function mailingRoutes(
  mount: Mount,
  signUp: SignUp,
  { postOf, publicUrlOf }: { postOf: (tenant: Tenant) => Post; publicUrlOf: (tenant: Tenant) => string },
): void {
  mailRoutes(mount, postOf)
  newsletterRoutes(mount, signUp)
  newsletterStaffRoutes(mount)
  campaignRoutes(mount, { post: postOf, publicUrl: publicUrlOf })
}

/** What is kept about people, and what another system knows. */
function dataRoutes(mount: Mount): void {
  personalDataRoutes(mount)
  messageRoutes(mount)
  csvRoutes(mount)
}

/** What holds for the whole company: its settings, and until when it trains. */
function companyRoutes(mount: Mount): void {
  settingRoutes(mount)
  automationRoutes(mount)
  walletRoutes(mount)
  trainingRoutes(mount)
}

/** Signing in, and everything people set about it. */
function routesOfPeople(
  mount: Mount,
  guard: Guard,
  {
    postOf,
    publicUrlOf,
    neighbours,
  }: {
    postOf: (tenant: Tenant) => Post
    publicUrlOf: (tenant: Tenant) => string
    neighbours: () => readonly Neighbour[]
  },
): void {
  peopleRoutes(mount, guard)
  accountRoutes(mount, guard)
  deedRoutes(mount)
  sessionRoutes(mount)
  secondStepRoutes(mount, guard)
  secondStepSettingRoutes(mount, guard)
  passkeyRoutes(mount, { guard, publicUrlOf })
  passwordRoutes(mount, guard)
  joinedRoutes(mount, { guard, neighbours })
  resetRoutes(mount, postOf)
}

type ExhibitorOf = (request: { headers: { host?: string | undefined } }) => OpenExhibitor | undefined

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
export function portalPages(app: IRouter, tenantOf: (request: Request) => Tenant | undefined): void {
  serveHandbook(app, 'relay', tenantOf)
  servePortal(app, tenantOf)
}

/** Seats: taken and free, blocked, drawn, and out of use. */
function seatRoutes(mount: Mount): void {
  seatingRoutes(mount, (tx, basket, seats) => {
    keepPrices(tx, basket, seats)
    return keepOfferedTime(tx, basket, seats)
  })
  waitingListRoutes(mount)
  blockedRoutes(mount)
  planRoutes(mount)
  screenSeatRoutes(mount)
}

/** What is sold at what price, and how much of it is left. */
function barRoutes(mount: Mount): void {
  // Visitors' baskets are told their prices with their show.
  pricingRoutes(mount, () => null)
  stockRoutes(mount)
  cashRoutes(mount)
  invoicingRoutes(mount)
}
