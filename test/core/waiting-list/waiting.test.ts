import { afterAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { dropHeldOnline } from '#core/seating/visitors/store.ts'
import { seatsOfHold } from '#core/seating/visitors/offered-store.ts'
import {
  askToWait,
  confirmWaiting,
  endDueGuests,
  keepOfferedTime,
  leaveLine,
  offerSeats,
  takeOffer,
} from '#core/waiting-list/commands.ts'
import { everybodyOf, stateNow } from '#core/waiting-list/load.ts'
import {
  applyWaitingOffered,
  applyWaitingTaken,
  applyWaitingWithdrawn,
  newestOffer,
} from '#core/waiting-list/offer-store.ts'
import {
  applyWaitingAsked,
  applyWaitingConfirmed,
  applyWaitingEnded,
  guestById,
  guestsOfMail,
} from '#core/waiting-list/store.ts'
import { keepWaitingLists } from '#core/waiting-list/worker.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { markLetter, putLetter, type OwedLetter } from '#relay/mail/letter-store.ts'
import { placeHold } from '#core/seating/commands.ts'
import { keysOf } from '../../world/keys.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})
const minute = 60_000
const rows = ['A', 'B', 'C', 'D'].flatMap(row => [1, 2, 3, 4, 5, 6].map(number => `${row}${number}`))

/** The small house without a box, with its list on, and every seat but these sold or on the way to be. */
async function soldOutBut(free: readonly string[]) {
  const small = await openSmallNode('relay', { hasBox: false })
  closers.push(() => small.node.close())
  const { node } = small
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'waiting_list.on': true } as never),
  )
  const taken = rows.filter(seat => !free.includes(seat))
  for (let from = 0; from < taken.length; from += 8) {
    const billId = `others-${from}`
    const seats = taken.slice(from, from + 8)
    await node.execute(visitor, tx => openBill(tx, checkoutOf(billId, seats), 'en'))
    await node.execute(visitor, tx => settlePayment(tx, `${billId}-1`, 'paid'))
  }
  return small
}
const ada = { id: 'ada', address: 'ada' }
const here = { connected: false }
const stateOfGuest = (node: Node, id: string) => {
  const at = { db: node.db, nowMs: node.runtime.now() }
  const known = everybodyOf(at, tonight).find(({ guest }) => guest.id === id)
  return known && stateNow(known, at.nowMs)
}

async function waits(node: Node, email: string, seats: number, adjacent = true, show = tonight) {
  const schedule = scheduleById(node.db, show)!
  await node.execute(visitor, tx => askToWait(tx, schedule, email, { seats, adjacent, locale: 'fr' }))
  const { id } = guestsOfMail(node, email).at(-1)!
  await node.execute(visitor, tx => confirmWaiting(tx, id))
  return id
}
const offer = (node: Node) => node.execute(byHand, tx => offerSeats(tx, tonight, here))

test('seats that come free are kept for the first who fits, bought from their basket, and nobody else has them', async () => {
  const { node } = await soldOutBut(['B2', 'B3', 'D5'])
  const four = await waits(node, 'four@guest.example', 4)
  const two = await waits(node, 'two@guest.example', 2)
  expect(await offer(node)).toEqual({ seats: ['B2', 'B3'] })
  expect(stateOfGuest(node, four)).toBe('waiting')
  expect(stateOfGuest(node, two)).toBe('offered')
  expect(await offer(node)).toBeUndefined()
  const stranger = {
    id: 'somebody',
    scheduleId: tonight,
    channel: 'site' as const,
    connected: false,
    visitor: ada,
  }
  await expect(node.execute(visitor, tx => placeHold(tx, stranger, ['B2']))).rejects.toThrow('seat_taken')
  const made = newestOffer(node.db, two)!
  const taken = await node.execute(visitor, tx => takeOffer(tx, made.id, { id: 'ada-bill', visitor: ada }))
  expect(taken).toEqual({
    scheduleId: tonight,
    seats: ['B2', 'B3'],
    untilMs: node.runtime.now() + 30 * minute,
  })
  await node.execute(visitor, tx =>
    openBill(tx, checkoutOf('ada-bill', ['B2', 'B3']), 'en', undefined, { visitor: ada, connected: false }),
  )
  await node.execute(visitor, tx => settlePayment(tx, 'ada-bill-1', 'paid'))
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(stateOfGuest(node, two)).toBe('bought')
  await expect(
    node.execute(visitor, tx => takeOffer(tx, made.id, { id: 'again', visitor: ada })),
  ).rejects.toThrow('waiting_offer_over')
})

