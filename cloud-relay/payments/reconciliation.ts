import { allBoxes } from '#core/membership/store.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { announceEpoch } from '#core/journal/epochs.ts'
import { releases, type Node } from '#core/journal/node.ts'
import { isForgotten } from '#core/sales/load.ts'
import { finishAfterLoss } from '#core/sales/after-loss-commands.ts'
import type { Reached } from '#core/sales/online-commands.ts'
import type { ReportedPayment } from '#core/sales/reported.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import { responsibleCinemaOfListed } from '#core/sales/load.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { nodeWorker } from '#core/worker.ts'
import { keepOwed, lostSince, type Owed } from './comparison-owed.ts'
import { clocksDifferMs, pagesOf, type OpenAccount } from './provider.ts'

const actor = nodeActor('payments')
/** When a list that failed is requested again, and how often synced boxes are checked for. */
const askAgainMs = 10_000
const lookMs = 1000

/**
 * After the relay was restored from an older copy, and at every start, since a restore may go unnoticed: compares the
 * list of one account's provider with the journal, and records what that lost, before any money is ordered. It goes cinema by
 * cinema, as their boxes sync what they had received: what a box has was not lost. Payments of no single cinema come
 * last, when every box was synced.
 *
 * @param parts.onDone called when money may be ordered that had to wait
 * @param parts.reached whether a cinema's box is connected
 * @param parts.isLast whether no other account is still to be compared
 */
export function openReconciliation(
  node: Node,
  account: OpenAccount,
  parts: { onDone: () => Promise<void>; isLast: () => boolean; reached: Reached },
) {
  const { runtime, nodeStatus } = node
  const owed = keepOwed(node, account.id)

  /** In the same turn of the event loop in which a recovery begins, so that no money is ordered in between. */
  function look(): void {
    const recovery = nodeStatus.recovery()
    if (recovery && recovery.requestId !== owed.now()?.requestId)
      owed.add(recovery.requestId, lostSince(node.db))
  }

  const worker = nodeWorker(node, {
    name: 'comparison',
    retry: { firstMs: askAgainMs, longestMs: askAgainMs },
    onFailure: cause =>
      runtime.log.warn({ cause: String(cause) }, 'the provider’s list could not be compared yet'),
    wakeOn: wake =>
      nodeStatus.onChange(() => {
        look()
        if (owed.now()) wake()
      }),
    async work() {
      const at = owed.now()
      if (!at) return
      const isStill = () => owed.now() === at
      const isLast = () => owed.end(parts.isLast)
      const next = await compare(node, account, at, { isStill, isLast, reached: parts.reached })
      // It was restored once more meanwhile: this list was read too early.
      if (next !== undefined && isStill()) {
        owed.keep(next)
        await parts.onDone()
      }
      if (owed.now()) return lookMs
    },
  })

  look()
  if (owed.now()) worker.start()
  return {
    /**
     * What money of a cinema waits for: its box, which may know of sales that were lost here, or the provider's list.
     * Null when it does not wait.
     *
     * @param cinemaId null for money of no single cinema
     */
    waits(cinemaId: string | null): Waits {
      const unsynced = cinemaId
        ? !nodeStatus.openFor(cinemaId)
        : nodeStatus.recovery() !== null || nodeStatus.awaitsFirstWord()
      if (unsynced) return 'box'
      const left = owed.now()
      return left && !(cinemaId && left.done.includes(cinemaId)) ? 'list' : null
    },
    /** Whether the list of an ordinary start was read, or a recovery has taken its place; waits a while for that. */
    async started(patienceMs: number): Promise<boolean> {
      if (owed.now()?.start) await Promise.race([owed.untilStarted(), runtime.sleep(patienceMs)])
      return !owed.now()?.start
    },
    /** Whether something is still to be compared. */
    owes: () => owed.now() !== null,
    /** Whether purchases may still be found: then turns that no purchase is known to keep are not given back yet. */
    searches: owed.searches,
    /** Compares everything from a time on (ISO); resolves when that has ended, or when this closes. */
    reconcile(since: string): Promise<void> {
      owed.add(owed.now()?.requestId ?? '', since)
      const compared = owed.untilCompared()
      void worker.wake()
      return compared
    },
    async close(): Promise<void> {
      await worker.stop()
      if (releases(node)) owed.release()
    },
  }
}

/**
 * Compares what can be compared now. Returns what is left then, null when that was all, and undefined when nothing
 * could be compared yet.
 *
 * @param now.isStill whether nothing was lost since: what a box may know better is not written from a list
 */
async function compare(
  node: Node,
  account: OpenAccount,
  at: Owed,
  now: { isStill: () => boolean; isLast: () => boolean; reached: Reached },
): Promise<Owed | null | undefined> {
  const { db, nodeStatus } = node
  const { isStill, isLast, reached } = now
  await node.whenMirrored()
  // Payments of no single cinema can be recorded only once every box was synced, or is out of reach.
  const over = !nodeStatus.recovery() && !nodeStatus.awaitsFirstWord()
  const synced = allBoxes(db)
    .map(box => box.cinemaId)
    .filter(cinemaId => nodeStatus.openFor(cinemaId) && !at.done.includes(cinemaId))
  if (!over && !synced.length) return undefined
  if (at.start && !nodeStatus.recovery() && (await hasForgotten(node, account, at))) return undefined
  const by = { provider: account.provider, account: account.id }
  for await (const page of pagesOf(account.client, earlier(at.since))) {
    const mine = page.filter(each => over || synced.includes(responsibleCinemaOfListed(db, each) ?? ''))
    const each = (listed: ReportedPayment) =>
      node.execute(actor, tx => isStill() && compareListed(tx, by, listed, reached))
    await Promise.all(mine.map(each))
  }
  if (over && isLast())
    await node.execute(actor, tx => {
      if (isStill()) finishAfterLoss(tx)
    })
  // Synced cinemas sell from now on, whichever box is still missing.
  return over ? null : { requestId: at.requestId, since: at.since, done: [...at.done, ...synced] }
}

/**
 * A restored machine snapshot looks like any other start, and only the provider can show it. Then the relay leaves its
 * epoch as after every restore, and each cinema waits for what its box has.
 */
async function hasForgotten(node: Node, account: OpenAccount, { since }: Owed): Promise<boolean> {
  const { nodeStatus, runtime } = node
  for await (const page of pagesOf(account.client, earlier(since))) {
    const lost = page.filter(listed => isForgotten(node, account.id, listed))
    // Something else may have begun a recovery meanwhile: then this is a part of that.
    if (!lost.length || nodeStatus.recovery()) continue
    runtime.log.error({ payments: lost.length }, 'the provider knows payments that were forgotten here')
    nodeStatus.begin('provider_knows_more')
    await announceEpoch(node)
    nodeStatus.finishWhenSynced()
    return true
  }
  return false
}

const earlier = (since: string) => new Date(Math.max(0, Date.parse(since) - clocksDifferMs)).toISOString()
