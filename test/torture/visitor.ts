import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { billIdOf } from '#core/access/access-key.ts'
import { billStatus, paymentStatus } from '#core/sales/public-contract.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { putHold } from '#core/seating/contract.ts'
import { openClient, type Client } from '../world/client.ts'
import type { Crowd } from './crowd.ts'
import { NoAnswer, worthTryingAgain } from './no-answer.ts'
import { press } from './press.ts'
import { seatCents, type Seat } from './seats.ts'

/** What visitors do, of a hundred each; who is left makes up their mind when everything comes to rest. */
const lookOnly = 15
const outcomes = [
  { upTo: 60, does: 'paid' },
  { upTo: 70, does: 'cancelled' },
  { upTo: 75, does: 'failed' },
  { upTo: 88, does: 'paid late' },
] as const

/** One visitor after the other, for as long as the crowd is there. */
export async function goToTheMovies(crowd: Crowd): Promise<void> {
  const { chance } = crowd
  while (!crowd.stopping()) {
    await pause(chance.between(100, 400))
    try {
      await visit(crowd)
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
    }
  }
}

async function visit(crowd: Crowd): Promise<void> {
  const { chance, cinema } = crowd
  const browser = openClient(cinema.relay.port)
  await crowd.ask(cinema.relay, () => browser.arrive().then(() => ({ status: 200, body: {} }) as never))
  const seats = crowd.pickSeats()
  const form = formOf(seats)
  const body = { scheduleId: seats[0]!.scheduleId, seats: seats.map(seat => seat.seatId) }
  const held = await crowd.ask(cinema.relay, () =>
    browser.call(putHold, { params: { id: form.bill_id }, body }),
  )
  if (held.status === 200) crowd.tookSeats(seats)
  if (held.status !== 200 || chance.happens(lookOnly / 100)) return
  const opened = await goToPay(crowd, browser, form)
  if (!opened) return
  const sale = {
    billId: billIdOf(form.bill_id),
    by: 'site' as const,
    seats,
    cents: form.amount,
    number: null,
  }
  crowd.diary.opened.set(sale.billId, sale)
  const link = opened.checkout_url
  const luck = chance.between(0, 99)
  const does = outcomes.find(({ upTo }) => luck < upTo)?.does
  if (!link || !does) return
  if (does === 'paid late') {
    cinema.gate.endEarly(link.split('/').at(-1)!)
    await pause(chance.between(500, 4000))
  }
  crowd.paying(cinema.relay)
  await press(link, does === 'paid late' ? 'paid' : does)
  if (await sees(crowd, browser, form.bill_id, opened.id)) crowd.diary.sell(sale)
}

/** Sends the form until it is answered, under its one id; undefined when it is refused or the visitor gives up. */
async function goToPay(crowd: Crowd, browser: Client, form: CheckoutRequest) {
  const { relay } = crowd.cinema
  // Each visitor from a home of their own: one address buying this much is a script.
  const home = Array.from({ length: 4 }, () => crowd.chance.between(11, 250)).join('.')
  for (let tries = 0; tries < 60; tries++) {
    try {
      crowd.paying(relay)
      const answer = await crowd.ask(relay, () =>
        browser.send('POST', '/api/checkout', form, { 'x-forwarded-for': home }),
      )
      if (answer.status === 200)
        return (answer.body['data'] as { payment: { id: string; checkout_url: string | null } }).payment
      if (!worthTryingAgain(answer)) return undefined
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
    }
    if (crowd.chance.happens(0.05)) return undefined
    await pause(crowd.chance.between(80, 300))
  }
  return undefined
}

/** Looks at the result page until it says that the tickets are theirs; false when it says otherwise or they leave. */
async function sees(crowd: Crowd, browser: Client, uuid: string, paymentId: string): Promise<boolean> {
  const { relay } = crowd.cinema
  for (let looks = 0; looks < 25; looks++) {
    await pause(crowd.chance.between(50, 250))
    try {
      if (crowd.chance.happens(0.5))
        await crowd.ask(relay, () => browser.call(paymentStatus, { params: { id: paymentId } }))
      const answer = await crowd.ask(relay, () => browser.call(billStatus, { params: { uuid } }))
      if (answer.status !== 200) continue
      const { status } = answer.body.data
      if (status === 'settled') return true
      if (status !== 'paying' && looks > 10) return false
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
    }
  }
  return false
}

function formOf(seats: readonly Seat[]): CheckoutRequest {
  return {
    bill_id: randomUUID(),
    payment_method_id: 'test',
    name: 'Ada',
    email: 'ada@visitor.example',
    email_confirmation: 'ada@visitor.example',
    newsletter_signup: false,
    amount: seats.length * seatCents,
    items: seats.map(({ scheduleId, seatId }) => ({
      type: 'ticket' as const,
      schedule_id: scheduleId,
      price_rate_id: 'normal',
      seat: seatId,
    })),
  }
}
