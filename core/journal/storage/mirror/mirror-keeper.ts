import type { Node } from '../../node.ts'
import { releases } from '../../node.ts'
import { factsFor, neededIn } from './mend.ts'
import type { MirrorFile } from './mirror-file.ts'

/** The first round begins this long after the start, and the next ones after each other. */
const usualPace = { firstMs: 60_000, betweenMs: 3_600_000, pieceMs: 250 }

/** The result of checking the mirror, for the health page. */
export type MirrorCare = {
  segments: number
  /** When the last round ended, ISO; null before the first. */
  lookedAt: string | null
  /** The newest damage that was found since the start, and whether it was mended. */
  damage: { segment: number; foundAt: string; mended: boolean } | null
}

/**
 * Reads the mirror's segments again and again, slowly: otherwise damage would be found only on the day they are
 * needed. A segment that cannot be read is written again from the database; where the database lacks facts of it too,
 * once they have come back from the other side.
 *
 * @param pace milliseconds: `pieceMs` passes after each quarter of a megabyte
 */
export function keepMirror(node: Node, mirror: MirrorFile, pace: Partial<typeof usualPace> = {}) {
  const { firstMs, betweenMs, pieceMs } = { ...usualPace, ...pace }
  const { db, journal, runtime } = node
  const now = () => new Date(runtime.now()).toISOString()
  let lookedAt: string | null = null
  let damage: MirrorCare['damage'] = null
  const ending = new AbortController()

  async function rest(ms: number): Promise<void> {
    await runtime.sleep(ms, ending.signal)
    ending.signal.throwIfAborted()
  }
  const restAfterPiece = () => rest(pieceMs)

  async function run(): Promise<void> {
    await rest(firstMs)
    for (;;) {
      await round().catch((cause: unknown) => {
        if (!ending.signal.aborted)
          runtime.log.warn({ cause: String(cause) }, 'the mirror could not be looked at')
      })
      await rest(damage && !damage.mended ? firstMs : betweenMs)
    }
  }

  /** Checks every segment once. */
  async function round(): Promise<void> {
    if (!(await mirror.openIsWhole(restAfterPiece))) await mirror.sealOpen()
    for (const { number } of mirror.segments.list()) {
      if (ending.signal.aborted || !releases(node)) return
      if (await mirror.segments.isWhole(number, restAfterPiece)) continue
      const foundAt = damage?.segment === number && !damage.mended ? damage.foundAt : now()
      damage = { segment: number, foundAt, mended: await mend(number) }
      if (damage.mended)
        runtime.log.warn(damage, 'a damaged part of the mirror was written anew from the database')
      else runtime.log.error(damage, 'a part of the mirror is damaged, and the database lacks facts of it')
    }
    lookedAt = now()
  }

  function mend(number: number): Promise<boolean> {
    return mirror.alone(async () => {
      const ends = new Map(journal.heads().map(({ origin, seq }) => [origin, seq]))
      const facts = factsFor(db, journal, neededIn(mirror.segments, number, ends))
      if (facts) await mirror.segments.replace(number, facts)
      return facts !== undefined
    })
  }

  const running = run().catch(() => undefined)
  return {
    round,
    condition: (): MirrorCare => ({ segments: mirror.segments.list().length, lookedAt, damage }),
    /** Ends the round under way at its next piece. */
    async close() {
      ending.abort()
      await running
    },
  }
}
