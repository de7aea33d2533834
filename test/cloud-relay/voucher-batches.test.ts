import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveVouchers, readVoucherBatch } from '#core/vouchers/batch-contract.ts'
import { extendVoucher, readVoucher, topUpVoucher } from '#core/vouchers/contract.ts'
import { managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

test('a company is given many vouchers at once: their codes come as a list, and each is good at the box', async () => {
  const mia = await managerAt(places.relay.port)
  const wanted = { voucherTypeId: 'ten', turns: 10, holderName: 'Bank of the Valley', reference: 'PO 118' }
  const id = randomUUID()
  const wrong = await mia.call(giveVouchers, { body: { ...wanted, id, turns: 21, count: 40 } })
  expect([wrong.status, wrong.body.refusal]).toEqual([422, 'turns_step'])
  expect((await mia.call(readVoucherBatch, { params: { id } })).body.vouchers).toEqual([])
  const tooMany = await mia.call(giveVouchers, { body: { ...wanted, id, count: 501 } })
  expect(tooMany.body.refusal).toBe('invalid_input')
  for (const _ of ['sent', 'sent again'])
    expect((await mia.call(giveVouchers, { body: { ...wanted, id, count: 40 } })).body).toEqual({ count: 40 })
  const { vouchers } = (await mia.call(readVoucherBatch, { params: { id } })).body
  expect(vouchers).toHaveLength(40)
  const other = await mia.call(giveVouchers, { body: { ...wanted, id, turns: 5, count: 40 } })
  expect([other.status, other.body.refusal]).toEqual([409, 'request_reused'])
  const { db } = places.box.tenant.node
  const atBox = () =>
    db.prepare('SELECT count(*) FROM vouchers WHERE request_id LIKE ?').pluck().get(`${id}/%`) as number
  await until(() => atBox() === 40)
  const params = { code: vouchers[0]!.code }
  await mia.call(topUpVoucher, { params, body: { id: randomUUID(), cents: 750 } })
  await mia.call(extendVoucher, { params, body: { validUntil: '2031-01-31' } })
  expect((await mia.call(readVoucher, { params })).body.voucher).toMatchObject({
    reference: 'PO 118',
    batchId: id,
    validUntil: '2031-01-31',
    refreshments: { leftCents: 750 },
  })
}, 90_000)
