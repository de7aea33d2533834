import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CardTerminal, DayEnd, TerminalEnd } from '#box/drivers/terminal/contract.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { givenWayOf, terminalMoneyOf } from '#core/billing/refunds/given-store.ts'
import { billById } from '#core/billing/store.ts'
import { appendAll } from '#core/journal/draft.ts'
import { verify } from '#core/node.ts'
import { Refusal } from '#core/refusal.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { giveOtherwise, orderBack } from '#core/sales/refunds/giving/give.ts'
import { loadMoney } from '#core/sales/refunds/giving/load.ts'
import { answerByWord } from '#core/terminal/commands.ts'
import { answerTerminalDayByWord } from '#core/terminal/days/commands.ts'
import { dayById, lastDaysOf } from '#core/terminal/days/store.ts'
import { differenceOf as differenceOfDay } from '#core/terminal/days/sums.ts'
import { attemptById, openAttemptsIn, type AttemptRow } from '#core/terminal/store.ts'
import { noDrawer } from '#core/cash/drawer.ts'
import { until } from '../../world/places.ts'
import { byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

type Booked = { cents: number; receipt: string; isBack: boolean; at: number }

/** What an order to the terminal comes to; what was booked it knows, whoever hears of it. */
const ends = ['done', 'done', 'done', 'answer lost', 'never heard', 'declined', 'box dies'] as const
type End = (typeof ends)[number]

const cinemaId = 'cinema-1'
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const by = { employeeId: 'carl', employeeName: 'Carl', cinemaId, deviceId: 'till-1', device: 'Till' }
const refundedBy = { ...carl, device: 'Till', locale: 'en' as const, usedToo: true }

/** Numbers that look like chance and are the same every time. */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state % below
  }
}

/**
 * What somebody who stands at the terminal sees: whether its last order moved money, how often it was asked since, how
 * much of its journal its last end of day counted, and the sum on the paper of that.
 */
type Seen = { moved: boolean; looks: number; counted: number; dayCents: number | null }

/** @param guesses the mutant: an answer that was lost is said to be none */
function terminalOf(
  booked: Booked[],
  seen: Seen,
  next: () => End,
  { clock, guesses }: { clock: { ms: number }; guesses: boolean },
): CardTerminal {
  const nothing = { receipt: null, trace: null, card: null }
  const unknown = (): TerminalEnd =>
    guesses
      ? { was: 'ended', given: { outcome: 'failed', reason: 'not_done', ...nothing } }
      : { was: 'unknown' }
  return {
    condition: () => 'operational',
    look: async () => 'operational',
    async order({ kind, cents }) {
      const end = next()
      Object.assign(seen, { moved: false, looks: 0 })
      if (end === 'declined')
        return { was: 'ended', given: { outcome: 'declined', reason: 'declined', ...nothing } }
      if (end === 'never heard') return unknown()
      seen.moved = true
      const receipt = String(booked.length + 1).padStart(4, '0')
      booked.push({ cents, receipt, isBack: kind !== 'payment', at: clock.ms })
      if (end === 'answer lost') return unknown()
      if (end === 'box dies') return new Promise<TerminalEnd>(() => {})
      const names = { receipt, trace: receipt, card: null }
      return { was: 'ended', given: { outcome: 'approved', reason: null, ...names } }
    },
    async last() {
      seen.looks += 1
      const last = booked.at(-1)
      if (!last) return { was: 'untold' }
      const local = new Date(last.at + 3_600_000).toISOString()
      const [day, time] = [local.slice(5, 10).replace('-', ''), local.slice(11, 19).replaceAll(':', '')]
      const { cents, receipt } = last
      return {
        was: 'told',
        last: { isApproved: true, cents, receipt, trace: receipt, card: null, day, time },
      }
    },
    async endDay(): Promise<DayEnd> {
      const end = next()
      const day = { reason: null, cards: [], lines: [] }
      if (end === 'declined')
        return { was: 'ended', given: { ...day, outcome: 'failed', reason: 'busy', cents: null } }
      // It never came to the terminal: its day goes on.
      if (end !== 'never heard') {
        const mine = booked.slice(seen.counted)
        seen.counted = booked.length
        seen.dayCents = mine.reduce((sum, { cents, isBack }) => sum + (isBack ? -cents : cents), 0)
      }
      if (end === 'done') return { was: 'ended', given: { ...day, outcome: 'ended', cents: seen.dayCents } }
      return guesses ? { was: 'ended', given: { ...day, outcome: 'ended', cents: 0 } } : { was: 'unknown' }
    },
    close: () => {},
  }
}