test('an offer that nobody takes goes to the next when its time is over', async () => {
  const { node, clock } = await soldOutBut(['B2', 'B3'])
  const first = await waits(node, 'first@guest.example', 2)
  const next = await waits(node, 'next@guest.example', 2)
  await offer(node)
  expect(stateOfGuest(node, first)).toBe('offered')
  clock.ms += 30 * minute
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(stateOfGuest(node, first)).toBe('lapsed')
  expect(await offer(node)).toEqual({ seats: ['B2', 'B3'] })
  expect(stateOfGuest(node, next)).toBe('offered')
})

test('an offer whose mail could not leave before its time was over takes nobody off the list', async () => {
  const { node, clock } = await soldOutBut(['B2', 'B3'])
  const first = await waits(node, 'first@guest.example', 2)
  for (const mark of [() => undefined, (letter: OwedLetter) => markOver(letter)]) {
    await offer(node)
    const about = newestOffer(node.db, first)!.id
    const letter = { kind: 'waiting_offer', about, tries: 5 } as const
    putLetter(node.db, { ...letter, nextMs: 0 })
    clock.ms += 30 * minute
    mark(letter)
    await node.execute(byHand, tx => endDueGuests(tx, tonight))
    expect(stateOfGuest(node, first)).toBe('waiting')
  }
  // Tried again it had nothing to say, and was done with.
  function markOver(letter: OwedLetter) {
    markLetter(node.db, { ...letter, state: 'sent', nextMs: clock.ms })
  }
})

test('a link opened on another machine moves the seats there, and they stay kept as long as was said', async () => {
  const { node, clock } = await soldOutBut(['B2', 'B3'])
  const id = await waits(node, 'ada@guest.example', 2)
  await offer(node)
  const made = newestOffer(node.db, id)!
  const take = (billId: string, who: string) =>
    node.execute(visitor, tx => takeOffer(tx, made.id, { id: billId, visitor: { id: who, address: who } }))
  await take('on-phone', 'phone')
  await take('on-desk', 'desk')
  expect(seatsOfHold(node.db, 'on-phone', node.runtime.now())).toEqual([])
  const basket = {
    id: 'on-desk',
    scheduleId: tonight,
    channel: 'site' as const,
    connected: false,
    visitor: { id: 'desk', address: 'desk' },
  }
  await node.execute(visitor, tx => {
    placeHold(tx, basket, ['B2'])
    expect(keepOfferedTime(tx, basket, ['B2'])).toBe(made.untilMs)
  })
  clock.ms += 20 * minute
  expect(seatsOfHold(node.db, 'on-desk', node.runtime.now())).toEqual(['B2'])
})

test('seats that the register takes back before anybody opened the link leave their guest in line', async () => {
  const { node } = await soldOutBut(['B2', 'B3'])
  const id = await waits(node, 'ada@guest.example', 2)
  await offer(node)
  await node.execute(byHand, tx => dropHeldOnline(tx.db, tonight, ['B2']))
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(stateOfGuest(node, id)).toBe('waiting')
  expect(await offer(node)).toEqual({ seats: ['B2', 'B3'] })
})

test('who leaves lets go of what was kept, and who confirms late finds the link over', async () => {
  const { node } = await soldOutBut(['B2', 'B3'])
  const id = await waits(node, 'ada@guest.example', 2)
  await offer(node)
  const made = newestOffer(node.db, id)!
  await node.execute(visitor, tx => leaveLine(tx, id, 'left'))
  expect(seatsOfHold(node.db, made.id, node.runtime.now())).toEqual([])
  await expect(node.execute(visitor, tx => confirmWaiting(tx, id))).rejects.toThrow('waiting_link_over')
  await expect(
    node.execute(visitor, tx => takeOffer(tx, made.id, { id: 'late', visitor: ada })),
  ).rejects.toThrow('waiting_offer_over')
})

test('everybody is forgotten when the show is over', async () => {
  const { node, clock } = await soldOutBut([])
  const id = await waits(node, 'ada@guest.example', 2)
  clock.ms = scheduleById(node.db, tonight)!.endMs
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(stateOfGuest(node, id)).toBeUndefined()
  expect(privatePart(node, guestById(node.db, id)!.privateDigest)).toBeUndefined()
})

