import { nodeActor, partsOf, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { finishAfterLoss } from '#core/sales/after-loss-commands.ts'
import { nodeWorker, onNews, type Worker } from '#core/worker.ts'

const actor = nodeActor('payments')
/** How long until it looks again while something is still to be compared. */
const againMs = 10_000

/**
 * A relay that has lost its disks may hear of what it had written in the exhibitor's stream long after it compared the
 * providers' lists: a file that was made before brings it. What then is owed (a voucher that a return ended and that return
 * is lost, a turn that is kept for nobody) is done as it is after the comparison. One that a restart interrupts is found by
 * the comparison of that start.
 *
 * @param isCompared whether nothing is left to be found at any provider
 */
export function finishLateFacts(node: Node, isCompared: () => boolean): Worker {
  const { identity, nodeStatus } = node
  let isDue = false

  function note({ origin }: Fact): boolean {
    const { nodeId, epoch } = partsOf(origin)
    // While it recovers the comparison is still to come.
    if (nodeId !== identity.nodeId || epoch >= identity.epoch || nodeStatus.recovery()) return false
    return (isDue = true)
  }

  async function work(): Promise<number | void> {
    if (!isDue) return
    if (nodeStatus.recovery() || nodeStatus.awaitsFirstWord() || !isCompared()) return againMs
    isDue = false
    await node.execute(actor, finishAfterLoss).catch((cause: unknown) => {
      isDue = true
      throw cause
    })
  }

  return nodeWorker(node, {
    name: 'late facts',
    work,
    logMessage: 'what came late after a loss could not be finished',
    wakeOn: onNews(node, note),
  })
}
