import { expect, test } from 'vitest'
import { writeBill } from '#core/billing/apply-bill.ts'
import { placeBought } from '#core/billing/bill-show-store.ts'
import type { BillOpened, ShownShow } from '#core/billing/facts.ts'
import { openDatabase } from '#core/database/open.ts'
import type { Fact } from '#core/journal/fact.ts'

const bill = { id: 'bill-1', origin: 'relay-small000.1.cinema:cinema-1', seq: 1 }
const place = { startMs: 1000, screenId: 'screen-1' }

/** A purchase as a relay wrote it at a second of a minute. */
const opened = (second: number, shows?: ShownShow[]) =>
  ({
    origin: bill.origin,
    seq: second,
    at: `2026-11-21T17:00:0${second}Z`,
    type: 'bill.opened',
    actor: { who: 'visitor', via: 'site' },
    body: {
      billId: 'bill-1',
      cinemaId: 'cinema-1',
      source: 'site',
      totalCents: 1000,
      lines: [],
      priceList: 'list',
      tokens: [],
      owner: 'relay',
      locale: 'en',
      payments: [],
      ...(shows ? { shows } : {}),
    },
  }) as unknown as Fact<BillOpened>

const early = opened(1, [{ scheduleId: 'show-1', ...place }])
const late = opened(2, [
  { scheduleId: 'show-1', startMs: 2000, screenId: 'screen-2' },
  { scheduleId: 'show-2', startMs: 3000, screenId: 'screen-2' },
])

test.each([
  ['the earlier one', [early, late]],
  ['the later one', [late, early]],
])('of two facts of one purchase the earlier says where its shows were, %s first', (_, facts) => {
  const db = openDatabase(':memory:')
  for (const fact of facts) writeBill(db, fact, 'paying')
  expect(placeBought(db, bill, 'show-1')).toEqual(place)
  expect(placeBought(db, bill, 'show-2')).toBeUndefined()
  db.raw.close()
})

test('a purchase from before shows were written down says nothing of them, and can be read', () => {
  const db = openDatabase(':memory:')
  writeBill(db, opened(1), 'paying')
  expect(placeBought(db, bill, 'show-1')).toBeUndefined()
  db.raw.close()
})
