import { expect, test } from 'vitest'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { deliveriesOf } from '#core/vouchers/delivery-store.ts'
import { mayLeave } from '#relay/mail/left-facts.ts'
import { keptLetter, putLetter } from '#relay/mail/letter-store.ts'
import { openMailer } from '#relay/mail/mailer.ts'
import type { Post } from '#relay/mail/post.ts'
import { hastened, quietLog } from '../../world/clock.ts'
import { until } from '../../world/until.ts'
import { byHand, openSmallNode, tenantOf, visitor } from '../../world/small-exhibitor.ts'

/** A relay at which a gift for a friend is paid, with a mail server that takes everything. */
async function withGift() {
  const { node, clock } = await openSmallNode('relay', {
    hasBox: true,
    runtime: { sleep: hastened(quietLog().log).sleep },
  })
  const sent: string[] = []
  let rounds = 0
  const post = {
    server: () => ++rounds && 'smtp://here',
    send: ({ to }: { to: { address: string } }) => Promise.resolve(void sent.push(to.address)),
    close: () => {},
  } as unknown as Post
  const delivery = { email: 'friend@example.com', day: '2026-11-21' }
  const item = {
    type: 'loyaltyCard' as const,
    voucher_type_id: 'ten',
    total_turns: 2,
    total_products: 0,
    delivery,
  }
  const buyer = { name: 'Ada', email: 'ada@example.com', email_confirmation: 'ada@example.com' }
  const wanted = { bill_id: 'gift', payment_method_id: 'test', ...buyer, amount: 1700, items: [item] }
  await node.execute(visitor, tx => openVoucherBill(tx, wanted, 'en'))
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  return {
    node,
    clock,
    sent,
    rounds: () => rounds,
    mailer: openMailer(tenantOf(node), post, 'http://localhost'),
  }
}

test('a gift does not leave while it could not be kept that it did, and leaves once after that', async () => {
  const { node, clock, sent, rounds, mailer } = await withGift()
  const gift = { kind: 'voucher_gift', about: 'gift 1 0' } as const
  expect(mayLeave(node, gift)).toBe(true)
  node.nodeStatus.begin('database_restored')
  expect([mayLeave(node, gift), mayLeave(node, { kind: 'bill', about: 'gift' })]).toEqual([false, true])
  mailer.begin()
  // The buyer's own mail is no fact, and goes.
  await until(() => sent.includes('ada@example.com'))
  await until(() => keptLetter(node.db, 'voucher_gift', gift.about) !== undefined)
  const seen = rounds()
  await until(() => rounds() > seen + 3)
  expect([sent, deliveriesOf(node.db, 'gift')[0]!.mailedAt]).toEqual([['ada@example.com'], null])
  node.nodeStatus.finish(node.identity.epoch)
  clock.ms += 3_600_000
  await until(() => deliveriesOf(node.db, 'gift')[0]!.mailedAt !== null)
  expect(sent).toEqual(['ada@example.com', 'friend@example.com'])
  await mailer.close()
  await node.close()
})

test('what a mail is about may wait for an update: it is not held for sent', async () => {
  const { node, clock, rounds, mailer } = await withGift()
  const letter = () => keptLetter(node.db, 'bill', 'unread')
  await node.execute(byHand, tx => {
    tx.db.raw.exec(
      "INSERT INTO parked SELECT id, 1, 'bill.opened version 9 is newer than 1', '' FROM origins LIMIT 1",
    )
    putLetter(tx.db, { kind: 'bill', about: 'unread', nextMs: tx.nowMs })
  })
  mailer.begin()
  await until(() => (letter()?.nextMs ?? 0) > clock.ms)
  expect(letter()!.state).toBe('waiting')
  await node.execute(byHand, tx => void tx.db.raw.exec('DELETE FROM parked'))
  clock.ms += 3_600_000
  await until(() => letter()!.state === 'sent')
  expect(rounds()).toBeGreaterThan(1)
  await mailer.close()
  await node.close()
})
