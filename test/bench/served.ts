import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nodeFlags } from '#core/settings/node-flags.ts'

/** What a measured process tells of itself. */
export type Usage = {
  /**
   * Processor time since it began, user and system together and without the bench's own counting: when it was asked, and
   * when it had counted and collected.
   */
  cpuMicros: number
  cpuThenMicros: number
  rssMb: number
  /** What is left of its heap after collection. */
  heapMb: number
  /** What stands in its tables and on its mirror, by name. */
  counts: Record<string, number>
}

type Question = { id: number; ask: string; given: unknown }

/** In the measured process: tells the parent its port, and answers what it asks. */
export function answerParent(
  port: number,
  answers: Record<string, (given: never) => unknown> & { counts: () => Promise<Record<string, number>> },
): void {
  process.on('message', async ({ id, ask, given }: Question) => {
    const answer = await (ask === 'usage'
      ? usage(answers.counts)
      : ask === 'cpu'
        ? ownCpu()
        : ask === 'profile'
          ? profile(given as string | null)
          : ask === 'counts'
            ? besides(answers.counts)
            : answers[ask]!(given as never))
    process.send?.({ id, answer })
  })
  // The bench was ended: nobody asks any more.
  process.once('disconnect', () => process.exit(1))
  process.send?.({ port })
}

let profiler: Session | undefined

/** Begins a profile of the processor, or, given a file, writes it there, to be opened in any browser's tools. */
async function profile(file: string | null): Promise<void> {
  if (file === null) {
    profiler = new Session()
    profiler.connect()
    await profiler.post('Profiler.enable')
    await profiler.post('Profiler.start')
    return
  }
  const { profile: told } = await profiler!.post('Profiler.stop')
  profiler!.disconnect()
  writeFileSync(file, JSON.stringify(told))
}

async function usage(counts: () => Promise<Record<string, number>>): Promise<Usage> {
  const cpuMicros = ownCpu()
  const told = await besides(counts)
  const collect = (globalThis as { gc?: () => void }).gc
  for (let round = 0; round < 3; round++) {
    collect?.()
    await setTimeout(20)
  }
  const { rss, heapUsed } = process.memoryUsage()
  const megabytes = (bytes: number) => Number((bytes / 1_048_576).toFixed(1))
  return {
    cpuMicros,
    cpuThenMicros: ownCpu(),
    rssMb: megabytes(rss),
    heapMb: megabytes(heapUsed),
    counts: told,
  }
}

/** What counting took, which is the bench's own work and none of what is measured. */
let besidesMicros = 0

/** @param answer does its work before it returns */
function besides<T>(answer: () => T): T {
  const before = cpuNow()
  try {
    return answer()
  } finally {
    besidesMicros += cpuNow() - before
  }
}

const ownCpu = () => cpuNow() - besidesMicros

function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** A measured process: started like a service, with a collector that can be called. */
export type Served = {
  port: number
  ask<Answer>(what: string, given?: unknown): Promise<Answer>
  usage(): Promise<Usage>
  end(): void
}

export function serve(file: string, env: Record<string, string> = {}): Promise<Served> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...nodeFlags, '--expose-gc'],
  })
  const waiting = new Map<number, (answer: unknown) => void>()
  let asked = 0
  const ask = <Answer>(what: string, given: unknown = null) =>
    new Promise<Answer>(resolve => {
      waiting.set(++asked, answer => resolve(answer as Answer))
      child.send({ id: asked, ask: what, given } satisfies Question)
    })
  return new Promise((resolve, reject) => {
    child.on('message', (message: { port?: number; id?: number; answer?: unknown }) => {
      if (message.port !== undefined)
        return resolve({
          port: message.port,
          ask,
          usage: () => ask<Usage>('usage'),
          end: () => void child.kill('SIGTERM'),
        })
      waiting.get(message.id!)?.(message.answer)
      waiting.delete(message.id!)
    })
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
  })
}

/** Processor time between two looks, in microseconds a unit of work. */
export function microsEach(before: Usage, after: Usage, units: number): number {
  return Math.round((after.cpuMicros - before.cpuThenMicros) / units)
}

/** Ends with the line of JSON that scripts read; with 1 where a result was wrong. */
export function finish(figures: Record<string, unknown>, wrong: readonly string[]): never {
  for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
  console.log(JSON.stringify({ ...figures, wrong: wrong.length }))
  process.exit(wrong.length ? 1 : 0)
}

/** A sentence for each count that did not grow by what it had to. */
export function missing(before: Usage, after: Usage, expected: Record<string, number>): string[] {
  return Object.entries(expected).flatMap(([name, more]) => {
    const grew = (after.counts[name] ?? 0) - (before.counts[name] ?? 0)
    return grew === more ? [] : [`${name}: ${grew} more instead of ${more}`]
  })
}