test('what is told of a guest and an offer reads the same in whatever order it arrives', async () => {
  const small = await openSmallNode('relay')
  closers.push(() => small.node.close())
  const { db } = small.node
  const fact = (body: object, minutes: number): Fact<never> =>
    ({
      at: `2026-11-26T10:0${minutes}:00.000Z`,
      body: body as never,
      origin: 'x',
      seq: minutes,
    }) as Fact<never>
  const cinemaId = 'cinema-1'
  const all = (id: string) => {
    const offerId = `offer ${id}`
    const asked = { waitingId: id, cinemaId, scheduleId: tonight, locale: 'fr', seats: 2, adjacent: true }
    const offered = { offerId, waitingId: id, cinemaId, scheduleId: tonight, seats: ['B2'], untilMs: 9 }
    const ctx = { db } as never
    return [
      () => applyWaitingAsked(ctx, fact(asked, 1)),
      () => applyWaitingConfirmed(ctx, fact({ waitingId: id, cinemaId }, 2)),
      () => applyWaitingOffered(ctx, fact(offered, 3)),
      () => applyWaitingTaken(ctx, fact({ offerId, cinemaId, billId: 'a', stamp: '1' }, 4)),
      () => applyWaitingTaken(ctx, fact({ offerId, cinemaId, billId: 'b', stamp: '2' }, 5)),
      () => applyWaitingWithdrawn(ctx, fact({ offerId, cinemaId }, 6)),
      () => applyWaitingEnded(ctx, fact({ waitingId: id, cinemaId, how: 'left', forgotten: false }, 7)),
    ]
  }
  for (const tell of all('forth')) tell()
  for (const tell of all('back').reverse()) tell()
  const read = (id: string) => [
    { ...guestById(db, id), id },
    { ...newestOffer(db, id), id, guestId: id },
  ]
  expect(read('back').map(each => ({ ...each, id: '', guestId: '' }))).toEqual(
    read('forth').map(each => ({ ...each, id: '', guestId: '' })),
  )
})

test('nobody is taken off the list of a show that an older version cannot read', async () => {
  const { node } = await soldOutBut(['B2', 'B3'])
  const id = await waits(node, 'ada@guest.example', 2)
  // Planned by a newer box, and read from the mirror by an older relay.
  const box =
    "INSERT INTO origins (id, origin, seq, hash) VALUES (99, 'box-small00000.1.cinema:cinema-1', 0, '')"
  node.db.exec(`${box}; INSERT INTO parked VALUES (99, 1, 'schedule.created 9', ''); DELETE FROM schedules`)
  node.db.memory.clear()
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(guestById(node.db, id)).toMatchObject({ endedAt: null, gone: 0 })
  node.db.exec('DELETE FROM parked')
  await node.execute(byHand, tx => endDueGuests(tx, tonight))
  expect(guestById(node.db, id)).toMatchObject({ endedHow: 'over', gone: 1 })
})

test('a show whose seating plan was lost keeps nobody waiting who is in line for another one', async () => {
  const { node } = await soldOutBut(['B2', 'B3'])
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'another',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    }),
  )
  await waits(node, 'lost@guest.example', 2, true, 'another')
  const id = await waits(node, 'first@guest.example', 2)
  await node.execute(byHand, tx => {
    const fields = { arrangementId: 'nowhere' }
    tx.append('cinema:cinema-1', 'schedule.changed', { id: 'another', stamp: tx.stamp(), fields })
  })
  const worker = keepWaitingLists(tenantOf(node))
  await worker.wake()
  await worker.stop()
  expect(stateOfGuest(node, id)).toBe('offered')
})

test('a cinema whose box is still to tell a relay what it lost keeps nobody waiting in another one', async () => {
  const { node } = await soldOutBut(['B2', 'B3'])
  const body = { waitingId: 'theirs', cinemaId: 'cinema-away', scheduleId: 'another' }
  await node.execute(byHand, tx => {
    tx.append('exhibitor', 'box.enrolled', {
      nodeId: 'box-away00000',
      cinemaId: 'cinema-away',
      publicKey: keysOf('box-away00000').publicKey,
      epoch: 1,
      codeHash: '',
    })
    // Its show is over, and what is to be written about its guest cannot be yet.
    tx.append('cinema:cinema-away', 'waiting.asked', { ...body, locale: 'fr', seats: 2, adjacent: true })
  })
  const id = await waits(node, 'first@guest.example', 2)
  node.nodeStatus.begin('database_lost')
  expect(['cinema-1', 'cinema-away'].map(node.nodeStatus.openFor)).toEqual([true, false])
  const worker = keepWaitingLists(tenantOf(node))
  await worker.wake()
  await worker.stop()
  expect(stateOfGuest(node, id)).toBe('offered')
})
