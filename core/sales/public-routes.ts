import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { scheduleArrangement, scheduleData } from './public-contract.ts'
import { classRatesOf, publicScheduleOf, tariffsOf } from './schedule-load.ts'

type Method = { id: string; name: string; type: string; component: string }

/** What the purchase page reads. */
export function publicScheduleRoutes(mount: Mount, methodsOf: (tenant: Tenant) => Method[]): void {
  mount(scheduleData, ({ params }, { tenant, locale }) => {
    const schedule = publicScheduleOf(tenant, params.id, locale)
    return {
      schedule,
      tariffs: tariffsOf(tenant, schedule.version.dimension as '2d' | '3d', locale),
      class_rate: classRatesOf(tenant, locale),
      payment_methods: methodsOf(tenant),
    }
  })

  mount(scheduleArrangement, ({ params }, { tenant, locale }) => ({
    data: publicScheduleOf(tenant, params.id, locale),
  }))
}
