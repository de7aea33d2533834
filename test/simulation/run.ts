import { payByCodeAside } from './code-people.ts'
import { orderDeliveredAside } from './delivery-people.ts'
import { changeAlarmAside } from './alarm-people.ts'
import { sellCoffeeAside } from './bar-people.ts'
import { exchangeCardAside } from './card-people.ts'
import { topUpAside } from './top-up-people.ts'
import { blockSeatsAside } from './block-seats.ts'
import { changePlanAside } from './change-plan.ts'
import { chanceOf } from './chance.ts'
import { breathe } from './clockwork.ts'
import { comeAgainAside } from './emergency-cash.ts'
import { eraseBuyer } from './erasing.ts'
import { heal } from './heal.ts'
import { optionsOf, type Options } from './options.ts'
import type { Turn } from './people.ts'
import type { Rules } from './rules.ts'
import { changePriceAside } from './offer-people.ts'
import { changeRuleAside } from './rule-people.ts'
import { invoiceAside } from './invoice-people.ts'
import { lostPurchase } from './lost-purchase.ts'
import { openSimulation, type Violation } from './simulation.ts'
import { cancelShow, changeSeatPlan, editCatalogue, moveShow, planShow, scanTicket } from './staff.ts'
import { count, type Stats } from './stats.ts'
import { confirmRefunds, exchangeSeats, giveBack, payOut } from './guest-returns.ts'
import { serveGuest } from './till.ts'
import { trouble } from './faults.ts'
import { doubled } from './doubled.ts'
import { tendDrawer } from './cash-people.ts'
import { exchangeOnlineAside } from './exchange-people.ts'
import { orderGiftsAside } from './gift-people.ts'
import { tendDeposits } from './deposit-people.ts'
import { giveLimitedAside } from './limit-people.ts'
import { sellMenusAside } from './menu-people.ts'
import { reserveAside } from './reserve-people.ts'
import { tendStock } from './stock-people.ts'
import { parkAside } from './park-people.ts'
import { ringAside } from './bell-people.ts'
import { takeOverAside } from './running-people.ts'
import { payAtTerminalAside } from './terminal-people.ts'
import { bringBack, giveVoucher } from './voucher-people.ts'
import { visit } from './visitor.ts'

export type Run = {
  seed: number
  options: Options
  stats: Stats
  /** What was done, by its number. */
  actions: { index: number; text: string }[]
  violation: Violation | null
}

/**
 * Plays one seed: so many actions with pauses in between, each check after every task, then everything is mended and
 * must come to rest. The same arguments always play the same.
 *
 * @param play.only the numbers of the actions to play; all when left out
 */
export async function playSeed(
  seed: number,
  play: {
    steps: number
    rules?: Rules | undefined
    only?: ReadonlySet<number>
    options?: Partial<Options> | undefined
  },
): Promise<Run> {
  const options = { ...optionsOf(seed), ...play.options }
  const simulation = openSimulation(seed, { ...options }, play.rules)
  const actions: Run['actions'] = []
  await breathe()
  await simulation.open()
  for (let index = 0; index < play.steps && !simulation.found.length; index++) {
    if (play.only && !play.only.has(index)) continue
    const turn = { index, chance: chanceOf(seed, index), simulation }
    actions.push({ index, text: `${clockText(simulation.clock.now())} ${act(turn)}` })
    count(simulation.stats, 'steps')
    await simulation.clock.pass(pauseMs(turn))
  }
  if (!simulation.found.length) await heal(simulation)
  simulation.close()
  return { seed, options, stats: simulation.stats, actions, violation: simulation.found[0] ?? null }
}

function act(turn: Turn): string {
  const { chance, simulation } = turn
  eraseBuyer(turn)
  blockSeatsAside(turn)
  reserveAside(turn)
  tendStock(turn)
  sellMenusAside(turn)
  sellCoffeeAside(turn)
  topUpAside(turn)
  exchangeCardAside(turn)
  tendDeposits(turn)
  giveLimitedAside(turn)
  comeAgainAside(turn)
  changeRuleAside(turn)
  changeAlarmAside(turn)
  orderGiftsAside(turn)
  orderDeliveredAside(turn)
  exchangeOnlineAside(turn)
  tendDrawer(turn)
  changePlanAside(turn)
  invoiceAside(turn)
  changePriceAside(turn)
  payAtTerminalAside(turn)
  payByCodeAside(turn)
  parkAside(turn)
  takeOverAside(turn)
  ringAside(turn)
  const gone = doubled(turn) ?? trouble(turn)
  if (gone) return `!! ${gone}`
  const { boxes, places } = simulation.twins.served(turn)
  const at = chance.next()
  if (at < 0.34) return serveGuest(turn, chance.pick(boxes))
  if (at < 0.64) return visit(turn)
  if (at < 0.74) return scanTicket(turn, chance.pick(boxes))
  if (at < 0.79) return giveBack(turn, chance.pick(places))
  if (at < 0.82) return exchangeSeats(turn, chance.pick(places))
  if (at < 0.835) return payOut(turn, chance.pick(boxes))
  if (at < 0.845) return confirmRefunds(turn, chance.pick(places))
  if (at < 0.89) return editCatalogue(turn, chance.pick(places))
  if (at < 0.9) return lostPurchase(turn)
  if (at < 0.92) return planShow(turn, chance.pick(places))
  if (at < 0.95) return moveShow(turn, chance.pick(places))
  if (at < 0.957) return changeSeatPlan(turn, chance.pick(places))
  if (at < 0.988)
    return chance.happens(0.7) ? giveVoucher(turn, chance.pick(places)) : bringBack(turn, chance.pick(boxes))
  return cancelShow(turn, chance.pick(places))
}

/** Most things happen at the same time; now and then nothing happens for a while. */
function pauseMs({ chance, simulation: { options } }: Turn): number {
  const longest = options.pauseSeconds * 1000
  const kind = chance.next()
  if (kind < 0.5) return chance.between(0, 150)
  return kind < 0.95 ? chance.between(0, longest / 2) : chance.between(0, longest * 5)
}

function clockText(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23)
}
