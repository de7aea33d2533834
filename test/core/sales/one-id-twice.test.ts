import { expect, test } from 'vitest'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { hearFinalWord, openBill } from '#core/sales/online.ts'
import { billById, linesOf } from '#core/billing/store.ts'
import { billsTwice } from '#core/billing/write-bill.ts'
import { atRegister, carl, checkoutOf, saleOf, visitor } from '../../world/small-house.ts'
import { relayAndBox } from '../journal/link.ts'

const id = 'the-same-id'

/** A sale of the register and a purchase online under one id, made while neither side hears the other. */
async function sellTwice(first: 'box' | 'relay', end: 'paid' | 'expired') {
  const { relay, box, link, clock } = await relayAndBox()
  await link.settle()
  link.cut()
  const steps = {
    box: () => box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, ['A3']), carl)),
    relay: async () => {
      await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, ['B2', 'B3']), 'en'))
      await relay.execute(visitor, tx => hearFinalWord(tx, `${id}-1`, end))
    },
  }
  await steps[first]()
  clock.ms += 60_000
  await steps[first === 'box' ? 'relay' : 'box']()
  link.mend()
  await link.settle()
  return { relay, box }
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