/** A till, its terminal, and people who press what they like. */
async function openEvening(seed: number, guesses = false) {
  const { node, clock } = await openSmallNode('box')
  const entries = [{ id: 'desk', name: 'Desk', connection: 'zvt://10.0.0.9', password: '000000' }]
  await node.execute(byHand, tx => changeEntry(tx, 'cinema', cinemaId, { terminals: entries }))
  const chance = chanceOf(seed)
  const booked: Booked[] = []
  const bills: string[] = []
  const seen: Seen = { moved: false, looks: 0, counted: 0, dayCents: null }
  let next: End = 'done'
  const begin = () => {
    const made = openTillTerminals(tenantOf(node), cinemaId, () =>
      terminalOf(booked, seen, () => next, { clock, guesses }),
    )
    made.begin()
    return made
  }
  let terminals = begin()
  const attempt = (id: string) => attemptById(node.db, cinemaId, id)

  /** The box lives again, and asks for what it was not told. */
  async function liveAgain(): Promise<void> {
    await terminals.stop()
    clock.ms += 60_000
    terminals = begin()
  }

  /** Waits until nothing moves; what the box cannot find out somebody reads off the terminal. */
  async function settled(id: string): Promise<AttemptRow | undefined> {
    if (!attempt(id)) return undefined
    if (next === 'box dies') await liveAgain()
    await until(() => attempt(id)!.outcome !== null || (seen.looks > 0 && !terminals.atWork(id)))
    if (attempt(id)!.outcome === null) await node.execute(actor, tx => answerByWord(tx, id, seen.moved, by))
    clock.ms += 180_000
    return attempt(id)
  }

  return {
    node,
    booked,
    bills,
    chance,
    clock,
    play: (end: End) => void (next = end),
    settled,
    seen,
    liveAgain,
    terminals: () => terminals,
    close: () => terminals.stop(),
  }
}
type Evening = Awaited<ReturnType<typeof openEvening>>

/** A guest pays by card; the cashier sells, or walks away from it. */
async function pays(evening: Evening): Promise<void> {
  const { node, chance, bills } = evening
  const [bill, id, bags] = [randomUUID(), randomUUID(), 1 + chance(3)]
  const cents = bags * 600
  const request = { id, kind: 'payment', forId: bill, ofId: null, cents } as const
  const press = () => refusable(evening.terminals().start(actor, 'desk', request, by))
  // Pressed twice, as people do.
  await Promise.all([press(), press()])
  if ((await evening.settled(id))?.outcome !== 'approved' || chance(5) === 0) return
  const products = [{ productId: 'popcorn', quantity: bags }]
  const payments = [{ methodId: 'terminal', attemptId: id }] as never
  await node.execute(actor, tx =>
    sellAtRegister(tx, { ...saleOf(bill, []), products, totalCents: cents, payments }, carl),
  )
  bills.push(bill)
}

/** Some of a sale goes back: over the terminal, pressed until it is, or in cash where that is offered. */
async function refunds(evening: Evening): Promise<void> {
  const { node, chance, bills } = evening
  const bill = bills[chance(Math.max(1, bills.length))]
  const left = bill === undefined ? 0 : (linesNow(node.db, bill)[0]?.left ?? 0)
  if (bill === undefined || left === 0 || billById(node.db, bill)?.status === 'refunding') return
  const quantity = 1 + chance(left)
  const made = { id: randomUUID(), billId: bill, lines: [{ line: 1, quantity }], reason: 'guest' } as const
  await node.execute(actor, tx => refundBill(tx, { ...made, cents: quantity * 600 }, refundedBy))
  await gives(evening, `${made.id}-1`)
}

async function gives(evening: Evening, part: string): Promise<void> {
  const { node, chance, clock } = evening
  const now = () => loadMoney({ db: node.db, catalogue: node.catalogue, nowMs: clock.ms }, cinemaId, part)
  const order = (id: string) => {
    const { request, terminal } = orderBack(id, now(), null)
    return evening.terminals().start(actor, terminal.id, request, by, () => void orderBack(id, now(), null))
  }
  for (let press = 0; press < 1 + chance(3) && now().part.status === 'at_terminal'; press += 1) {
    const [id, other] = [randomUUID(), randomUUID()]
    await Promise.all([refusable(order(id)), refusable(order(id)), refusable(order(other))])
    await evening.settled(id)
    await evening.settled(other)
  }
  if (chance(3) > 0 || now().part.status !== 'at_terminal') return
  await refusable(node.execute(actor, tx => appendAll(tx, giveOtherwise('cash', now(), noDrawer, by))))
}

