import { Refusal } from '#core/refusal.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { FinalWord } from '#core/sales/final-word.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { newId } from '#ui/new-id.ts'
import { carl, checkoutOf, saleOf } from '../world/small-exhibitor.ts'

export const halls = 8
const rows = 20
const seatsPerRow = 30
const commandsPerTurn = 200
const cashier = { who: 'employee:carl', via: 'register 1' }

/** Eight halls of 600 seats: the front half of each belongs to the website first, the back half to the box. */
export function drawHalls(tx: Tx): void {
  const { id: _, ...screen } = tx.catalogue.get('screen', 'screen-1')!
  for (let hall = 1; hall <= halls; hall++) {
    const screenId = `hall-${hall}`
    tx.append('exhibitor', 'arrangement.drawn', {
      id: `room-${screenId}`,
      screenId,
      columns: seatsPerRow,
      seats: Array.from({ length: rows * seatsPerRow }, (_, index) => {
        const screenRow = Math.floor(index / seatsPerRow)
        const row = rowName(screenRow)
        const number = (index % seatsPerRow) + 1
        return {
          id: `${row}${number}`,
          row,
          number,
          screenRow,
          screenCol: number - 1,
          class: 'standard' as const,
          online: screenRow < rows / 2,
          autoassign: true,
        }
      }),
    })
    changeEntry(tx, 'screen', screenId, { ...screen, name: screenId, arrangementId: `room-${screenId}` })
  }
}

/** One show an evening in every hall, from tomorrow on. */
export function planEvenings(tx: Tx, evenings: number): void {
  const today = businessDay(tx.nowMs, 'Europe/Luxembourg', 300)
  for (let evening = 1; evening <= evenings; evening++)
    for (let hall = 1; hall <= halls; hall++)
      createSchedule(tx, {
        id: showOf(evening, hall),
        versionId: 'version-1',
        screenId: `hall-${hall}`,
        day: addDays(today, evening),
        time: '20:00',
      })
}

export const showOf = (evening: number, hall: number) => `show-${evening}-${hall}`
const rowName = (row: number) => String.fromCharCode(65 + row)

type Seat = { scheduleId: string; seatId: string }

/** Every two seats side by side of one half of the halls (or of both), show after show, each once. */
export function* pairsOf(half: 'front' | 'back' | 'both'): Generator<[Seat, Seat]> {
  const [from, to] = half === 'front' ? [0, rows / 2] : half === 'back' ? [rows / 2, rows] : [0, rows]
  for (let evening = 1; ; evening++)
    for (let hall = 1; hall <= halls; hall++)
      for (let row = from; row < to; row++)
        for (let seat = 1; seat < seatsPerRow; seat += 2) {
          const scheduleId = showOf(evening, hall)
          const name = rowName(row)
          yield [
            { scheduleId, seatId: `${name}${seat}` },
            { scheduleId, seatId: `${name}${seat + 1}` },
          ]
        }
}

/** How many evenings hold the sales of so many facts, at a seat a fact, whichever half they are for. */
export const eveningsFor = (facts: number) => Math.ceil(facts / (halls * (rows / 2) * seatsPerRow)) + 2

/**
 * Writes a season into a node's journal by the commands that people's clicks use: two tickets a bill, at the register
 * or online, some with popcorn, one payment in ten without an end in money, most tickets admitted, now and then an edit.
 *
 * @param online how many bills of a hundred are bought online
 * @param atOnce bills in one turn, which share a commit
 * @returns how many facts were written
 */
export async function writeSeason(
  node: Node,
  options: { facts: number; online: number; pairs: Generator<[Seat, Seat]>; atOnce?: number },
): Promise<number> {
  const from = node.journal.position()
  for (let bill = 0; node.journal.position() - from < options.facts;) {
    const turn = Array.from({ length: options.atOnce ?? commandsPerTurn }, () => {
      const seats = options.pairs.next().value!
      const index = bill++
      const written = node.execute(cashier, tx => {
        const id = newId()
        if (index % 100 < options.online) buy(tx, id, seats, index % 10 === 0 ? 'expired' : 'paid')
        else sell(tx, id, seats, index % 3 === 0)
        if (index % 10) admitAll(tx, id, seats[0].scheduleId)
        if (index % 40 === 0)
          changeEntry(tx, 'movie', 'movie-1', { overview: { en: `A film, told anew ${index}.` } })
      })
      // Some seats have gone to the other side meanwhile, as both share what is left.
      return written.catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause
      })
    })
    await Promise.all(turn)
  }
  return node.journal.position() - from
}

function sell(tx: Tx, id: string, seats: readonly Seat[], popcorn: boolean): void {
  const tickets = seats.map(seat => ({ ...seat, priceRateId: 'normal' }))
  const products = popcorn ? [{ productId: 'popcorn', quantity: 1 }] : []
  const totalCents = seats.length * 1000 + (popcorn ? 600 : 0)
  sellAtRegister(tx, saleOf(id, [], { tickets, products, totalCents }), carl)
}

function buy(tx: Tx, id: string, seats: readonly Seat[], end: FinalWord): void {
  const items = seats.map(({ scheduleId, seatId }) => ({
    type: 'ticket' as const,
    schedule_id: scheduleId,
    price_rate_id: 'normal',
    seat: seatId,
  }))
  openBill(tx, checkoutOf(id, [], { items, amount: seats.length * 1000 }), 'en')
  recordPayment(tx, {
    id: `${id}-1`,
    providerRef: `tst_${id}`,
    checkoutUrl: `https://pay.example/${id}`,
    expiresAt: tx.now,
  })
  settlePayment(tx, `${id}-1`, end)
}

function admitAll(tx: Tx, billId: string, scheduleId: string): void {
  for (const { ticketId } of linesOf(tx.db, billId))
    if (ticketId)
      tx.append('cinema:cinema-1', 'ticket.admitted', {
        ticketId,
        admissionId: tx.id(16),
        scheduleId,
        gate: 'scanner 1',
      })
}
