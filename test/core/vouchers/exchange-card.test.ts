import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { typedId } from '#core/journal/id.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { billById } from '#core/billing/store.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { cancelVoucher, debtsHere, settleDebt, topUpVoucher } from '#core/vouchers/commands.ts'
import { openDebts } from '#core/vouchers/debt-store.ts'
import { exchangeCard, type CardNow } from '#core/vouchers/exchange-card.ts'
import { exchangeCard as exchangeHere } from '#core/vouchers/exchange-commands.ts'
import { loadRefreshments } from '#core/vouchers/load.ts'
import { leftOf } from '#core/vouchers/refreshments.ts'
import { turnsOf, voucherById } from '#core/vouchers/store.ts'
import { day, nowMs, refusalOf, voucherOf } from '../../world/rule-data.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'
import { issue, override, sellFor } from './evening.ts'

const till = 'cinema:cinema-1' as const
const ask = { requestId: 'exchange-1', newCode: 'Card 2' }
const now = (change: Partial<CardNow> = {}): CardNow => ({
  old: voucherOf(),
  refreshments: undefined,
  issued: undefined,
  codeTaken: false,
  holderName: '',
  owner: till,
  me: till,
  cinemaId: 'cinema-1',
  today: day,
  nowMs,
  ...change,
})
const value = (parts: [typeof till | 'relay', number][]) => ({
  voucher: voucherOf().voucher,
  parts: new Map(parts.map(([owner, cents]) => [owner, { cents, version: 1 }])),
})

test.each<[string, Partial<CardNow>, string, object]>([
  ['nobody knows', { old: undefined }, 'voucher_unknown', {}],
  ['that was cancelled', { old: voucherOf({ cancelled: true }) }, 'voucher_cancelled', {}],
  [
    'that is over',
    { old: voucherOf({ validUntil: '2026-11-20' }) },
    'voucher_too_late',
    { day: '2026-11-20' },
  ],
  [
    'a visitor is paying with',
    { old: voucherOf({ owned: [{}, { state: 'paying', billId: 'bill' }] }) },
    'card_in_payment',
    {},
  ],
  [
    'with nothing left',
    { old: voucherOf({ owned: [{ state: 'spent', billId: 'bill' }] }) },
    'card_empty',
    {},
  ],
  [
    'of which the website has a turn',
    { old: voucherOf({ owned: [{}, { owner: 'relay' }] }) },
    'turns_elsewhere',
    { voucherId: 'GIFT1', missing: 1 },
  ],
  [
    'of which the website holds value',
    {
      refreshments: value([
        [till, 500],
        ['relay', 300],
      ]),
    },
    'refreshments_elsewhere',
    { voucherId: 'GIFT1', missing: 300 },
  ],
  ['while this node may have forgotten something', { me: null }, 'node_recovering', {}],
])('a card %s is not exchanged', (_, change, code, details) => {
  expect(refusalOf(() => exchangeCard(ask, now(change)))).toEqual({ code, details })
})

test.each<[string, string, Partial<CardNow>, string]>([
  ['a code another card has', 'Card 2', { codeTaken: true }, 'voucher_code_taken'],
  ['the card’s own code', 'GIFT-1', { old: voucherOf({ id: typedId('GIFT-1') }) }, 'voucher_code_taken'],
  ['a code too short for one', 'ab', {}, 'voucher_code_unfit'],
])('%s is refused at the new code, and nothing moves', (_, newCode, change, code) => {
  try {
    exchangeCard({ ...ask, newCode }, now(change))
    expect.unreachable()
  } catch (cause) {
    expect(cause).toMatchObject({ code, fields: { newCode: [`refusal.${code}`] } })
  }
})

const exchanged = (node: Node, old: string, newCode: string, requestId = 'exchange-1') =>
  node.execute(atRegister, tx => exchangeHere(tx, old, { requestId, newCode }))
const free = (node: Node, id: string) =>
  [...turnsOf(node.db, voucherById(node.db, id)!).values()].filter(({ state }) => state === 'free').length

