import { judgeFacts, judging } from './authorship/authentic.ts'
import type { Db } from './database/sql.ts'
import { factKinds } from './facts.ts'
import type { FactKinds } from './journal/apply.ts'
import type { Node } from './journal/node.ts'
import { openNode as openJournalNode, type NodeParts } from './journal/open-node.ts'
import {
  rebuild as rebuildTables,
  verify as verifyTables,
  type Reading,
  type Verifying,
} from './journal/rebuild.ts'
import type { Judge } from './journal/trust.ts'
import { trainingRules } from './training/rules.ts'

/** The journal with every kind of fact that a cinema knows, and with the rules which node may write what. */

/**
 * Opens a node; see `core/journal/open-node.ts`.
 *
 * @param options.kinds how facts change tables; only the simulator passes others, to test that its checks notice
 * @param options.judge decides which facts are believed; only for the simulator. With one, all facts of the mirror
 * are believed
 */
export function openNode(
  options: Omit<NodeParts, 'kinds' | 'trust'> & {
    kinds?: FactKinds | undefined
    judge?: Judge | undefined
  },
): Node {
  const { kinds = factKinds, judge = judgeFacts } = options
  return openJournalNode({
    ...options,
    kinds,
    training: options.training ?? trainingRules,
    trust: { judge, judging, believesMirror: options.judge !== undefined },
  })
}

/** Reads the whole journal into an empty database, which the caller closes; see `core/journal/rebuild.ts`. */
export function rebuild(from: Db, reading: Partial<Reading> = {}): Db {
  return rebuildTables(from, { ...reading, kinds: reading.kinds ?? factKinds })
}

/** What is wrong with a node's database: broken chains, and tables that differ from the journal. */
export function verify(db: Db, reading: Partial<Verifying> = {}): string[] {
  return verifyTables(db, { ...reading, kinds: reading.kinds ?? factKinds })
}
