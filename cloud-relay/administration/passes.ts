import { hash } from 'node:crypto'
import { limitKeyOf } from '#core/api/address.ts'
import { noteSecurity } from '#core/access/security-log.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { openThrottle } from '#core/people/throttle.ts'
import { Refusal } from '#core/refusal.ts'
import type { Administrator, Administrators } from './administrators.ts'

const longestWaitSeconds = 900
/** A pass ends after this long in any case, and after that long unused. */
export const passWholeMs = 8 * 3_600_000
export const passIdleMs = 30 * 60_000
/** Passes at once; the oldest gives way. */
const passesMost = 50

type Pass = { who: Administrator; endsMs: number; seenMs: number }

/**
 * Who is signed in as administrator of this relay. A secret is looked at slowly when it is guessed, five wrong ones from
 * one network are free; what it gives is a pass, which is in memory alone and ends with the relay.
 */
export function openPasses(administrators: Administrators, runtime: Pick<Runtime, 'now' | 'random' | 'log'>) {
  const guesses = openThrottle()
  const passes = new Map<string, Pass>()

  return {
    /** Refuses `administrator_unknown` and `login_throttled`. */
    signIn(secret: string, address: string): { name: string; pass: string; endsAt: string } {
      const nowMs = runtime.now()
      const guess = guesses.begin([{ key: limitKeyOf(address), longestWaitSeconds, forgives: true }], nowMs)
      const who = administrators.find(secret)
      if (!who) {
        guess.wrong()
        noteSecurity(runtime, 'administration.refused', { who: 'nobody', address })
        throw new Refusal('administrator_unknown')
      }
      guess.right()
      const pass = Buffer.from(runtime.random(32)).toString('base64url')
      for (const oldest of [...passes.keys()].slice(0, passes.size + 1 - passesMost)) passes.delete(oldest)
      passes.set(keyOf(pass), { who, endsMs: nowMs + passWholeMs, seenMs: nowMs })
      noteSecurity(runtime, 'administration.signed_in', { who: nameOf(who), address })
      return { name: who.name, pass, endsAt: new Date(nowMs + passWholeMs).toISOString() }
    },
    /** Whose pass it is. Refuses `administration_over` for one that ended, or whose administrator was removed. */
    require(pass: string): Administrator {
      const nowMs = runtime.now()
      const known = passes.get(keyOf(pass))
      const isOpen =
        known &&
        nowMs < known.endsMs &&
        nowMs - known.seenMs <= passIdleMs &&
        administrators.isStill(known.who)
      if (!isOpen) {
        passes.delete(keyOf(pass))
        throw new Refusal('administration_over')
      }
      known.seenMs = nowMs
      return known.who
    },
    signOut: (pass: string): void => void passes.delete(keyOf(pass)),
  }
}

/** As the log of who did what names them. */
export const nameOf = ({ name }: Administrator): string => `administrator:${name}`

const keyOf = (pass: string) => hash('sha256', pass, 'base64url')
