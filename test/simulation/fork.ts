import { Refusal } from '#core/refusal.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Chance } from './chance.ts'
import type { Fork } from './two-histories.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'
import type { Told } from './witness.ts'

const manager = { who: 'employee:mia', via: 'portal' }
const everyMs = 5000
/** How long a choice and all that follows from it may take once nothing goes wrong any more. */
const patienceMs = 20 * 60_000

/** Whether some box stands in two machines, or may have two histories. */
export function isApart({ twins, forks }: Simulation): boolean {
  return Boolean(twins.current() ?? forks.current())
}

/**
 * A box was set back, unmarked. When it wrote on before anybody could tell it so, a manager chooses between its two
 * histories after a while: what the relay holds, or what the box does.
 *
 * @param about.lived the epoch it had reached
 * @param about.gone what nobody's journal held then
 * @param whenOver once everything that was set aside is shown
 */
export function beginFork(
  simulation: Simulation,
  about: { box: Place; lived: number; gone: readonly Told[]; chance: Chance },
  whenOver: () => void,
): void {
  const { box, chance } = about
  const fromMs = chance.between(5000, 60_000)
  const keep = chance.happens(simulation.options.boxKept) ? 'box' : 'relay'
  // Copies from before are of a life that may not be the one that stands.
  box.backups.length = 0
  const watched = (fork: Fork) => watch(simulation, fork, fromMs, whenOver)
  const fork = simulation.forks.setBack({ ...about, keep, whenKnown: watched })
  if (fork) watched(fork)
  else whenOver()
}

/** A manager chooses as soon as both sides tell that there is something to choose. */
function watch(simulation: Simulation, fork: Fork, fromMs: number, whenOver: () => void): void {
  const { clock, forks, stats } = simulation
  count(stats, 'boxes set back unmarked')
  const later = (ms: number) =>
    clock.after(ms, () => {
      if (forks.isTold(fork)) void simulation.run(choose(simulation, fork))
      if (!isOver(simulation, fork)) return later(everyMs)
      fork.over = true
      fork.box.backups.length = 0
      whenOver()
    })
  later(fromMs)
}

/** A manager looks at both histories and types a word. */
async function choose({ relay, stats }: Simulation, { box, keep }: Fork): Promise<void> {
  const { nodeId } = box.identity
  await relay
    .incarnation!.node.execute(manager, tx => settleFork(tx, nodeId, keep))
    .catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause
      count(stats, `refused ${cause.code}`)
    })
}

/** The box goes on, and everything that was set aside is shown. */
function isOver({ forks, relay }: Simulation, fork: Fork): boolean {
  const { box, opened } = fork
  const isWell = box.incarnation?.node.state() === 'ready' && relay.incarnation
  return Boolean(opened && isWell && forks.missing(fork).next().done)
}

/** Waits until everything has come to its end that a set back box and its manager owe. */
export async function awaitForks(simulation: Simulation): Promise<void> {
  const { clock, found, forks, fail } = simulation
  const until = clock.now() + patienceMs
  for (let fork = forks.current(); fork && !found.length; fork = forks.current()) {
    await clock.pass(everyMs)
    if (clock.now() < until) continue
    const [what = 'does not go on'] = fork.opened ? forks.missing(fork) : ['nobody is told what to choose']
    fail('fork', `${fork.box.name} was set back: ${what}`)
  }
}
