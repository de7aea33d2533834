import { catalogueRoutes } from '#core/catalogue/routes.ts'
import { entities } from '#core/entities.ts'
import type { Express } from 'express'
import { admissionRoutes } from '#core/admission/routes.ts'
import { isFromHere } from '#core/api/address.ts'
import { openApp } from '#core/api/app.ts'
import { byPlace } from '#core/api/by-place.ts'
import type { Mount } from '#core/api/mount.ts'
import { isBoxHost } from '#core/api/box-hosts.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { answerPage, servePages, servePortal } from '#core/api/pages.ts'
import { serveHandbook } from '#core/handbook/routes.ts'
import { offlineSyncRoutes } from '#core/offline-sync/routes.ts'
import { contentRoutes } from '#core/content/routes.ts'
import { readPaper } from '#core/devices/contract.ts'
import type { Condition } from '#core/devices/health-load.ts'
import { showOnLineDisplay } from '#core/devices/line-display-contract.ts'
import { answerSlip, changeRoll, readPrinting } from '#core/devices/printing-contract.ts'
import { signageRoutes } from '#core/signage/routes.ts'
import { deviceRoutes, kioskDeviceRoutes } from '#core/devices/kiosks/routes.ts'
import { healthRoutes, serveHealthPage } from '#core/devices/health-routes.ts'
import { accountRoutes } from '#core/people/account-routes.ts'
import { openGuard } from '#core/people/guess.ts'
import { kioskPeopleRoutes, limitSignIns, peopleRoutes } from '#core/people/routes.ts'
import { deedRoutes } from '#core/people/deed-routes.ts'
import { secondStepRoutes } from '#core/people/second-step-routes.ts'
import { sessionRoutes } from '#core/people/session-routes.ts'
import { signedInOf } from '#core/people/sessions.ts'
import { invoiceSale } from '#core/invoicing/commands.ts'
import { invoicingRoutes } from '#core/invoicing/routes.ts'
import { terminalDayRoutes, type DayPaper } from '#core/terminal/days/routes.ts'
import { terminalRoutes } from '#core/terminal/routes.ts'
import type { TillDisplays } from './displays/line-displays.ts'
import { cardSlipRoutes, type SlipPaper } from '#core/terminal/slip-routes.ts'
import type { BoxHttps } from './https/open-https.ts'
import type { TillTerminals } from './terminals/till-terminals.ts'
import { cashRoutes, tillCashRoutes, type ShiftPaper } from '#core/cash/routes.ts'
import { pricingRoutes } from '#core/pricing/routes.ts'
import { stockRoutes } from '#core/stock/routes.ts'
import { programmeFileRoutes } from '#core/documents/programme/routes.ts'
import { statementFileRoutes } from '#core/documents/rental/routes.ts'
import { mergeRoutes } from '#core/planning/merge-routes.ts'
import { programmeRoutes } from '#core/planning/routes.ts'
import { weekRoutes } from '#core/planning/week-routes.ts'
import { rentalRoutes } from '#core/rental/routes.ts'
import { reportRoutes } from '#core/reports/routes.ts'
import { boxRecoveryRoutes, recoveryRoutes } from '#core/recovery/routes.ts'
import { checkRegisterClaims } from '#core/recovery/register-routes.ts'
import { keepPrices } from '#core/sales/kept/commands.ts'
import { pricesOfTill } from '#core/sales/kept/load.ts'
import { parkedRoutes } from '#core/sales/parked/routes.ts'
import { bellRoutes, ringRoutes } from '#core/devices/bells/routes.ts'
import { registerCommandRoutes } from '#core/devices/register-commands-routes.ts'
import { noticeReaderRoutes, registerNoticeRoutes } from '#core/devices/notices/routes.ts'
import { handoutRoutes, type SnackPaper } from '#core/sales/handouts/routes.ts'
import { reprintRoutes, type TicketPaper } from '#core/sales/reprints/routes.ts'
import { runningRoutes } from '#core/sales/running/routes.ts'
import { billRoutes, registerRoutes, type Paper } from '#core/sales/routes.ts'
import { worklistRoutes } from '#core/sales/worklist/routes.ts'
import { givingRoutes } from '#core/sales/refunds/giving/routes.ts'
import { refundRoutes } from '#core/sales/refunds/routes.ts'
import { screenSeatRoutes } from '#core/planning/seat-block-routes.ts'
import { planRoutes } from '#core/seating/plan/routes.ts'
import { registerReservationRoutes, reservationRoutes } from '#core/reservations/routes.ts'
import { blockedRoutes } from '#core/seating/blocked/routes.ts'
import { reclaimRoutes, seatingRoutes } from '#core/seating/routes.ts'
import { version } from '#core/settings/version.ts'
import { cardRoutes, overrideRoutes, voucherRoutes } from '#core/vouchers/routes.ts'
import { trainingRoutes } from '#core/training/routes.ts'
import { settingRoutes } from '#core/venue/settings/routes.ts'
import type { TillPaper } from './printing/print-queue.ts'
import type { PaperJob } from './drivers/paper-tape/paper-tape.ts'

/** What the routes of a box are made of. */
type BoxParts = {
  tenant: Tenant
  condition: Condition
  paper: Paper & TicketPaper & SnackPaper & ShiftPaper & DayPaper & SlipPaper & TillPaper
  terminals: TillTerminals
  displays: TillDisplays
  printed: () => readonly PaperJob[]
  /** Names it is called by besides its own addresses. */
  hosts?: readonly string[]
  proxy?: readonly string[]
  signInsPerMinute?: number | undefined
  https?: Pick<BoxHttps, 'first' | 'pages'>
  pages?: (app: Express) => void
}

