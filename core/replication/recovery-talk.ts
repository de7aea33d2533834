import { isMissed, takeBackAside, tellsOfSales } from '../recovery/aside.ts'
import { openEpoch, closeBehind } from '../journal/epochs.ts'
import { boxById } from '../membership/store.ts'
import { believedAside } from '../authorship/authentic.ts'
import { partsOf, wholeFact, type SealedFact } from '../journal/fact.ts'
import { openForkTalk } from './fork-talk.ts'
import type { Node } from '../journal/node.ts'
import { isProven } from './signed-stream.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import {
  closedAt,
  endOf,
  epochFor,
  ghostsOf,
  headsOf,
  highestEpoch,
  keepGhosts,
} from '../journal/storage/epoch-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Between questions for a new epoch, while the relay may still lack facts of this box. */
const askAgainMs = 1500
/** Facts kept aside that one message carries. */
const asidePerMessage = 200

/**
 * What one end of a link does about recovery. Whoever recovers takes everything the other side's greeting spoke of,
 * hands over what the other side lacks, and only then is given an epoch to go on in.
 *
 * @param options.otherId who is at the other end
 * @param options.cinemaId which cinema's box is on this line
 */
export function openRecoveryTalk(options: {
  node: Node
  otherId: string
  cinemaId: string
  send: (message: SyncMessage) => void
}) {
  const { node, otherId, cinemaId, send } = options
  const { standing, identity } = node
  const by = { who: 'node', via: 'recovery' }
  let goals: readonly ClaimedHead[] | undefined
  const proven = new WeakSet<ClaimedHead>()
  let asking = false
  let closing = false
  let open = true
  /** Sales that were kept aside have not been looked at since something may have come there. */
  let aside = true
  const forks = openForkTalk({ node, otherId, send: message => open && send(message), isOpen: () => open })

  /**
   * The other side holds facts of this very node that it does not know itself: it was put back to an older state. That is
   * believed when this node's own signature says so, or anybody could bring it to stand still.
   */
  function hearHello(heads: readonly ClaimedHead[]) {
    goals = heads
    aside = true
    const own = heads.filter(
      head => partsOf(head.origin).nodeId === identity.nodeId && head.seq > 0 && isVouched(head),
    )
    forks.hearHello(heads, own)
    const forgotten = own.filter(head => !reached(head))
    if (forgotten.length) standing.hearForgotten(highestEpoch(forgotten, identity.nodeId))
    standing.hearFirstWord(cinemaId)
    step()
  }

  /** The stream's own node has signed it. Of a node nobody knows here yet this may be said differently later. */
  function isVouched(head: ClaimedHead): boolean {
    if (!proven.has(head) && isProven(node, head)) proven.add(head)
    return proven.has(head)
  }

  /**
   * Everything up to there is here, or is never taken: its stream was closed before, or has another history here, or
   * nobody has vouched for it.
   */
  function reached(head: ClaimedHead): boolean {
    const { origin, seq } = head
    if (forks.undecided(origin)) return true
    const here = node.journal.head(origin).seq
    return here >= seq || here >= (closedAt(node.db, origin) ?? Infinity) || !isVouched(head)
  }

  /**
   * Facts of this very node that are not here and that it has signed: it was put back, and the greeting that would have said
   * so was lost or is late. Stored unnoticed, it would go on behind them as if there had been nothing else. What is of an
   * epoch it has left takes no number that it could use.
   */
  function hearOwnFacts(origin: string, facts: readonly SealedFact[]) {
    const { nodeId, epoch } = partsOf(origin)
    const last = facts.at(-1)
    const read = nodeId === identity.nodeId && epoch >= identity.epoch && last && wholeFact(last, origin)
    if (!read || node.state() === 'reading') return
    const { hash, signature } = last
    if (!reached({ origin, seq: read.seq, hash, signature })) standing.hearForgotten(epoch)
  }

  const caughtUp = () => Boolean(goals?.every(reached))

  /** Goes as far as it can; called whenever something has changed. */
  function step(): void {
    if (!open || !goals) return
    if (identity.role === 'relay') return hearCinema()
    const recovery = standing.recovery()
    const glass = standing.glass()
    if (!recovery) takeBack()
    if (glass) return settleGlass(glass.askId)
    if (!recovery?.confirmed || !caughtUp()) return
    if (!recovery.needsEpoch) return standing.finish(identity.epoch)
    const epoch = epochFor(node.db, identity.nodeId, recovery.askId)
    if (epoch === undefined) return ask(recovery.askId, recovery.reason)
    // An older database may ask what was answered long ago, and lived beyond that since.
    const used = headsOf(node.db, identity.nodeId).some(({ origin }) => partsOf(origin).epoch === epoch)
    if (used || epoch < identity.epoch) standing.begin('peer_knows_more', { wasOver: true })
    else standing.finish(epoch)
  }

  /** The relay takes over what was sold behind broken glass, once this box knows everything again. */
  function settleGlass(askId: string) {
    if (!caughtUp()) return
    if (epochFor(node.db, identity.nodeId, askId) !== undefined) return standing.finish(identity.epoch)
    ask(askId, 'glass_broken')
  }

  function ask(askId: string, reason: string) {
    if (asking) return
    asking = true
    void node.world.sleep(askAgainMs).then(() => {
      asking = false
      if (node.db.raw.open) step()
    })
    const glass = standing.glass()
    void node.released().then(
      () =>
        open &&
        send({
          kind: 'want-epoch',
          nodeId: identity.nodeId,
          askId,
          reason,
          heads: headsOf(node.db, identity.nodeId),
          glass: glass && { epoch: glass.epoch, before: glass.before },
          above: Math.max(standing.recovery()?.above ?? 0, identity.epoch),
        }),
      () => undefined,
    )
  }

  /** The relay recovers cinema by cinema: this one's box has told everything it spoke of. */
  function hearCinema() {
    const recovery = standing.recovery()
    if (!recovery || closing || forks.waits() || !caughtUp()) return
    // Its fact may have been kept although the commit was told to have failed.
    if (standing.openFor(cinemaId)) return standing.finishWhenHeard()
    closing = true
    node
      .execute(by, tx => {
        closeBehind(tx, recovery, cinemaId)
        tx.after(() => standing.finishWhenHeard())
      })
      .catch(() => undefined)
      .finally(() => (closing = false))
  }

  function answer(message: Extract<SyncMessage, { kind: 'want-epoch' }>) {
    // A box that was replaced has no life to go on in.
    if (identity.role !== 'relay' || boxById(node.db, otherId)?.replacedBy) return
    node
      .execute(by, tx => openEpoch(tx, message))
      .then(opened => {
        if (!opened && open) forks.hearAsk(message)
      })
      .catch((cause: unknown) =>
        node.world.log.warn({ cause: String(cause) }, 'a box could not be given an epoch yet; it asks again'),
      )
  }

  /**
   * Hands over what was kept aside. The relay: all that tells of this cinema's sales, while something of them is
   * missed, because its guests have paid. A box: all of its own, so that the relay shows what a replaced machine sold. Whole streams, or the
   * other side could not see that they chain.
   */
  function giveAside() {
    const isGiven = ({ origin }: { origin: string }) =>
      identity.role === 'relay'
        ? tellsOfSales(node.db, origin, cinemaId)
        : partsOf(origin).nodeId === identity.nodeId
    if (identity.role === 'relay' && !isMissed(node, cinemaId)) return
    const facts = ghostsOf(node.db).filter(isGiven)
    for (let from = 0; from < facts.length; from += asidePerMessage)
      send({
        kind: 'aside',
        facts: facts.slice(from, from + asidePerMessage).map(({ bytes, hash }) => ({ bytes, hash })),
      })
  }

  /** A box takes back sales that were kept aside, its own and those the relay has handed over. */
  function takeBack() {
    if (!aside || !caughtUp()) return
    aside = false
    if (isMissed(node, cinemaId)) node.execute(by, tx => takeBackAside(tx, node)).catch(() => (aside = true))
  }

  function hearAside(facts: readonly SealedFact[]) {
    node
      .execute(by, tx => {
        keepGhosts(node, believedAside(node, { otherId, cinemaId }, facts), tx.now)
      })
      .then(
        () => {
          aside = true
          step()
        },
        () => undefined,
      )
  }

  /** To a box whose place another one has: where its streams end. What it holds beyond that it may hand in. */
  function tellReplaced() {
    const ends = headsOf(node.db, otherId).map(({ origin, seq, hash }) => {
      const end = endOf(node.db, origin)
      return { origin, seq: end?.seq ?? seq, hash: end?.hash ?? hash }
    })
    send({ kind: 'replaced', by: boxById(node.db, otherId)?.replacedBy ?? '', ends })
  }

  function hear(message: SyncMessage) {
    switch (message.kind) {
      case 'want-epoch':
        return answer(message)
      case 'aside':
        return hearAside(message.facts)
      case 'want-branch':
      case 'branch':
      case 'split':
        forks.hear(message)
        return step()
    }
  }

  const leave = standing.onChange(() => {
    aside = true
    void Promise.resolve().then(step)
  })
  return {
    hearHello,
    hearOwnFacts,
    step,
    hear,
    giveAside,
    tellReplaced,
    look: forks.look,
    /** A person has said which of two histories of a stream goes on, so nothing waits for the other one. */
    isDecided: (origin: string) => endOf(node.db, origin)?.split !== undefined,
    close() {
      open = false
      leave()
    },
  }
}
