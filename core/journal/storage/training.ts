import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Db } from '../../database/sql.ts'
import { isTrade, type Applying, type Catalogue, type FactKinds } from '../apply.ts'
import type { Fact } from '../fact.ts'
import type { Runtime } from '../identity.ts'
import { readStamp } from '../stamp.ts'

/**
 * Training: the tables tell either of trade in training or of the real one, never of both. Which of the two a fact is
 * stands in it. So the day the books are opened every table is what it would be had nobody ever practised, and no rule,
 * sum or list needs to know of training.
 */
export type TrainingRules = {
  /** Whether trade is training at an instant, by what is written in the journal. */
  isTraining(catalogue: Catalogue, nowMs: number): boolean
  /** Forgets what this node alone keeps of trade, such as baskets and paper that waits. In the same transaction. */
  forgetTrade(db: Db): void
}

/** There while the tables tell of training. */
const readingKey = 'training_read'
/** The latest instant, in ms, at which this node opened the books: a clock that goes back does not close them. */
const openedKey = 'training_opened_ms'
/** Whether any fact of trade is here, and whether a real purchase is. */
const tradeKey = 'trade_known'

/**
 * A setting of this file, which every command asks for several times, out of memory where it was read before. Who
 * writes one forgets it, so that nothing is remembered of a transaction that may still fail.
 */
function remembered(db: Db, key: string): string | undefined {
  if (!db.memory.has(key)) db.memory.set(key, readSetting(db, key))
  return db.memory.get(key) as string | undefined
}

/** Whether the tables tell of training. */
export function readsTraining(db: Db): boolean {
  return remembered(db, readingKey) !== undefined
}

export function readAs(db: Db, training: boolean): void {
  if (training) writeSetting(db, readingKey, 'yes')
  else dropSetting(db, readingKey)
  db.memory.delete(readingKey)
}

/** Whether a real purchase is known here, which ends training for ever. */
export function tradesForReal(db: Db): boolean {
  return remembered(db, tradeKey) === 'real'
}

/**
 * Reads facts into the tables, except trade of the kind those do not tell of. Which one that is, and what trade is
 * known, is asked once and not for each of a million facts: so it holds for facts of one transaction, and no longer
 * when some of that is rolled back.
 */
export function openReading(at: Applying, kinds: FactKinds): (fact: Fact) => void {
  const { db } = at
  const reads = readsTraining(db)
  let known = remembered(db, tradeKey)
  function note(real: boolean): void {
    if (known === 'real' || (known && !real)) return
    writeSetting(db, tradeKey, (known = real ? 'real' : 'some'))
    db.memory.delete(tradeKey)
  }
  return fact => {
    const kind = kinds[fact.type]!
    if (isTrade(kind)) {
      const training = fact.training === true
      note(!training && kind.trade === 'begins')
      if (training !== reads) return
    }
    kind.apply(at, fact)
  }
}

/**
 * Whether what is sold from now on is training, and tables that tell of that. Decided by the later of three clocks: this
 * node's, the hybrid one of edits, and the instant at which it opened before; so a clock set back closes no books. A
 * real purchase, wherever it was made, opens them everywhere. In a transaction; true when the tables must be rebuilt.
 */
export function turnReading(
  at: { db: Db; runtime: Pick<Runtime, 'now'>; catalogue: Catalogue },
  rules: TrainingRules | undefined,
): boolean {
  if (!rules) return false
  const { db, runtime, catalogue } = at
  const before = readsTraining(db)
  const nowMs = runtime.now()
  const training =
    rules.isTraining(catalogue, nowMs) &&
    !tradesForReal(db) &&
    rules.isTraining(catalogue, Math.max(stampMs(db), Number(readSetting(db, openedKey) ?? 0)))
  if (training === before) return false
  readAs(db, training)
  if (!training) writeSetting(db, openedKey, String(nowMs))
  rules.forgetTrade(db)
  // Nothing was traded yet, as in a cinema that was just founded: the tables tell of neither.
  return remembered(db, tradeKey) !== undefined
}

function stampMs(db: Db): number {
  const stamp = readSetting(db, 'last_stamp')
  return stamp ? readStamp(stamp).ms : 0
}
