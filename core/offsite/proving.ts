import type { Log } from '../journal/identity.ts'
import { offsiteOff, type OffsiteHealth } from './contract.ts'
import { fetchCopy, OffsiteFailure } from './litestream.ts'
import { lookAside } from './look.ts'
import { prove, type Proof } from './proof.ts'
import { nameOf, type KeptReplicating } from './replicating.ts'
import type { OffsitePlan } from './settings.ts'
import { inScratch, markNow, onSameDevice, readLife, writeLife, type CopySource } from './store.ts'
import { targetText } from './target.ts'

/** A copy in trouble is looked at again sooner than by the hour. */
const soonMs = 300_000

type Known = Pick<
  OffsiteHealth,
  'provenAt' | 'triedAt' | 'behindFacts' | 'behindSeconds' | 'trouble' | 'detail'
>

/**
 * Proves the off-site copies by restoring them, again and again: a running process proves nothing, and Litestream has
 * been seen to stand still without a word while its target was full.
 *
 * @param options.waitsMs how long the copy may take to catch up, and each time it is looked at again
 */
export function keepProving(options: {
  plan: OffsitePlan
  sources: readonly CopySource[]
  folder: string
  replicating: KeptReplicating
  waitsMs: readonly number[]
  firstMs: number
  log: Log
}) {
  const { plan, sources, folder, replicating, log } = options
  const known = new Map<CopySource, Known>()
  const ending = new AbortController()
  let timer = setTimeout(again, options.firstMs).unref()
  let proving: Promise<void> | undefined

  function again(): void {
    void proveAll().finally(() => {
      const ill = [...known.values()].some(proof => proof.trouble)
      const waitMs = ill ? Math.min(plan.proveMs, soonMs) : plan.proveMs
      if (!ending.signal.aborted) timer = setTimeout(again, waitMs).unref()
    })
  }

  /** Proves every copy now; who asks while one is going on waits for that. */
  function proveAll(): Promise<void> {
    proving ??= proveEach().finally(() => (proving = undefined))
    return proving
  }

  async function proveEach(): Promise<void> {
    for (const source of sources) {
      if (ending.signal.aborted) return
      const proof = await proveOne(source)
      if (ending.signal.aborted) return
      const at = new Date(source.node.world.now()).toISOString()
      const before = known.get(source)
      known.set(source, { ...proof, triedAt: at, provenAt: proof.trouble ? (before?.provenAt ?? null) : at })
      await react(source, proof)
    }
  }

  async function proveOne(
    source: CopySource,
  ): Promise<Proof | (Omit<Proof, 'trouble'> & Pick<Known, 'trouble'>)> {
    const missing = { behindFacts: null, behindSeconds: null }
    try {
      const program = replicating.program()
      const life = readLife(source.databasePath)
      const down = replicating.trouble()
      if (!program || !life || down?.trouble === 'program_missing')
        throw down ?? new OffsiteFailure('program_down', 'it has not started yet')
      const { node, databasePath } = source
      const mark = markNow(node)
      let proof: Proof | undefined
      for (const waitMs of options.waitsMs) {
        await pause(waitMs)
        proof = await inScratch(folder, databasePath, async scratch => {
          const from = {
            ...plan,
            program: program.path,
            dialect: program.dialect,
            scratch,
            signal: ending.signal,
          }
          const path = await fetchCopy(from, nameOf(node, life))
          if (!path) return undefined
          const restored = await lookAside(path, ending.signal)
          const judged = prove(restored, mark, node.journal.hashAt)
          if (!judged.trouble) writeLife(databasePath, { ...life, heads: headsOf(restored.heads) })
          return judged
        })
        if (proof && proof.trouble !== 'behind') break
      }
      if (proof && !proof.trouble) return proof
      // A copy that lags because nobody sends it has the program's trouble, not its own.
      if (down && proof?.trouble !== 'other_facts' && proof?.trouble !== 'damaged')
        return { ...missing, ...proof, trouble: down.trouble, detail: down.message }
      return proof ?? { ...missing, trouble: 'nothing_there', detail: null }
    } catch (cause) {
      if (cause instanceof OffsiteFailure)
        return { ...missing, trouble: cause.trouble, detail: cause.message }
      return { ...missing, trouble: 'unproven', detail: String(cause) }
    }
  }

  /** What can be done without a person: free a Litestream that hangs, and leave a place that is not ours alone. */
  async function react(
    source: CopySource,
    { trouble, detail }: Pick<Known, 'trouble' | 'detail'>,
  ): Promise<void> {
    const copy = copyText(source)
    if (!trouble) return log.info({ copy }, 'the off-site copy is proven')
    log.error({ copy, trouble, detail }, 'the off-site copy could not be proven')
    const life = readLife(source.databasePath)
    if ((trouble === 'other_facts' || trouble === 'damaged') && life)
      await replicating.beginNewLife(source, life)
    if (trouble === 'behind' || trouble === 'nothing_there' || trouble === 'not_fetched')
      await replicating.restart()
  }

  function copyText(source: CopySource): string | null {
    const life = readLife(source.databasePath)
    return life && life.life > 0 ? nameOf(source.node, life) : null
  }

  function pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      ending.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }

  return {
    proveNow: proveAll,
    /** How the copy of one database is doing. */
    conditionOf(source: CopySource): OffsiteHealth {
      const proof = known.get(source)
      const life = readLife(source.databasePath)
      const program = replicating.program()
      const down = replicating.trouble()
      const trouble = down ? down.trouble : (proof?.trouble ?? null)
      return {
        ...offsiteOff,
        ...proof,
        state: trouble ? 'trouble' : proof ? 'proven' : 'waiting',
        target: targetText(plan.target),
        copy: copyText(source),
        program: program ? `Litestream ${program.version}` : null,
        programFit: program?.fit ?? true,
        sameDevice: onSameDevice(plan.target, source.databasePath),
        trouble,
        detail: down ? down.message : (proof?.detail ?? null),
        setAside: life?.setAside ?? [],
      }
    },
    /** To be called before the node closes. */
    async close(): Promise<void> {
      clearTimeout(timer)
      ending.abort()
      await proving
    },
  }
}

const headsOf = (heads: readonly { origin: string; seq: number; hash: string }[]) =>
  heads.map(({ origin, seq, hash }) => ({ origin, seq, hash }))
