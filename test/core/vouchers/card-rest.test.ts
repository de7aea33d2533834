import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { topUpVoucher } from '#core/vouchers/commands.ts'
import { giveRest, restsOf, type RestNow } from '#core/vouchers/card-rest.ts'
import { cardRests } from '#core/vouchers/card-rest-store.ts'
import { exchangeCard, giveCardRest } from '#core/vouchers/exchange-commands.ts'
import { voucherById } from '#core/vouchers/store.ts'
import type { TurnOwner } from '#core/vouchers/turn.ts'
import { day, refusalOf, voucherOf } from '../../world/rule-data.ts'
import { atRegister, byHand, carl, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { issue, sellFor } from './evening.ts'

const till = 'cinema:cinema-1' as const
const free = (owner: TurnOwner, many: number) =>
  Array.from({ length: many }, () => ({ owner, state: 'free' as const }))
const part = (cents: number) => ({ cents })

test.each<[string, Parameters<typeof restsOf>, ReturnType<typeof restsOf>]>([
  [
    'that is even',
    [
      { turns: free(till, 2), parts: new Map([[till, part(500)]]) },
      [{ owner: till, turns: 2, refreshmentCents: 500 }],
    ],
    [],
  ],
  [
    'that a return came back to, at the side that returned it',
    [
      {
        turns: [...free(till, 3), ...free('relay', 1)],
        parts: new Map<TurnOwner, { cents: number }>([
          [till, part(500)],
          ['relay', part(700)],
        ]),
      },
      [{ owner: till, turns: 2, refreshmentCents: 500 }],
    ],
    [
      { owner: till, turns: 1, cents: 0 },
      { owner: 'relay', turns: 1, cents: 700 },
    ],
  ],
  [
    'that two histories have exchanged',
    [
      { turns: free(till, 2), parts: new Map([[till, part(500)]]) },
      [
        { owner: till, turns: 2, refreshmentCents: 500 },
        { owner: till, turns: 2, refreshmentCents: 300 },
      ],
    ],
    [{ owner: till, turns: -2, cents: -300 }],
  ],
])('a card %s', (_, given, rests) => expect(restsOf(...given)).toEqual(rests))

const now = (change: Partial<RestNow> = {}): RestNow => ({
  old: voucherOf({ cancelled: true }).voucher,
  rest: { turns: 1, cents: 300 },
  issued: undefined,
  holderName: '',
  owner: till,
  me: till,
  cinemaId: 'cinema-1',
  today: day,
  newCode: 'new',
  ...change,
})

test.each<[string, Partial<RestNow>, string]>([
  ['nobody knows', { old: undefined }, 'voucher_unknown'],
  ['that is even', { rest: undefined }, 'card_empty'],
  ['of which more is on new ones', { rest: { turns: 0, cents: -300 } }, 'card_empty'],
  ['while this node may have forgotten something', { me: null }, 'node_recovering'],
  ['with a request that gave something else', { issued: { isForOld: false } }, 'request_reused'],
])('of a card %s nothing is given anew', (_, change, code) => {
  expect(refusalOf(() => giveRest('give-1', now(change)))).toMatchObject({ code })
})

test('only what is above nothing is given, and sent again nothing more', () => {
  const [cancelled, issued] = giveRest('give-1', now({ rest: { turns: 2, cents: -300 } }))
  expect(cancelled?.body).toEqual({ voucherId: 'GIFT1', movedTo: 'new' })
  expect(issued?.body).toMatchObject({ voucherId: 'new', turns: 2, owner: till })
  expect(issued?.body).not.toHaveProperty('refreshmentCents')
  expect(giveRest('give-1', now({ issued: { isForOld: true } }))).toEqual([])
})

const popcorn = (voucherId: string) => ({
  ...saleOf('sale-1', []),
  products: [{ productId: 'popcorn', quantity: 1 }],
  totalCents: 600,
  payments: [{ methodId: 'voucher', voucherId, cents: 600 }],
})
const back = (node: Node, billId: string, cents: number | null) =>
  node.execute(atRegister, tx =>
    refundBill(
      tx,
      { id: `${billId}-back`, billId, lines: null, reason: 'guest', cents },
      { ...carl, usedToo: true },
    ),
  )
const exchanged = (node: Node, old: string) =>
  node.execute(atRegister, tx => exchangeCard(tx, old, { requestId: 'exchange-1', newCode: 'NEWCARD77' }))

test('an exchange of which only the end of the old card survived is finished when it is sent again', async () => {
  const { box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'gift-1', 2, { refreshmentCents: 1000 })
  await box.execute(byHand, tx =>
    tx.append('exhibitor', 'voucher.cancelled', { voucherId: old, movedTo: 'newcard77' }),
  )
  expect(await exchanged(box, old)).toMatchObject({ id: 'newcard77', turns: 2, refreshmentCents: 1000 })
  const facts = box.journal.count()
  await exchanged(box, old)
  expect([box.journal.count(), cardRests(box.db, 10)]).toEqual([facts, []])
  expect(verify(box.db)).toEqual([])
})

const give = (node: Node, old: string, requestId = 'give-1') =>
  node.execute(byHand, tx => giveCardRest(tx, old, requestId))

test('what comes back to an exchanged card is on a list on both sides, and is given anew where it lies', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 3, { holderName: 'Ada Exemple', refreshmentCents: 2000 })
  await box.execute(atRegister, tx => sellAtRegister(tx, popcorn(old), carl))
  await sellFor(box, 'sale-2', ['A3'], old)
  const first = await exchanged(box, old)
  await link.settle()
  expect([cardRests(box.db, 10), cardRests(relay.db, 10)]).toEqual([[], []])

  await back(box, 'sale-1', 600)
  await back(box, 'sale-2', null)
  await link.settle()
  const rests = [{ voucherId: old, owner: till, turns: 1, cents: 600 }]
  expect([cardRests(box.db, 10), cardRests(relay.db, 10)]).toEqual([rests, rests])
  await expect(give(relay, old)).rejects.toMatchObject({ code: 'card_empty' })

  const made = await give(box, old)
  expect(made).toMatchObject({ turns: 1, refreshmentCents: 600, validUntil: first.validUntil, owner: till })
  expect(made.id).not.toBe(first.id)
  expect(privatePart(box, made.privateDigest)).toEqual({ holderName: 'Ada Exemple' })
  const count = box.journal.count()
  expect((await give(box, old)).id).toBe(made.id)
  expect(box.journal.count()).toBe(count)
  await expect(give(box, old, 'give-2')).rejects.toMatchObject({ code: 'card_empty' })
  await sellFor(box, 'sale-3', ['A4'], made.id)
  await link.settle()
  expect([cardRests(box.db, 10), cardRests(relay.db, 10)]).toEqual([[], []])
  expect([...disagreements(relay, box), ...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('what a till put on a card that another side was exchanging is on the list until its money goes back or it is given', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(relay, 'old', 1, { refreshmentCents: 2000 })
  await link.settle()
  link.cut()
  const topUp = { ...saleOf('sale-1', []), topUps: [{ voucherId: old, cents: 1500 }], totalCents: 1500 }
  await box.execute(atRegister, tx => sellAtRegister(tx, topUp, carl))
  await exchanged(relay, old)
  link.mend()
  await link.settle()
  expect(cardRests(relay.db, 10)).toEqual([{ voucherId: old, owner: till, turns: 0, cents: 1500 }])
  await give(box, old)
  // What was given anew is not paid back besides.
  await expect(back(box, 'sale-1', 1500)).rejects.toMatchObject({ code: 'voucher_in_use' })
  await link.settle()
  expect([cardRests(box.db, 10), cardRests(relay.db, 10)]).toEqual([[], []])
  expect([...disagreements(relay, box), ...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('a card that two histories have exchanged is told with what is too much, once all of it is known', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 2)
  await box.execute(byHand, tx => topUpVoucher(tx, { requestId: 'more', voucherId: old, cents: 500 }))
  const made = await exchanged(box, old)
  const { issuedAt: _, ...other } = { ...voucherById(box.db, made.id)!, id: 'OTHERCARD' }
  await box.execute(byHand, tx =>
    tx.append('exhibitor', 'voucher.cancelled', { voucherId: old, movedTo: other.id }),
  )
  expect(cardRests(box.db, 10)).toEqual([])
  await box.execute(byHand, tx =>
    tx.append('exhibitor', 'voucher.issued', {
      voucherId: other.id,
      requestId: 'exchange-9',
      voucherTypeId: other.voucherTypeId,
      type: other.type,
      title: other.title,
      turns: other.turns,
      turnCents: other.turnCents,
      refreshmentCents: other.refreshmentCents,
      pauseMinutes: other.pauseMinutes,
      owner: till,
      validFrom: other.validFrom,
      validUntil: other.validUntil,
      cinemaId: 'cinema-1',
      billId: null,
    }),
  )
  await link.settle()
  const rests = [{ voucherId: old, owner: till, turns: -2, cents: -500 }]
  expect([cardRests(box.db, 10), cardRests(relay.db, 10)]).toEqual([rests, rests])
  await expect(give(box, old)).rejects.toMatchObject({ code: 'card_empty' })
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})
