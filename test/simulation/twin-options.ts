import { chanceOf } from './chance.ts'

/** Troubles with two machines, or with a manager who sells alone; how often each action is one of these instead. */
export type TwinOptions = {
  /** A box's disk, or an older copy of it, stands in a second machine while the first one goes on selling. */
  twin: number
  /** Relay and internet are away while a box recovers, and a manager starts emergency mode. */
  emergencyMode: number
  /** An older state of a box is put back where nobody who remembers can be heard. */
  fork: number
  /** Of boxes with two histories: a manager keeps what the box holds, and sets aside what the relay does. */
  boxKept: number
}

/** Drawn from luck of their own: a seed without them is the same evening as if they did not exist. */
export function twinOptionsOf(seed: number): TwinOptions {
  const chance = chanceOf(seed, 1_000_037)
  const maybe = (often: number, least: number, most: number) =>
    chance.happens(often) ? Math.round((least + chance.next() * (most - least)) * 1000) / 1000 : 0
  return {
    twin: maybe(0.2, 0.01, 0.05),
    emergencyMode: maybe(0.2, 0.01, 0.04),
    fork: maybe(0.2, 0.01, 0.04),
    boxKept: chance.pick([0, 0.3, 0.7]),
  }
}
