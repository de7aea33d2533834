import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { nodeWorker, onNews, type Worker } from '../worker.ts'
import { trainingEndMs } from './rules.ts'

/** The clock may be set meanwhile, so it is looked at now and then. */
const lookMs = 30_000

/**
 * Opens the books at the instant that was named, also where nobody sells anything then: a command that does nothing turns
 * the reading, as any would (`journal/storage/training.ts`). Pages are shown.
 */
export function keepTraining({ node, live }: Pick<Tenant, 'node' | 'live'>): Worker {
  let shown = readsTraining(node.db)
  return nodeWorker(node, {
    name: 'the end of training',
    wakeOn: onNews(node, ({ type }) => type === 'exhibitor.changed'),
    async work() {
      if (node.state() !== 'reading') await node.execute(nodeActor('training'), () => undefined)
      const training = readsTraining(node.db)
      if (training !== shown) {
        shown = training
        live.emit('app', { type: 'training.changed' })
      }
      const leftMs = (trainingEndMs(node.catalogue) ?? 0) - node.runtime.now()
      return training && leftMs > 0 ? Math.min(leftMs, lookMs) : lookMs
    },
  })
}
