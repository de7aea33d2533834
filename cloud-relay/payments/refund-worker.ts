import type { Node } from '#core/journal/node.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { openRefunds, refundsOf } from '#core/billing/store.ts'
import { giveBack } from './give-back.ts'
import { inParallel } from './in-parallel.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'
import type { Tries } from './tries.ts'

/** Payments of which money is ordered back at the same time: a cancelled show may have hundreds. */
const atOnce = 4

/**
 * Orders what goes back over the provider, alone: of each payment one refund after the other, so that none is ordered
 * twice and what went back by hand explains each cent once.
 *
 * @param waits what the money of a purchase waits for; null when it moves
 */
export function openRefundWorker(parts: {
  node: Node
  provider: PaymentProvider
  tries: Tries
  waits: (billId: string) => Waits
}) {
  const { node, provider, tries, waits } = parts
  const atWork = new Map<string, Promise<void>>()
  let rounds: Promise<void> | undefined
  let again = false
  let closed = false

  async function payOut(paymentId: string): Promise<void> {
    // Money moves only for facts that would survive this disk.
    await node.released()
    const tried = new Set<string>()
    let trouble: ProviderTrouble | undefined
    for (;;) {
      const next = refundsOf(node.db, paymentId).find(
        ({ id, billId, status }) => status === 'refunding' && !tried.has(id) && !waits(billId),
      )
      if (!next || closed) break
      tried.add(next.id)
      try {
        await tries.counted(`refund:${next.id}`, () => giveBack(node, provider, next.id))
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

  async function round(): Promise<void> {
    do {
      again = false
      const owed = new Set(
        openRefunds(node.db)
          .filter(({ billId }) => !waits(billId))
          .map(({ paymentId }) => paymentId),
      )
      await inParallel([...owed], atOnce, async paymentId => {
        if (!closed) await ofPayment(paymentId).catch(note)
      })
    } while (again && !closed)
  }

  function note(cause: unknown): void {
    if (!(cause instanceof ProviderTrouble))
      node.world.log.error({ cause: String(cause) }, 'a refund was not ordered')
  }

  return {
    /** Orders what is owed of a payment now. Throws `ProviderTrouble`. */
    ofPayment,
    /** Orders whatever is owed; asked meanwhile, it looks once more. Resolves when nothing is at work. */
    all(): Promise<void> {
      if (rounds) again = true
      rounds ??= round().finally(() => (rounds = undefined))
      return rounds
    },
    async close(): Promise<void> {
      closed = true
      await Promise.allSettled([rounds, ...atWork.values()])
    },
  }
}
