import { boxById } from '#core/membership/store.ts'
import type { Fact } from '#core/journal/fact.ts'
import { chanceOf, type Chance } from './chance.ts'
import { forgeTicket, standBetween } from './false-parts.ts'
import { firstBox } from './furnish.ts'
import { openHostileCheck } from './hostile-check.ts'
import { lies, otherHistory, type Liar } from './lies.ts'
import { former, replaceFormer } from './newer-forms.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count, type Stats } from './stats.ts'
import { callAsBox } from './thief-line.ts'
import type { Fail } from './witness.ts'

/** Somebody who has copied the key of a cinema's box, or has none and stands between a box and its relay. */
export type Hostile = {
  /** One action: something is said that is not to be believed. */
  strike(turn: Turn): string
  /** Whether the relay believes in a line of the thief, with the key of that cinema's box. */
  holds(cinemaId: string): boolean
  /** Whether a stream is said to have another history at this moment. */
  liesAbout(origin: string): boolean
} & ReturnType<typeof openHostileCheck>

/** What a box that was replaced is told. */
const toldToFormer = ['replaced', 'closed']

export function openHostile(seed: number, fail: Fail, stats: Stats): Hostile {
  const held = new Set<string>()
  const doubted = new Set<string>()
  const doors = { held, doubted, fail, stats }

  function strike(turn: Turn): string {
    const chance = chanceOf(seed, 11_000_000 + turn.index)
    const { relay } = turn.simulation
    // What a thief can do while the relay has forgotten something is not promised.
    if (relay.incarnation?.node.state() !== 'ready' || held.size) return 'nobody lies now'
    // An older version keeps what it cannot read unjudged, until one comes that can: see `newer-forms.ts`.
    if (relay.version) return 'nobody lies now'
    const kind = chance.next()
    if (kind < 0.6) return comeAsBox(turn, chance)
    if (kind < 0.75) return comeAsFormerBox(turn, chance)
    if (kind < 0.9) return standBetween(turn, chance, fail)
    return forgeTicket(turn, chance, fail)
  }

  /** The thief calls with the key of a box, whose own line is cut meanwhile. */
  function comeAsBox({ index, simulation }: Turn, chance: Chance): string {
    const box = chance.pick(simulation.boxes)
    if (simulation.twins.current()?.newer === box) return 'nobody lies now'
    const what = chance.pick(Object.keys(lies))
    const { nodeId, cinemaId = '' } = box.identity
    simulation.wireOf(box).fallSilent()
    const session = callAsBox(doors, simulation, { nodeId, cinemaId })
    const liar: Liar = { ...session, nodeId, cinemaId, name: `evil-${seed}-${index}`, chance }
    const lie = () => {
      const { messages, about } = lies[what]!(liar)
      if (about) doubted.add(about)
      for (const message of messages) session.say(message)
      count(stats, `lies: ${what}`)
    }
    session.onSend(message => {
      if (message.kind === 'want-branch') session.say(otherHistory(liar, message.after))
    })
    // Behind everything that waits there already: a lie goes on what the relay holds.
    void session.relay.execute({ who: 'node', via: 'thief' }, () => undefined).then(lie, () => undefined)
    session.atEnd(() => lookFor(simulation, liar, fail))
    return `somebody with the key of ${box.name} lies about ${what}`
  }

  /** The key of a box that was replaced calls: it is told where its streams end. */
  function comeAsFormerBox({ simulation }: Turn, chance: Chance): string {
    const { relay, boxes } = simulation
    const { node } = relay.incarnation!
    const { cinemaId } = firstBox
    if (simulation.twins.current()?.newer === boxes[0]) return 'nobody lies now'
    const isGone = Boolean(boxById(node.db, former)?.replacedBy)
    const gone = isGone ? Promise.resolve() : replaceFormer(node, chance, fail)
    if (!isGone) count(stats, 'newer forms with a stolen key')
    simulation.wireOf(boxes[0]!).fallSilent()
    void gone.then(
      () => {
        if (relay.incarnation?.node !== node || node.state() !== 'ready' || held.size) return
        const session = callAsBox(doors, simulation, { nodeId: former, cinemaId })
        session.onSend(({ kind }) => {
          if (!toldToFormer.includes(kind)) fail('trust', `a box that was replaced is told: ${kind}`)
        })
        const heads = node.journal.heads().map(({ origin }) => ({ origin, seq: 0, hash: '' }))
        session.say({ kind: 'hello', protocol: 2, nodeId: former, epoch: 1, heads })
        session.say({ kind: 'want-keys', digests: ['of-somebody'] })
        for (const { origin } of heads) session.say({ kind: 'want-branch', origin, after: 0 })
      },
      () => undefined,
    )
    return 'somebody with the key of a box that was replaced calls'
  }

  return {
    strike,
    holds: cinemaId => held.has(cinemaId),
    liesAbout: origin => doubted.has(origin),
    ...openHostileCheck(fail),
  } satisfies Hostile & { see(fact: Fact, author: Place): void }
}

/** What was made up stands in no table of the relay's journal. */
function lookFor({ relay }: Simulation, { name }: Liar, fail: Fail): void {
  for (const table of ['facts', 'quarantined', 'branches'])
    if (relay.incarnation!.node.db.prepare(`SELECT 1 FROM ${table} WHERE instr(bytes, ?)`).get(name))
      fail('trust', `${name} was made up, and stands among the ${table} of the relay`)
}
