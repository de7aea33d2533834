import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { billById, billsTwice } from '#core/billing/store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { billMeant } from '#core/billing/purchase-store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { atRegister, carl, checkoutOf, saleOf, tonight, visitor } from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const id = 'the-same-id'
/** What the register's purchase is called once the website's is known. */
const atTill = `${id}~box:cinema-1`
const atDoor = { who: 'employee:ugo', via: 'scanner 1' }

/**
 * A sale of the register and a purchase online under one id, made while neither side hears the other.
 *
 * @param end what the provider says meanwhile; left out while nobody has paid
 */
async function sellTwice(first: 'box' | 'relay', end?: 'paid' | 'expired') {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  link.cut()
  const steps = {
    box: () => box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3']), carl)),
    relay: async () => {
      await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B2', 'B3']), 'en'))
      if (end) await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, end))
    },
  }
  await steps[first]()
  clock.ms += 60_000
  await steps[first === 'box' ? 'relay' : 'box']()
  link.mend()
  await link.settle()
  return { relay, box, link }
}

test.each([
  ['box', 'paid'],
  ['relay', 'paid'],
  ['box', 'expired'],
  ['relay', 'expired'],
] as const)(
  'two purchases under one id, first at the %s, online %s: both sides read them alike, and it is listed',
  async (first, end) => {
    const { relay, box } = await sellTwice(first, end)
    expect(dumpDerived(box.db)).toEqual(dumpDerived(relay.db))
    expect([verify(relay.db), verify(box.db)]).toEqual([[], []])
    for (const { db } of [relay, box]) {
      expect([billById(db, id)?.source, billById(db, atTill)?.source]).toEqual(['site', 'register'])
      expect([billById(db, id)?.status, billById(db, atTill)?.status]).toEqual([
        end === 'paid' ? 'settled' : 'expired',
        'settled',
      ])
      expect([linesOf(db, id).length, linesOf(db, atTill).length]).toEqual([2, 1])
      expect(paymentsOf(db, atTill).map(({ cents, status }) => [cents, status])).toEqual([[1000, 'paid']])
    }
    expect(
      billsTwice(box.db)
        .map(({ source, totalCents }) => [source, totalCents])
        .sort(),
    ).toEqual([
      ['register', 1000],
      ['site', 2000],
    ])
  },
)

test.each([
  ['box', 'paid'],
  ['relay', 'paid'],
  ['box', 'expired'],
  ['relay', 'expired'],
] as const)(
  'first at the %s, then %s online after both sides have heard of it: each purchase comes to an end of its own',
  async (first, end) => {
    const { relay, box, link } = await sellTwice(first)
    await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, end))
    await link.settle()
    expect(refundsOf(relay.db, `${id}-1`)).toEqual([])
    const online = end === 'paid' ? (['sold', id] as const) : (['free', null] as const)
    for (const { db } of [relay, box]) {
      const tokens = tokensOf(db, tonight, ['A3', 'B2', 'B3'])
      expect([...tokens.values()].map(({ state, billId }) => [state, billId])).toEqual([
        ['sold', atTill],
        online,
        online,
      ])
    }
    expect(dumpDerived(box.db)).toEqual(dumpDerived(relay.db))
    expect([verify(relay.db), verify(box.db)]).toEqual([[], []])
  },
)

test('the list names the seats of both purchases, for whoever stands before the door', async () => {
  const { relay, box } = await sellTwice('box', 'paid')
  for (const { db } of [relay, box])
    expect(billsTwice(db).map(({ source, seats }) => [source, seats])).toEqual([
      ['register', [{ scheduleId: tonight, seatId: 'A3' }]],
      ['site', ['B2', 'B3'].map(seatId => ({ scheduleId: tonight, seatId }))],
    ])
})

