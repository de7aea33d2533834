import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { cancelSchedule, moveSchedule, replanSchedule } from '#core/planning/commands.ts'
import { listReservations } from '#core/reservations/view-load.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import { grantSeats } from '#core/seating/commands.ts'
import { blockSeatsOf } from '#core/seating/blocked/commands.ts'
import { verify } from '#core/node.ts'
import { cashier, exchangeOf } from '../../world/refunding.ts'
import { atRegister, byHand, tonight } from '../../world/small-exhibitor.ts'
import { ada, openCounter } from './world.ts'

const minute = 60_000
const taken = { code: 'seat_taken' }

test('a reserved seat is kept, sold, blocked and handed over to nobody else', async () => {
  const { node, make, hold, sell, states, view } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  expect(states()).toMatchObject({ A3: 'reserved', A4: 'reserved' })
  await expect(hold(randomUUID(), ['A3'])).rejects.toMatchObject(taken)
  await expect(sell(['A4'])).rejects.toMatchObject(taken)
  await expect(make(['A4', 'A5'])).rejects.toMatchObject(taken)
  const said = { scheduleId: tonight, employeeName: 'Mia', reason: 'broken' as const, note: '' }
  await expect(
    node.execute(byHand, tx => blockSeatsOf(tx, { ...said, seatIds: ['A3'] })),
  ).rejects.toMatchObject(taken)
  const asked = { scheduleId: tonight, to: 'relay' as const, requestId: 'test', seatIds: ['A3', 'A4', 'A5'] }
  expect((await node.execute(byHand, tx => grantSeats(tx, asked))).seatIds).toEqual(['A5'])
  expect(view(id)).toMatchObject({
    status: 'pending',
    seats: ['A3', 'A4'],
    seatText: 'A3, A4',
    tickets: 2,
    lost: 0,
    source: 'register',
    contact: ada,
    until: '2026-11-21T19:40:00+01:00',
    billTotalCents: 0,
    here: true,
    show: { movie: 'The Small Film', start: '2026-11-21T20:00:00+01:00', movedFrom: null },
  })
  expect(view(id).reference).toMatch(/^([BDFGKLMNPRSTVZ][AEIOU]){2} \d\d$/)
  expect(verify(node.db)).toEqual([])
})

test('the house chooses where only a number is said; sent again it is the same reservation', async () => {
  const { make, view, facts } = await openCounter()
  const id = randomUUID()
  const made = await make({ count: 3 }, { id })
  expect((await make({ count: 3 }, { id })).reference).toBe(made.reference)
  expect(facts('reservation.made')).toHaveLength(1)
  expect(view(id)).toMatchObject({ tickets: 3, status: 'pending' })
})

test('nobody reserves without a way to be reached, too many seats, none, too late or without the module', async () => {
  const { node, clock, make } = await openCounter()
  await expect(make(['A3'], { contact: { ...ada, phone: '12' } })).rejects.toMatchObject({
    code: 'contact_missing',
  })
  await make(['A3'], { contact: { ...ada, phone: '', email: 'ada@example.com' } })
  await expect(make([])).rejects.toMatchObject({ code: 'nothing_chosen' })
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', {
      'reservations.most_seats': 2,
      'reservations.minutes_before': 30,
    }),
  )
  await expect(make(['A4', 'A5', 'A6'])).rejects.toMatchObject({
    code: 'reserved_too_many',
    details: { most: 2 },
  })
  clock.ms += 90 * minute
  await expect(make(['A4'])).rejects.toMatchObject({ code: 'reservation_too_late', details: { minutes: 30 } })
  clock.ms -= minute
  await node.execute(byHand, tx => changeEntry(tx, 'modules', 'modules', { reservations: false }))
  await expect(make(['A4'])).rejects.toMatchObject({ code: 'module_inactive' })
})

test('a reservation is over by the rule: its seats are sold without waiting for anybody, and it ends once', async () => {
  const { node, clock, make, sell, end, states, view, facts } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  clock.ms += 100 * minute - 1
  expect(await end()).toEqual([])
  await expect(sell(['A3'])).rejects.toMatchObject(taken)
  clock.ms += 1
  expect(states()['A3']).toBeUndefined()
  expect(view(id).status).toBe('expired')
  await sell(['A3'])
  expect(view(id)).toMatchObject({ status: 'expired', seats: [], reason: 'time', lost: 0 })
  expect(await end()).toEqual([])
  expect(facts('reservation.expired')).toHaveLength(1)
  expect(states()).toMatchObject({ A3: 'sold' })
  expect(verify(node.db)).toEqual([])
})

