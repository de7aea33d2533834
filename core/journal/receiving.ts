import type { Judge } from './trust.ts'
import { nodeActor } from './fact.ts'
import type { Node } from './node.ts'
import type { Recorder } from './storage/recorder.ts'

/**
 * How a node takes facts of others, from a connection or an offline-sync bundle: judged, then stored, then applied.
 */
export function receiving(
  parts: Pick<
    Node,
    'db' | 'catalogue' | 'journal' | 'signing' | 'identity' | 'nodeStatus' | 'execute' | 'kinds'
  >,
  recorder: Recorder,
  judge: Judge,
): Node['receive'] {
  const { journal, nodeStatus, execute } = parts
  return (origin, facts, keys, sentBy) =>
    execute(nodeActor('link'), () => {
      const forgetful = nodeStatus.recovery() !== null
      const wrong = judge({ ...parts, forgetful, sentBy }, origin, facts)
      if (!wrong) return recorder.store(origin, facts, keys)
      if ('doubted' in wrong) return recorder.store(origin, facts, keys, wrong.doubted)
      return { head: { origin, ...journal.head(origin) }, fork: false, ...wrong }
    })
}
