import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry } from '#core/catalogue/commands.ts'
import { anyOf, type Caller } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { planPrice } from '#core/pricing/planned-price-commands.ts'
import { previewPrices } from '#core/pricing/price-preview.ts'
import { addDays, startOfDay } from '#core/programme/day.ts'
import { showTerms } from '#core/programme/show-terms.ts'
import { scheduleById } from '#core/programme/store.ts'
import { loadStatement } from '#core/rental/statement-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const planner = { employeeId: 'mia', permissions: [], cinemas: 'all' } as unknown as Caller
const profile = anyOf(entities).find(({ kind }) => kind === 'rental_profile')!

/** The first day of the year, a Wednesday, with which cine weeks begin here. */
const firstDay = '2027-01-06'
const weeks = 52
/** What a ticket costs from shows of a day on, and how long before that it is planned. */
const prices = [
  { from: '2024-01-01', cents: 1000, rate: 'normal' },
  { from: '2027-04-01', cents: 1050, rate: 'normal-april' },
  { from: '2027-07-01', cents: 950, rate: 'normal-july' },
  { from: '2027-10-01', cents: 1150, rate: 'normal-october' },
]
const vatChange = '2027-06-16'
/** Films begin every third week and run for six; each has terms of its own, in percent and cents. */
const terms = [
  [50, 20_000],
  [45, 5_000],
  [40, 0],
] as const
const films = Array.from({ length: 19 }, (_, index) => ({ id: `film-${index}`, firstWeek: (index - 1) * 3 }))
/** On which day of the week shows are, and when; the last one is after midnight, and of the day before all the same. */
const slots = [
  { day: 0, time: '20:00', screens: 'older' },
  { day: 3, time: '17:00', screens: 'newer' },
  { day: 4, time: '11:00', screens: 'older' },
  { day: 6, time: '00:30', screens: 'newer' },
] as const

/** The seats of the first, the second and the third sale of a show; love seats cost more. */
const parties = [
  ['A3', 'A4', 'D1', 'D2'],
  ['A5', 'A6'],
  ['D5', 'D6'],
]
const isLove = (seat: string) => ['D1', 'D2'].includes(seat)

/** What the year made, written down beside the product with arithmetic of its own. */
type Entry = { film: string; week: number; cents: number; vatRate: number; isBack: boolean }

test(
  'each statement and each preview of a year of shows, prices, VAT and refunds equals a sum that was written apart',
  { timeout: 240_000 },
  async () => {
    const house = await furnished()
    const ledger: Entry[] = []
    for (let week = 0; week < weeks; week++)
      for (const [index, slot] of slots.entries()) {
        const film = runningIn(week)[slot.screens === 'older' ? 0 : 1]!
        ledger.push(...(await playShow(house, { film: film.id, week, slot, name: `${week}-${index}` })))
      }
    expect(ledger.length).toBeGreaterThan(600)
    for (let week = 0; week < weeks; week++) {
      const { rows } = loadStatement(house.node, addDays(firstDay, week * 7 + 2), 'all')
      const told = rows.map(({ movieId, week: of, shows, admissions, grossCents, vatCents, due }) => [
        movieId,
        { of, shows, admissions, grossCents, vatCents, dueCents: due!.dueCents },
      ])
      const sums = runningIn(week).map(({ id, firstWeek }) => [id, sumOf(ledger, id, week, firstWeek)])
      expect(Object.fromEntries(told), `week ${week}`).toEqual(Object.fromEntries(sums))
    }
  },
)

type House = Awaited<ReturnType<typeof furnished>>

async function furnished() {
  const { node, clock } = await openSmallNode('box')
  const done = <T>(command: (tx: Tx) => T) => node.execute(byHand, command)
  await done(tx => {
    for (const [index, { id }] of films.entries()) {
      const rates = terms.map(([percent, minimumCents], week) => ({
        fromWeek: week + 1,
        basisPoints: (percent - (index % 3)) * 100,
        minimumCents,
      }))
      createEntry(tx, profile, `terms-${id}`, { name: id, rates, levyBasisPoints: 120 }, planner)
      const like = tx.catalogue.get('movie', 'movie-1')!
      const { id: _, ...fields } = like
      changeEntry(tx, 'movie', id, { ...fields, slug: id, title: id, rentalProfileId: `terms-${id}` })
      const { id: __, ...version } = tx.catalogue.get('version', 'version-1')!
      changeEntry(tx, 'version', `version-${id}`, { ...version, movieId: id })
    }
    const { id: _, ...normal } = tx.catalogue.get('price_rate', 'normal')!
    changeEntry(tx, 'price_rate', 'weekend', {
      ...normal,
      kind: 'surcharge',
      cents: 80,
      weekdays: ['6', '7'],
    })
    const { id: __, ...premium } = tx.catalogue.get('price_rate', 'premium')!
    changeEntry(tx, 'price_rate', 'love', { ...premium, seatClass: 'love' })
    changeEntry(tx, 'vat_class', 'admission', {
      rates: [
        { from: '2024-01-01', basisPoints: 300 },
        { from: vatChange, basisPoints: 600 },
      ],
    })
  })
  return { node, clock, done }
}

