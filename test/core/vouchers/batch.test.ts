import { expect, test } from 'vitest'
import { translator } from '#core/i18n/translate.ts'
import { batchMost, batchOf, requestsOf, turnsOfBatch, type Batch } from '#core/vouchers/batch.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { vouchersRequestedIn } from '#core/vouchers/store.ts'
import { voucherView } from '#core/vouchers/view-load.ts'
import { codeCells } from '#relay/portal/vouchers/code-cells.ts'
import { en } from '#relay/portal/words/en.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const batch: Batch = {
  id: '0190a000-0000-7000-8000-00000000000a',
  count: 60,
  voucherTypeId: 'ten',
  turns: 10,
  refreshmentCents: 500,
  holderName: 'Bank of the Valley',
  reference: 'PO 2026/118',
  cinemaId: null,
  billId: null,
}

test('a batch is issued in turns, each voucher once, with a code of its own, and again where it broke off', async () => {
  const { node } = await openSmallNode('relay')
  const issue = (only = Infinity) =>
    [...turnsOfBatch(batch)]
      .slice(0, only)
      .reduce(
        (before, wanted) =>
          before.then(() => node.execute(byHand, tx => wanted.forEach(each => void issueVoucher(tx, each)))),
        Promise.resolve(),
      )
  await issue(1)
  const requests = requestsOf(batch.id)
  const first = vouchersRequestedIn(node.db, requests, batchMost)
  expect(first).toHaveLength(25)
  await issue()
  await issue()
  const all = vouchersRequestedIn(node.db, requests, batchMost)
  expect(all).toHaveLength(60)
  expect(all.slice(0, 25).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(new Set(all.map(({ id }) => id)).size).toBe(60)
  expect(new Set(all.map(({ requestId }) => batchOf(requestId)))).toEqual(new Set([batch.id]))
  expect(batchOf('0190a000-0000-7000-8000-00000000000b')).toBeNull()
  expect(vouchersRequestedIn(node.db, requestsOf('0190a000-0000-7000-8000-00000000000'), 9)).toEqual([])
})

test('the codes of a batch are a file with what is on each voucher and what its buyer calls it', async () => {
  const { node } = await openSmallNode('relay')
  const [wanted] = turnsOfBatch({ ...batch, count: 2 })
  await node.execute(byHand, tx => wanted!.forEach(each => void issueVoucher(tx, each)))
  const views = vouchersRequestedIn(node.db, requestsOf(batch.id), batchMost).map(row =>
    voucherView(tenantOf(node), row, 'en'),
  )
  expect(views[0]).toMatchObject({
    reference: 'PO 2026/118',
    batchId: batch.id,
    holderName: batch.holderName,
  })
  const [heads, ...cells] = codeCells(views, { t: translator('en', en), locale: 'en', mark: '.' })
  expect(heads).toHaveLength(8)
  expect(cells.map(each => each.slice(1))).toEqual(
    Array.from({ length: 2 }, () => [
      'Ten times cinema',
      '10',
      '5.00',
      '2027-11-21',
      'PO 2026/118',
      'Bank of the Valley',
      '',
    ]),
  )
  expect(cells.every(([code]) => /^[0-9A-Z-]{12,}$/.test(code!))).toBe(true)
})
