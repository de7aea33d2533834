import { scheduleById } from '../programme/store.ts'
import { nodeActor } from '../journal/fact.ts'
import { grantSeats } from '../seating/commands.ts'
import { openHeldOnline, type HeldMessage } from './held-online.ts'
import { seatsForWebsite, seatsToSpare } from '../seating/visitors/load.ts'
import { dropHeldOnline } from '../seating/visitors/store.ts'
import { fetchedSeats } from './seat-grace.ts'
import type { Node, Tx } from '../journal/node.ts'
import { storedHere } from './wait-until-stored.ts'
import type { SyncMessage } from './sync-messages.ts'

/** How long to wait for an answer to a request for seats before the visitor is refused them. */
const askTimeoutMs = 3000
/**
 * Requested seats are not transferred back within this time, so that the requester can buy them. Otherwise, in a
 * rush, the last seat is transferred to and fro between both sides and sold by neither.
 */
const keepFetchedMs = 500
/** Seats a manager took out of visitors' baskets are kept this long before the relay may have them again. */
const keepReclaimedMs = 60_000

type Ask = Extract<SyncMessage, { kind: 'ask' }>
type SeatMessage = Extract<SyncMessage, { kind: 'ask' | 'answer' | 'held' }>
type Given = { seatIds: string[]; at: { origin: string; seq: number } | null }
const none: Given = { seatIds: [], at: null }

/**
 * Seats between two nodes, in one round trip: a request, and an answer that names the fact of the transfer. The relay
 * asks for its visitors and leaves the registers their share; a box asks for its registers, with `reclaim` when a
 * manager wants seats that visitors only hold. The relay also sends which seats visitors hold.
 */
export function openSeatExchange(options: {
  node: Node
  /** The cinema of the box on this link. */
  cinemaId: string
  send: (message: SeatMessage) => void
  onHeld?: ((scheduleId: string, changed: string[]) => void) | undefined
}) {
  const { node, cinemaId, send, onHeld } = options
  const { role } = node.identity
  const to = role === 'box' ? 'relay' : 'box'
  const asks = new Map<string, (given: Given) => void>()
  const fetched = fetchedSeats()
  const held = openHeldOnline({ node, cinemaId, send, onHeld })

  function receive(message: SeatMessage): void {
    if (message.kind === 'ask') void give(message)
    else if (message.kind === 'held') held.receive(message satisfies HeldMessage)
    else asks.get(message.requestId)?.(message)
  }

  async function give(ask: Ask): Promise<void> {
    const { requestId, scheduleId } = ask
    const ours = scheduleById(node.db, scheduleId)?.cinemaId === cinemaId
    // After a recovery the registers first report what the box may have forgotten.
    const given =
      ours && !node.nodeStatus.listens()
        ? await node.execute(nodeActor('link'), tx => grant(tx, ask)).catch(() => none)
        : none
    send({ kind: 'answer', requestId, seatIds: given.seatIds, at: given.at })
  }

  function grant(tx: Tx, { requestId, scheduleId, seatIds, spare, reclaim }: Ask): Given {
    if (reclaim && to === 'box') dropHeldOnline(tx.db, scheduleId, seatIds)
    return grantSeats(tx, {
      scheduleId,
      seatIds,
      to,
      requestId: reclaim ? 'reclaim' : requestId,
      // A manager may have seats even when a visitor has just requested them.
      mayGive: seat => Boolean(reclaim) || !fetched.has(scheduleId, seat),
      most: to === 'relay' ? seatsForWebsite(tx, scheduleId, spare ?? 0) : undefined,
    })
  }

  async function ask(scheduleId: string, seatIds: readonly string[], reclaim?: true): Promise<string[]> {
    const requestId = Buffer.from(node.runtime.random(9)).toString('base64url')
    fetched.want(scheduleId, seatIds)
    const answered = new Promise<Given>(resolve => {
      asks.set(requestId, resolve)
      // Only the relay knows which other seats the register could have.
      const spare = seatsToSpare(node.db, scheduleId, node.runtime.now())
      const mark = reclaim ? { reclaim } : role === 'relay' ? { spare } : {}
      send({ kind: 'ask', requestId, scheduleId, seatIds: [...seatIds], ...mark })
      void node.runtime.sleep(askTimeoutMs).then(() => resolve(none))
    })
    const given = await answered
    asks.delete(requestId)
    // With free seating the other side may give other seats than those requested.
    const others = given.seatIds.filter(seat => !seatIds.includes(seat))
    fetched.want(scheduleId, others)
    const keepMs = reclaim && given.seatIds.length ? keepReclaimedMs : keepFetchedMs
    void node.runtime.sleep(keepMs).then(() => fetched.letGo(scheduleId, [...seatIds, ...others]))
    return given.at && (await storedHere(node, given.at)) ? given.seatIds : []
  }

  return {
    receive,
    /** Resolves with the seats that came, after their transfer was stored here. */
    ask,
    /** Sends the box the held seats of a show if they have changed; of every show when the box has just connected. */
    announceHeld: held.say,
    announceAllHeld: held.announceAll,
    heldOnline: held.of,
    close() {
      for (const answer of asks.values()) answer(none)
      asks.clear()
    },
  }
}
