import { grantRefreshments, grantTurns } from '../vouchers/commands.ts'
import { nodeActor } from '../journal/fact.ts'
import { ownFreeTurns, ownRefreshments } from '../vouchers/load.ts'
import type { TurnOwner, VoucherPart } from '../vouchers/turn.ts'
import type { Node } from '../journal/node.ts'
import { storedHere } from './wait-until-stored.ts'
import type { SyncMessage } from './sync-messages.ts'

/** A box waits a little longer than its relay does, which may have to ask another box first. */
const askTimeoutMs = { box: 5000, relay: 3000 }
/** Requested turns are not transferred on within this time, so that the requester can use them. */
const keepFetchedMs = 500
/** Turns, and cents. */
const mostAtOnce = { turns: 100, refreshments: 1_000_000 }

type TurnMessage = Extract<SyncMessage, { kind: `${'ask' | 'give'}-${VoucherPart}` }>
type Asked = Extract<TurnMessage, { voucherId: string }>
type Place = { origin: string; seq: number }

/** How turns go over a link. */
export type TurnRoute = {
  /** The owner at the other end. */
  to: TurnOwner
  /** Fetches turns, or refreshment value, from other nodes for a request here; only at a relay. */
  gather?: (voucherId: string, count: number, part: VoucherPart) => Promise<unknown>
}

/**
 * Turns and refreshment value of vouchers between two nodes, in one round trip: a request, and an answer that names the
 * fact of the transfer. The giver may have to ask another box in between.
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
    if ('voucherId' in message) void give(message)
    else asks.get(message.requestId)?.(message.count, message.at)
  }

  async function give({ kind: asked, requestId, voucherId, count }: Asked) {
    const part = asked === 'ask-turns' ? 'turns' : 'refreshments'
    const kind = `give-${part}` as const
    const nothing = { kind, requestId, count: 0, at: null }
    const sensible = typeof voucherId === 'string' && Number.isSafeInteger(count) && count > 0
    // After a recovery the registers first report what the box may have forgotten.
    if (!sensible || fetching.has(voucherId) || node.nodeStatus.listens()) return send(nothing)
    const wanted = Math.min(count, mostAtOnce[part])
    const own = part === 'turns' ? ownFreeTurns : ownRefreshments
    const ask = { voucherId, to: route.to, requestId }
    try {
      const missing = wanted - own(node, voucherId)
      if (missing > 0) await route.gather?.(voucherId, missing, part)
      const given = await node.execute(nodeActor('link'), tx =>
        part === 'turns'
          ? grantTurns(tx, { ...ask, count: wanted })
          : grantRefreshments(tx, { ...ask, cents: wanted }),
      )
      send({ kind, requestId, ...given })
    } catch {
      send(nothing)
    }
  }

  async function ask(voucherId: string, count: number, part: VoucherPart = 'turns'): Promise<number> {
    const requestId = Buffer.from(node.runtime.random(9)).toString('base64url')
    fetching.set(voucherId, (fetching.get(voucherId) ?? 0) + 1)
    const answered = new Promise<{ given: number; at: Place | null }>(resolve => {
      asks.set(requestId, (given, at) => resolve({ given, at }))
      send({ kind: `ask-${part}`, requestId, voucherId, count })
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
