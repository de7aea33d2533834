import { openWorker } from '../worker.ts'
import { offsiteOff, type OffsiteHealth } from './contract.ts'
import { nameOf } from './copy-place.ts'
import { proveOnce, type Proven, type ProvingOptions } from './proving-once.ts'
import type { KeptReplicating } from './replicating.ts'
import { onSameDevice, readGeneration, type CopySource } from './store.ts'
import { targetText } from './target.ts'

/** How soon a copy in trouble is checked again. */
const soonMs = 300_000

type Known = Proven & Pick<OffsiteHealth, 'provenAt' | 'triedAt'>

/**
 * Proves the off-site copies by restoring them, again and again: a running process proves nothing, and Litestream has
 * been seen to stop sending without any message when its target was full.
 */
export function keepProving(
  options: ProvingOptions & {
    sources: readonly CopySource[]
    replicating: KeptReplicating
    firstMs: number
  },
) {
  const { plan, sources, replicating, runtime } = options
  const known = new Map<CopySource, Known>()
  const worker = openWorker({
    name: 'proofs of the off-site copy',
    runtime,
    firstMs: options.firstMs,
    async work(ending) {
      for (const source of sources) await proveSource(source, ending)
      const ill = [...known.values()].some(proof => proof.trouble)
      return ill ? Math.min(plan.proveMs, soonMs) : plan.proveMs
    },
  }).start()

  async function proveSource(source: CopySource, ending: AbortSignal): Promise<void> {
    if (ending.aborted) return
    const proof = await proveOnce(source, options, ending)
    if (ending.aborted) return
    const at = new Date(source.node.runtime.now()).toISOString()
    const before = known.get(source)
    known.set(source, { ...proof, triedAt: at, provenAt: proof.trouble ? (before?.provenAt ?? null) : at })
    await react(source, proof)
  }

  /** Repairs without a manager: restarts a hanging Litestream, and leaves a path that another node writes too. */
  async function react(source: CopySource, { trouble, detail }: Proven): Promise<void> {
    const copy = copyText(source)
    if (!trouble) return runtime.log.info({ copy }, 'the off-site copy is proven')
    runtime.log.error({ copy, trouble, detail }, 'the off-site copy could not be proven')
    const generation = readGeneration(source.databasePath)
    if ((trouble === 'other_facts' || trouble === 'damaged') && generation)
      await replicating.beginGeneration(source, generation)
    if (trouble === 'behind' || trouble === 'nothing_there' || trouble === 'not_fetched')
      await replicating.restart()
  }

  return {
    /** Proves every copy now, or once more after a proof that is under way. */
    proveNow: worker.wake,
    /** How the copy of one database is doing. */
    conditionOf(source: CopySource): OffsiteHealth {
      const proof = known.get(source)
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
        setAside: readGeneration(source.databasePath)?.setAside ?? [],
      }
    },
    /** To be called before the node closes. */
    close: worker.stop,
  }
}

function copyText({ databasePath, node }: CopySource): string | null {
  const generation = readGeneration(databasePath)
  return generation && generation.generation > 0 ? nameOf(node, generation) : null
}
