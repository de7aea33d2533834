import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentsNow } from '#core/billing/payment-store.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { billReceipt } from '#core/receipts/load.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { grantTurns, topUpVoucher } from '#core/vouchers/commands.ts'
import { loadRefreshments } from '#core/vouchers/load.ts'
import { overdrawnVouchers } from '#core/vouchers/overdrawn-store.ts'
import { heldOf, leftOf } from '#core/vouchers/refreshments.ts'
import { debtsOf } from '#core/vouchers/debt-store.ts'
import { turnsOf, turnsOfBill, voucherById } from '#core/vouchers/store.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, machine, rest } from '../journal/machine.ts'
import { rename } from '../journal/set-back.ts'
import { buyFor, issue, sellFor } from '../vouchers/evening.ts'

const ofMia = { who: 'employee:mia', via: 'portal' }

type Doing = (node: Node) => Promise<unknown>
type Heard = (node: Node, relay: Node, link: ReturnType<typeof openLink>) => Promise<unknown>

/**
 * A box was set back unnoticed to before what was `heard`, and then did what was `unsynced`. The stream it writes about
 * vouchers in has two histories; its cinema's stream has one unless both sold.
 */
async function setBackWith({ before, heard, unsynced }: { before: Doing; heard: Heard; unsynced: Doing }) {
  const { box: first, relay, first: node, link, durableIdentity } = await evening()
  await before(node)
  await rest(link)
  const copy = first.copy()
  await heard(node, relay, link)
  await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const older = await again.start(durableIdentity)
  await unsynced(older)
  const line = openLink(relay, older)
  await rest(line)
  expect(forksOf(relay.db).map(({ origin }) => origin)).toContain('box-small00000.1.exhibitor')
  return { relay, node: older, line }
}

async function keep(side: 'relay' | 'box', { relay, node, line }: Awaited<ReturnType<typeof setBackWith>>) {
  await relay.execute(ofMia, tx => settleFork(tx, node.identity.nodeId, side))
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect(node.state()).toBe('ready')
  expect(disagreements(relay, node)).toEqual([])
  for (const each of [relay, node]) expect(verify(each.db)).toEqual([])
}

const spent = ({ db }: Node, id: string) =>
  [...turnsOf(db, voucherById(db, id)!).values()].filter(turn => turn.state === 'spent').length

/** A card is topped up by twenty euros at the register. */
const toppedUp =
  (bill: string, idOf: () => string): Doing =>
  node =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        saleOf(bill, [], { topUps: [{ voucherId: idOf(), cents: 2000 }], totalCents: 2000 }),
        carl,
      ),
    )
const valueOf = (node: Node, id: string) => leftOf(loadRefreshments(node, id)!)

const edits: Doing = node => rename(node, `Named by ${node.journal.position()} facts`)

test('a turn that was spent in the history that was not chosen is spent again for its sale, which stands', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => (id = await issue(node, 'gift-1', 2)),
    heard: edits,
    unsynced: node => sellFor(node, 'sale-unsynced', ['A5'], id),
  })
  await keep('relay', runtime)
  expect(spent(runtime.relay, id)).toBe(1)
  const facts = runtime.relay.journal.position()
  runtime.line.mend()
  await rest(runtime.line)
  expect(runtime.relay.journal.position()).toBe(facts)
})

test('where the box’s history goes on, a turn that the other one told of is spent again for its sale', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => (id = await issue(node, 'gift-1', 2)),
    heard: node => sellFor(node, 'sale-heard', ['A5'], id),
    unsynced: edits,
  })
  await keep('box', runtime)
  expect(spent(runtime.relay, id)).toBe(1)
})

test.each([2, 3])(
  'a turn of %i that a box forgot it had given away, and the website used, is owed or another one',
  async turns => {
    let id = ''
    const runtime = await setBackWith({
      before: async node => (id = await issue(node, 'gift-1', turns)),
      heard: async (node, relay, link) => {
        await node.execute(byHand, tx =>
          grantTurns(tx, { voucherId: id, count: 2, to: 'relay', requestId: 'ask-1' }),
        )
        await rest(link)
        await buyFor(relay, 'bill-heard', ['B3', 'B4'], id)
        await relay.execute(byHand, tx => settlePayment(tx, 'bill-heard-1', 'paid'))
      },
      unsynced: node => sellFor(node, 'sale-unsynced', ['A5'], id),
    })
    await keep('box', runtime)
    const { node, relay } = runtime
    expect(turnsOfBill(node.db, 'bill-heard')).toHaveLength(2)
    expect(turnsOfBill(node.db, 'sale-unsynced')).toHaveLength(turns - 2)
    expect(debtsOf(node.db, { billId: 'sale-unsynced' })).toHaveLength(3 - turns)
    const facts = relay.journal.position()
    runtime.line.mend()
    await rest(runtime.line)
    expect(relay.journal.position()).toBe(facts)
  },
)