test('everything that is left of a card moves to the new one, and the old one can never be used again', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 3, { holderName: 'Ada Exemple', refreshmentCents: 2000 })
  await box.execute(byHand, tx => topUpVoucher(tx, { requestId: 'more', voucherId: old, cents: 500 }))
  await sellFor(box, 'sale-1', ['A3'], old)
  const made = await exchanged(box, old, 'NEW-CARD 77')
  const before = voucherById(box.db, old)!
  expect(made).toMatchObject({
    turns: 2,
    refreshmentCents: 2500,
    validUntil: before.validUntil,
    voucherTypeId: 'ten',
    takenOver: false,
  })
  expect(privatePart(box, made.privateDigest)).toEqual({ holderName: 'Ada Exemple' })
  await expect(sellFor(box, 'sale-2', ['A4'], old)).rejects.toMatchObject({ code: 'voucher_cancelled' })
  await sellFor(box, 'sale-3', ['A4'], made.id)
  expect(free(box, made.id)).toBe(1)
  await link.settle()
  expect(voucherById(relay.db, old)?.cancelled).toBe(true)
  expect(leftOf(loadRefreshments(relay, made.id)!)).toBe(2500)
  expect(disagreements(relay, box)).toEqual([])
  expect(verify(box.db)).toEqual([])
})

test('an exchange sent again is the same one, and a card is exchanged once', async () => {
  const { box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 2)
  const made = await exchanged(box, old, 'NEWCARD77')
  const count = box.journal.count()
  expect(await exchanged(box, old, 'newcard 77')).toEqual(made)
  await expect(exchanged(box, old, 'OTHER99')).rejects.toMatchObject({ code: 'request_reused' })
  await expect(exchanged(box, old, 'OTHER99', 'exchange-2')).rejects.toMatchObject({
    code: 'voucher_cancelled',
  })
  const third = await issue(box, 'third', 1)
  await expect(exchanged(box, third, 'NEWCARD77', 'exchange-3')).rejects.toMatchObject({
    code: 'voucher_code_taken',
  })
  expect(box.journal.count()).toBe(count + 1)
})

test('a card that was cancelled on the other side meanwhile stays cancelled, and what had moved stays with the new one', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 2)
  await link.settle()
  await relay.execute(byHand, tx => cancelVoucher(tx, old))
  const made = await exchanged(box, old, 'NEWCARD77')
  await link.settle()
  expect([voucherById(relay.db, old)?.cancelled, free(relay, made.id)]).toEqual([true, 2])
  expect(disagreements(relay, box)).toEqual([])
})

