import { partsOf, parseFact, type Fact } from '#core/journal/fact.ts'
import type { Token, TokenChange } from '#core/seating/token.ts'
import { showsAt } from './people.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/**
 * What is promised of a box in emergency mode. It may sell a seat a second time only when that seat was moved in the
 * time it has forgotten: by facts that were known elsewhere when emergency mode broke and that it did not hold, or that
 * were heard elsewhere by then and not yet written down. Every such seat stands in `token_conflicts` on both sides, and
 * no other one ever does.
 */
export function openEmergencyModeCheck(parts: {
  fail: Fail
  stats: Stats
  /** Every stream there is, with its end. */
  ends: () => { origin: string; seq: number }[]
  bytesOf: (origin: string, seq: number) => string | undefined
  /** What was lost with both disks of a machine. */
  lost: () => Fact[]
}) {
  const { fail, stats, ends, bytesOf } = parts
  /** Seats moved in a forgotten time; of these, those that the box had not seen moved before either. */
  const forgotten = new Set<string>()
  const untouched = new Set<string>()
  /** Seats of sales that a register gave back in emergency mode: what was forgotten may tell of them too. */
  const givenBack = new Set<string>()
  /** Who wrote each version of an excused seat, version by version. */
  const writers = new Map<string, Set<string>>()

  const keyOf = ({ scheduleId, seatId }: TokenChange) => `${scheduleId}/${seatId}`

  /** Facts that were written in emergency mode, by their names. */
  const alone = new Set<string>()

  return {
    /** Whether a fact was written in emergency mode, by somebody who may not know what was done before; asked as it is seen first. */
    isAlone({ origin, seq }: Pick<Fact, 'origin' | 'seq'>, author: Place): boolean {
      const { nodeStatus, identity } = author.incarnation?.node ?? {}
      const { nodeId, epoch } = partsOf(origin)
      // A file may bring what it wrote before it lost its disks.
      const isOfThis = nodeId === identity?.nodeId && epoch === identity.epoch
      if (isOfThis && nodeStatus?.emergencyMode() && !nodeStatus.recovery()) alone.add(`${origin}#${seq}`)
      return alone.has(`${origin}#${seq}`)
    },
    /** Now emergency mode breaks: whatever this box does not hold may have moved seats it believes to be untouched. */
    broken({ incarnation, identity }: Place): void {
      const known = incarnation!.node.db
        .prepare("SELECT schedule_id || '/' || seat_id FROM seat_tokens")
        .pluck()
        .all() as string[]
      const isHere = ({ origin }: { origin: string }) =>
        partsOf(origin).scope === `cinema:${identity.cinemaId}`
      const forget = ({ body }: Fact) => {
        const { tokens = [], freed = [] } = body as Record<string, TokenChange[]>
        for (const key of [...tokens, ...freed].map(keyOf)) {
          forgotten.add(key)
          if (!known.includes(key)) untouched.add(key)
        }
      }
      for (const { origin, seq } of ends().filter(isHere))
        for (let at = incarnation!.node.journal.head(origin).seq + 1; at <= seq; at++)
          forget(parseFact(bytesOf(origin, at)!))
      for (const fact of parts.lost().filter(isHere)) forget(fact)
      count(stats, 'seats moved in a forgotten time before emergency mode', forgotten.size)
    },
    /** Seats were moved in a history that somebody acted on, and that does not stand. */
    setAside(keys: readonly string[]): void {
      for (const key of keys) {
        forgotten.add(key)
        untouched.add(key)
      }
    },
    /** Whether a seat was moved in a time that a box in emergency mode had forgotten. */
    wasForgotten: (key: string) => forgotten.has(key),
    /** Whether this fact may write a version of a seat that another one has written. */
    excuses(fact: Fact, author: Place, change: TokenChange): boolean {
      const key = keyOf(change)
      if (fact.type === 'sale.reinstated' && forgotten.has(key) && this.isAlone(fact, author))
        givenBack.add(key)
      return untouched.has(key) || givenBack.has(key)
    },
    /** Every version of a seat is written once; in emergency mode only the first of a seat, or one after its own. */
    wrote(fact: Fact, author: Place, change: TokenChange): void {
      const { origin, seq } = fact
      if (fact.type === 'sale.made' && change.version > 1 && this.isAlone(fact, author)) {
        const before = writers.get(`${keyOf(change)} ${change.version - 1}`) ?? new Set()
        if (![...before].some(name => name.startsWith(`${origin}#`)))
          fail(
            'emergencyMode',
            `${origin}#${seq} sells ${keyOf(change)}, which was moved before emergency mode broke`,
          )
      }
      const version = `${keyOf(change)} ${change.version}`
      let wrote = writers.get(version)
      if (!wrote) writers.set(version, (wrote = new Set()))
      wrote.add(`${origin}#${seq}`)
    },
    /** As tables read it: the highest version stands, of two facts with one version the one with the smaller name. */
    stands: ({ origin, seq }: Fact, { version }: TokenChange, known: Token & { fact?: string }): boolean =>
      version > known.version || (version === known.version && `${origin}#${seq}` < (known.fact ?? '')),
    reset: () => writers.clear(),
    /** What a side shows of seats that two have moved, if that is not exactly what was done. */
    wrong(place: Place): string[] {
      const { db } = place.incarnation!.node
      const shown = db
        .prepare("SELECT schedule_id || '/' || seat_id || ' ' || version || ' ' || fact FROM token_conflicts")
        .pluck()
        .all() as string[]
      const mine = new Set(showsAt(place, true))
      const done = [...writers]
        .filter(([version, wrote]) => wrote.size > 1 && mine.has(version.split('/')[0]!))
        .flatMap(([version, wrote]) => [...wrote].map(fact => `${version} ${fact}`))
      if (place.identity.role === 'relay') count(stats, 'seats moved twice, and shown', done.length / 2)
      return [
        ...shown
          .filter(each => !done.includes(each))
          .map(each => `${place.name} has a conflict of seats: ${each}`),
        ...done
          .filter(each => !shown.includes(each))
          .map(each => `${place.name} does not show the conflict of ${each}`),
      ]
    },
  }
}
export type EmergencyModeCheck = ReturnType<typeof openEmergencyModeCheck>
