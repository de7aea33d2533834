import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSchedule } from '#core/planning/commands.ts'
import { cancelReservation, changeReservation, makeReservation } from '#core/reservations/commands.ts'
import { reservationById } from '#core/reservations/store.ts'
import { reservationView } from '#core/reservations/view-load.ts'
import { endDue, keepReservations } from '#core/reservations/worker.ts'
import { placeHold } from '#core/seating/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { verify } from '#core/node.ts'
import { atRegister, byHand, checkoutOf, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { turns } from '../journal/gated-mirror.ts'
import { ada, clerk } from './world.ts'

/** A box that has reserved two seats of tonight's show, and a relay that has heard of it. */
async function places() {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  const make = (seats: string[]) =>
    box.execute(atRegister, tx =>
      makeReservation(tx, { id: randomUUID(), scheduleId: tonight, seats, contact: ada }, clerk),
    )
  const made = await make(['A3', 'A4'])
  await link.settle()
  const there = () => reservationView(relay, reservationById(relay.db, made.id)!)
  const here = () => reservationView(box, reservationById(box.db, made.id)!)
  return { relay, box, link, clock, id: made.id, make, there, here }
}

test('the other side knows the reservation, its guest, and that the seats are nobody else’s', async () => {
  const { relay, box, there } = await places()
  expect(there()).toMatchObject({ status: 'pending', seats: ['A3', 'A4'], contact: ada, here: false })
  await expect(
    relay.execute(visitor, tx => openBill(tx, checkoutOf(randomUUID(), ['A3']), {} as never)),
  ).rejects.toThrow()
  expect(disagreements(relay, box)).toEqual([])
})

test('who does not own the seats changes nothing: the owner is asked to end it, once, also when it was cut off', async () => {
  const { relay, box, link, id, there, here } = await places()
  const cancelThere = () => relay.execute(byHand, tx => cancelReservation(tx, id, 'Claire'))
  await expect(
    relay.execute(byHand, tx => changeReservation(tx, { id, add: [], release: ['A3'] }, clerk)),
  ).rejects.toMatchObject({ code: 'reservation_elsewhere' })
  expect(await relay.execute(byHand, tx => endDue(tx, tonight))).toEqual([])
  link.cut()
  await cancelThere()
  await cancelThere()
  expect(there()).toMatchObject({ status: 'pending', cancelAsked: true })
  expect(here()).toMatchObject({ status: 'pending', cancelAsked: false })
  const worker = keepReservations(tenantOf(box))
  link.mend()
  await link.settle()
  await turns()
  await worker.wake()
  await link.settle()
  await worker.stop()
  expect([here().status, there().status]).toEqual(['canceled', 'canceled'])
  await expect(cancelThere()).resolves.toBeDefined()
  expect(disagreements(relay, box)).toEqual([])
  for (const node of [relay, box]) expect(verify(node.db)).toEqual([])
})

test('what the other side asked to end while its guest was paying is ended once they let go of it', async () => {
  const { relay, box, link, id, here } = await places()
  const basket = {
    id: 'basket',
    scheduleId: tonight,
    channel: 'register',
    connected: true,
    redeems: id,
  } as const
  const hold = (seats: string[]) =>
    box.execute(atRegister, tx => placeHold(tx, { ...basket, unfinished: true }, seats))
  const worker = keepReservations(tenantOf(box))
  await hold(['A3'])
  await relay.execute(byHand, tx => cancelReservation(tx, id, 'Claire'))
  await link.settle()
  await turns()
  await worker.wake()
  expect(here()).toMatchObject({ status: 'pending', cancelAsked: true })
  await hold([])
  await worker.wake()
  await worker.stop()
  expect(here().status).toBe('canceled')
})

test('a show whose seating plan was lost keeps no other show’s reservations from ending', async () => {
  const { relay, box, link, id, here } = await places()
  await box.execute(byHand, tx => {
    createSchedule(tx, {
      id: 'another',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    })
    makeReservation(tx, { id: 'lost', scheduleId: 'another', seats: ['A3'], contact: ada }, clerk)
    const fields = { arrangementId: 'nowhere' }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: 'another', stamp: tx.stamp(), fields })
  })
  for (const asked of ['lost', id])
    await relay.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'reservation.cancel_asked', {
        reservationId: asked,
        cinemaId: 'cinema-1',
        scheduleId: asked === id ? tonight : 'another',
        employeeName: 'Claire',
      }),
    )
  const worker = keepReservations(tenantOf(box))
  await link.settle()
  await turns()
  await worker.wake()
  await worker.stop()
  expect(here().status).toBe('canceled')
})

test('a box that lost its disks ends what it was asked to before it heard of the reservation again', async () => {
  const { relay, box, link, id: known } = await places()
  const id = randomUUID()
  const worker = keepReservations(tenantOf(box))
  await worker.wake()
  await relay.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'reservation.cancel_asked', {
      reservationId: id,
      cinemaId: 'cinema-1',
      scheduleId: tonight,
      employeeName: 'Claire',
    }),
  )
  await link.settle()
  await worker.wake()
  await box.execute(atRegister, tx =>
    makeReservation(tx, { id, scheduleId: tonight, seats: ['A5'], contact: ada }, clerk),
  )
  await worker.wake()
  await worker.stop()
  const statusOf = (of: string) => reservationView(box, reservationById(box.db, of)!).status
  expect([statusOf(id), statusOf(known)]).toEqual(['canceled', 'pending'])
})

test('cut off, the owner ends it by its time; the other side does not, whatever its clock says', async () => {
  const { relay, box, link, clock, there, here } = await places()
  link.cut()
  clock.ms += 101 * 60_000
  expect(await relay.execute(byHand, tx => endDue(tx, tonight))).toEqual([])
  expect(await box.execute(byHand, tx => endDue(tx, tonight))).toEqual(['A3', 'A4'])
  expect(here()).toMatchObject({ status: 'expired', seats: [] })
  expect(there()).toMatchObject({ status: 'expired', seats: ['A3', 'A4'] })
  link.mend()
  await link.settle()
  expect(there().seats).toEqual([])
  expect(disagreements(relay, box)).toEqual([])
})
