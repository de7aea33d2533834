/** Runs some work for each item, at most so many at once; the first error is thrown when all running work has ended. */
export async function inParallel<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = all.values()
  const one = async () => {
    for (const each of left) await work(each)
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, all.length) }, one))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
