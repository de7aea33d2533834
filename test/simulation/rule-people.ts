import { openAutomationWorker } from '#relay/automations/automation-worker.ts'
import { automation } from '#core/automations/automation.entity.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import type { BoxLooked } from './alarm-check.ts'
import { ask } from './calling.ts'
import { chanceOf } from './chance.ts'
import type { Turn } from './people.ts'
import type { Incarnation } from './place.ts'
import { count } from './stats.ts'

/** Of each cinema: what waits for a time of its shows, for the seats that are left, for a time of the day, and what is done. */
const kinds = [
  { name: 'few', trigger: 'seats_left', seats: 8, action: 'release_reservations' },
  { name: 'soon', trigger: 'before_show', minutes: 120, action: 'release_reservations' },
  { name: 'full', trigger: 'seats_left', seats: 4, action: 'take_off_website' },
  { name: 'early', trigger: 'time', time: '18:05', action: 'mail_staff' },
  { name: 'evening', trigger: 'time', time: '19:00', action: 'mail_staff' },
] as const

const idOf = (cinemaId: string, name: string) => `${name}-of-${cinemaId}`

export function furnishRules(tx: Tx, cinemas: readonly string[]): void {
  for (const cinemaId of cinemas)
    for (const kind of kinds)
      changeEntry(tx, 'automation', idOf(cinemaId, kind.name), {
        ...automation.edit!.fresh,
        ...kind,
        cinemaId,
        active: true,
        roleIds: ['manager'],
        subject: { en: 'Rule' },
        text: { en: 'It is time.' },
      })
}

/**
 * The relay looks what rules wait for; its mails are nobody's here.
 *
 * @param boxes the boxes as it hears them
 */
export function keepRules({ tenant }: Incarnation, boxes: () => readonly BoxLooked[]): void {
  openAutomationWorker(tenant, boxes).begin()
}

const manager = { who: 'employee:mia', via: 'portal' }

/** Now and then a manager switches a rule off or on, or writes it anew, by luck of its own. */
export function changeRuleAside({ simulation, index }: Turn): void {
  const chance = chanceOf(simulation.seed, 74_000_000 + index)
  if (!chance.happens(simulation.options.rules)) return
  const { relay } = simulation
  if (!relay.incarnation) return
  const id = idOf(chance.pick(simulation.boxes).identity.cinemaId!, chance.pick(kinds).name)
  const active = chance.happens(0.7)
  const change = (tx: Tx) => {
    if (tx.catalogue.get('automation', id)) changeEntry(tx, 'automation', id, { active })
  }
  count(simulation.stats, 'rules switched')
  void simulation.run(
    ask(simulation, chance, relay, `${id} ${index}`, tenant => tenant.node.execute(manager, change)),
  )
}
