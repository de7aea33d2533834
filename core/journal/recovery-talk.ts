import { openEpoch, closeBehind } from './epochs.ts'
import { partsOf, type OriginHead } from './fact.ts'
import type { Node } from './node.ts'
import { closedAt, epochFor, headsOf } from './storage/epoch-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Between questions for a new epoch, while the relay may still lack facts of this box. */
const askAgainMs = 1500

type Ask = Extract<SyncMessage, { kind: 'want-epoch' }>

/**
 * What one end of a link does about recovery. Whoever recovers takes everything the other side's greeting spoke of,
 * hands over what the other side lacks, and only then is given an epoch to go on in.
 *
 * @param options.cinemaId which cinema's box is on this line
 */
export function openRecoveryTalk(options: {
  node: Node
  cinemaId: string
  send: (message: SyncMessage) => void
}) {
  const { node, cinemaId, send } = options
  const { standing, identity } = node
  const by = { who: 'node', via: 'recovery' }
  let goals: readonly OriginHead[] | undefined
  let asking = false
  let closing = false
  let open = true

  /** The other side holds facts of this very node that it does not know itself: it was put back to an older state. */
  function hearHello(heads: readonly OriginHead[]) {
    goals = heads
    const own = heads.filter(({ origin }) => partsOf(origin).nodeId === identity.nodeId)
    if (own.some(head => !reached(head))) standing.begin('peer_knows_more')
    step()
  }

  /** Everything up to there is here, or can never be taken because its stream was closed before. */
  function reached({ origin, seq }: OriginHead): boolean {
    const here = node.journal.head(origin).seq
    return here >= seq || here >= (closedAt(node.db, origin) ?? Infinity)
  }

  const caughtUp = () => Boolean(goals?.every(reached))

  /** Goes as far as it can; called whenever something has changed. */
  function step(): void {
    if (!open || !goals) return
    if (identity.role === 'relay') return hearCinema()
    const recovery = standing.recovery()
    const glass = standing.glass()
    if (glass) return settleGlass(glass.askId)
    if (!recovery?.confirmed || !caughtUp()) return
    if (!recovery.needsEpoch) return standing.finish(identity.epoch)
    const epoch = epochFor(node.db, identity.nodeId, recovery.askId)
    if (epoch !== undefined) return standing.finish(epoch)
    ask(recovery.askId, recovery.reason)
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
          above: standing.recovery()?.above ?? 0,
        }),
      () => undefined,
    )
  }

  /** The relay recovers cinema by cinema: this one's box has told everything it spoke of. */
  function hearCinema() {
    const recovery = standing.recovery()
    if (!recovery || closing || standing.openFor(cinemaId) || !caughtUp()) return
    closing = true
    node
      .execute(by, tx => {
        closeBehind(tx, recovery, cinemaId)
        tx.after(() => standing.finishWhenHeard())
      })
      .catch(() => undefined)
      .finally(() => (closing = false))
  }

  function answer(message: Ask) {
    if (identity.role !== 'relay') return
    node
      .execute(by, tx => openEpoch(tx, message))
      .catch((cause: unknown) =>
        node.world.log.warn({ cause: String(cause) }, 'a box could not be given an epoch yet; it asks again'),
      )
  }

  const leave = standing.onChange(() => void Promise.resolve().then(step))
  return {
    hearHello,
    step,
    hear: answer,
    close() {
      open = false
      leave()
    },
  }
}
