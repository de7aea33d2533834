import type { IRouter, Request } from 'express'
import type { Mount } from '#core/api/mount.ts'
import { answerPage } from '#core/api/pages.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { billIdOf } from '#core/access/access-key.ts'
import { billById } from '#core/billing/store.ts'
import { Refusal } from '#core/refusal.ts'
import { billPasses } from '#core/sales/purchase-contract.ts'
import { openFileRenderer } from '../documents/file-renderer.ts'
import { billOfKey } from '../payments/result-routes.ts'
import { rasterOf } from '../web/share/raster.ts'
import { applePasses } from './apple-pass.ts'
import { googlePassLink } from './google-pass.ts'
import { iconsOf } from './icons.ts'
import { signersOf } from './signers.ts'
import { ticketPassesOf, type TicketPass } from './ticket-passes.ts'
import { walletsFor } from './wallets-for.ts'

/** Icons are made once a day for each colour; a pass is made anew each time, in some milliseconds. */
const iconLimits = { keptMs: 86_400_000, keptBytes: 1_048_576, atOnce: 2, waitingMost: 50 }

/** The tickets of a purchase for Apple's wallet, for whoever has its access key. */
export function passRoutes(
  mount: Mount,
  raster: (wanted: { ground: string }) => Promise<Buffer> = rasterOf,
): void {
  const kept = openFileRenderer(iconLimits)

  mount(billPasses, async ({ params }, { tenant, response }) => {
    const bill = billOfKey(tenant, params.uuid)
    const { apple } = signersOf(tenant)
    if (!apple || !walletsFor(tenant, bill).apple) throw new Refusal('not_found')
    const { now } = tenant.node.runtime
    const tickets = ticketPassesOf(tenant, bill)
    const icons = await iconsOf(tickets[0]!.accent, wanted =>
      kept.file(wanted.ground, now, () => raster(wanted)),
    )
    const { type, bytes } = applePasses(tickets, apple, icons, now())
    response
      .type(type)
      .set('cache-control', 'no-store')
      .set(
        'content-disposition',
        `attachment; filename="${bill.number}.${tickets.length > 1 ? 'pkpasses' : 'pkpass'}"`,
      )
    return bytes
  })
}

/**
 * The way of one ticket to Google's wallet: what Google is told is put together when somebody wants it, so that the page
 * of an order tells Google nothing.
 */
export function googlePassPages(
  app: IRouter,
  options: { tenantOf: (request: Request) => Tenant | undefined; publicUrlOf: (tenant: Tenant) => string },
): void {
  answerPage(app, '/bill/:uuid/google-wallet/:line', options.tenantOf, {
    make(tenant, { params }) {
      const found = ticketOf(tenant, params as { uuid: string; line: string })
      const { google } = signersOf(tenant)
      if (!found || !google) throw new Refusal('not_found')
      const { origin } = new URL(options.publicUrlOf(tenant))
      return { redirect: googlePassLink(found, google, { origin, nowMs: tenant.node.runtime.now() }) }
    },
  })
}

function ticketOf(tenant: Tenant, { uuid, line }: { uuid: string; line: string }): TicketPass | undefined {
  const bill = billById(tenant.node.db, billIdOf(uuid))
  if (bill?.source !== 'site' || !walletsFor(tenant, bill).google) return undefined
  return ticketPassesOf(tenant, bill).find(ticket => String(ticket.line) === line)
}
