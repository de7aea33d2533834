import { expect, test } from 'vitest'
import { responsibleCinemaOf, responsibleCinemaOfListed } from '#core/sales/load.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { waiting } from '#core/sales/worklist/worklist.ts'
import type { WorkEntry } from '#core/sales/worklist/contract.ts'
import {
  byHand,
  checkoutOf,
  openSmallNode,
  testAccount,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'
import { reportedPayment } from '../../world/told.ts'
import { buyFor, issue } from '../vouchers/evening.ts'

const listed = (metadata: Record<string, string>) => reportedPayment({ cents: 1000 }, metadata)

test('a purchase waits for the box of its own cinema; one that a voucher pays for waits for all', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
  await buyFor(node, 'bill-2', ['B2'], await issue(node, 'gift-1'))
  expect([responsibleCinemaOf(node.db, 'bill-1'), responsibleCinemaOf(node.db, 'bill-2')]).toEqual([
    'cinema-1',
    null,
  ])
})

test('a purchase the journal lost belongs to the cinema its payment names, as far as that is known here', async () => {
  const { node } = await openSmallNode('relay', { hasBox: true })
  const home = (metadata: Record<string, string>) => responsibleCinemaOfListed(node.db, listed(metadata))
  expect(home({ seats: `${tonight}/B1` })).toBe('cinema-1')
  expect(home({ cinemaId: 'cinema-1', seats: 'show-nobody-remembers/B1' })).toBe('cinema-1')
  expect(home({ cinemaId: 'cinema-nobody-remembers', seats: 'show-nobody-remembers/B1' })).toBeNull()
  await node.execute(byHand, tx =>
    compareListed(tx, testAccount, listed({ seats: 'show-nobody-remembers/B1' })),
  )
  expect(responsibleCinemaOf(node.db, 'found-tst_lost')).toBeNull()
})

test('while its money waits after a repair, an entry says for what, and offers nothing that could not be done', () => {
  const entry = { next: 'refund_again', actions: ['ask', 'clear'] } as unknown as WorkEntry
  expect(waiting(entry, 'cinema-1', 'box')).toEqual({ next: 'wait_for_box', actions: [] })
  expect(waiting(entry, null, 'box')).toEqual({ next: 'wait_for_boxes', actions: [] })
  expect(waiting(entry, 'cinema-1', 'list')).toEqual({ next: 'wait_for_list', actions: [] })
  expect(waiting(entry, 'cinema-1', null)).toBe(entry)
})
