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

/** How long an answer to a question for seats may take before the visitor hears that they are elsewhere. */
const askTimeoutMs = 3000
/**
 * Seats asked for are not given back before this time is over, so that whoever asked can buy them. Without it the last
 * seat of a rush travels to and fro between both sides and is sold by neither.
 */
const keepFetchedMs = 500
/** What a manager took out of visitors' baskets is not given back to the next visitor at once. */
const keepReclaimedMs = 60_000

type Ask = Extract<SyncMessage, { kind: 'ask' }>
type SeatMessage = Extract<SyncMessage, { kind: 'ask' | 'answer' | 'held' }>
type Given = { seatIds: string[]; at: { origin: string; seq: number } | null }
const none: Given = { seatIds: [], at: null }

/**
 * Seats between two nodes, in one round trip: a question, and an answer that names the fact of the transfer. The relay
 * asks for visitors, who leave the register its share; a box asks for its registers, and tells with `reclaim` that a
 * manager wants what visitors only hold. Beside it the relay tells what they hold.
 */
export function openSeatExchange(options: {
  node: Node
  /** The cinema whose box is on the line. */
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

  function hear(message: SeatMessage): void {
    if (message.kind === 'ask') void give(message)
    else if (message.kind === 'held') held.hear(message satisfies HeldMessage)
    else asks.get(message.requestId)?.(message)
  }

  async function give(ask: Ask): Promise<void> {
    const { requestId, scheduleId } = ask
    const ours = scheduleById(node.db, scheduleId)?.cinemaId === cinemaId
    // A box that has recovered first hears from its registers what it may have forgotten.
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
      // What a visitor has only just fetched a manager may have all the same.
      mayGive: seat => Boolean(reclaim) || !fetched.has(scheduleId, seat),
      most: to === 'relay' ? seatsForWebsite(tx, scheduleId, spare ?? 0) : undefined,
    })
  }

  async function ask(scheduleId: string, seatIds: readonly string[], reclaim?: true): Promise<string[]> {
    const requestId = Buffer.from(node.runtime.random(9)).toString('base64url')
    fetched.want(scheduleId, seatIds)
    const answered = new Promise<Given>(resolve => {
      asks.set(requestId, resolve)
      // What the register could have instead, only the relay knows.
      const spare = seatsToSpare(node.db, scheduleId, node.runtime.now())
      const mark = reclaim ? { reclaim } : role === 'relay' ? { spare } : {}
      send({ kind: 'ask', requestId, scheduleId, seatIds: [...seatIds], ...mark })
      void node.runtime.sleep(askTimeoutMs).then(() => resolve(none))
    })
    const given = await answered
    asks.delete(requestId)
    // Where seating is free the other side may give other places than those that were named.
    const others = given.seatIds.filter(seat => !seatIds.includes(seat))
    fetched.want(scheduleId, others)
    const keepMs = reclaim && given.seatIds.length ? keepReclaimedMs : keepFetchedMs
    void node.runtime.sleep(keepMs).then(() => fetched.letGo(scheduleId, [...seatIds, ...others]))
    return given.at && (await storedHere(node, given.at)) ? given.seatIds : []
  }

  return {
    hear,
    /** Resolves with the seats that came, after their transfer was stored here. */
    ask,
    /** Tells the box what visitors hold of a show, if that has changed; of every show when the box has just come. */
    sayHeld: held.say,
    sayAllHeld: held.sayAll,
    heldOnline: held.of,
    close() {
      for (const answer of asks.values()) answer(none)
      asks.clear()
    },
  }
}
