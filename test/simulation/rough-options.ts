import { chanceOf } from './chance.ts'
import type { Options } from './options.ts'

/** People who bring what rests on several streams, each in some of the evenings. */
const people: Partial<Options> = {
  gifts: 0.15,
  cards: 0.15,
  topUps: 0.15,
  terminals: 0.15,
  deposits: 0.15,
  exchanges: 0.15,
  cashAgain: 0.4,
  reservations: 0.05,
  codes: 0.1,
  invoices: 0.1,
  bar: 0.05,
  glasses: 0.3,
  offers: 0.3,
  parked: 0.1,
  limits: 0.05,
  deliveries: 0.05,
}

/** Money that moves by itself at the provider. */
const moves: Partial<Options> = { movedAlone: 0.3, chargebacksTakenBack: 0.8, refundFails: 0.15 }

/** Troubles that meet within minutes, in turn: histories, disks, machines, and some of each on a bad line. */
const troubles: readonly Partial<Options>[] = [
  { fork: 0.03, boxKept: 0.6, relayBack: 0.02, carried: 0.03, twin: 0, emergencyMode: 0 },
  { bothDisks: 0.015, carried: 0.04, disk: 0.02, crash: 0.04, fork: 0, twin: 0 },
  { emergencyMode: 0.03, twin: 0.01, crash: 0.03, cut: 0.03, fork: 0 },
  {
    bothDisks: 0.01,
    fork: 0.015,
    boxKept: 0.6,
    relayBack: 0.01,
    emergencyMode: 0.015,
    twin: 0.01,
    carried: 0.03,
    clock: 0.02,
    doubled: 0.3,
    reordered: 0.3,
    lost: 0.1,
  },
]

/**
 * What a rough evening has more of than its seed alone would give it: two hundred steps of it find what takes thousands of
 * the usual ones.
 */
export function roughOptions(seed: number): Partial<Options> {
  const chance = chanceOf(seed, 99_000_000)
  const some = Object.fromEntries(Object.entries(people).filter(() => chance.happens(0.6)))
  return {
    ...some,
    // By luck of its own, so that a seed has the boxes and the pace it had.
    ...(chanceOf(seed, 99_000_001).happens(0.4) ? moves : {}),
    ...troubles[seed % troubles.length]!,
    mails: chanceOf(seed, 99_000_002).pick([0, 1]),
    boxes: chance.pick([1, 2, 2]),
    pauseSeconds: chance.pick([2, 20, 20]),
  }
}
