import { billIdOf } from '../access/access-key.ts'
import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { visitorOf } from '../api/visitor.ts'
import { paymentChoices } from '../billing/methods/payment-choice.ts'
import type { PaymentMethod } from '../billing/methods/payment-method.ts'
import { scheduleArrangement, scheduleData } from './public-contract.ts'
import { offeredOnline, publicScheduleOf } from './schedule-load.ts'

/**
 * What the purchase page reads.
 *
 * @param takesWaiting whether a visitor may wait for seats of a show
 */
export function publicScheduleRoutes(
  mount: Mount,
  methodsOf: (tenant: Tenant) => PaymentMethod[],
  takesWaiting: (tenant: Tenant, scheduleId: string) => boolean,
): void {
  mount(scheduleData, ({ params, query }, { tenant, locale, request }) => {
    const schedule = publicScheduleOf(tenant, params.id, locale)
    const dimension = schedule.version.dimension as '2d' | '3d'
    const basket =
      query.basket === undefined
        ? undefined
        : { id: billIdOf(query.basket), visitor: visitorOf(request, tenant) }
    const offered = offeredOnline(tenant, { id: schedule.id, dimension }, locale, basket)
    const { keptUntilMs } = offered
    return {
      schedule,
      tariffs: offered.tariffs,
      sets: offered.sets,
      class_rate: offered.classRates,
      products: offered.snacks,
      surcharges: offered.surcharges,
      waivable: offered.waivable,
      order_fee: offered.orderFee,
      kept_until: keptUntilMs === null ? null : new Date(keptUntilMs).toISOString(),
      waiting_list: takesWaiting(tenant, schedule.id),
      payment_methods: paymentChoices(methodsOf(tenant), {
        locale,
        country: tenant.node.catalogue.get('cinema', schedule.cinema_id)?.country,
      }),
    }
  })

  mount(scheduleArrangement, ({ params }, { tenant, locale }) => ({
    data: publicScheduleOf(tenant, params.id, locale),
  }))
}