test('what came back of a sale stands, and its turn is free again, though that was said in the other history', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => {
      id = await issue(node, 'gift-1', 2)
      await sellFor(node, 'sale-0', ['A5'], id)
    },
    heard: edits,
    unsynced: node => node.execute(atRegister, tx => refundBill(tx, refundOf('back-0', 'sale-0', [1]), mia)),
  })
  await keep('relay', runtime)
  expect(spent(runtime.relay, id)).toBe(0)
})

/** Popcorn for six euros, paid by a card. */
const snack =
  (bill: string, idOf: () => string): Doing =>
  node =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        {
          ...saleOf(bill, []),
          products: [{ productId: 'popcorn', quantity: 1 }],
          totalCents: 600,
          payments: [{ methodId: 'voucher', voucherId: idOf(), cents: 600 }],
        },
        carl,
      ),
    )

test('value that both histories spent is taken from the voucher twice, and everybody lists it until it is made up for', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => (id = await issue(node, 'gift-1', 2, { refreshmentCents: 1000 })),
    heard: snack('sale-heard', () => id),
    unsynced: async node => {
      await rename(node, 'Another evening')
      await snack('sale-unsynced', () => id)(node)
    },
  })
  await keep('relay', runtime)
  for (const { db } of [runtime.relay, runtime.node])
    expect(overdrawnVouchers(db, 10)).toEqual([{ voucherId: id, cents: -200 }])
  const more = { requestId: 'more', voucherId: id, cents: 500 }
  await runtime.relay.execute(byHand, tx => topUpVoucher(tx, more))
  expect(overdrawnVouchers(runtime.relay.db, 10)).toEqual([])
})

test.each(['relay', 'box'] as const)(
  'a top-up that was told of in the history that is not chosen is on its card again, where the %s’s goes on',
  async side => {
    let id = ''
    const topUp = toppedUp('sale-of-value', () => id)
    const runtime = await setBackWith({
      before: async node => (id = await issue(node, 'gift-1', 1, { refreshmentCents: 1000 })),
      heard: side === 'relay' ? edits : topUp,
      unsynced: side === 'relay' ? topUp : edits,
    })
    await keep(side, runtime)
    for (const node of [runtime.relay, runtime.node]) expect(valueOf(node, id)).toBe(3000)
    const facts = runtime.relay.journal.position()
    runtime.line.mend()
    await rest(runtime.line)
    expect(runtime.relay.journal.position()).toBe(facts)
  },
)

test('a top-up that went back is off its card again, though that was said in the other history', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => {
      id = await issue(node, 'gift-1', 1, { refreshmentCents: 1000 })
      await toppedUp('sale-of-value', () => id)(node)
    },
    heard: edits,
    unsynced: node =>
      node.execute(atRegister, tx => refundBill(tx, refundOf('back-of-value', 'sale-of-value', [1]), mia)),
  })
  await keep('relay', runtime)
  for (const node of [runtime.relay, runtime.node]) expect(valueOf(node, id)).toBe(1000)
  const facts = runtime.relay.journal.position()
  runtime.line.mend()
  await rest(runtime.line)
  expect(runtime.relay.journal.position()).toBe(facts)
})

test('value that a return gave back is not given back again by another one, though the first is known by nothing else', async () => {
  let id = ''
  const runtime = await setBackWith({
    before: async node => {
      id = await issue(node, 'gift-1', 1, { refreshmentCents: 1000 })
      await snack('sale-of-popcorn', () => id)(node)
    },
    heard: node =>
      node.execute(byHand, tx => {
        const [paid] = paymentsNow(tx.db, 'sale-of-popcorn')
        const { version } = heldOf(loadRefreshments(node, id)!, 'cinema:cinema-1')
        tx.append('exhibitor', 'refreshments.returned', {
          owner: 'cinema:cinema-1',
          cinemaId: 'cinema-1',
          returnId: 'lost-back',
          returned: [{ voucherId: id, version: version + 1, paymentId: paid!.id, cents: 600 }],
        })
      }),
    unsynced: node =>
      node.execute(atRegister, tx => refundBill(tx, refundOf('other-back', 'sale-of-popcorn', [1]), mia)),
  })
  await keep('relay', runtime)
  // Nor where its register tells of it.
  const receipt = billReceipt(runtime.node, billById(runtime.node.db, 'sale-of-popcorn')!)!
  await runtime.node.execute(atRegister, tx => reinstateBill(tx, receipt))
  await rest(runtime.line)
  for (const node of [runtime.relay, runtime.node]) {
    expect(valueOf(node, id)).toBe(1000)
    expect(returnsOf(node.db, 'sale-of-popcorn').map(made => made.id)).toEqual(['other-back'])
  }
  const facts = runtime.relay.journal.position()
  runtime.line.mend()
  await rest(runtime.line)
  expect(runtime.relay.journal.position()).toBe(facts)
})
