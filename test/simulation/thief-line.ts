import { partsOf } from '#core/journal/fact.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import type { Simulation } from './simulation.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** How long the thief stays on the line. */
export const sessionMs = 1500

type Doors = {
  /** Cinemas in whose line of a thief the relay believes. */
  held: Set<string>
  /** Streams that are said to have another history. */
  doubted: Set<string>
  fail: Fail
  stats: Stats
}

/** Opens a line at the relay with a box's key. */
export function callAsBox(
  { held, doubted, fail, stats }: Doors,
  { clock, relay, rules, outputs }: Simulation,
  box: { nodeId: string; cinemaId: string },
) {
  const incarnation = relay.incarnation!
  const { node } = incarnation
  const ends: (() => void)[] = []
  let hears: (message: SyncMessage) => void = () => undefined
  let open = true
  held.add(box.cinemaId)
  count(stats, 'lines of a thief')
  const alive = () => open && incarnation.alive
  const peer: Peer = openPeer({
    node,
    otherId: box.nodeId,
    cinemaId: box.cinemaId,
    shares: origin => ['exhibitor', `cinema:${box.cinemaId}`].includes(partsOf(origin).scope),
    onBreach: ({ code }) => (count(stats, `lies not believed: ${code}`), close()),
    send(message) {
      if (!alive()) return
      outputs.sent(relay, message)
      clock.after(5, () => hears(message), alive)
    },
  })
  const leave = node.nodeStatus.onChange(close)
  clock.after(sessionMs, close)

  function close() {
    if (!open) return
    open = false
    leave()
    peer.close()
    clock.after(200, () => {
      held.delete(box.cinemaId)
      doubted.clear()
      if (incarnation.alive) for (const end of ends) end()
    })
  }
  /** Nobody begins to doubt what it knows because of a lie. */
  function say(message: SyncMessage) {
    if (!alive()) return
    const { nodeStatus } = node
    const before = nodeStatus.recovery()
    try {
      peer.receive(rules.hears?.(node, message) ?? message)
    } catch {
      count(stats, 'lines closed over lies')
      close()
    }
    if (!before && nodeStatus.recovery())
      fail('trust', `the relay recovers over a lie: ${nodeStatus.recovery()!.reason}`)
  }
  return {
    relay: node,
    say,
    onSend: (work: typeof hears) => void (hears = work),
    atEnd: (work: () => void) => void ends.push(work),
  }
}
