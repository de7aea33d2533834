import { chanceOf, type Chance } from './chance.ts'
import { actorOptionsOf, type ActorOptions } from './actor-options.ts'
import { hostileOptionsOf, type HostileOptions } from './hostile-options.ts'
import { twinOptionsOf, type TwinOptions } from './twin-options.ts'

type Drawn = TwinOptions & HostileOptions & ActorOptions

/** What may go wrong in one seed's evening, and how often. Every seed draws its own mixture. */
export type Options = Drawn & {
  boxes: 1 | 2 | 3
  /** Of each message between two nodes. */
  lost: number
  doubled: number
  reordered: number
  corrupted: number
  /** Of each answer or request between people and their node. */
  unanswered: number
  /** Of each question to the payment provider, and of each of its webhooks. */
  providerTrouble: number
  webhookLost: number
  paidAfterEnd: number
  /** Of refunds ordered: they are on their way for a while; of those that arrived or are on their way: they come back. */
  refundPending: number
  refundFails: number
  /** Of payments: a person refunds at the provider by hand, or the buyer's bank takes it back. */
  movedAlone: number
  /** Of chargebacks: the bank takes them back after a while. */
  chargebacksTakenBack: number
  /** Of payments that nobody pressed: they stand in a bank's queue, and are paid hours later. */
  paidHoursLater: number
  /** Of purchases, in evenings with two ways to pay: they take the second one, another account at the provider. */
  otherMethod: number
  /** Every hour or so: one of the providers is down for a while. */
  providerDown: number
  /** How long the provider remembers the keys of calls. */
  keyMemorySeconds: number
  /** Of each action: how often it is one of these instead of somebody's doing. */
  crash: number
  cut: number
  mirror: number
  clock: number
  diskFull: number
  /** One of the two copies a machine keeps is lost, or its disks stand in another machine. */
  disk: number
  /** Both copies are lost or old at once. */
  bothDisks: number
  /** A machine's program becomes another version. */
  version: number
  /** Of each message with facts: nonsense comes with it, or a fact comes damaged for ten minutes. */
  poison: number
  /** The longest pause between two actions, in seconds; most are much shorter. */
  pauseSeconds: number
  /** In the first screen: 1 leaves nobody alone but at an edge, 2 nobody at all; how far parties sit apart. */
  loneSeats: number
  seatDistance: number
  /** Of each action: somebody blocks seats of a show besides, or gives them back. */
  blockedSeats: number
  /** Of each time somebody would block seats: a cashier sells one that is blocked. */
  staffSeats: number
  /** Of each action: somebody reserves seats besides, pays for them, changes or ends a reservation. */
  reservations: number
  /** Of each action: a seat plan is published besides, from one of its screen's shows on. */
  planChanges: number
  /** How many people stand at one seat: 1 takes any free seat, 0 always the first. */
  spread: number
  /** 1: when the evening is over nobody helps, see `by-time.ts`. */
  byTime: number
}

/** Draws the mixture of a seed. Each kind of trouble is left out in some seeds, so that others can show themselves. */
export function optionsOf(seed: number): Options {
  const chance = chanceOf(seed, 1_000_003)
  const maybe = (often: number, most: number) => (chance.happens(often) ? round(chance.next() * most) : 0)
  return {
    boxes: chance.pick([1, 1, 1, 2, 2, 3] as const),
    lost: maybe(0.4, 0.2),
    doubled: maybe(0.5, 0.3),
    reordered: maybe(0.5, 0.4),
    corrupted: maybe(0.15, 0.04),
    unanswered: maybe(0.7, 0.25),
    providerTrouble: maybe(0.5, 0.3),
    webhookLost: maybe(0.6, 0.7),
    paidAfterEnd: maybe(0.7, 0.6),
    crash: maybe(0.7, 0.06),
    cut: maybe(0.7, 0.08),
    mirror: maybe(0.5, 0.04),
    clock: maybe(0.25, 0.03),
    diskFull: maybe(0.25, 0.02),
    disk: maybe(0.4, 0.03),
    bothDisks: maybe(0.2, 0.015),
    pauseSeconds: pickPause(chance),
    spread: chance.pick([0, 0.3, 1]),
    byTime: 0,
    keyMemorySeconds: chance.pick([20, 120, 3600]),
    ...twinOptionsOf(seed),
    ...hostileOptionsOf(seed),
    ...actorOptionsOf(seed),
    ...laterTroubles(chanceOf(seed, 1_000_041)),
    ...moneyTroubles(chanceOf(seed, 1_000_057)),
    ...twoProviders(chanceOf(seed, 1_000_071)),
    chargebacksTakenBack: chanceOf(seed, 1_000_073).pick([0, 0.5, 0.9]),
    ...seatRules(chanceOf(seed, 1_000_083)),
    blockedSeats: chanceOf(seed, 1_000_087).pick([0, 0, 0.03, 0.1]),
    staffSeats: 0,
    planChanges: chanceOf(seed, 1_000_093).pick([0, 0, 0.02, 0.05]),
    reservations: chanceOf(seed, 1_000_099).pick([0, 0.05, 0.15]),
  }
}

/** Drawn by luck of their own, so that an evening without them stays the evening it was. */
function laterTroubles(chance: Chance): Pick<Options, 'version' | 'poison'> {
  return {
    version: chance.happens(0.2) ? round(0.01 + chance.next() * 0.04) : 0,
    poison: chance.happens(0.2) ? round(0.01 + chance.next() * 0.1) : 0,
  }
}

function moneyTroubles(
  chance: Chance,
): Pick<Options, 'refundPending' | 'refundFails' | 'movedAlone' | 'paidHoursLater'> {
  const maybe = (often: number, most: number) => (chance.happens(often) ? round(chance.next() * most) : 0)
  return {
    refundPending: maybe(0.4, 0.8),
    refundFails: maybe(0.3, 0.3),
    movedAlone: maybe(0.3, 0.2),
    paidHoursLater: maybe(0.15, 0.3),
  }
}

function twoProviders(chance: Chance): Pick<Options, 'otherMethod' | 'providerDown'> {
  return {
    otherMethod: chance.happens(0.4) ? round(0.2 + chance.next() * 0.6) : 0,
    providerDown: chance.happens(0.3) ? round(0.3 + chance.next() * 0.7) : 0,
  }
}

function seatRules(chance: Chance): Pick<Options, 'loneSeats' | 'seatDistance'> {
  return { loneSeats: chance.pick([0, 0, 1, 2]), seatDistance: chance.happens(0.15) ? 1 : 0 }
}

const pickPause = (chance: Chance) => chance.pick([2, 20, 60])
const round = (value: number) => Math.round(value * 1000) / 1000
