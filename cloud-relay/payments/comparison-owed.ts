import { dropSetting, readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { partsOf, parseFact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'

/** What must still be compared with the provider's list. It survives every restart, also one after the recovery. */
export type Owed = {
  /** The recovery it belongs to. */
  requestId: string
  /** The time of the last surviving fact, ISO: money may have moved in the lost time since. */
  since: string
  /** Cinemas whose money moves again. */
  done: readonly string[]
  /** An ordinary start: if the list contains something that was lost, the relay recovers first. */
  start?: true
}

/** Keeps what is owed, and releases who waits for it to be compared. */
export function keepOwed(node: Node) {
  let owed = owedAtStart(node)
  /** For the list of an ordinary start to be read, and for everything to be compared. */
  const waiting = { started: [] as (() => void)[], compared: [] as (() => void)[] }
  if (owed) keep(owed)

  function keep(next: Owed | null): void {
    writeOwed(node.db, next)
    owed = next
    if (!owed?.start) release(waiting.started)
    if (!owed) release(waiting.compared)
  }

  return {
    now: () => owed,
    keep,
    /** Everything since a time (ISO) is to be compared too, for the sake of a recovery. */
    add(requestId: string, since: string): void {
      keep({ requestId, since: owed && owed.since < since ? owed.since : since, done: [] })
    },
    untilStarted: () => new Promise<void>(resolve => waiting.started.push(resolve)),
    untilCompared: () => new Promise<void>(resolve => waiting.compared.push(resolve)),
    /** Lets go of those who wait for the end of it: it is not to be expected any more. */
    release: () => release(waiting.compared),
  }
}

function release(waiting: (() => void)[]): void {
  for (const resolve of waiting.splice(0)) resolve()
}

/** What to compare when a relay starts: what was left before, or the list of an ordinary start. */
function owedAtStart(node: Node): Owed | null {
  const owed = readOwed(node.db)
  if (owed || node.nodeStatus.recovery()) return owed
  const since = lastOfOwn(node)
  return since ? { requestId: '', since, done: [], start: true } : null
}

/** When this relay wrote its last fact, ISO: what it ordered after that would be lost. Undefined before its first. */
function lastOfOwn({ journal, identity }: Node): string | undefined {
  const own = journal.heads().filter(({ origin }) => partsOf(origin).nodeId === identity.nodeId)
  const last = own.map(({ origin, seq }) => journal.factAt(origin, seq)?.at ?? '')
  return last.sort().at(-1) || undefined
}

/**
 * When the last fact was written that the relay did not write after it came back, ISO. Where its journal has two
 * histories, one of them will be dropped: when both were last the same.
 */
export function lastReceipts({ db, journal, identity }: Node): string {
  const alike = forksOf(db, identity.nodeId).map(({ origin, seq }) => journal.factAt(origin, seq)?.at ?? '')
  if (alike.length) return alike.sort()[0] || new Date(0).toISOString()
  for (let position = journal.position(); position > 0; position -= 1) {
    const [sealed] = journal.since(position - 1, 1)
    const fact = sealed && parseFact(sealed.bytes)
    if (!fact) continue
    const { nodeId, epoch } = partsOf(fact.origin)
    if (nodeId !== identity.nodeId || epoch !== identity.epoch) return fact.at
  }
  return new Date(0).toISOString()
}

function readOwed(db: Db): Owed | null {
  const text = readSetting(db, 'comparison')
  return text === undefined ? null : (JSON.parse(text) as Owed)
}

function writeOwed(db: Db, owed: Owed | null): void {
  if (owed) writeSetting(db, 'comparison', JSON.stringify(owed))
  else dropSetting(db, 'comparison')
}