test('a ticket of the one purchase is not paid by the money of the other: nobody else’s seat is taken', async () => {
  const { relay, box, link } = await sellTwice('relay')
  const [unpaid = ''] = linesOf(box.db, id).map(line => line.ticketId!)
  const scan = (typed: string) =>
    box.execute(atDoor, tx =>
      admit(tx, { id: `scan-${typed}`, typed, signed: null, scheduleId: tonight, gate: 'scanner 1' }),
    )
  await expect(scan(unpaid)).rejects.toMatchObject({ code: 'ticket_not_paid' })
  await relay.execute(visitor, tx => settlePayment(tx, `${id}-1`, 'expired'))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('online-2', ['B2', 'B3']), 'en'))
  await relay.execute(visitor, tx => settlePayment(tx, 'online-2-1', 'paid'))
  await link.settle()
  await expect(scan(unpaid)).rejects.toMatchObject({ code: 'ticket_not_paid' })
  const [paid = ''] = linesOf(box.db, 'online-2').map(line => line.ticketId!)
  expect(await scan(paid)).toMatchObject({ seatId: 'B2' })
})

test.each(['box', 'relay'] as const)(
  'where both were paid, first at the %s, the tickets of both open the door',
  async first => {
    const { box } = await sellTwice(first, 'paid')
    for (const [billId, seatId] of [
      [id, 'B2'],
      [atTill, 'A3'],
    ] as const) {
      const [typed = ''] = linesOf(box.db, billId).map(line => line.ticketId!)
      const scan = { id: `scan-${seatId}`, typed, signed: null, scheduleId: tonight, gate: 'scanner 1' }
      expect(await box.execute(atDoor, tx => admit(tx, scan))).toMatchObject({ seatId })
    }
  },
)

test('the register sends its sale again and is told of its own, and takes back that one alone', async () => {
  const { relay, box, link } = await sellTwice('relay', 'paid')
  const again = await box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3']), carl))
  expect([again.id, again.totalCents]).toEqual([atTill, 1000])
  const wish = { id: 'back-1', billId: again.id, lines: null, reason: 'guest', cents: null } as const
  const by = {
    employeeId: 'carl',
    employeeName: 'Carl',
    device: 'register 1',
    locale: 'en',
    usedToo: false,
  } as const
  await box.execute(atRegister, tx => refundBill(tx, wish, by))
  // Sent again by who still knows it by the id it sent.
  await box.execute(atRegister, tx => refundBill(tx, { ...wish, billId: id }, by))
  await link.settle()
  for (const { db } of [relay, box]) {
    expect([billById(db, id)?.status, billById(db, atTill)?.status]).toEqual(['settled', 'refunded'])
    expect([returnsOf(db, id).length, returnsOf(db, atTill).length]).toEqual([0, 1])
    expect([...tokensOf(db, tonight, ['A3', 'B2']).values()].map(token => token.state)).toEqual([
      'free',
      'sold',
    ])
  }
  expect(box.journal.factAt('box-small00000.1.cinema:cinema-1', 2)?.body).toMatchObject({ billId: id })
  expect(dumpDerived(box.db)).toEqual(dumpDerived(relay.db))
  expect([verify(relay.db), verify(box.db)]).toEqual([[], []])
})

test('a bill meant by id and number is the one of that number, though a page still shows its sale by the id it sent', async () => {
  const { box } = await sellTwice('box', 'paid')
  const own = { owner: 'box', cinemaId: 'cinema-1' } as const
  const meant = (number?: string) => billMeant(box.db, { id, number }, own)?.id
  expect(meant(billById(box.db, atTill)!.number!)).toBe(atTill)
  expect(meant(billById(box.db, id)!.number!)).toBe(id)
  expect([meant(), meant('K-999999')]).toEqual([id, undefined])
})

test('an id that another purchase is known by is refused on both sides', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  await box.execute(atRegister, tx => sellAtRegister(tx, saleOf('till', ['A3']), carl))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('online', ['B2']), 'en'))
  await link.settle()
  const reused = { code: 'request_reused' }
  await expect(
    box.execute(atRegister, tx => sellAtRegister(tx, saleOf('online', ['A4']), carl)),
  ).rejects.toMatchObject(reused)
  await expect(
    relay.execute(visitor, tx => openBill(tx, checkoutOf('till', ['B3']), 'en')),
  ).rejects.toMatchObject(reused)
})
