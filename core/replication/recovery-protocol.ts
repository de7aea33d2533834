import { announceEpoch, closeBehind, openEpoch } from '../journal/epochs.ts'
import { boxById } from '../membership/store.ts'
import { nodeActor, originOf } from '../journal/fact.ts'
import { openQuarantineExchange } from './quarantine-exchange.ts'
import { openForkProtocol } from './fork-protocol.ts'
import { openGreetedHeads } from './greeted-heads.ts'
import type { Node } from '../journal/node.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import { boxStep, epochToLeave } from './recovery-step.ts'
import { endOf, epochFor, headsOf, isUsedEpoch } from '../journal/storage/epoch-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Between requests for a new epoch, while the relay may still lack facts of this box. */
const askAgainMs = 1500
/** Until what could not be written, since the mirror is missing or the disk is full, is tried once more. */
const writeAgainMs = 5000
const actor = nodeActor('recovery')

type ProtocolParts = {
  node: Node
  /** The node at the other end. */
  otherId: string
  /** The cinema of the box on this link. */
  cinemaId: string
  send: (message: SyncMessage) => void
  /** How far the other side has confirmed a stream. */
  confirmed: (origin: string) => number
}

/**
 * What one end of a link does about recovery. A recovering node takes everything named in the other side's greeting,
 * sends what the other side lacks, and only then is given a new epoch.
 */
export function openRecoveryProtocol(parts: ProtocolParts) {
  const { node, otherId, cinemaId } = parts
  const { nodeStatus, identity } = node
  let open = true
  const send = (message: SyncMessage) => void (open && parts.send(message))
  const isOpen = () => open
  const forks = openForkProtocol({ node, otherId, send, isOpen })
  const heads = openGreetedHeads(node, forks.undecided)
  const { caughtUp } = heads
  const stepAgain = openStepAgain(node, () => step())
  const quarantine = openQuarantineExchange({ ...parts, caughtUp, onTaken: step, again: stepAgain, isOpen })
  const ask = openAsking(node, send, () => node.db.raw.open && step())
  const finishCinema = openCinemaRecovery(parts, () => !forks.waits() && caughtUp(), stepAgain)

  /** Takes all steps that are possible now; called whenever something has changed. */
  function step(): void {
    if (!open || !heads.isKnown()) return
    quarantine.giveMore()
    if (identity.role === 'relay') return finishCinema()
    const [recovery, emergencyMode] = [nodeStatus.recovery(), nodeStatus.emergencyMode()]
    if (!recovery) quarantine.reinstate()
    const next = boxStep({
      recovery,
      emergencyMode,
      epoch: identity.epoch,
      caughtUp,
      epochFor: requestId => epochFor(node.db, identity.nodeId, requestId),
      isUsed: epoch => isUsedEpoch(node.db, identity.nodeId, epoch),
    })
    if (next.do === 'ask') ask(next.requestId, next.reason)
    if (next.do === 'finish') nodeStatus.finish(next.epoch)
    if (next.do === 'begin anew') nodeStatus.begin('peer_knows_more', { wasOver: true })
  }

  function receive(message: SyncMessage): void {
    if (message.kind === 'want-epoch')
      return answer(parts, message, () => open && forks.receiveRequest(message))
    if (message.kind === 'quarantined') return quarantine.receive(message.facts)
    if (message.kind !== 'want-branch' && message.kind !== 'branch' && message.kind !== 'forked') return
    forks.receive(message)
    step()
  }

  const stopListening = nodeStatus.onChange(() => {
    quarantine.lookAgain()
    void Promise.resolve().then(step)
  })
  return {
    receiveHello(greeted: readonly ClaimedHead[]): void {
      const own = heads.receive(greeted)
      quarantine.lookAgain()
      forks.receiveHello(greeted, own)
      heads.lookForForgotten(own)
      nodeStatus.receiveFirstWord(cinemaId)
      step()
    },
    receiveOwnFacts: heads.receiveOwnFacts,
    /** The other side has confirmed facts: a recovering relay waits for that of its new epoch. */
    receiveHead(): void {
      if (identity.role === 'relay' && nodeStatus.recovery()) step()
    },
    /** Everything that the other side's greeting named is here, also that another machine stands in this one's place. */
    caughtUp,
    knowsItself: heads.knowsItself,
    step,
    receive,
    sendQuarantine: quarantine.give,
    announceReplaced: () => announceReplaced(parts),
    look: forks.look,
    /** A manager has said which of two histories of a stream continues, so nothing waits for the other one. */
    isDecided: (origin: string) => endOf(node.db, origin)?.fork !== undefined,
    close() {
      open = false
      stopListening()
    },
  }
}

