import type { Options } from './options.ts'

/** Every so many evenings one ends by time alone. */
const every = 3

/**
 * A cinema's box and its relay run for weeks, and their line stays up for days: what they promise may not wait for a
 * start, for a new line or for somebody who looks. So some evenings end by time alone (`end-of-trouble.ts`). Their lines
 * lose nothing while they are up, as real ones do not; in half of them no program dies by itself either, and no line is
 * cut, so that what came up in the midst of the evening is finished by a process that runs on.
 *
 * @param always also where the seed would have everybody helped
 */
export function byTimeOptions(seed: number, always = false): Partial<Options> {
  if (!always && seed % every) return {}
  const runsOn = Math.floor(seed / every) % 2 === 1
  return { byTime: 1, lost: 0, ...(runsOn && { crash: 0, cut: 0 }) }
}
