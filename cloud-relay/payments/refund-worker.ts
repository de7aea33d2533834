import { Refusal } from '#core/refusal.ts'
import type { Node } from '#core/journal/node.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { nodeWorker } from '#core/worker.ts'
import { openRefundsAt, refundsOf } from '#core/billing/refunds/money-store.ts'
import { sendRefund } from './send-refund.ts'
import { inParallel } from './in-parallel.ts'
import { ProviderTrouble, type OpenAccount } from './provider.ts'
import type { AttemptLog } from './attempt-log.ts'

/** Payments whose refunds are ordered at the same time: a cancelled show may have hundreds. */
const atOnce = 4

/**
 * The only place that orders refunds at the provider of an account: one after the other for each payment, so that none is ordered
 * twice and a refund made by hand covers each cent once.
 *
 * @param waits what the money of a purchase waits for; null when it does not wait
 */
export function openRefundWorker(parts: {
  node: Node
  account: OpenAccount
  tries: AttemptLog
  waits: (billId: string) => Waits
}) {
  const { node, account, tries, waits } = parts
  const atWork = new Map<string, Promise<void>>()
  const worker = nodeWorker(node, { name: 'refunds at the provider', work: round })
  const isOver = () => worker.state().at === 'stopped'

  async function payOut(paymentId: string): Promise<void> {
    // Refunds are ordered only for facts that would survive the loss of this disk.
    await node.whenMirrored()
    const tried = new Set<string>()
    let trouble: ProviderTrouble | undefined
    for (;;) {
      const next = refundsOf(node.db, paymentId).find(
        ({ id, billId, status }) => status === 'refunding' && !tried.has(id) && !waits(billId),
      )
      if (!next || isOver()) break
      tried.add(next.id)
      try {
        await tries.counted(`refund:${next.id}`, () => sendRefund(node, account.client, next.id))
      } catch (cause) {
        if (!(cause instanceof ProviderTrouble)) throw cause
        trouble ??= cause
      }
    }
    if (trouble) throw trouble
  }

  function ofPayment(paymentId: string): Promise<void> {
    let working = atWork.get(paymentId)
    if (!working) {
      working = payOut(paymentId).finally(() => atWork.delete(paymentId))
      atWork.set(paymentId, working)
    }
    return working
  }

  async function round(ending: AbortSignal): Promise<void> {
    const owed = new Set(
      openRefundsAt(node.db, account.id, 'refunding')
        .filter(({ billId }) => !waits(billId))
        .map(({ paymentId }) => paymentId),
    )
    await inParallel([...owed], atOnce, async paymentId => {
      if (!ending.aborted) await ofPayment(paymentId).catch(note)
    })
  }

  function note(cause: unknown): void {
    if (!(cause instanceof ProviderTrouble) && !(cause instanceof Refusal))
      node.runtime.log.error(
        { worker: 'refunds at the provider', cause: String(cause) },
        'a refund was not ordered',
      )
  }

  return {
    /** Orders the refunds owed of a payment now. Throws `ProviderTrouble`. */
    ofPayment,
    /**
     * Orders all refunds that are owed; called meanwhile, it checks once more. Resolves when nothing is in progress.
     */
    all: worker.wake,
    async close(): Promise<void> {
      await Promise.allSettled([worker.stop(), ...atWork.values()])
    },
  }
}