test('the worker ends what is over, and the seats may go to the other side', async () => {
  const { node, clock, make, end, facts } = await openCounter()
  await make(['A3', 'A4'])
  clock.ms += 101 * minute
  expect(await end()).toEqual(['A3', 'A4'])
  const asked = { scheduleId: tonight, to: 'relay' as const, requestId: 'test', seatIds: ['A3'] }
  expect((await node.execute(byHand, tx => grantSeats(tx, asked))).seatIds).toEqual(['A3'])
  expect(facts('reservation.expired')).toHaveLength(1)
})

test('the other side asks for a seat whose reservation is over: it is ended first, then given', async () => {
  const { node, clock, make, facts } = await openCounter()
  await make(['A3', 'A4'])
  clock.ms += 101 * minute
  const asked = { scheduleId: tonight, to: 'relay' as const, requestId: 'test', seatIds: ['A3'] }
  expect((await node.execute(byHand, tx => grantSeats(tx, asked))).seatIds).toEqual(['A3'])
  expect(facts('reservation.expired')).toHaveLength(1)
  expect(verify(node.db)).toEqual([])
})

test('its guest pays: the sale names the reservation, a part may wait, and what waits ends by its time', async () => {
  const { node, clock, make, hold, sell, end, states, view, facts } = await openCounter()
  const { id } = await make(['A3', 'A4', 'A5'])
  const basket = randomUUID()
  await hold(basket, ['A3', 'A4'], id)
  expect(states()).toMatchObject({ A3: 'held', A5: 'reserved' })
  const bill = await sell(['A3', 'A4'], { holdId: basket })
  expect(facts('sale.made')[0]!.body['redeemed']).toEqual([{ reservationId: id, seats: 2 }])
  expect(view(id)).toMatchObject({
    status: 'pending',
    seats: ['A5'],
    tickets: 3,
    lost: 0,
    billTotalCents: 2000,
    bills: [bill.number],
  })
  clock.ms += 101 * minute
  expect(await end()).toEqual(['A5'])
  expect(view(id)).toMatchObject({ status: 'used', seats: [], reason: null })
  expect(verify(node.db)).toEqual([])
})

test('whoever is paying when the time comes keeps the seats, and nobody ends the reservation under them', async () => {
  const { clock, make, hold, sell, end, release, cancel, states, view } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  clock.ms += 99 * minute
  const basket = randomUUID()
  await hold(basket, ['A3', 'A4'], id)
  clock.ms += 5 * minute
  expect(states()).toMatchObject({ A3: 'held', A4: 'held' })
  expect(await end()).toEqual([])
  expect(await release()).toEqual([])
  await expect(cancel(id)).rejects.toMatchObject(taken)
  expect(view(id).status).toBe('pending')
  await sell(['A3', 'A4'], { holdId: basket })
  expect(view(id).status).toBe('used')
})

test('a sale that names the reservation has its seats though the basket let go of them', async () => {
  const { make, sell, view } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  await expect(sell(['A3', 'A4'], { reservations: [randomUUID()] })).rejects.toMatchObject(taken)
  await sell(['A3', 'A4'], { reservations: [id] })
  expect(view(id).status).toBe('used')
})

test('reserved seats are redeemed by a sale and by no exchange', async () => {
  const { node, make, hold, sell } = await openCounter()
  await sell(['A6'], { id: 'bill-1' })
  const { id } = await make(['A3'])
  const basket = randomUUID()
  await hold(basket, ['A3'], id)
  const request = { ...exchangeOf('x-1', 'bill-1', [1], ['A3'], 0), holdId: basket }
  await expect(node.execute(atRegister, tx => exchangeTickets(tx, request, cashier))).rejects.toMatchObject(
    taken,
  )
})

test('seats are added and given back, and another contact takes the place of the first', async () => {
  const { node, make, change, states, view } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  await change(id, { add: ['A5'], release: ['A3'] })
  expect(states()).toMatchObject({ A4: 'reserved', A5: 'reserved' })
  expect(states()['A3']).toBeUndefined()
  expect(view(id)).toMatchObject({ seats: ['A4', 'A5'], tickets: 2, lost: 0 })
  await change(id, { contact: { ...ada, lastName: 'Modèle' } })
  expect(view(id)).toMatchObject({ seats: ['A4', 'A5'], contact: { lastName: 'Modèle' } })
  await expect(change(id, { release: ['A6'] })).rejects.toMatchObject({ code: 'seat_unknown' })
  await expect(change(id, { release: ['A4', 'A5'] })).rejects.toMatchObject({ code: 'nothing_chosen' })
  await expect(change(randomUUID(), {})).rejects.toMatchObject({ code: 'reservation_unknown' })
  expect(verify(node.db)).toEqual([])
})

test('seats that the basket at the till keeps are added, and the basket lets go of them', async () => {
  const { make, change, hold, states, view } = await openCounter()
  const { id } = await make(['A3'])
  const basket = randomUUID()
  await hold(basket, ['A4'])
  await expect(change(id, { add: ['A4'] })).rejects.toMatchObject(taken)
  await change(id, { add: ['A4'], holdId: basket })
  expect(view(id)).toMatchObject({ seats: ['A3', 'A4'], status: 'pending' })
  expect(states()).toMatchObject({ A3: 'reserved', A4: 'reserved' })
})

