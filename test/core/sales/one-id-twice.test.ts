import { expect, test } from 'vitest'
import { admit } from '#core/admission/commands.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { hearFinalWord, openBill } from '#core/sales/online-commands.ts'
import { billById, linesOf, refundsOf } from '#core/billing/store.ts'
import { billsTwice } from '#core/billing/write-bill.ts'
import { tokensOf } from '#core/seating/store.ts'
import { atRegister, carl, checkoutOf, saleOf, tonight, visitor } from '../../world/small-house.ts'
import { relayAndBox } from '../journal/link.ts'

const id = 'the-same-id'
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
      if (end) await relay.execute(visitor, tx => hearFinalWord(tx, `${id}-1`, end))
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
    expect(billById(relay.db, id)!.source).toBe(first === 'box' ? 'register' : 'site')
    expect(linesOf(relay.db, id)).toHaveLength(first === 'box' ? 1 : 2)
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
  'first at the %s, then %s online after both sides have heard of it: money goes back, and the seats are free again',
  async (first, end) => {
    const { relay, box, link } = await sellTwice(first)
    await relay.execute(visitor, tx => hearFinalWord(tx, `${id}-1`, end))
    await link.settle()
    const back = refundsOf(relay.db, `${id}-1`).map(({ cents, reason }) => [cents, reason])
    expect(back).toEqual(end === 'paid' ? [[2000, 'paid_twice']] : [])
    for (const { db } of [relay, box])
      expect([...tokensOf(db, tonight, ['A3', 'B2', 'B3']).values()].map(token => token.state)).toEqual([
        'sold',
        'free',
        'free',
      ])
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
  await relay.execute(visitor, tx => hearFinalWord(tx, `${id}-1`, 'expired'))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('online-2', ['B2', 'B3']), 'en'))
  await relay.execute(visitor, tx => hearFinalWord(tx, 'online-2-1', 'paid'))
  await link.settle()
  await expect(scan(unpaid)).rejects.toMatchObject({ code: 'ticket_not_paid' })
  const [paid = ''] = linesOf(box.db, 'online-2').map(line => line.ticketId!)
  expect(await scan(paid)).toMatchObject({ seatId: 'B2' })
})

test('where both were paid, the tickets of the earlier purchase open the door', async () => {
  const { box } = await sellTwice('relay', 'paid')
  const [typed = ''] = linesOf(box.db, id).map(line => line.ticketId!)
  const scan = { id: 'scan-1', typed, signed: null, scheduleId: tonight, gate: 'scanner 1' }
  expect(await box.execute(atDoor, tx => admit(tx, scan))).toMatchObject({ seatId: 'B2' })
})
