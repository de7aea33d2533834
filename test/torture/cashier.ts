import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signInByPin } from '#core/people/contract.ts'
import { makeSale, type SaleRequest } from '#core/sales/contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import { registersCookie } from '../world/let-in.ts'
import type { Crowd } from './crowd.ts'
import { NoAnswer, worthTryingAgain } from './no-answer.ts'
import { seatCents, type Seat } from './seats.ts'

/** Of a hundred: cashiers who first keep the seats; who, without an answer, send the guest home; who ask twice. */
const holdFirst = 30
const giveUp = 8
const askTwice = 10

/** One register for as long as the crowd is there. */
export async function serveGuests(crowd: Crowd, index: number): Promise<void> {
  const { chance, cinema } = crowd
  const till = openClient(cinema.box.port)
  const employeeId = cinema.cashiers[index % cinema.cashiers.length]!
  let signedIn = false
  while (!crowd.stopping()) {
    await pause(chance.between(60, 220))
    try {
      if (!signedIn) signedIn = await signIn(crowd, till, employeeId, `register ${index + 1}`)
      else signedIn = await serveOne(crowd, till)
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
    }
  }
}

async function signIn(crowd: Crowd, till: Client, employeeId: string, device: string): Promise<boolean> {
  const { box } = crowd.cinema
  till.cookies.set(...registersCookie(device))
  await crowd.ask(box, () => till.arrive().then(() => ({ status: 200, body: {} }) as never))
  const answer = await crowd.ask(box, () => till.call(signInByPin, { body: { employeeId, pin: '1234' } }))
  return answer.status === 200
}

/** Serves one guest; false when the register has to sign in again. */
async function serveOne(crowd: Crowd, till: Client): Promise<boolean> {
  const { chance, cinema } = crowd
  const seats = crowd.pickSeats()
  const holdId = chance.happens(holdFirst / 100) ? randomUUID() : null
  if (holdId) {
    const body = { scheduleId: seats[0]!.scheduleId, seats: seats.map(seat => seat.seatId) }
    const held = await crowd.ask(cinema.box, () => till.call(putHold, { params: { id: holdId }, body }))
    if (held.status !== 200) return known(held.status)
    crowd.tookSeats(seats)
    await pause(chance.between(10, 60))
  }
  const sale = saleOf(seats, holdId)
  const answer = await sell(crowd, till, sale)
  if (answer?.status !== 200) return answer ? known(answer.status) : true
  crowd.diary.sell({
    billId: sale.id,
    by: 'register',
    seats,
    cents: sale.totalCents,
    number: answer.body.bill.number,
  })
  crowd.tookSeats(seats)
  if (chance.happens(askTwice / 100)) {
    const again = await crowd.ask(cinema.box, () => till.call(makeSale, { body: sale }))
    if (again.status === 200)
      crowd.diary.sell({ ...crowd.diary.sold.get(sale.id)!, number: again.body.bill.number })
  }
  return true
}

/** Sends the sale until it is answered, under its one id; undefined when the cashier gave up. */
async function sell(crowd: Crowd, till: Client, body: SaleRequest) {
  const { box } = crowd.cinema
  for (let tries = 0; ; tries++) {
    try {
      crowd.paying(box)
      const answer = await crowd.ask(box, () => till.call(makeSale, { body }))
      if (!worthTryingAgain(answer)) return answer
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
    }
    if (crowd.chance.happens(giveUp / 100) || (crowd.stopping() && tries > 40)) return undefined
    await pause(crowd.chance.between(80, 300))
  }
}

/** Signed out or with an old page: both are mended by coming in again. */
const known = (status: number) => status !== 401 && status !== 419

function saleOf(seats: readonly Seat[], holdId: string | null): SaleRequest {
  const totalCents = seats.length * seatCents
  return {
    id: randomUUID(),
    holdId,
    tickets: seats.map(seat => ({ ...seat, priceRateId: 'normal' })),
    products: [],
    totalCents,
    payments: [{ methodId: 'cash', tenderedCents: totalCents }],
  }
}
