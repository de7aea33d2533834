import type { Tenant } from '#core/api/tenant.ts'
import { Refusal, type RefusalCode } from '#core/refusal.ts'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import type { Chance } from './chance.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

/** What somebody hears who asked a node: an answer, a refusal, or nothing, and then nobody knows what was done. */
export type Reply<R> =
  { kind: 'answer'; value: R } | { kind: 'refused'; refusal: Refusal } | { kind: 'silence' }

const patienceMs = 20_000

/**
 * Asks a node over HTTP, as `core/api/mount.ts` answers it: the work is done, the answer waits for the mirror. Request
 * and answer take their time and may be lost.
 *
 * @param onAnswer what happens at the node in the moment its answer leaves
 */
export function ask<R>(
  { clock, options, outputs, stats, fail }: Simulation,
  chance: Chance,
  place: Place,
  what: string,
  work: (tenant: Tenant) => Promise<R>,
  onAnswer: (value: R, tenant: Tenant) => void = () => {},
): Promise<Reply<R>> {
  return new Promise(resolve => {
    clock.after(patienceMs, () => resolve({ kind: 'silence' }))
    const lost = (way: string) => {
      if (!chance.happens(options.unanswered / 2)) return false
      count(stats, `${way} lost`)
      return true
    }
    if (lost('requests')) return
    clock.after(chance.between(1, 60), () => {
      const { incarnation } = place
      if (!incarnation) return resolve({ kind: 'silence' })
      const reply = (said: Reply<R>) => {
        if (lost('answers')) return
        clock.after(chance.between(1, 60), () => resolve(said))
      }
      const answered = async () => {
        const value = await work(incarnation.tenant)
        await incarnation.node.whenMirrored()
        if (!incarnation.alive) return
        outputs.whenMirrored(place, what)
        onAnswer(value, incarnation.tenant)
        reply({ kind: 'answer', value })
      }
      answered().catch((cause: unknown) => {
        if (!incarnation.alive) return
        if (cause instanceof ProviderTrouble)
          return reply({ kind: 'refused', refusal: new Refusal('payment_unavailable') })
        if (cause instanceof Refusal) return reply({ kind: 'refused', refusal: cause })
        fail('unexpected', `${what}: ${String((cause as Error).stack ?? cause)}`)
      })
    })
  })
}

const passing: RefusalCode[] = ['mirror_unavailable', 'disk_full', 'node_recovering', 'payment_unavailable']

/** Asks until there is an answer that will not change, at most `tries` times; people press the button again. */
export async function askAgain<R>(
  simulation: Simulation,
  chance: Chance,
  tries: number,
  once: () => Promise<Reply<R>>,
): Promise<Reply<R>> {
  for (let tried = 1; ; tried++) {
    const reply = await once()
    const over =
      reply.kind === 'answer' || (reply.kind === 'refused' && !passing.includes(reply.refusal.code))
    if (over || tried >= tries) return reply
    count(simulation.stats, 'requests repeated')
    await simulation.clock.sleep(chance.between(100, 4000))
  }
}