/** All routes of the box on the LAN. */
export function boxApp(parts: BoxParts): Express {
  const { tenant, condition } = parts
  const guard = openGuard()
  return openApp({
    title: 'Foyer box',
    version,
    via: 'kiosk',
    tenantOf: () => tenant,
    signedInOf,
    atTheMachine: isFromHere,
    remembersHttps: false,
    first: parts.https?.first,
    proxy: parts.proxy,
    isHost: host => isBoxHost(host, parts.hosts ?? []),
    before(app) {
      checkRegisterClaims(app, tenant)
      limitSignIns(byPlace(app), () => tenant, parts.signInsPerMinute)
    },
    routes(mount) {
      peopleRoutes(mount, guard)
      kioskPeopleRoutes(mount, guard)
      deviceRoutes(mount)
      kioskDeviceRoutes(mount, guard)
      signageRoutes(mount)
      accountRoutes(mount, guard)
      deedRoutes(mount)
      sessionRoutes(mount)
      secondStepRoutes(mount, guard)
      planningRoutes(mount)
      contentRoutes(mount)
      pricingRoutes(mount, pricesOfTill)
      stockRoutes(mount)
      settingRoutes(mount)
      trainingRoutes(mount)
      seatingRoutes(mount, keepPrices)
      blockedRoutes(mount)
      reservationRoutes(mount)
      registerReservationRoutes(mount)
      planRoutes(mount)
      screenSeatRoutes(mount)
      reclaimRoutes(mount)
      billRoutes(mount)
      worklistRoutes(mount)
      counterRoutes(mount)
      tillRoutes(mount, parts)
      cashRoutes(mount)
      invoicingRoutes(mount)
      admissionRoutes(mount)
      recoveryRoutes(mount)
      boxRecoveryRoutes(mount)
      catalogueRoutes(mount, entities)
      voucherRoutes(mount)
      overrideRoutes(mount, guard)
      cardRoutes(mount)
      offlineSyncRoutes(mount)
      healthRoutes(mount, () => condition)
      printingRoutes(mount, parts)
    },
    pages(app) {
      serveHealthPage(app, { tenantOf: () => tenant, conditionOf: () => condition, atTheMachine: isFromHere })
      parts.https?.pages(app)
      parts.pages?.(app)
    },
  })
}

/** What tills know of each other: baskets put aside or left behind, and who calls a manager. */
function counterRoutes(mount: Mount): void {
  parkedRoutes(mount)
  runningRoutes(mount)
  bellRoutes(mount)
  registerCommandRoutes(mount)
  ringRoutes(mount)
  registerNoticeRoutes(mount)
  noticeReaderRoutes(mount)
}

/** What a till is told of its paper, and says of it; and what stands on a line display. */
function printingRoutes(
  mount: Mount,
  { paper, printed, displays, condition }: Pick<BoxParts, 'paper' | 'printed' | 'displays' | 'condition'>,
): void {
  mount(readPaper, () => ({ cinemaName: condition.name, jobs: [...printed()].reverse() }))
  mount(showOnLineDisplay, ({ body }, { actor }) => {
    displays.show(actor.device, body.view, body.locale)
    return {}
  })
  mount(readPrinting, (_, { actor }) => paper.now(actor.device))
  mount(answerSlip, async ({ params, body }, { actor }) => {
    await paper.answerSlip(actor, params.id, body.isOut)
    return paper.now(actor.device)
  })
  mount(changeRoll, async ({ params }, { actor }) => {
    await paper.changeRoll(actor, params.printerId)
    return paper.now(actor.device)
  })
}

/** What a till does with machines: paper, its drawer, and its card terminal. */
function tillRoutes(mount: Mount, { paper, terminals }: Pick<BoxParts, 'paper' | 'terminals'>): void {
  registerRoutes(mount, paper, invoiceSale)
  reprintRoutes(mount, paper)
  handoutRoutes(mount, paper)
  tillCashRoutes(mount, paper)
  terminalRoutes(mount, terminals)
  terminalDayRoutes(mount, terminals, paper)
  cardSlipRoutes(mount, paper)
  refundRoutes(mount, paper)
  givingRoutes(mount, terminals, paper)
}

/** The kiosk pages and the portal, as built. */
export function boxPages(tenant: Tenant) {
  return (app: Express) => {
    const tenantOf = () => tenant
    servePages(
      app,
      {
        folder: 'kiosk-ui',
        base: '/kiosk',
        shells: {
          'register/index.html': ['/register'],
          'scanner/index.html': ['/scanner'],
          'signage/index.html': ['/signage'],
          'display/index.html': ['/display'],
          'paper/index.html': ['/paper'],
        },
        // Reads codes from a phone's camera.
        runsWasm: ['scanner/index.html'],
      },
      tenantOf,
    )
    servePortal(app, tenantOf)
    serveHandbook(app, 'box', tenantOf)
    answerPage(app, '/', tenantOf, { always: true, make: () => ({ redirect: '/register' }) })
  }
}

/** The programme, what distributors get, and reports: to plan, to read and as files. */
function planningRoutes(mount: Mount): void {
  programmeRoutes(mount)
  weekRoutes(mount)
  programmeFileRoutes(mount)
  rentalRoutes(mount)
  statementFileRoutes(mount)
  reportRoutes(mount)
  mergeRoutes(mount, entities)
}
