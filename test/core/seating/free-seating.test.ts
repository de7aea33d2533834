import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { parseFact } from '#core/journal/fact.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { scheduleById } from '#core/programme/store.ts'
import { seatCounts } from '#core/planning/view-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById, billView } from '#core/billing/store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { verify } from '#core/node.ts'
import { grantSeats, placeAutoHold, placeHold } from '#core/seating/commands.ts'
import { arrangementById } from '#core/seating/store.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  tenantOf,
  openSmallNode,
  visitor,
} from '../../world/small-exhibitor.ts'

const show = 'show-free'

/** A node with an evening of free seating in the small room: 12 places of the box, 12 of the relay. */
async function evening(role: 'box' | 'relay') {
  const { node, clock } = await openSmallNode(role)
  await node.execute(byHand, tx =>
    createSchedule(tx, {
      id: show,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
      freeSeating: true,
    }),
  )
  const basket = (id: string) => ({
    id,
    scheduleId: show,
    channel: role === 'box' ? ('register' as const) : ('site' as const),
    connected: true,
  })
  const sale = (id: string, places: string[], holdId: string | null = null) => ({
    id,
    holdId,
    tickets: places.map(seatId => ({ scheduleId: show, seatId, priceRateId: 'normal' })),
    products: [],
    totalCents: places.length * 1000,
    payments: [{ methodId: 'terminal' }],
  })
  const sold = (id: string) => linesOf(node.db, id).map(line => line.seatId)
  return { node, clock, basket, sale, sold }
}

test('a show that is planned beside a command that is refused after it wrote keeps its seat plan in the journal', async () => {
  const { node } = await openSmallNode('box')
  const planned = node.execute(byHand, tx =>
    createSchedule(tx, {
      id: show,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
      freeSeating: true,
    }),
  )
  const refused = node.execute(byHand, tx => {
    changeEntry(tx, 'movie', 'movie-1', { overview: { en: 'Never told' } })
    throw new Refusal('total_changed')
  })
  await Promise.allSettled([planned, refused])
  const arrangementId = scheduleById(node.db, show)!.arrangementId
  const drawn = node.journal
    .since(0)
    .map(({ bytes }) => parseFact(bytes))
    .filter(({ type, body }) => type === 'arrangement.drawn' && (body as { id: string }).id === arrangementId)
  expect(drawn).toHaveLength(1)
  expect(verify(node.db)).toEqual([])
})

test('a show may have free seating in a room whose seats are chosen otherwise; planned again it is the same', async () => {
  const { node } = await evening('relay')
  const arrangement = arrangementById(node.db, scheduleById(node.db, show)!.arrangementId)!
  expect([arrangement.freeSeating, arrangement.seats.length]).toEqual([true, 24])
  expect(
    arrangement.seats.every(seat => seat.class === 'standard' && !seat.pairedWith && seat.autoassign),
  ).toBe(true)
  const again = (freeSeating: boolean) =>
    node.execute(byHand, tx =>
      createSchedule(tx, {
        id: show,
        versionId: 'version-1',
        screenId: 'screen-1',
        day: '2026-11-22',
        time: '20:00',
        freeSeating,
      }),
    )
  expect((await again(true)).id).toBe(show)
  const facts = node.db.prepare("SELECT count(*) FROM facts WHERE bytes LIKE '%arrangement.drawn%'").pluck()
  expect(facts.get()).toBe(2)
  expect(verify(node.db)).toEqual([])
})

test('a basket asks for a number, and whoever asks after it gets other places', async () => {
  const { node, basket } = await evening('box')
  const [ada, ben] = await Promise.all([
    node.execute(atRegister, tx => placeAutoHold(tx, basket('ada'), 3)),
    node.execute(atRegister, tx => placeAutoHold(tx, basket('ben'), 4)),
  ])
  expect(ada.seats.length).toBe(3)
  expect(new Set([...ada.seats, ...ben.seats]).size).toBe(7)
  const more = await node.execute(atRegister, tx => placeAutoHold(tx, basket('ada'), 5))
  expect(ada.seats.every(place => more.seats.includes(place))).toBe(true)
})

