import type { Tenant } from '#core/api/tenant.ts'
import { isoIn } from '#core/programme/day.ts'

/** The time on the wall where the exhibitor is, like `2026-12-24T08:00`. */
export function wallTime({ node }: Pick<Tenant, 'node'>): string {
  const [cinema] = node.catalogue.all('cinema').filter(({ deleted }) => !deleted)
  return isoIn(node.runtime.now(), cinema?.timezone ?? 'UTC').slice(0, 16)
}
