import type { Tenant } from '#core/api/tenant.ts'
import type { RelayConfig } from './config.ts'
import { openMoneyAndMail, type MoneyAndMail } from './money-and-mail.ts'
import type { OpenOne } from './open-one.ts'
import type { Providers } from './payments/accounts.ts'

/** An exhibitor this relay runs, with its money and mail. */
export type Hosted = { one: OpenOne; money: MoneyAndMail }

type Asked = { headers: { host?: string | undefined } }

/** The exhibitors a relay runs now, told apart by host name. One more may be founded while it runs. */
export function openHosted(config: RelayConfig, providers: Providers) {
  const all: OpenOne[] = []
  const byHost = new Map<string, OpenOne>()
  const byTenant = new Map<Tenant, Hosted>()
  let blocked: ReadonlySet<string> = new Set()
  const exhibitorOf = (request: Asked) => byHost.get(hostOf(request))
  return {
    /** In the order they were taken in. */
    all: all as readonly OpenOne[],
    /** The exhibitor a request is for. */
    exhibitorOf,
    tenantOf: (request: Asked) => exhibitorOf(request)?.tenant,
    of: (tenant: Tenant): Hosted => byTenant.get(tenant)!,
    /** Whether a request is for an exhibitor that the relay's administrator has blocked. */
    isBlocked(request: Asked): boolean {
      const one = blocked.size ? exhibitorOf(request) : undefined
      return one !== undefined && blocked.has(one.entry.id)
    },
    /** Those that are not blocked. */
    active: () => all.filter(({ entry }) => !blocked.has(entry.id)),
    /** From now on these are blocked and no others; pages that are open in a session of one are let go. */
    block(ids: ReadonlySet<string>): void {
      const added = all.filter(({ entry }) => ids.has(entry.id) && !blocked.has(entry.id))
      blocked = ids
      for (const { tenant } of added) tenant.live.letGo()
    },
    /** Runs an open exhibitor's money and mail, and answers at its host names from now on. */
    take(one: OpenOne): void {
      byTenant.set(one.tenant, { one, money: openMoneyAndMail(config, one, providers) })
      all.push(one)
      for (const host of one.entry.hosts) byHost.set(host, one)
    },
    /** Ends money and mail of all; the exhibitors stay open. */
    async closeMoneyAndMail(): Promise<void> {
      for (const { money } of byTenant.values()) await money.close()
    },
  }
}
export type HostedExhibitors = ReturnType<typeof openHosted>

/** The host name of a request, without port. */
export function hostOf(request: Asked): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
}