test('nobody hears that a place is gone: another one takes its turn', async () => {
  const { node, basket, sale, sold } = await evening('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, sale('sale-1', ['A1', 'A2']), carl))
  const kept = await node.execute(atRegister, tx => placeHold(tx, basket('ada'), ['A1', 'A2', 'A3']))
  expect(kept.seats.length).toBe(3)
  expect(kept.seats).toContain('A3')
  await node.execute(atRegister, tx => sellAtRegister(tx, sale('sale-2', ['A1', 'A2']), carl))
  expect(new Set([...sold('sale-1'), ...sold('sale-2'), ...kept.seats]).size).toBe(7)
})

test('a sale sent again is the same sale, although it was given other places', async () => {
  const { node, sale, sold } = await evening('box')
  await node.execute(atRegister, tx => sellAtRegister(tx, sale('sale-1', ['A1']), carl))
  const once = () => node.execute(atRegister, tx => sellAtRegister(tx, sale('sale-2', ['A1']), carl))
  await once()
  const [place] = sold('sale-2')
  expect(place).not.toBe('A1')
  await once()
  expect(sold('sale-2')).toEqual([place])
  const other = { ...sale('sale-2', ['A1', 'A3']), totalCents: 1000 }
  await expect(node.execute(atRegister, tx => sellAtRegister(tx, other, carl))).rejects.toMatchObject({
    code: 'request_reused',
  })
})

test('on the website too, up to the provider’s final word', async () => {
  const { node, sold } = await evening('relay')
  const bill = (id: string) =>
    checkoutOf(id, [], {
      amount: 2000,
      items: ['B1', 'B2'].map(seat => ({
        type: 'ticket',
        schedule_id: show,
        price_rate_id: 'normal',
        seat,
      })),
    })
  for (const id of ['bill-1', 'bill-2', 'bill-2'])
    await node.execute(visitor, tx => openBill(tx, bill(id), 'en'))
  await node.execute(byHand, tx => settlePayment(tx, 'bill-2-1', 'paid'))
  expect(new Set([...sold('bill-1'), ...sold('bill-2')]).size).toBe(4)
  expect(billById(node.db, 'bill-2')?.status).toBe('settled')
})

test('when this side has too few places the others are asked for, and the last ones are refused by number', async () => {
  const { node, basket } = await evening('relay')
  const hold = (id: string, count: number) =>
    node.execute(visitor, tx => placeAutoHold(tx, basket(id), count))
  await hold('ada', 10)
  const ben = await hold('ben', 5).catch((cause: unknown) => cause as { code: string; details: object })
  expect(ben).toMatchObject({ code: 'seats_elsewhere', details: { seats: { length: 3 } } })
  const cut = { ...basket('cut'), connected: false }
  await expect(node.execute(visitor, tx => placeAutoHold(tx, cut, 5))).rejects.toMatchObject({
    code: 'not_enough_seats',
    details: { free: 2 },
  })
})

test('the other side gives as many places as it was asked for, whichever are free', async () => {
  const { node, basket } = await evening('box')
  await node.execute(atRegister, tx => placeHold(tx, basket('ada'), ['A1', 'A2', 'A3']))
  const ask = {
    scheduleId: show,
    seatIds: ['A1', 'A2', 'A3', 'A4'],
    to: 'relay' as const,
    requestId: 'ask-1',
  }
  const given = await node.execute(byHand, tx => grantSeats(tx, { ...ask, mayGive: place => place !== 'A5' }))
  expect(given.seatIds.length).toBe(4)
  expect(given.seatIds).toContain('A4')
  for (const place of ['A1', 'A2', 'A3', 'A5']) expect(given.seatIds).not.toContain(place)
  const counts = seatCounts(tenantOf(node), show)
  expect(counts).toMatchObject({ available: 21, availableHere: 5, availableThere: 16, freeSeating: true })
})

test('bill, ticket and receipt name no seat', async () => {
  const { node, sale } = await evening('box')
  const row = await node.execute(atRegister, tx => sellAtRegister(tx, sale('sale-1', ['A1']), carl))
  const [line] = billView(node.db, row).lines
  expect(line!.freeSeating).toBe(true)
  expect(loadTicketFacts(tenantOf(node), line!, 'en')?.ticket).toMatchObject({ row: null, seat: null })
})
