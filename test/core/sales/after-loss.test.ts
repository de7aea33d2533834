import { expect, test } from 'vitest'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { billById } from '#core/billing/store.ts'
import { verify } from '#core/node.ts'
import { finishAfterLoss } from '#core/sales/after-loss-commands.ts'
import { tokensOf } from '#core/seating/store.ts'
import { turnsOfBill } from '#core/vouchers/store.ts'
import { receiveSigned } from '../../world/signed.ts'
import { byHand, openEmptyNode, openSmallNode, tonight } from '../../world/small-exhibitor.ts'
import { buyFor, issue } from '../vouchers/evening.ts'

const exhibitor = 'relay-small000.1.exhibitor'
const cinema = 'relay-small000.1.cinema:cinema-1'

/** A relay that has a purchase which a voucher's turns pay wholly, but for its last fact: that it is settled. */
async function openHalf() {
  const { node: before } = await openSmallNode('relay')
  const id = await issue(before, 'gift-1')
  await buyFor(before, 'bill-1', ['B1'], id)
  const { node, clock } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, exhibitor, before.journal.after(exhibitor, 0, 1000))
  await receiveSigned(node, cinema, before.journal.after(cinema, 0, before.journal.head(cinema).seq - 1))
  const state = () => ({
    bill: billById(node.db, 'bill-1')!.status,
    seat: tokensOf(node.db, tonight, ['B1']).get('B1')!.state,
    turns: turnsOfBill(node.db, 'bill-1').map(turn => turn.state),
  })
  expect(state()).toEqual({ bill: 'paying', seat: 'paying', turns: ['spent'] })
  return { node, clock, id, state }
}

test('a purchase that turns pay wholly is settled where that it is was lost', async () => {
  const { node, state } = await openHalf()
  await node.execute(byHand, finishAfterLoss)
  expect(state()).toEqual({ bill: 'settled', seat: 'sold', turns: ['spent'] })
  const facts = node.journal.count()
  await node.execute(byHand, finishAfterLoss)
  expect(node.journal.count()).toBe(facts)
  expect(verify(node.db)).toEqual([])
})

test('so it is when its visitor sends it again', async () => {
  const { node, id, state } = await openHalf()
  expect(await buyFor(node, 'bill-1', ['B1'], id)).toMatchObject({ status: 'settled' })
  expect(state()).toEqual({ bill: 'settled', seat: 'sold', turns: ['spent'] })
})

test('once its show is over it ends, and its turns are free again', async () => {
  const { node, clock, state } = await openHalf()
  clock.ms += 24 * 3_600_000
  await node.execute(byHand, finishAfterLoss)
  expect(state()).toEqual({ bill: 'failed', seat: 'free', turns: [] })
  expect(openRefunds(node.db)).toEqual([])
})