/** The two films of a week, the one that began earlier first. */
const runningIn = (week: number) =>
  films.filter(({ firstWeek }) => firstWeek <= week && week < firstWeek + 6).slice(0, 2)

async function playShow(
  house: House,
  { film, week, slot, name }: { film: string; week: number; slot: (typeof slots)[number]; name: string },
): Promise<Entry[]> {
  const { node, clock, done } = house
  const day = addDays(firstDay, week * 7 + slot.day)
  const isLate = slot.time < '05:00'
  const startMs = startOfDay(isLate ? addDays(day, 1) : day, 'Europe/Luxembourg', 0) + minutes(slot.time)
  // Hours before, also in the night in which clocks are put forward.
  clock.ms = startMs - 3 * 3_600_000
  await planTheNext(house, day)
  const show = `show-${name}`
  const where = { versionId: `version-${film}`, screenId: 'screen-1', day, time: slot.time }
  await done(tx => createSchedule(tx, { id: show, ...where }))
  const isWeekend = slot.day === 3 || slot.day === 4
  const price = prices.findLast(({ from }) => from <= day)!
  const adult = price.cents + (isWeekend ? 80 : 0)
  const child = 700 + (isWeekend ? 80 : 0)
  expectPreview(house, show, { [price.rate]: adult, children: child })
  const vatRate = day >= vatChange ? 600 : 300
  const entries: Entry[] = []
  for (let sale = 0; sale < 1 + (week % 3); sale++) {
    const seats = parties[sale]!
    const tickets = seats.map((seatId, index) => ({
      scheduleId: show,
      seatId,
      priceRateId: index === 1 ? 'children' : price.rate,
    }))
    const cents = seats.map((seat, index) => (index === 1 ? child : adult) + (isLove(seat) ? 250 : 0))
    const totalCents = cents.reduce((sum, each) => sum + each, 0)
    const id = `sale-${name}-${sale}`
    await node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [], { tickets, totalCents }), carl))
    const back = (week + sale) % 4 === 0
    if (back) await done(tx => refundBill(tx, refundOf(`back-${id}`, id, [1]), mia))
    entries.push(
      ...cents.map((each, index) => ({
        film,
        week,
        cents: each,
        vatRate,
        isBack: back && index === 0,
      })),
    )
  }
  return entries
}

/** Each new price is planned some three weeks before its first show. */
async function planTheNext({ node, done }: House, day: string): Promise<void> {
  const at = prices.findIndex(
    ({ from, rate }) => addDays(day, 21) >= from && !node.catalogue.get('price_rate', rate),
  )
  if (at < 1) return
  const { from, cents, rate } = prices[at]!
  await done(tx => planPrice(tx, prices[at - 1]!.rate, { newId: rate, day: from, cents }, planner))
}

/** A ticket on a usual seat, and on a love seat. */
function expectPreview({ node }: House, show: string, wanted: Record<string, number>): void {
  const terms = showTerms(node.catalogue, scheduleById(node.db, show)!)
  for (const [seatClass, more] of [
    ['standard', 0],
    ['love', 250],
  ] as const) {
    const rates = node.catalogue.all('price_rate')
    const asked = { show: terms, seatClass, dimension: '2d', channel: 'pos', today: terms.day } as const
    const told = previewPrices(rates, asked).offered.map(({ rate, totalCents }) => [rate.id, totalCents])
    const expected = Object.entries(wanted).map(([rate, cents]) => [rate, cents + more])
    expect(Object.fromEntries(told), show).toEqual(Object.fromEntries(expected))
  }
}

const minutes = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000

function sumOf(ledger: readonly Entry[], film: string, week: number, firstWeek: number) {
  const kept = ledger.filter(entry => entry.film === film && entry.week === week && !entry.isBack)
  const grossCents = kept.reduce((sum, { cents }) => sum + cents, 0)
  const vatCents = kept.reduce((sum, entry) => sum + vatIn(entry), 0)
  const net = BigInt(grossCents - vatCents)
  const left = net - halfUp(net * 120n, 10_000n)
  // A film that began before the year counts from its first show in it.
  const of = week - Math.max(0, firstWeek) + 1
  const [percent, minimum] = terms[Math.min(of, terms.length) - 1]!
  const share = halfUp(left * BigInt(percent - (films.findIndex(({ id }) => id === film) % 3)), 100n)
  return {
    of,
    shows: slots.filter(({ screens }) => runningIn(week)[screens === 'older' ? 0 : 1]!.id === film).length,
    admissions: kept.length,
    grossCents,
    vatCents,
    dueCents: Math.max(minimum, Number(share)),
  }
}

const vatIn = ({ cents, vatRate }: Entry) =>
  Number(halfUp(BigInt(cents) * BigInt(vatRate), BigInt(10_000 + vatRate)))

const halfUp = (of: bigint, by: bigint) => (2n * of + by) / (2n * by)
