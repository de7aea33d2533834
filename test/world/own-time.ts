import { until } from './places.ts'

const tickMs = 10

/**
 * How long something took in time that this process had: a stretch in which another program had the processor counts as
 * two ticks at most. Whoever waits for a timer of seconds is told on by it as by a clock; a busy machine is not.
 *
 * @returns milliseconds
 */
export async function ownTimeOf(work: () => Promise<unknown>): Promise<number> {
  let spentMs = 0
  let lastMs = performance.now()
  const look = () => {
    const nowMs = performance.now()
    spentMs += Math.min(nowMs - lastMs, 2 * tickMs)
    lastMs = nowMs
  }
  const ticks = setInterval(look, tickMs)
  try {
    await work()
  } finally {
    clearInterval(ticks)
  }
  look()
  return spentMs
}

/** Fails unless something comes true within so many milliseconds of this process's own time. */
export async function soon(what: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const spentMs = await ownTimeOf(() => until(what))
  if (spentMs > withinMs)
    throw new Error(`in ${Math.round(spentMs)} ms, not within ${withinMs}: ${what.toString().slice(0, 200)}`)
}

/** What something took of the processor, in milliseconds: a clock would count what other programs took too. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