/** Something could not be written, and nothing else may happen here for long. */
function openStepAgain(node: Node, step: () => void) {
  let rests = false
  return (): void => {
    if (rests) return
    rests = true
    void node.runtime.sleep(writeAgainMs).then(() => {
      rests = false
      if (node.db.raw.open) step()
    })
  }
}

/** At a box: requests an epoch, one request at a time; `again` is called when it may ask once more. */
function openAsking(node: Node, send: (message: SyncMessage) => void, again: () => void) {
  const { nodeStatus, identity } = node
  let asking = false

  function request(requestId: string, reason: string): void {
    const emergencyMode = nodeStatus.emergencyMode()
    send({
      kind: 'want-epoch',
      nodeId: identity.nodeId,
      requestId,
      reason,
      heads: headsOf(node.db, identity.nodeId),
      emergencyMode: emergencyMode && { epoch: emergencyMode.epoch, before: emergencyMode.before },
      above: epochToLeave(identity, nodeStatus.recovery()?.above),
    })
  }

  return (requestId: string, reason: string): void => {
    if (asking) return
    asking = true
    void node.runtime.sleep(askAgainMs).then(() => {
      asking = false
      again()
    })
    void node.whenMirrored().then(
      () => request(requestId, reason),
      () => undefined,
    )
  }
}

/**
 * The relay recovers cinema by cinema: this one's box has sent everything named in its greeting, and has read that the
 * relay left its epoch. From then on the box takes nothing more that a file brings from before: what is in none of
 * their journals is free again as soon as the older streams end.
 *
 * @param again called when something could not be written: a box that has nothing more to say would be waited for
 */
function openCinemaRecovery(
  { node, cinemaId, confirmed }: ProtocolParts,
  isSynced: () => boolean,
  again: () => void,
) {
  const { nodeStatus, identity } = node
  let closing = false
  const isAnnounced = () => confirmed(originOf(identity.nodeId, identity.epoch, 'exhibitor')) > 0
  return (): void => {
    const recovery = nodeStatus.recovery()
    if (!recovery || closing || !isSynced()) return
    // Its fact may have been stored although the commit was reported as failed.
    if (nodeStatus.openFor(cinemaId)) return nodeStatus.finishWhenSynced()
    if (!isAnnounced()) return void announceEpoch(node).catch(again)
    closing = true
    node
      .execute(actor, tx => {
        closeBehind(tx, recovery, cinemaId)
        tx.after(() => nodeStatus.finishWhenSynced())
      })
      .catch(again)
      .finally(() => (closing = false))
  }
}

/** At the relay: opens the epoch that a box asks for, or says that there is none yet. */
function answer(
  { node, otherId, cinemaId }: ProtocolParts,
  message: Extract<SyncMessage, { kind: 'want-epoch' }>,
  notYet: () => void,
): void {
  // A replaced box gets no further epoch.
  if (node.identity.role !== 'relay' || boxById(node.db, otherId)?.replacedBy) return
  node
    .execute(actor, tx => openEpoch(tx, message, node.nodeStatus.openFor(cinemaId)))
    .then(opened => opened || notYet())
    .catch((cause: unknown) =>
      node.runtime.log.warn({ cause: String(cause) }, 'a box could not be given an epoch yet; it asks again'),
    )
}

/** Tells a replaced box where its streams end. It may send facts beyond that, which are quarantined. */
function announceReplaced({ node, otherId, send }: ProtocolParts): void {
  const ends = headsOf(node.db, otherId).map(({ origin, seq, hash }) => {
    const end = endOf(node.db, origin)
    return { origin, seq: end?.seq ?? seq, hash: end?.hash ?? hash }
  })
  send({ kind: 'replaced', by: boxById(node.db, otherId)?.replacedBy ?? '', ends })
}
