import type { Breach } from '#core/journal/trust.ts'
import type { Node } from '#core/journal/node.ts'
import { partsOf } from '#core/journal/fact.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { turns } from './gated-mirror.ts'

export type Letter = { to: 'box' | 'relay'; message: SyncMessage }

/**
 * A line whose messages lie in a bag until a test takes them out: in order, in any order, twice or never. The relay
 * shares with the box the exhibitor's streams and those of its cinema, the box shares everything.
 */
export function openLink(
  relay: Node,
  box: Node,
  cinemaId = 'cinema-1',
  gather?: (voucherId: string, count: number) => Promise<unknown>,
) {
  let bag: Letter[] = []
  /** Everything that was ever sent, for a test to count. */
  const sent: Letter[] = []
  /** What either side has said that the other one does not believe. */
  const breaches: Breach[] = []
  let peers = connect()

  function connect(): { relay: Peer; box: Peer } {
    const put = (to: Letter['to']) => (message: SyncMessage) => {
      const letter: Letter = { to, message: JSON.parse(JSON.stringify(message)) as SyncMessage }
      bag.push(letter)
      sent.push(letter)
    }
    return {
      relay: openPeer({
        node: relay,
        otherId: box.identity.nodeId,
        onBreach: breach => breaches.push(breach),
        send: put('box'),
        shares: origin => ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope),
        cinemaId,
        turns: { to: `cinema:${cinemaId}`, ...(gather && { gather }) },
      }),
      box: openPeer({
        node: box,
        otherId: relay.identity.nodeId,
        onBreach: breach => breaches.push(breach),
        send: put('relay'),
        shares: () => true,
      }),
    }
  }

  const link = {
    sent,
    breaches,
    get peers() {
      return peers
    },
    get bag() {
      return bag
    },
    take: () => bag.splice(0),
    hand: (letter: Letter) => peers[letter.to].receive(letter.message),
    /** Empties the bag until nobody has anything more to say. `arrange` says what arrives of each lot. */
    async settle(arrange: (lot: Letter[]) => Letter[] = lot => lot) {
      for (let lots = 0; lots < 2000; lots++) {
        await turns()
        if (!bag.length) return
        const lot = bag
        bag = []
        for (const letter of arrange(lot)) link.hand(letter)
      }
      throw new Error('the two sides never come to an end')
    },
    /** What both sides have written is on their mirrors. */
    whenMirrored: () => Promise.allSettled([relay.whenMirrored(), box.whenMirrored()]),
    cut() {
      peers.relay.close()
      peers.box.close()
      bag = []
    },
    mend() {
      peers = connect()
    },
  }
  return link
}

/** A relay with the small cinema in it, its box that knows nothing yet, and the line between them. */
export async function relayAndBox() {
  const waits: (() => void)[] = []
  const sleep = () => new Promise<void>(resolve => waits.push(resolve))
  const { node: relay, clock } = await openSmallNode('relay', { runtime: { sleep } })
  const { node: box } = openEmptyNode('box', { clock, runtime: { sleep } })
  /** Ends every wait, as if the time were over. */
  const wait = () => waits.splice(0).forEach(end => end())
  return { relay, box, clock, wait, link: openLink(relay, box) }
}

/** What two nodes do not agree on: streams and tables by name. Empty is well. */
export function disagreements(one: Node, other: Node): string[] {
  const heads = (node: Node) => JSON.stringify(node.journal.heads())
  return [
    ...(heads(one) === heads(other) ? [] : ['heads']),
    ...differingTables(dumpDerived(one.db), dumpDerived(other.db)),
  ]
}

/** The tables of two dumps that are not equal byte for byte. */
export function differingTables(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).filter(table => one[table] !== other[table])
}
