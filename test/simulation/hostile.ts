import { admit } from '#core/admission/commands.ts'
import { readTicketCode, writeTicketCode } from '#core/admission/ticket-code.ts'
import { boxById } from '#core/membership/store.ts'
import { meetingProven } from '#core/devices/line-proof.ts'
import { partsOf, type Fact } from '#core/journal/fact.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { tokensOf } from '#core/seating/store.ts'
import { keysOf, relayId } from '../world/keys.ts'
import { byHand } from '../world/small-exhibitor.ts'
import { chanceOf, type Chance } from './chance.ts'
import { falseProofs } from './false-proofs.ts'
import { firstBox } from './furnish.ts'
import { openHostileCheck } from './hostile-check.ts'
import { lies, otherHistory, type Liar } from './lies.ts'
import { former, replaceFormer } from './newer-forms.ts'
import { showsAt, type Turn } from './people.ts'
import type { Incarnation, Place } from './place.ts'
import type { Simulation } from './simulation.ts'
import { count, type Stats } from './stats.ts'
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

/** How long the thief stays on the line. */
const sessionMs = 1500
/** What a box that was replaced is told. */
const toldToFormer = ['replaced', 'closed']

export function openHostile(seed: number, fail: Fail, stats: Stats): Hostile {
  const held = new Set<string>()
  const doubted = new Set<string>()

  function strike(turn: Turn): string {
    const chance = chanceOf(seed, 11_000_000 + turn.index)
    const { relay } = turn.simulation
    // What a thief can do while the relay has forgotten something is not promised.
    if (relay.incarnation?.node.state() !== 'ready' || held.size) return 'nobody lies now'
    const kind = chance.next()
    if (kind < 0.6) return comeAsBox(turn, chance)
    if (kind < 0.75) return comeAsFormerBox(turn, chance)
    if (kind < 0.9) return standBetween(turn, chance)
    return forgeTicket(turn, chance)
  }

  /** The thief calls with the key of a box, whose own line is cut meanwhile. */
  function comeAsBox({ index, simulation }: Turn, chance: Chance): string {
    const box = chance.pick(simulation.boxes)
    if (simulation.twins.current()?.newer === box) return 'nobody lies now'
    const what = chance.pick(Object.keys(lies))
    const { nodeId, cinemaId = '' } = box.identity
    simulation.wireOf(box).fallSilent()
    const session = call(simulation, { nodeId, cinemaId })
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
    session.atEnd(() => lookFor(simulation, liar))
    return `somebody with the key of ${box.name} lies about ${what}`
  }

  /** Opens a line at the relay with a box's key. */
  function call({ clock, relay, rules, outputs }: Simulation, box: { nodeId: string; cinemaId: string }) {
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
        peer.hear(rules.hears?.(node, message) ?? message)
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

  /** What was made up stands in no table of the relay's journal. */
  function lookFor({ relay }: Simulation, { name }: Liar) {
    for (const table of ['facts', 'quarantined', 'branches'])
      if (relay.incarnation!.node.db.prepare(`SELECT 1 FROM ${table} WHERE instr(bytes, ?)`).get(name))
        fail('trust', `${name} was made up, and stands among the ${table} of the relay`)
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
        const session = call(simulation, { nodeId: former, cinemaId })
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

  /** Somebody without the relay's key answers a box, or without the box's key its relay. */
  function standBetween({ simulation }: Turn, chance: Chance): string {
    const { relay, rules, clock } = simulation
    const place = chance.pick(simulation.boxes)
    const incarnation = place.incarnation
    if (incarnation?.node.state() !== 'ready') return 'nobody lies now'
    simulation.wireOf(place).fallSilent()
    const proven = rules.proven ?? meetingProven
    const { what, meeting, side, proof } = falseProofs(place.identity.nodeId, chance)
    count(stats, `false proofs: ${what}`)
    const deceived = side === 'relay' ? place : relay
    const name = side === 'relay' ? relayId : place.identity.nodeId
    if (proven(side, meeting, proof, keysOf(name).publicKey)) listen(deceived, deceived.incarnation!, name)
    return `somebody stands between ${place.name} and the relay with ${what}`

    /** Whoever believes it is told that its place was given away. */
    function listen(at: Place, { node }: Incarnation, otherId: string) {
      const peer = openPeer({
        node,
        otherId,
        cinemaId: place.identity.cinemaId!,
        shares: () => true,
        send: ({ kind }) => fail('trust', `${at.name} told ${kind} to somebody without a key`),
      })
      peer.hear({ kind: 'replaced', by: 'box-evil', ends: [] })
      if (node.nodeStatus.recovery()) fail('trust', `${at.name} goes out of service over a lie`)
      clock.after(sessionMs, () => peer.close())
    }
  }

  /** The key of one cinema's box prints a ticket for a free seat of another one. */
  function forgeTicket({ index, simulation }: Turn, chance: Chance): string {
    const [door, other] = chance.some(simulation.boxes, 2)
    const { node, tenant } = door?.incarnation ?? {}
    const show = door && showsAt(door)[0]
    if (!other || !node || !tenant || !show || node.state() !== 'ready') return 'no door for a forged ticket'
    const seatId = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'].find(
      seat => tokensOf(node.db, show, [seat]).get(seat)?.state !== 'sold',
    )
    if (!seatId) return 'no seat for a forged ticket'
    const { nodeId } = other.identity
    const ticketId = `evil-${index}`
    const text = writeTicketCode(
      { ticketId, scheduleId: show, seatId, nodeId, epoch: 1, seq: 1_000_000 },
      keysOf(nodeId).own,
    )
    const signed = readTicketCode(text, tenant.keys.publicKeyOf)
    const scan = { id: `scan-${ticketId}`, typed: text, signed: signed ?? null, scheduleId: show, gate: 'a' }
    count(stats, 'forged tickets')
    void node
      .execute(byHand, tx => admit(tx, scan))
      .then(
        () => fail('trust', `${door.name} lets in with a ticket that ${other.name} made up`),
        () => undefined,
      )
    return `a ticket forged with the key of ${other.name} is shown at ${door.name}`
  }

  return {
    strike,
    holds: cinemaId => held.has(cinemaId),
    liesAbout: origin => doubted.has(origin),
    ...openHostileCheck(fail),
  } satisfies Hostile & { see(fact: Fact, author: Place): void }
}
