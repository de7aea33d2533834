import { automation } from '#core/automations/automation.entity.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'

/** Of each cinema: rules that wait for a box that is away, for products that run low, and for vouchers that end. */
export const alarms = {
  away: { trigger: 'box_away', minutes: 2, action: 'mail_staff' },
  low: { trigger: 'stock_low', quantity: 10, action: 'mail_staff' },
  // The vouchers of an evening are good for a year, and the rule looks so far ahead.
  ending: { trigger: 'voucher_ends', days: 365, action: 'mail_holder' },
} as const

const idOf = (cinemaId: string, name: string) => `${name}-alarm-of-${cinemaId}`
/** Which of them a rule is, by its entry. */
export const alarmOf = (automationId: string) =>
  Object.entries(alarms).find(([name]) => automationId.startsWith(`${name}-alarm-of-`))?.[1]

export function furnishAlarms(tx: Tx, cinemas: readonly string[]): void {
  for (const cinemaId of cinemas)
    for (const [name, alarm] of Object.entries(alarms))
      changeEntry(tx, 'automation', idOf(cinemaId, name), {
        ...automation.edit!.fresh,
        ...alarm,
        name,
        cinemaId,
        // Cards are exchanged and go back before somebody wants to hear of them.
        active: name !== 'ending',
        roleIds: ['manager'],
        subject: { en: 'Alarm' },
        text: { en: 'Look at it.' },
      })
}

/** Now and then a manager switches one of them off or on, by luck of its own. */
export function changeAlarmAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 78_000_000 + index)
  const { options, relay, boxes, stats } = simulation
  if (!chance.happens(options.alarms) || !relay.incarnation) return
  const id = idOf(chance.pick(boxes).identity.cinemaId!, chance.pick(Object.keys(alarms)))
  const active = chance.happens(0.7)
  const change = (tx: Tx) => {
    if (tx.catalogue.get('automation', id)) changeEntry(tx, 'automation', id, { active })
  }
  count(stats, 'alarms switched')
  void simulation.run(
    ask(simulation, chance, relay, `${id} ${index}`, tenant =>
      tenant.node.execute({ who: 'employee:mia', via: 'portal' }, change),
    ),
  )
}