test('a card that was sold and moved to another gives no money back, also where a manager had cancelled it elsewhere', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const newVouchers = [{ voucherTypeId: 'ten', turns: 2 }]
  await box.execute(atRegister, tx =>
    sellAtRegister(tx, saleOf('sale-1', [], { newVouchers, totalCents: 1700 }), carl),
  )
  const code = linesOf(box.db, 'sale-1')[0]!.voucherId!
  await link.settle()
  await relay.execute(byHand, tx => cancelVoucher(tx, code))
  const made = await exchanged(box, code, 'NEWCARD77')
  const back = { id: 'back', billId: 'sale-1', lines: null, reason: 'guest', cents: null } as const
  const refund = () => box.execute(atRegister, tx => refundBill(tx, back, { ...carl, usedToo: true }))
  await expect(refund()).rejects.toMatchObject({ code: 'voucher_in_use' })
  await link.settle()
  await expect(refund()).rejects.toMatchObject({ code: 'voucher_in_use' })
  expect(free(relay, made.id)).toBe(2)
  expect([relay, box].map(node => voucherById(node.db, code)?.moved)).toEqual([true, true])
  expect([...disagreements(relay, box), ...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('nothing of a card that was moved is given to another side any more, also where it asks before it has read that', async () => {
  const { box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 3, { refreshmentCents: 2000 })
  await link.settle()
  await exchanged(box, old, 'NEWCARD77')
  const asked = [
    link.peers.relay.requestTurns(old, 2),
    link.peers.relay.requestTurns(old, 500, 'refreshments'),
  ]
  await link.settle()
  expect(await Promise.all(asked)).toEqual([0, 0])
  const moved = loadRefreshments(box, old)!
  expect([free(box, old), [...moved.parts.keys()]]).toEqual([3, [till]])
})

test('a debt of a card is not paid by turns that are on another card by now, and stays on the list', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(relay, 'old', 2)
  await link.settle()
  link.cut()
  await override(box, 'sale-1', old, 1)
  await sellFor(box, 'sale-1', ['A3'], old)
  const made = await exchanged(relay, old, 'NEWCARD77')
  link.mend()
  await link.settle()
  const [debt] = debtsHere(box)
  expect(await box.execute(byHand, tx => settleDebt(tx, debt!.id))).toBe('owed')
  const asked = link.peers.box.requestTurns(made.id, 2)
  await link.settle()
  expect(await asked).toBe(2)
  expect([debtsHere(box).length, free(box, made.id), free(box, old)]).toEqual([1, 2, 2])
})

test('a sale that comes back after its card was moved leaves a debt, and takes no turn the new card has', async () => {
  const { node: before } = await openSmallNode()
  const { node: after } = await openSmallNode()
  const old = await issue(before, 'gift-1', 2)
  await issue(after, 'gift-1', 2)
  await sellFor(before, 'sale-1', ['A3'], old)
  const made = await exchanged(after, old, 'NEWCARD77')
  await after.execute(atRegister, tx =>
    reinstateBill(tx, billReceipt(before, billById(before.db, 'sale-1')!)!),
  )
  expect(openDebts(after.db)).toMatchObject([{ billId: 'sale-1', voucherId: old, ending: null }])
  expect([free(after, made.id), free(after, old)]).toEqual([2, 2])
  expect(verify(after.db)).toEqual([])
})

test('what a till put on a card that was exchanged elsewhere meanwhile goes back there, and the new card keeps what it has', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(relay, 'old', 1, { refreshmentCents: 2000 })
  await link.settle()
  link.cut()
  const topUp = { ...saleOf('sale-1', []), topUps: [{ voucherId: old, cents: 1500 }], totalCents: 1500 }
  await box.execute(atRegister, tx => sellAtRegister(tx, topUp, carl))
  const made = await exchanged(relay, old, 'NEWCARD77')
  link.mend()
  await link.settle()
  expect(leftOf(loadRefreshments(box, made.id)!)).toBe(2000)
  const back = { id: 'back', billId: 'sale-1', lines: null, reason: 'guest', cents: 1500 } as const
  await box.execute(atRegister, tx => refundBill(tx, back, { ...carl, usedToo: false }))
  await link.settle()
  const left = [relay, box].map(node =>
    [...loadRefreshments(node, old)!.parts.values()].map(({ cents }) => cents),
  )
  expect(left.map(parts => parts.toSorted((a, b) => a - b))).toEqual([
    [0, 2000],
    [0, 2000],
  ])
  expect(leftOf(loadRefreshments(relay, made.id)!)).toBe(2000)
  expect([...disagreements(relay, box), ...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('of a card that two histories have exchanged, nothing goes back that either had put on it', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  const old = await issue(box, 'old', 1)
  const topUp = { ...saleOf('sale-1', []), topUps: [{ voucherId: old, cents: 1500 }], totalCents: 1500 }
  await box.execute(atRegister, tx => sellAtRegister(tx, topUp, carl))
  await link.settle()
  await exchanged(box, old, 'NEWCARD77')
  await relay.execute(byHand, tx =>
    tx.append('exhibitor', 'voucher.cancelled', { voucherId: old, movedTo: 'OTHERCARD' }),
  )
  await link.settle()
  const back = { id: 'back', billId: 'sale-1', lines: null, reason: 'guest', cents: 1500 } as const
  const refund = box.execute(atRegister, tx => refundBill(tx, back, { ...carl, usedToo: true }))
  await expect(refund).rejects.toMatchObject({ code: 'voucher_in_use' })
  expect([...disagreements(relay, box), ...verify(relay.db), ...verify(box.db)]).toEqual([])
})
