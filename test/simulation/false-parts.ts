import { admit } from '#core/admission/commands.ts'
import { readTicketCode, writeTicketCode } from '#core/admission/ticket-code.ts'
import { meetingProven } from '#core/devices/line-proof.ts'
import { openPeer } from '#core/replication/sync.ts'
import { tokensOf } from '#core/seating/store.ts'
import { keysOf, relayId } from '../world/keys.ts'
import { byHand } from '../world/small-exhibitor.ts'
import type { Chance } from './chance.ts'
import { falseProofs } from './false-proofs.ts'
import { showsAt, type Turn } from './people.ts'
import type { Incarnation, Place } from './place.ts'
import { count } from './stats.ts'
import { sessionMs } from './thief-line.ts'
import type { Fail } from './witness.ts'

/** Somebody without the relay's key answers a box, or without the box's key its relay. */
export function standBetween({ simulation }: Turn, chance: Chance, fail: Fail): string {
  const { relay, rules, clock } = simulation
  const place = chance.pick(simulation.boxes)
  const incarnation = place.incarnation
  if (incarnation?.node.state() !== 'ready') return 'nobody lies now'
  simulation.wireOf(place).fallSilent()
  const proven = rules.proven ?? meetingProven
  const { what, meeting, side, proof } = falseProofs(place.identity.nodeId, chance)
  count(simulation.stats, `false proofs: ${what}`)
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
    peer.receive({ kind: 'replaced', by: 'box-evil', ends: [] })
    if (node.nodeStatus.recovery()) fail('trust', `${at.name} goes out of service over a lie`)
    clock.after(sessionMs, () => peer.close())
  }
}

/** The key of one cinema's box prints a ticket for a free seat of another one. */
export function forgeTicket({ index, simulation }: Turn, chance: Chance, fail: Fail): string {
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
  const signed = readTicketCode(text, tenant.keys)
  const scan = { id: `scan-${ticketId}`, typed: text, signed: signed ?? null, scheduleId: show, gate: 'a' }
  count(simulation.stats, 'forged tickets')
  void node
    .execute(byHand, tx => admit(tx, scan))
    .then(
      () => fail('trust', `${door.name} lets in with a ticket that ${other.name} made up`),
      () => undefined,
    )
  return `a ticket forged with the key of ${other.name} is shown at ${door.name}`
}
