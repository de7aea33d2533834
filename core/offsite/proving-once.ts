import type { Runtime } from '../journal/identity.ts'
import type { OffsiteHealth } from './contract.ts'
import { nameOf } from './copy-place.ts'
import { fetchCopy, OffsiteFailure } from './litestream.ts'
import { lookBeside } from './look.ts'
import { prove, type Proof } from './proof.ts'
import type { KeptReplicating } from './replicating.ts'
import type { OffsitePlan } from './settings.ts'
import {
  inScratch,
  markNow,
  readGeneration,
  writeGeneration,
  type CopySource,
  type GenerationRecord,
} from './store.ts'

/** What a proof found out: how far the copy is behind, or what is wrong with it. */
export type Proven = Pick<OffsiteHealth, 'behindFacts' | 'behindSeconds' | 'trouble' | 'detail'>

/** What proving a copy needs. */
export type ProvingOptions = {
  plan: OffsitePlan
  folder: string
  replicating: Pick<KeptReplicating, 'program' | 'trouble'>
  /** Waits for the copy to catch up, each followed by a check. */
  waitsMs: readonly number[]
  runtime: Runtime
}

const missing = { behindFacts: null, behindSeconds: null }

/** Restores the copy of a database and compares it with the live node. Never throws. */
export async function proveOnce(
  source: CopySource,
  options: ProvingOptions,
  ending: AbortSignal,
): Promise<Proven> {
  try {
    const down = options.replicating.trouble()
    const proof = await catchUp(source, options, ending)
    if (proof && !proof.trouble) return proof
    // When Litestream does not run, that is the trouble, not the copy's delay.
    if (down && proof?.trouble !== 'other_facts' && proof?.trouble !== 'damaged')
      return { ...missing, ...proof, trouble: down.trouble, detail: down.message }
    return proof ?? { ...missing, trouble: 'nothing_there', detail: null }
  } catch (cause) {
    if (cause instanceof OffsiteFailure) return { ...missing, trouble: cause.trouble, detail: cause.message }
    return { ...missing, trouble: 'unproven', detail: String(cause) }
  }
}

/** Checks the copy until it has caught up; undefined when there is none. Throws `OffsiteFailure`. */
async function catchUp(
  source: CopySource,
  options: ProvingOptions,
  ending: AbortSignal,
): Promise<Proof | undefined> {
  const { replicating, waitsMs, runtime } = options
  const generation = readGeneration(source.databasePath)
  const down = replicating.trouble()
  if (!replicating.program() || !generation || down?.trouble === 'program_missing')
    throw down ?? new OffsiteFailure('program_down', 'it has not started yet')
  const mark = markNow(source.node)
  let proof: Proof | undefined
  for (const waitMs of waitsMs) {
    await runtime.sleep(waitMs, ending)
    proof = await lookOnce(source, generation, mark, options, ending)
    if (proof && proof.trouble !== 'behind') break
  }
  return proof
}

function lookOnce(
  { node, databasePath }: CopySource,
  generation: GenerationRecord,
  mark: ReturnType<typeof markNow>,
  { plan, folder, replicating }: ProvingOptions,
  signal: AbortSignal,
): Promise<Proof | undefined> {
  const { path: program, dialect } = replicating.program()!
  return inScratch(folder, databasePath, async scratch => {
    const path = await fetchCopy({ ...plan, program, dialect, scratch, signal }, nameOf(node, generation))
    if (!path) return undefined
    const restored = await lookBeside(path, signal)
    const judged = prove(restored, mark, node.journal.hashAt)
    if (!judged.trouble) writeGeneration(databasePath, { ...generation, heads: headsOf(restored.heads) })
    return judged
  })
}

const headsOf = (heads: readonly { origin: string; seq: number; hash: string }[]) =>
  heads.map(({ origin, seq, hash }) => ({ origin, seq, hash }))
