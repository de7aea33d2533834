import { backoffMs } from '../backoff.ts'
import { reinstateQuarantined } from '../recovery/reinstate-commands.ts'
import { isMissed, tellsOfSales } from '../recovery/quarantine-load.ts'
import { believedInQuarantine } from '../authorship/authentic.ts'
import { boxById } from '../membership/store.ts'
import { nodeActor, partsOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { quarantinedOf, saveQuarantined, setAsideCount } from '../journal/storage/quarantine-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Facts kept aside that one message carries. */
const quarantinedPerMessage = 200
/** Messages that wait to be kept, as long as nothing can be written here; more are told again at the next connection. */
const waitingMost = 50
/** Until such a message is tried once more. */
const againMs = 5000
/** Waits before a relay hands over once more what is missed still. */
const giveWaits = { firstMs: againMs, longestMs: 3_600_000 }
const actor = nodeActor('recovery')

type ExchangeParts = {
  node: Node
  otherId: string
  cinemaId: string
  send: (message: SyncMessage) => void
  caughtUp: () => boolean
  onTaken: () => void
  again: () => void
  isOpen: () => boolean
}

/**
 * Facts that came after the end of their streams, between two nodes: who keeps some hands them over, and a box takes
 * sales of them back.
 *
 * @param parts.caughtUp whether everything the other side's greeting spoke of is here
 * @param parts.onTaken told when facts of the other side were kept aside here
 * @param parts.again called when sales could not be taken back yet
 * @param parts.isOpen whether the connection stands
 */
export function openQuarantineExchange(parts: ExchangeParts) {
  const { node, otherId, cinemaId } = parts
  /** How many facts had been set aside when sales among them were looked at last; null where they are to be looked at again. */
  let lookedAt: number | null = null
  let waiting = 0
  function keep(facts: readonly SealedFact[]): Promise<boolean> {
    return node
      .execute(actor, tx =>
        saveQuarantined(node, believedInQuarantine(node, { otherId, cinemaId }, facts), tx.now),
      )
      .then(
        () => true,
        () => false,
      )
  }

  /** A node that recovers or whose disk is full refuses: the other side hands them over once a connection. */
  async function keepInTime(facts: readonly SealedFact[]): Promise<boolean> {
    if (await keep(facts)) return true
    if (waiting >= waitingMost) return false
    waiting++
    try {
      while (parts.isOpen()) {
        await node.runtime.sleep(againMs)
        if (parts.isOpen() && (await keep(facts))) return true
      }
      return false
    } finally {
      waiting--
    }
  }

  return {
    /** Something may have come there. */
    lookAgain: () => void (lookedAt = null),
    ...openGiving(parts),
    /**
     * A box takes back sales that were kept aside: its own, those the relay has handed over, and what stands on a second disk
     * that was found again and put in.
     */
    reinstate(): void {
      const setAside = setAsideCount(node.db)
      if (lookedAt === setAside || !parts.caughtUp()) return
      lookedAt = setAside
      if (!isMissed(node, cinemaId)) return
      node
        .execute(actor, tx => reinstateQuarantined(tx, node))
        .catch(() => {
          lookedAt = null
          parts.again()
        })
    },
    receive(facts: readonly SealedFact[]): void {
      void keepInTime(facts).then(isKept => {
        if (!isKept) return
        lookedAt = null
        parts.onTaken()
      })
    },
  }
}

function openGiving({ node, otherId, cinemaId, send, isOpen }: ExchangeParts) {
  const { identity } = node
  let given = setAsideCount(node.db)
  let givesSoon = false
  let givesAgain = false
  /** How often in a row something was missed after it had been handed over. */
  let inVain = 0

  /**
   * Hands over what was kept quarantine. The relay: all that tells of this cinema's sales, while something of them is
   * missed, because its guests have paid. A box: all of its own, so that the relay shows what a replaced machine sold.
   * Whole streams, or the other side could not see that they chain.
   */
  function give(): void {
    given = setAsideCount(node.db)
    const isGiven = ({ origin }: { origin: string }) =>
      identity.role === 'relay'
        ? tellsOfSales(node.db, origin, cinemaId)
        : partsOf(origin).nodeId === identity.nodeId
    if (identity.role === 'relay') {
      if (!isMissed(node, cinemaId)) return void (inVain = 0)
      giveAgain()
    }
    const facts = quarantinedOf(node.db).filter(isGiven)
    for (let from = 0; from < facts.length; from += quarantinedPerMessage) {
      const some = facts.slice(from, from + quarantinedPerMessage)
      send({ kind: 'quarantined', facts: some.map(({ bytes, hash }) => ({ bytes, hash })) })
    }
  }

  const mayGive = () => isOpen() && node.db.raw.open && !boxById(node.db, otherId)?.replacedBy

  /**
   * At the relay: once more while something is missed, ever more slowly. A message may be lost while the link stays up, and a
   * box keeps nothing of a stream before it has read where that ends.
   */
  function giveAgain(): void {
    if (givesAgain) return
    givesAgain = true
    inVain += 1
    void node.runtime.sleep(backoffMs(inVain, giveWaits, node.runtime.random)).then(() => {
      givesAgain = false
      if (!mayGive()) return
      if (node.state() === 'reading') giveAgain()
      else give()
    })
  }

  /**
   * Once more, soon, where something was set aside since: the line may stay up for weeks. A machine that was replaced hands
   * in at the relay what it sold, in a file too, while the one in its place is connected; a box reads what it had lost on a
   * second disk that is found again.
   */
  function giveMore(): void {
    if (givesSoon || given === setAsideCount(node.db)) return
    givesSoon = true
    void node.runtime.sleep(againMs).then(() => {
      givesSoon = false
      if (mayGive()) give()
    })
  }

  return { give, giveMore }
}
