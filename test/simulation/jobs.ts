import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** How many processes work at once unless somebody says otherwise: one for each core. */
export const usualJobs = String(availableParallelism())

/** Megabytes for what was just made: most of it is gone when the collector comes, and the fewer times the better. */
const roomForTheYoung = '--max-semi-space-size=64'

/**
 * Hands each piece of work to one of so many processes, and yields what came of it in the order of the pieces.
 *
 * @param file what such a process runs; it answers by `answer`
 * @param lost what stands for a piece whose process ended before it had answered
 */
export async function* inJobs<Piece, Result>(
  file: URL,
  pieces: readonly Piece[],
  jobs: number,
  lost: (piece: Piece, how: string) => Result,
): AsyncGenerator<Result> {
  const results = pieces.map(() => Promise.withResolvers<Result>())
  let next = 0
  function begin() {
    if (next === pieces.length) return
    let at = next++
    let busy = true
    const job = fork(file, { execArgv: [...process.execArgv, roomForTheYoung] })
    job.send(pieces[at]!)
    job.on('message', result => {
      results[at]!.resolve(result as Result)
      busy = next < pieces.length
      if (busy) job.send(pieces[(at = next++)]!)
      else job.disconnect()
    })
    job.on('exit', (code, signal) => {
      if (!busy) return
      results[at]!.resolve(lost(pieces[at]!, signal ?? `status ${code}`))
      begin()
    })
  }
  for (let job = 0; job < jobs; job++) begin()
  for (const { promise } of results) yield await promise
}

/** In a process of `inJobs`: answers each piece of work that comes. */
export function answer<Piece, Result>(work: (piece: Piece) => Promise<Result>): void {
  process.on('message', piece => void work(piece as Piece).then(result => process.send!(result)))
}
