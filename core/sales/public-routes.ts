import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import type { PaymentMethod } from '../billing/methods/payment-method.ts'
import { inLocale } from '../i18n/locale.ts'
import { scheduleArrangement, scheduleData } from './public-contract.ts'
import { classRatesOf, publicScheduleOf, tariffsOf } from './schedule-load.ts'

/** What the purchase page reads. */
export function publicScheduleRoutes(mount: Mount, methodsOf: (tenant: Tenant) => PaymentMethod[]): void {
  mount(scheduleData, ({ params }, { tenant, locale }) => {
    const schedule = publicScheduleOf(tenant, params.id, locale)
    return {
      schedule,
      tariffs: tariffsOf(tenant, schedule.version.dimension as '2d' | '3d', locale),
      class_rate: classRatesOf(tenant, locale),
      payment_methods: methodsOf(tenant).map(({ id, name, type }) => ({
        id,
        name: inLocale(name, locale),
        type: 'online',
        component: type,
      })),
    }
  })

  mount(scheduleArrangement, ({ params }, { tenant, locale }) => ({
    data: publicScheduleOf(tenant, params.id, locale),
  }))
}
