import { Refusal } from '#core/refusal.ts'
import type { Apply, FactKinds } from '#core/journal/apply.ts'
import { factKinds } from '#core/facts.ts'
import type { Chance } from './chance.ts'
import type { Place } from './place.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { commandsWith } from './switched-off.ts'

/** Names of facts a version does not know at all, or only in a form before today's. */
export type OlderVersion = {
  unknown: readonly string[]
  newer: readonly string[]
  /** It knows these, and stumbles when it has read them. */
  breaking: readonly string[]
}

/** What came with one version each: a box that was not updated knows none of them. */
const additions: readonly (readonly string[])[] = [
  ['refund.made', 'refund.asked', 'refund.refused', 'exchange.made', 'schedule.refunds_ordered'],
  ['exchange.made'],
  Object.keys(factKinds).filter(type => /^(voucher|turns)/.test(type)),
  ['voucher.cancelled', 'turns.returned', 'voucher_debt.settled', 'voucher_debt.written_off'],
  ['payment.opened', 'payment.found', 'payment.cleared'],
  ['sale.reinstated'],
]

/** What every version has always known: what a show, a seat and an epoch rest on comes in a new form only with a new protocol. */
const changing = Object.keys(factKinds).filter(type =>
  /^(schedule|seats|sale|bill|payment|refund|exchange|ticket|voucher|turns|movie|product)/.test(type),
)

function drawn(chance: Chance): OlderVersion {
  const some = () => chance.some(changing, chance.between(1, 6))
  const kind = chance.next()
  return {
    unknown: kind < 0.5 ? chance.pick(additions) : [],
    newer: kind >= 0.5 && kind < 0.8 ? some() : [],
    breaking: kind >= 0.8 ? some() : [],
  }
}

/** How a version reads facts. */
export function kindsOf(version: OlderVersion | null, kinds: FactKinds = factKinds): FactKinds {
  if (!version) return kinds
  const known = Object.entries(kinds).filter(([type]) => !version.unknown.includes(type))
  return Object.fromEntries(
    known.map(([type, kind]) => {
      if (version.breaking.includes(type)) return [type, { ...kind, apply: stumbling(kind.apply) }]
      return [type, version.newer.includes(type) ? { ...kind, v: kind.v - 1 } : kind]
    }),
  )
}

/** Whether a version leaves facts of a kind unread: once its tables are made anew they tell of none. */
export function leavesUnread(version: OlderVersion | null, type: string): boolean {
  return Boolean(
    version && [version.unknown, version.newer, version.breaking].some(they => they.includes(type)),
  )
}

const stumbling =
  (usual: Apply): Apply =>
  (at, fact) => {
    usual(at, fact)
    throw new Error('a bug of this version')
  }

/** An older version has no buttons for what it does not know. */
export const withoutButtonsFor = ({ unknown, breaking }: OlderVersion) =>
  commandsWith(tx => ({
    ...tx,
    append(scope, type, body, privatePart, privateDay) {
      if (unknown.includes(type) || breaking.includes(type)) throw new Refusal('not_found')
      return tx.append(scope, type, body, privatePart, privateDay)
    },
  }))

/** A machine runs another version from now on: mostly it is updated, now and then an older one is put back. */
export function changeVersion({ chance, simulation }: Turn): string {
  const place = chance.pick(simulation.places)
  const version = place.version && chance.happens(0.7) ? null : drawn(chance)
  count(simulation.stats, version ? 'older versions put on' : 'updates')
  install(place, version)
  return `${place.name} runs ${version ? JSON.stringify(version) : 'today’s version'}`
}

export function install(place: Place, version: OlderVersion | null): void {
  place.repair(() => (place.version = version))
}
