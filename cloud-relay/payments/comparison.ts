import type { Db } from '#core/database/sql.ts'
import { allBoxes } from '#core/membership/store.ts'
import { partsOf, readFact } from '#core/journal/fact.ts'
import { announceEpoch } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { splitsOf } from '#core/journal/storage/branch-store.ts'
import { compareListed, isForgotten } from '#core/sales/found.ts'
import { homeOfListed } from '#core/sales/home.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { endKeptTurns } from '#core/vouchers/spend.ts'
import { clocksDifferMs, pagesOf, type PaymentProvider } from './provider.ts'

const actor = { who: 'node', via: 'payments' }
/** A list that could not be had is asked for again after this, and boxes are looked for this often. */
const askAgainMs = 10_000
const lookMs = 1000

/** What is still to be compared with the provider's list. It survives every restart, also one after the recovery. */
type Owed = {
  /** The recovery it belongs to. */
  askId: string
  /** The last thing that was remembered, ISO: money may have moved since that was forgotten. */
  since: string
  /** Cinemas whose money moves again. */
  done: readonly string[]
  /** An ordinary start: should the list tell of something forgotten, the relay recovers first. */
  start?: true
}

/**
 * After the relay came back from an older copy, and at every start, since nobody may have said that it did: compares the provider's own list with the journal, and writes down what
 * that lost, before any money is ordered. It goes cinema by cinema, as their boxes tell what they were told: what a box
 * remembers was not lost. What belongs to no single cinema comes last, when every box was heard.
 *
 * @param onDone called when money may be ordered that had to wait
 */
export function openComparison(node: Node, provider: PaymentProvider, onDone: () => Promise<void>) {
  const { db, world, standing } = node
  let owed = readOwed(db)
  let working: Promise<void> | undefined
  let closed = false
  /** Who waits until the list of an ordinary start was read. */
  const waiting: (() => void)[] = []

  function keep(next: Owed | null): void {
    writeOwed(db, next)
    owed = next
    if (!owed?.start) for (const resolve of waiting.splice(0)) resolve()
  }

  function owe(askId: string, since: string): void {
    const earliest = owed && owed.since < since ? owed.since : since
    keep({ askId, since: earliest, done: [] })
  }

  /** In the turn in which a recovery begins, so that no money is ordered in between. */
  function look(): void {
    const recovery = standing.recovery()
    if (recovery && recovery.askId !== owed?.askId) owe(recovery.askId, lastRemembered(node))
    if (owed) void work()
  }

  function work(): Promise<void> {
    working ??= compareAll().finally(() => (working = undefined))
    return working
  }

  async function compareAll(): Promise<void> {
    while (owed && !closed) {
      const pause = await step(owed).catch((cause: unknown) => {
        world.log.warn({ cause: String(cause) }, 'the provider’s list could not be compared yet')
        return askAgainMs
      })
      if (owed && !closed) await world.sleep(pause)
    }
  }

  /** Whether nothing was forgotten since: what a box turns out to know better is not written from a list. */
  const isStill = (at: Owed) => owed === at

  /** Compares what can be compared now; returns after how many milliseconds to look again. */
  async function step(at: Owed): Promise<number> {
    await node.released()
    // What belongs to no single cinema can be written only once every box was heard, or is out of reach.
    const over = !standing.recovery() && !standing.awaitsFirstWord()
    const heard = allBoxes(db)
      .map(box => box.cinemaId)
      .filter(cinemaId => standing.openFor(cinemaId) && !at.done.includes(cinemaId))
    if (!over && !heard.length) return lookMs
    if (at.start && !standing.recovery() && (await hasForgotten(at))) return lookMs
    for await (const page of pagesOf(provider, earlier(at.since))) {
      const mine = page.filter(each => over || heard.includes(homeOfListed(db, each) ?? ''))
      await Promise.all(mine.map(each => node.execute(actor, tx => isStill(at) && compareListed(tx, each))))
    }
    if (over) await node.execute(actor, tx => isStill(at) && endKeptTurns(tx))
    // It was set back once more meanwhile: this list was read too early.
    if (!isStill(at)) return lookMs
    keep(over ? null : { ...at, done: [...at.done, ...heard] })
    await onDone()
    return lookMs
  }

  /**
   * A machine's snapshot that was put back looks like any other start, and the provider alone can tell. Then the relay
   * leaves its epoch as after every restore, and each cinema waits for what its box remembers.
   */
  async function hasForgotten({ since }: Owed): Promise<boolean> {
    for await (const page of pagesOf(provider, earlier(since))) {
      const lost = page.filter(listed => isForgotten(node, listed))
      // Something else may have begun a recovery meanwhile: then this is a part of that.
      if (!lost.length || standing.recovery()) continue
      world.log.error({ payments: lost.length }, 'the provider knows payments that were forgotten here')
      standing.begin('provider_knows_more')
      await announceEpoch(node)
      standing.finishWhenHeard()
      return true
    }
    return false
  }

  const lastOwn = lastOfOwn(node)
  if (!owed && !standing.recovery() && lastOwn) keep({ askId: '', since: lastOwn, done: [], start: true })
  look()
  const quiet = standing.onChange(look)
  return {
    /**
     * What money of a cinema waits for: its box, which may know of sales that were forgotten here, or the provider's
     * list. Null when it moves.
     *
     * @param cinemaId null for what belongs to no single cinema
     */
    waits(cinemaId: string | null): Waits {
      const unheard = cinemaId
        ? !standing.openFor(cinemaId)
        : standing.recovery() !== null || standing.awaitsFirstWord()
      if (unheard) return 'box'
      return owed && !(cinemaId && owed.done.includes(cinemaId)) ? 'list' : null
    },
    /** Whether the list of an ordinary start was read, or a recovery has taken its place; waits for that a while. */
    async started(patienceMs: number): Promise<boolean> {
      if (owed?.start)
        await Promise.race([new Promise<void>(resolve => waiting.push(resolve)), world.sleep(patienceMs)])
      return !owed?.start
    },
    /** Whether something is still to be compared. */
    owes: () => owed !== null,
    /** Compares everything since a moment (ISO); resolves when that has come to its end. */
    reconcile(since: string): Promise<void> {
      owe(owed?.askId ?? '', since)
      return work()
    },
    close(): void {
      closed = true
      quiet()
    },
  }
}

