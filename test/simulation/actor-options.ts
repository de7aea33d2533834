import { chanceOf } from './chance.ts'

/** What people do besides, and what happens to the relay; how often each action is one of these instead. */
export type ActorOptions = {
  /** The relay is put back to an older state while its boxes are in reach, and nobody says so. */
  relayBack: number
  /** A file is carried between the relay and a box, and the line is mostly cut for that. */
  carried: number
  /** One bill's id is used for a purchase at a register and for another one online. */
  idTwice: number
  /** Of guests at registers: they buy for two shows on one bill. */
  severalShows: number
  /** Of scans: a manager undoes the admission of a ticket that was let in. */
  undone: number
  /** Of each action: somebody opens, counts or closes the shift of a till besides, or moves cash. */
  shifts: number
  /** Of each action: somebody makes an invoice besides, credits one or notes that it was paid. */
  invoices: number
  /** Of guests: they want a rate with a contingent and a ticket discount; and baskets keep the prices they were shown. */
  offers: number
  /** Of each action: a guest pays at a wired card terminal besides, or somebody looks after what one took. */
  terminals: number
  /** Of each action: a basket is put aside at a till besides, and taken up at others. */
  parked: number
  /** Of each action: a register goes dark besides, and others go on with its basket. */
  takenOver: number
  /** Of each action: a cashier calls a manager besides. */
  bells: number
  /** Of each action: somebody buys menus besides, which are made of other products. */
  menus: number
  /** Of each action: somebody buys a drink in a glass with a deposit besides, or brings glasses back. */
  deposits: number
  /** Of each action: somebody orders several vouchers on the website besides, alone and in packages. */
  gifts: number
  /** Of each action: a buyer exchanges tickets on the website besides, and pays what they cost more. */
  exchanges: number
  /** Of each action: somebody buys coffee besides, to take away or not, which costs less at some minutes. */
  bar: number
  /** Of each action: a guest has value put on a card at a register besides, or wants it back. */
  topUps: number
  /** Of guests whose money goes back over a card terminal: they want cash instead. */
  cashForCard: number
  /** Of each action: somebody is given a voucher besides whose turns pay for no ticket above a sum. */
  limits: number
  /** Of each action while a box is in emergency mode: a guest brings a receipt back besides, mostly not for the first time. */
  cashAgain: number
  /** Of each action: somebody wants a new card for an old one besides. */
  cards: number
  /** Of tickets: their guests bring 3D glasses, which all others pay for; in evenings with none nobody pays for any. */
  glasses: number
  /** Of each action: a guest pays at a register besides by a code that they scan. */
  codes: number
  /** Of each action: somebody orders vouchers besides that are mailed to others, on a day they name. */
  deliveries: number
  /** Mails leave the relay, of gifts and all others; they do as well where gifts are to be mailed. */
  mails: number
  /** Rules about boxes, stock and vouchers run at the relay; of each action, one is switched off or on besides. */
  alarms: number
  /** Rules of a manager run at the relay; of each action, one is switched off or on besides. */
  rules: number
}

const several = (seed: number) => chanceOf(seed, 1_000_103).pick([0, 0, 0.15, 0.4])

const undoing = (seed: number) => chanceOf(seed, 1_000_109).pick([0, 0, 0.1, 0.3])

const shifting = (seed: number) => chanceOf(seed, 1_000_127).pick([0, 0, 0.05, 0.15])

const invoicing = (seed: number) => chanceOf(seed, 1_000_133).pick([0, 0, 0.06, 0.2])

const offering = (seed: number) => chanceOf(seed, 1_000_139).pick([0, 0, 0.3, 0.7])

const atTerminals = (seed: number) => chanceOf(seed, 1_000_548).pick([0, 0, 0, 0, 0.05, 0.15])
const menus = (seed: number) => chanceOf(seed, 1_000_151).pick([0, 0, 0.05, 0.15])

const deposits = (seed: number) => chanceOf(seed, 1_000_157).pick([0, 0, 0.05, 0.15])

const gifts = (seed: number) => chanceOf(seed, 1_001_303).pick([0, 0, 0, 0.05, 0.15])

const exchanging = (seed: number) => chanceOf(seed, 1_003_061).pick([0, 0, 0.05, 0.15])

const atBar = (seed: number) => chanceOf(seed, 1_004_099).pick([0, 0, 0.05, 0.15])

const toppingUp = (seed: number) => chanceOf(seed, 1_004_303).pick([0, 0, 0.05, 0.15])

const wantingCash = (seed: number) => chanceOf(seed, 1_004_201).pick([0, 0, 0.3, 0.6])

const limiting = (seed: number) => chanceOf(seed, 1_004_311).pick([0, 0, 0.05, 0.15])

const comingAgain = (seed: number) => chanceOf(seed, 1_004_409).pick([0, 0.2, 0.5])

const ruling = (seed: number) => chanceOf(seed, 1_004_513).pick([0, 0, 0.01, 0.05])

const exchangingCards = (seed: number) => chanceOf(seed, 1_004_621).pick([0, 0, 0.05, 0.15])

const bringing = (seed: number) => chanceOf(seed, 1_004_711).pick([0, 0, 0.2, 0.6])

const alarming = (seed: number) => chanceOf(seed, 1_004_801).pick([0, 0, 0.01, 0.05])

const delivering = (seed: number) => chanceOf(seed, 1_004_903).pick([0, 0, 0.05, 0.15])

const mailing = (seed: number) => chanceOf(seed, 1_005_101).pick([0, 0, 1])

const scanning = (seed: number) => chanceOf(seed, 1_005_007).pick([0, 0, 0, 0.05, 0.15])

const parking = (seed: number) => chanceOf(seed, 1_001_236).pick([0, 0, 0, 0, 0.05, 0.15])

const takingOver = (seed: number) => chanceOf(seed, 1_002_083).pick([0, 0, 0, 0, 0.05, 0.15])

const calling = (seed: number) => chanceOf(seed, 1_002_140).pick([0, 0, 0, 0, 0.05, 0.15])

/** Drawn from luck of its own: a seed without them is the same evening as if they did not exist. */
export function actorOptionsOf(seed: number): ActorOptions {
  const chance = chanceOf(seed, 1_000_099)
  const maybe = (often: number, most: number) =>
    chance.happens(often) ? Math.round((0.005 + chance.next() * most) * 1000) / 1000 : 0
  return {
    relayBack: maybe(0.15, 0.02),
    carried: maybe(0.15, 0.03),
    idTwice: maybe(0.15, 0.03),
    severalShows: several(seed),
    undone: undoing(seed),
    shifts: shifting(seed),
    invoices: invoicing(seed),
    offers: offering(seed),
    terminals: atTerminals(seed),
    parked: parking(seed),
    takenOver: takingOver(seed),
    bells: calling(seed),
    menus: menus(seed),
    deposits: deposits(seed),
    gifts: gifts(seed),
    exchanges: exchanging(seed),
    bar: atBar(seed),
    topUps: toppingUp(seed),
    cashForCard: wantingCash(seed),
    limits: limiting(seed),
    cashAgain: comingAgain(seed),
    rules: ruling(seed),
    cards: exchangingCards(seed),
    glasses: bringing(seed),
    alarms: alarming(seed),
    deliveries: delivering(seed),
    codes: scanning(seed),
    mails: mailing(seed),
  }
}
