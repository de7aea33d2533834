import { chanceOf } from './chance.ts'

/** How often each action is a lie of somebody with a stolen key, or with none, instead. */
export type HostileOptions = { hostile: number }

/** Drawn from luck of its own: a seed without it is the same evening as if it did not exist. */
export function hostileOptionsOf(seed: number): HostileOptions {
  const chance = chanceOf(seed, 1_000_081)
  return { hostile: chance.happens(0.3) ? Math.round((0.01 + chance.next() * 0.04) * 1000) / 1000 : 0 }
}
