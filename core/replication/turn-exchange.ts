import { grantTurns } from '../vouchers/commands.ts'
import { nodeActor } from '../journal/fact.ts'
import { ownFreeTurns } from '../vouchers/load.ts'
import type { TurnOwner } from '../vouchers/turn.ts'
import type { Node } from '../journal/node.ts'
import { storedHere } from './wait-until-stored.ts'
import type { SyncMessage } from './sync-messages.ts'

/** A box waits a little longer than its relay does, which may have to ask another box first. */
const askTimeoutMs = { box: 5000, relay: 3000 }
/** Requested turns are not transferred on within this time, so that the requester can use them. */
const keepFetchedMs = 500
const mostAtOnce = 100

type TurnMessage = Extract<SyncMessage, { kind: 'ask-turns' | 'give-turns' }>
type Place = { origin: string; seq: number }

/** How turns go over a link. */
export type TurnRoute = {
  /** The owner at the other end. */
  to: TurnOwner
  /** Fetches turns from other nodes for a request here; only at a relay. */
  gather?: (voucherId: string, count: number) => Promise<unknown>
}

/**
 * Turns of vouchers between two nodes, in one round trip: a request, and an answer that names the fact of the
 * transfer. The giver may have to ask another box in between.
 */
export function openTurnExchange(options: {
  node: Node
  route: TurnRoute
  send: (message: TurnMessage) => void
}) {
  const { node, route, send } = options
  const asks = new Map<string, (given: number, at: Place | null) => void>()
  /** Vouchers whose turns are requested or were just received: how many requests want each. */
  const fetching = new Map<string, number>()

  function receive(message: TurnMessage): void {
    if (message.kind === 'give-turns') asks.get(message.requestId)?.(message.count, message.at)
    else void give(message)
  }

  async function give({ requestId, voucherId, count }: Extract<TurnMessage, { kind: 'ask-turns' }>) {
    const nothing = { kind: 'give-turns', requestId, count: 0, at: null } as const
    const sensible = typeof voucherId === 'string' && Number.isSafeInteger(count) && count > 0
    // After a recovery the registers first report what the box may have forgotten.
    if (!sensible || fetching.has(voucherId) || node.nodeStatus.listens()) return send(nothing)
    const wanted = Math.min(count, mostAtOnce)
    try {
      const missing = wanted - ownFreeTurns(node, voucherId)
      if (missing > 0) await route.gather?.(voucherId, missing)
      const given = await node.execute(nodeActor('link'), tx =>
        grantTurns(tx, { voucherId, count: wanted, to: route.to, requestId }),
      )
      send({ kind: 'give-turns', requestId, ...given })
    } catch {
      send(nothing)
    }
  }

  async function ask(voucherId: string, count: number): Promise<number> {
    const requestId = Buffer.from(node.runtime.random(9)).toString('base64url')
    fetching.set(voucherId, (fetching.get(voucherId) ?? 0) + 1)
    const answered = new Promise<{ given: number; at: Place | null }>(resolve => {
      asks.set(requestId, (given, at) => resolve({ given, at }))
      send({ kind: 'ask-turns', requestId, voucherId, count })
      void node.runtime.sleep(askTimeoutMs[node.identity.role]).then(() => resolve({ given: 0, at: null }))
    })
    const { given, at } = await answered
    asks.delete(requestId)
    void node.runtime.sleep(keepFetchedMs).then(() => letGo(voucherId))
    return at && (await storedHere(node, at)) ? given : 0
  }

  function letGo(voucherId: string) {
    const others = (fetching.get(voucherId) ?? 1) - 1
    if (others) fetching.set(voucherId, others)
    else fetching.delete(voucherId)
  }

  return {
    receive,
    /** Resolves with how many turns of a voucher came, after their transfer was stored here. */
    ask,
    close() {
      for (const answer of asks.values()) answer(0, null)
      asks.clear()
    },
  }
}