const earlier = (since: string) => new Date(Math.max(0, Date.parse(since) - clocksDifferMs)).toISOString()

/** When this relay wrote its last fact, ISO: what it ordered after that would be forgotten. Undefined before its first. */
function lastOfOwn({ journal, identity }: Node): string | undefined {
  const own = journal.heads().filter(({ origin }) => partsOf(origin).nodeId === identity.nodeId)
  const last = own.map(({ origin, seq }) => journal.factAt(origin, seq)?.at ?? '')
  return last.sort().at(-1) || undefined
}

/**
 * When the last fact was written that the relay did not write after it came back, ISO. Where its journal has two
 * histories, one of them will be forgotten: when both were last alike.
 */
function lastRemembered({ db, journal, identity }: Node): string {
  const alike = splitsOf(db, identity.nodeId).map(({ origin, seq }) => journal.factAt(origin, seq)?.at ?? '')
  if (alike.length) return alike.sort()[0] || new Date(0).toISOString()
  for (let position = journal.position(); position > 0; position -= 1) {
    const [sealed] = journal.since(position - 1, 1)
    const fact = sealed && readFact(sealed.bytes)
    if (!fact) continue
    const { nodeId, epoch } = partsOf(fact.origin)
    if (nodeId !== identity.nodeId || epoch !== identity.epoch) return fact.at
  }
  return new Date(0).toISOString()
}

function readOwed(db: Db): Owed | null {
  const text = db.prepare("SELECT value FROM settings WHERE key = 'comparison'").pluck().get() as
    string | undefined
  return text === undefined ? null : (JSON.parse(text) as Owed)
}

function writeOwed(db: Db, owed: Owed | null): void {
  if (owed)
    db.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('comparison', ?)").run(
      JSON.stringify(owed),
    )
  else db.prepare("DELETE FROM settings WHERE key = 'comparison'").run()
}