test('seats of a guest who is paying are reserved for nobody else, though the same basket keeps them', async () => {
  const { make, change, hold, view } = await openCounter()
  const { id } = await make(['A3'])
  const other = await make(['A5'])
  const basket = randomUUID()
  await hold(basket, ['A3'], id)
  await expect(make(['A3'], { holdId: basket })).rejects.toMatchObject(taken)
  await expect(change(other.id, { add: ['A3'], holdId: basket })).rejects.toMatchObject(taken)
  expect(view(id)).toMatchObject({ seats: ['A3'], lost: 0 })
})

test('a cancelled reservation is over: nothing more is changed, and cancelling again changes nothing', async () => {
  const { make, cancel, change, states, view, facts } = await openCounter()
  const { id } = await make(['A3', 'A4'])
  await cancel(id)
  await cancel(id)
  expect(facts('reservation.cancelled')).toHaveLength(1)
  expect(states()['A3']).toBeUndefined()
  expect(view(id)).toMatchObject({ status: 'canceled', reason: 'given_back' })
  await expect(change(id, { add: ['A5'] })).rejects.toMatchObject({ code: 'reservation_over' })
})

test('all reservations of a show are released at once, and are on the list of those who did not come', async () => {
  const { node, clock, make, release, states } = await openCounter()
  await make(['A3', 'A4'])
  clock.ms += minute
  await make(['A5'], { contact: { ...ada, lastName: 'Muster' } })
  expect(await release()).toEqual(['A3', 'A4', 'A5'])
  expect(states()).toEqual(expect.not.objectContaining({ A3: 'reserved' }))
  const { reservations } = listReservations(node, { schedule: tonight, status: 'expired' }, 'all')
  expect(reservations.map(({ contact, reason }) => [contact?.lastName, reason])).toEqual([
    ['Exemple', 'released'],
    ['Muster', 'released'],
  ])
})

test('guests are found by three letters of their name, their number, or what they were told', async () => {
  const { node, make, cancel } = await openCounter()
  const made = await make(['A3'])
  await cancel((await make(['A5'], { contact: { ...ada, firstName: 'Bo', lastName: 'Muster' } })).id)
  const names = (text: string, cinemas: 'all' | string[] = 'all') =>
    listReservations(node, { text }, cinemas).reservations.map(({ contact }) => contact?.lastName)
  expect(names('exe')).toEqual(['Exemple'])
  expect(names('35262').sort()).toEqual(['Exemple', 'Muster'])
  expect(names('ex')).toEqual([])
  expect(names(made.reference.toLowerCase().replace(' ', ''))).toEqual(['Exemple'])
  expect(names('exe', ['cinema-2'])).toEqual([])
  const of = (asked: object) => listReservations(node, asked, 'all').reservations.length
  expect([of({ from: '2026-11-21', to: '2026-11-21' }), of({ from: '2026-11-22' }), of({})]).toEqual([
    2, 0, 2,
  ])
  expect([of({ status: 'canceled' }), of({ cinema: 'cinema-2' })]).toEqual([1, 0])
})

test('a show that moves takes its reservations with it; one that is cancelled ends them', async () => {
  const { node, clock, make, end, view } = await openCounter()
  const { id } = await make(['A3'])
  await expect(
    node.execute(byHand, tx =>
      replanSchedule(tx, tonight, 'other', { screenId: 'screen-1', day: '2026-11-21', time: '21:00' }),
    ),
  ).rejects.toMatchObject({ code: 'show_has_sales' })
  await node.execute(byHand, tx =>
    moveSchedule(tx, tonight, { screenId: 'screen-1', day: '2026-11-21', time: '21:00' }),
  )
  expect(view(id)).toMatchObject({
    until: '2026-11-21T20:40:00+01:00',
    show: { start: '2026-11-21T21:00:00+01:00', movedFrom: '2026-11-21T20:00:00+01:00' },
  })
  clock.ms += 110 * minute
  expect(await end()).toEqual([])
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await end()).toEqual(['A3'])
  expect(view(id)).toMatchObject({ status: 'canceled', reason: 'show_cancelled' })
})

test('who reserved is in no fact and no table', async () => {
  const { node, make } = await openCounter()
  await make(['A3'], { contact: { ...ada, lastName: 'Modèle' } })
  for (const { name } of node.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
    name: string
  }[]) {
    const text = JSON.stringify(node.db.prepare(`SELECT * FROM "${name}"`).all())
    expect([name, text.includes('Modèle'), text.includes('621 123')]).toEqual([name, false, false])
  }
})
