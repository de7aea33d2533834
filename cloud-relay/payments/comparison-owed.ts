import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { partsOf, parseFact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { lastRead } from './list-read-store.ts'

/** What must still be compared with the list of an account's provider. It survives every restart, also one after the recovery. */
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

/** Keeps what is owed at an account, and releases who waits for it to be compared. */
export function keepOwed(node: Node, account: string) {
  let owed = owedAtStart(node, account)
  /** Everything was compared, and only what follows from that is still to be written. */
  let ending = false
  /** For the list of an ordinary start to be read, and for everything to be compared. */
  const waiting = { started: [] as (() => void)[], compared: [] as (() => void)[] }
  if (owed) keep(owed)

  function keep(next: Owed | null): void {
    writeOwed(node.db, account, next)
    owed = next
    ending = false
    if (!owed?.start) release(waiting.started)
    if (!owed) release(waiting.compared)
  }

  return {
    now: () => owed,
    keep,
    /** Everything was read; asks whether it is so at every account. */
    end(isLast: () => boolean): boolean {
      ending = true
      return isLast()
    },
    /** Whether purchases may still be found. */
    searches: () => owed !== null && !ending,
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

/** The last recovery, and since when money may have moved that its journal lost. */
type Recovered = Pick<Owed, 'requestId' | 'since'>

/**
 * What to compare with an account's list when the account is opened: what was left before, or the list of an ordinary
 * start. An account that a recovered relay learned of later, from a box, is compared since that recovery's lost time.
 */
function owedAtStart(node: Node, account: string): Owed | null {
  const before = readOwed(node.db, account)
  if (before === undefined) {
    const recovered = readRecovered(node.db)
    if (recovered) return { ...recovered, done: [] }
  }
  if (before || node.nodeStatus.recovery()) return before ?? null
  const last = lastOfOwn(node)
  // Something else may have been written here while its list could not be read.
  const readMs = lastRead(node.db, account) ?? Infinity
  const since = last && readMs < Date.parse(last) ? new Date(readMs).toISOString() : last
  return since ? { requestId: '', since, done: [], start: true } : null
}

/**
 * Remembers of each recovery, in the moment it begins, since when money may have moved that was lost: later the journal
 * has facts of boxes again that say nothing about it. Returns how to stop.
 */
export function noteRecovery(node: Node): () => void {
  const note = () => {
    const recovery = node.nodeStatus.recovery()
    if (!recovery || readRecovered(node.db)?.requestId === recovery.requestId) return
    const recovered: Recovered = { requestId: recovery.requestId, since: lastReceipts(node) }
    writeSetting(node.db, 'recovered', JSON.stringify(recovered))
  }
  note()
  return node.nodeStatus.onChange(note)
}

/** Since when money may have moved that the last recovery's journal lost, ISO. */
export function lostSince(db: Db): string {
  return readRecovered(db)?.since ?? new Date(0).toISOString()
}

function readRecovered(db: Db): Recovered | null {
  const text = readSetting(db, 'recovered')
  return text === undefined ? null : (JSON.parse(text) as Recovered)
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
function lastReceipts({ db, journal, identity }: Node): string {
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

/** Null when everything was compared; undefined for an account that never was. */
function readOwed(db: Db, account: string): Owed | null | undefined {
  const text = readSetting(db, `comparison ${account}`)
  return text === undefined ? undefined : (JSON.parse(text) as Owed | null)
}

function writeOwed(db: Db, account: string, owed: Owed | null): void {
  writeSetting(db, `comparison ${account}`, JSON.stringify(owed))
}
