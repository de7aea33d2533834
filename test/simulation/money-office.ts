import { Refusal } from '#core/refusal.ts'
import { refAt } from '#core/billing/methods/account.ts'
import { clearEntry, retryRefund } from '#core/sales/worklist/commands.ts'
import type { WorkEntry } from '#core/sales/worklist/contract.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { chanceOf, type Chance } from './chance.ts'
import { goneOf } from './at-provider.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

const by = { employeeId: 'mia', name: 'mia', reason: 'looked at it' }
const manager = { who: 'employee:mia', via: 'portal' }

/** A manager looks at the work list now and then, and does what waits for a person. */
export function mindMoney(simulation: Simulation, everyMs: number): () => void {
  const chance = chanceOf(simulation.seed, 2_000_053)
  let over = false
  const next = () =>
    simulation.clock.after(everyMs, () => {
      if (over) return
      for (const entry of entriesNow(simulation)) mind(simulation, chance, entry)
      next()
    })
  next()
  return () => void (over = true)
}

function entriesNow({ relay }: Simulation): WorkEntry[] {
  const node = relay.incarnation?.node
  return node?.state() === 'ready' ? worklistOf(stuckNow(node.db), node.runtime.now()) : []
}

function mind(
  simulation: Simulation,
  chance: Chance,
  { id, kind, next, tries, cents, providerRef, account }: WorkEntry,
): void {
  const { relay, provider, stats } = simulation
  const node = relay.incarnation!.node
  const act = (what: string, command: Parameters<typeof node.execute>[1]) => {
    count(stats, what)
    node.execute(manager, command).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause
    })
  }
  const clear = (what: string) => act(what, tx => clearEntry(tx, id, by))
  if (kind === 'refund_failed') {
    if (chance.happens(0.6)) act('refunds ordered anew', tx => retryRefund(tx, id, by))
    else clear('refunds paid another way')
  }
  if (kind === 'refund_by_hand' || kind === 'charged_back') clear(`work list: ${kind}`)
  // So much is gone by other ways that the provider takes no order for the rest: it is paid another way.
  const waits = kind === 'refund_waiting' || (kind === 'payment_found' && next === 'refund_when_answered')
  const payment = provider.ofRef(refAt(account ?? '', providerRef ?? ''))
  if (waits && tries > 2 && payment && goneOf(payment) + cents > payment.cents)
    clear('refunds the provider has not enough for')
}
