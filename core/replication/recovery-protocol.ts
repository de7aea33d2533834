import { isMissed, reinstateQuarantined, tellsOfSales } from '../recovery/quarantine.ts'
import { openEpoch, closeBehind } from '../journal/epochs.ts'
import { boxById } from '../membership/store.ts'
import { believedInQuarantine } from '../authorship/authentic.ts'
import { nodeActor, partsOf, parseReceivedFact, type SealedFact } from '../journal/fact.ts'
import { openForkProtocol } from './fork-protocol.ts'
import type { Node } from '../journal/node.ts'
import { isProven } from './signed-stream.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import { closedAt, endOf, epochFor, headsOf, highestEpoch } from '../journal/storage/epoch-store.ts'
import { quarantinedOf, saveQuarantined } from '../journal/storage/quarantine-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Between questions for a new epoch, while the relay may still lack facts of this box. */
const askAgainMs = 1500
/** Facts kept aside that one message carries. */
const quarantinedPerMessage = 200

/**
 * What one end of a link does about recovery. Whoever recovers takes everything the other side's greeting spoke of,
 * hands over what the other side lacks, and only then is given an epoch to go on in.
 *
 * @param options.otherId who is at the other end
 * @param options.cinemaId which cinema's box is on this line
 */
export function openRecoveryProtocol(options: {
  node: Node
  otherId: string
  cinemaId: string
  send: (message: SyncMessage) => void
}) {
  const { node, otherId, cinemaId, send } = options
  const { nodeStatus, identity } = node
  const by = nodeActor('recovery')
  let goals: readonly ClaimedHead[] | undefined
  const proven = new WeakSet<ClaimedHead>()
  let asking = false
  let closing = false
  let open = true
  /** Sales that were kept aside have not been looked at since something may have come there. */
  let aside = true
  const forks = openForkProtocol({
    node,
    otherId,
    send: message => open && send(message),
    isOpen: () => open,
  })

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
    if (forgotten.length) nodeStatus.hearForgotten(highestEpoch(forgotten, identity.nodeId))
    nodeStatus.receiveFirstWord(cinemaId)
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
    const read =
      nodeId === identity.nodeId && epoch >= identity.epoch && last && parseReceivedFact(last, origin)
    if (!read || node.state() === 'reading') return
    const { hash, signature } = last
    if (!reached({ origin, seq: read.seq, hash, signature })) nodeStatus.hearForgotten(epoch)
  }

  const caughtUp = () => Boolean(goals?.every(reached))

  /** Goes as far as it can; called whenever something has changed. */
  function step(): void {
    if (!open || !goals) return
    if (identity.role === 'relay') return hearCinema()
    const recovery = nodeStatus.recovery()
    const emergencyMode = nodeStatus.emergencyMode()
    if (!recovery) reinstate()
    if (emergencyMode) return settleEmergencyMode(emergencyMode.requestId)
    if (!recovery?.confirmed || !caughtUp()) return
    if (!recovery.needsEpoch) return nodeStatus.finish(identity.epoch)
    const epoch = epochFor(node.db, identity.nodeId, recovery.requestId)
    if (epoch === undefined) return ask(recovery.requestId, recovery.reason)
    // An older database may ask what was answered long ago, and lived beyond that since.
    const used = headsOf(node.db, identity.nodeId).some(({ origin }) => partsOf(origin).epoch === epoch)
    if (used || epoch < identity.epoch) nodeStatus.begin('peer_knows_more', { wasOver: true })
    else nodeStatus.finish(epoch)
  }

  /** The relay takes over what was sold in emergency mode, once this box knows everything again. */
  function settleEmergencyMode(requestId: string) {
    if (!caughtUp()) return
    if (epochFor(node.db, identity.nodeId, requestId) !== undefined) return nodeStatus.finish(identity.epoch)
    ask(requestId, 'emergency_mode_started')
  }

  function ask(requestId: string, reason: string) {
    if (asking) return
    asking = true
    void node.runtime.sleep(askAgainMs).then(() => {
      asking = false
      if (node.db.raw.open) step()
    })
    const emergencyMode = nodeStatus.emergencyMode()
    void node.whenMirrored().then(
      () =>
        open &&
        send({
          kind: 'want-epoch',
          nodeId: identity.nodeId,
          requestId,
          reason,
          heads: headsOf(node.db, identity.nodeId),
          emergencyMode: emergencyMode && { epoch: emergencyMode.epoch, before: emergencyMode.before },
          above: Math.max(nodeStatus.recovery()?.above ?? 0, identity.epoch),
        }),
      () => undefined,
    )
  }

  /** The relay recovers cinema by cinema: this one's box has told everything it spoke of. */
  function hearCinema() {
    const recovery = nodeStatus.recovery()
    if (!recovery || closing || forks.waits() || !caughtUp()) return
    // Its fact may have been kept although the commit was told to have failed.
    if (nodeStatus.openFor(cinemaId)) return nodeStatus.finishWhenSynced()
    closing = true
    node
      .execute(by, tx => {
        closeBehind(tx, recovery, cinemaId)
        tx.after(() => nodeStatus.finishWhenSynced())
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
        node.runtime.log.warn(
          { cause: String(cause) },
          'a box could not be given an epoch yet; it asks again',
        ),
      )
  }

  /**
   * Hands over what was kept aside. The relay: all that tells of this cinema's sales, while something of them is
   * missed, because its guests have paid. A box: all of its own, so that the relay shows what a replaced machine sold. Whole streams, or the
   * other side could not see that they chain.
   */
  function sendQuarantine() {
    const isGiven = ({ origin }: { origin: string }) =>
      identity.role === 'relay'
        ? tellsOfSales(node.db, origin, cinemaId)
        : partsOf(origin).nodeId === identity.nodeId
    if (identity.role === 'relay' && !isMissed(node, cinemaId)) return
    const facts = quarantinedOf(node.db).filter(isGiven)
    for (let from = 0; from < facts.length; from += quarantinedPerMessage)
      send({
        kind: 'aside',
        facts: facts.slice(from, from + quarantinedPerMessage).map(({ bytes, hash }) => ({ bytes, hash })),
      })
  }

  /** A box takes back sales that were kept aside, its own and those the relay has handed over. */
  function reinstate() {
    if (!aside || !caughtUp()) return
    aside = false
    if (isMissed(node, cinemaId))
      node.execute(by, tx => reinstateQuarantined(tx, node)).catch(() => (aside = true))
  }

  function receiveQuarantine(facts: readonly SealedFact[]) {
    node
      .execute(by, tx => {
        saveQuarantined(node, believedInQuarantine(node, { otherId, cinemaId }, facts), tx.now)
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
        return receiveQuarantine(message.facts)
      case 'want-branch':
      case 'branch':
      case 'split':
        forks.hear(message)
        return step()
    }
  }

  const leave = nodeStatus.onChange(() => {
    aside = true
    void Promise.resolve().then(step)
  })
  return {
    hearHello,
    hearOwnFacts,
    step,
    hear,
    sendQuarantine,
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
