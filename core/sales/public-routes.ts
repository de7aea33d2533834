import type { Mount } from '../api/mount.ts'
import type { House } from '../api/house.ts'
import { scheduleArrangement, scheduleData } from './public-contract.ts'
import { classRatesOf, publicScheduleOf, tariffsOf } from './schedule-data.ts'

type Method = { id: string; name: string; type: string; component: string }

/** What the purchase screen reads. */
export function publicScheduleRoutes(mount: Mount, methodsOf: (house: House) => Method[]): void {
  mount(scheduleData, ({ params }, { house, locale }) => {
    const schedule = publicScheduleOf(house, params.id, locale)
    return {
      schedule,
      tariffs: tariffsOf(house, schedule.version.dimension as '2d' | '3d', locale),
      class_rate: classRatesOf(house, locale),
      payment_methods: methodsOf(house),
    }
  })

  mount(scheduleArrangement, ({ params }, { house, locale }) => ({
    data: publicScheduleOf(house, params.id, locale),
  }))
}
