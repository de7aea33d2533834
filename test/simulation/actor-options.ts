import { chanceOf } from './chance.ts'

/** What people do besides, and what happens to the relay; how often each action is one of these instead. */
export type ActorOptions = {
  /** The relay is put back to an older state while its boxes are in reach, and nobody says so. */
  relayBack: number
  /** A file is carried between the relay and a box, and the line is mostly cut for that. */
  carried: number
  /** One bill's id is used for a purchase at a register and for another one online. */
  idTwice: number
}

/** Drawn from luck of its own: a seed without them is the same evening as if they did not exist. */
export function actorOptionsOf(seed: number): ActorOptions {
  const chance = chanceOf(seed, 1_000_099)
  const maybe = (often: number, most: number) =>
    chance.happens(often) ? Math.round((0.005 + chance.next() * most) * 1000) / 1000 : 0
  return { relayBack: maybe(0.15, 0.02), carried: maybe(0.15, 0.03), idTwice: maybe(0.15, 0.03) }
}
