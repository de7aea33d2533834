import type { House } from '../api/house.ts'
import { debtsHere, settleDebt } from './debts.ts'
import { gatherTurns } from './gather.ts'

const actor = { who: 'node', via: 'debts' }
/** How long a debt waits before its turn is asked for again, when nothing is heard in between. */
const againMs = 30_000
/** What may make a debt payable: a voucher heard of, a turn that came or came back. */
const hopeful = new Set(['voucher.issued', 'turns.transferred', 'turns.returned', 'voucher.overridden'])

/**
 * Settles the debts this node is owed, without anybody asking: when the line comes up, when facts give hope, and now and
 * then. Call `seek` when the line comes up.
 */
export function keepDebtsSettled(house: House) {
  const { node } = house
  let closed = false
  let seeking = false
  let waiting = false
  let heard = false
  const leave = node.subscribe(({ facts }) => {
    if (facts.some(fact => hopeful.has(fact.type))) seek()
  })

  function seek(): void {
    heard = true
    if (!seeking && !closed) void settleAll()
  }

  async function settleAll(): Promise<void> {
    seeking = true
    while (heard && !closed) {
      heard = false
      for (const debt of debtsHere(node)) if (!closed) await settle(debt.id, debt.voucherId).catch(wait)
    }
    seeking = false
    if (!closed && debtsHere(node).length) wait()
  }

  async function settle(debtId: string, voucherId: string): Promise<void> {
    const once = () => node.execute(actor, tx => settleDebt(tx, debtId))
    if ((await once()) !== 'elsewhere') return
    if (await gatherTurns(node, house.line.askForTurns, { voucherId, count: 1 })) await once()
  }

  function wait(): void {
    if (waiting) return
    waiting = true
    void node.world.sleep(againMs).then(() => {
      waiting = false
      if (!closed) seek()
    })
  }

  return {
    seek,
    close() {
      closed = true
      leave()
    },
  }
}