/** The terminal's day is ended; where its answer is lost it is asked again, or somebody reads its paper. */
async function endsDay(evening: Evening): Promise<void> {
  const { node, chance, clock, seen } = evening
  const id = randomUUID()
  seen.dayCents = null
  const day = () => dayById(node.db, cinemaId, id)
  const order = () => evening.terminals().endDay(actor, { id, terminalId: 'desk', locale: 'en' }, by)
  // Pressed twice, as people do.
  await Promise.all([refusable(order()), refusable(order())])
  for (let press = 0; ; press += 1) {
    await until(() => !evening.terminals().atWork(id))
    if (day()?.outcome !== null || press > chance(2)) break
    clock.ms += 60_000
    if (chance(2)) await evening.liveAgain()
    evening.play(chance(2) ? 'done' : 'never heard')
    const paper: number | null = seen.dayCents
    await refusable(order())
    await until(() => !evening.terminals().atWork(id))
    // What it printed at first is the paper of the day; asked again it says what came since, which is nothing.
    seen.dayCents = paper ?? seen.dayCents
  }
  if (day()?.outcome === null)
    await node.execute(actor, tx => answerTerminalDayByWord(tx, id, seen.dayCents, by))
  clock.ms += 60_000
}

/** A till that is refused says so; anything else is a fault. */
const refusable = (work: Promise<unknown>) =>
  work.catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
  })

/**
 * What is wrong between a terminal and the books: what it has of its guests' money is that of the bills it paid, less
 * what of them went back over it, and what stands at the till as taken for nothing.
 */
function differenceOf({ node, booked, bills }: Evening): number {
  const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0)
  const there = sum(booked.filter(({ isBack }) => !isBack)) - sum(booked.filter(({ isBack }) => isBack))
  const paid = bills.flatMap(bill => paymentsOf(node.db, bill)).filter(({ attemptId }) => attemptId)
  const back = bills
    .flatMap(bill => terminalMoneyOf(node.db, bill))
    .filter(({ id, status }) => status === 'refunded' && !givenWayOf(node.db, cinemaId, id))
  const open = openAttemptsIn(node.db, cinemaId).filter(({ outcome }) => outcome === 'approved')
  return there - (sum(paid) - sum(back) + sum(open))
}

async function playsEvening(seed: number, guesses = false) {
  const evening = await openEvening(seed, guesses)
  for (let step = 0; step < 14; step += 1) {
    evening.play(ends[evening.chance(ends.length)]!)
    await (evening.chance(3) === 0 ? refunds(evening) : pays(evening))
    evening.play(ends[evening.chance(ends.length)]!)
    if (evening.chance(4) === 0) await endsDay(evening)
  }
  const difference = differenceOf(evening)
  const days = lastDaysOf(evening.node.db, cinemaId, 'desk', 100)
  const dayDifferences = days.map(({ cents, sums }) => (sums && differenceOfDay(cents, sums)) ?? 0)
  await evening.close()
  return { difference, days, dayDifferences, evening }
}

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  'no money of a terminal is without its bill or its refund, and its days say the same, whatever it loses and whoever presses twice (luck %i)',
  async seed => {
    const { difference, days, dayDifferences, evening } = await playsEvening(seed)
    expect(difference).toBe(0)
    expect(dayDifferences).toEqual(days.map(() => 0))
    expect(evening.booked.length).toBeGreaterThan(evening.bills.length)
    expect(verify(evening.node.db)).toEqual([])
  },
  180_000,
)

test('a terminal whose lost answers are guessed at is noticed', async () => {
  const differences = []
  for (const seed of [1, 2, 3]) differences.push((await playsEvening(seed, true)).difference)
  expect(differences.some(difference => difference !== 0)).toBe(true)
}, 90_000)

test('an end of day whose lost answer is guessed at is noticed', async () => {
  const differences = []
  for (const seed of [1, 2, 3]) differences.push(...(await playsEvening(seed, true)).dayDifferences)
  expect(differences.some(difference => difference !== 0)).toBe(true)
}, 90_000)
