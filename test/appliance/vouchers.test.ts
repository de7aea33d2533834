import { entryCalls } from '#core/catalogue/contract.ts'
import { voucherType } from '#core/vouchers/voucher-type.entity.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper } from '#core/devices/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { makeSale } from '#core/sales/contract.ts'
import { billResult, checkout } from '#core/sales/public-contract.ts'
import {
  allowOverride,
  cancelVoucher,
  exchangeVoucher,
  giveVoucher,
  readVoucher,
  readVouchers,
} from '#core/vouchers/contract.ts'
import { readDebts, writeOffDebt } from '#core/vouchers/debt-contract.ts'
import { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import { validateVoucher } from '#core/vouchers/public-contract.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { openWire, type Wire } from '../world/wire.ts'

let places: Places
let line: Wire
let carl: Client
let mia: Client
let miaAtBox: Client
let ada: Client

beforeAll(async () => {
  places = await openPlaces()
  line = await openWire(places.relay.port)
  places.boxSettings['FOYER_RELAY_CONNECT'] = line.url
  await places.restartBox()
  carl = await employeeAt(places.box.port, 'carl')
  miaAtBox = await managerAt(places.box.port)
  mia = await managerAt(places.relay.port)
  ada = await visitorOf(places.relay.port)
})
afterAll(async () => {
  await places.close()
  await line.close()
})

const give = async (who: Client, turns: number) => {
  const body = { id: randomUUID(), voucherTypeId: 'ten', turns, holderName: 'Ada Exemple' }
  const answer = await who.call(giveVoucher, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.voucher
}
/** A sale whose seats a voucher pays. */
const byVoucher = (seats: string[], voucherId: string) => {
  const sale = basket(seats, undefined, { totalCents: 0 })
  return {
    ...sale,
    tickets: sale.tickets.map(ticket => ({ ...ticket, voucherId })),
    payments: [{ methodId: 'voucher' }],
  }
}
/** The same on the website; premium seats cost their supplement. */
const onlineBy = (seats: string[], voucherId: string) => {
  const filled = form(seats, undefined, { amount: seats.filter(seat => seat.startsWith('C')).length * 250 })
  return { ...filled, items: filled.items.map(item => ({ ...item, voucher_id: voucherId })) }
}
const read = async (who: Client, code: string) => (await who.call(readVoucher, { params: { code } })).body

test('a voucher given in the portal of the website is used at the register after one question', async () => {
  const voucher = await give(mia, 4)
  await until(async () => (await carl.call(readVoucher, { params: { code: voucher.code } })).status === 200)
  const sold = await carl.call(makeSale, { body: byVoucher(['A3'], voucher.id) })
  expect(sold.status, sold.text).toBe(200)
  expect(sold.body.bill).toMatchObject({ totalCents: 0, payments: [{ method: 'voucher', cents: 0 }] })
  expect(sold.body.bill.lines[0]).toMatchObject({ voucherId: voucher.id, coveredCents: 1000 })
  const at = (await read(carl, voucher.code.toLowerCase().replaceAll('-', ' '))).voucher
  expect(at).toMatchObject({ left: 3, holderName: 'Ada Exemple', at: [{ owner: 'relay', free: 3 }] })
  await until(async () => (await carl.call(readPaper)).body.jobs.some(job => job.kind === 'ticket'))
})

test('a voucher of the box pays on the website: supplements are left to pay, and a wholly paid purchase is settled at once', async () => {
  const voucher = await give(miaAtBox, 3)
  await until(async () => (await mia.call(readVoucher, { params: { code: voucher.code } })).status === 200)
  const good = await ada.call(validateVoucher, { body: { barcode: voucher.code } })
  expect(good.body.data).toMatchObject({ total_turns: 3, remaining_turns: 3, redeemable_turn: 3, used: 0 })
  const whole = await ada.call(checkout, { body: onlineBy(['B1'], voucher.id) })
  expect(whole.status, whole.text).toBe(200)
  expect(whole.body.data.payment).toBeNull()
  const result = await ada.call(billResult, { params: { uuid: whole.body.data.uuid } })
  expect(result.body.data).toMatchObject({ status: 'settled', tickets: [{ price: 0 }] })
  const { uuid, link } = await goToPay(ada, onlineBy(['C1'], voucher.id))
  expect((await read(mia, voucher.code)).voucher.left).toBe(1)
  await press(link, 'paid')
  const status = async () => (await ada.call(billResult, { params: { uuid } })).body.data.status
  await until(async () => (await status()) === 'settled')
  const { history } = await read(mia, voucher.code)
  expect(history.map(change => change.what).toSorted()).toEqual(['kept', 'moved', 'moved', 'spent', 'spent'])
})

test('a card is exchanged at the register for one that nobody used, wherever its turns are', async () => {
  const voucher = await give(mia, 3)
  await until(async () => (await carl.call(readVoucher, { params: { code: voucher.code } })).status === 200)
  const body = { id: randomUUID(), newCode: `CARD ${voucher.code.slice(0, 4)} 77` }
  const exchanged = await carl.call(exchangeVoucher, { params: { code: voucher.code }, body })
  expect(exchanged.status, exchanged.text).toBe(200)
  expect(exchanged.body.voucher).toMatchObject({
    left: 3,
    holderName: 'Ada Exemple',
    at: [{ owner: 'cinema:cinema-1', free: 3 }],
  })
  expect((await read(carl, voucher.code)).voucher.cancelled).toBe(true)
  await until(async () => (await mia.call(readVoucher, { params: { code: body.newCode } })).status === 200)
  const other = await give(miaAtBox, 1)
  const again = { id: randomUUID(), newCode: body.newCode }
  await refuses(carl, [places.box.tenant], 409, 'voucher_code_taken', () =>
    carl.call(exchangeVoucher, { params: { code: other.code }, body: again }),
  )
})

test('a payment that fails gives the turn back', async () => {
  const voucher = await give(mia, 1)
  const { link } = await goToPay(ada, onlineBy(['C2'], voucher.id))
  await refuses(ada, [places.tenant], 409, 'voucher_used_up', () =>
    ada.call(validateVoucher, { body: { barcode: voucher.code } }),
  )
  await press(link, 'failed')
  await until(async () => (await read(mia, voucher.code)).voucher.left === 1)
})

test('the register sells a voucher, prints its code, and it can be used at once', async () => {
  const sale = basket([], undefined, {
    totalCents: 850,
    newVouchers: [{ voucherTypeId: 'ten', turns: 1 }],
  })
  const sold = await carl.call(makeSale, { body: sale })
  expect(sold.status, sold.text).toBe(200)
  const [bought] = sold.body.bill.lines
  const used = await carl.call(makeSale, { body: byVoucher(['A4'], bought!.voucherId!) })
  expect(used.status, used.text).toBe(200)
  await refuses(carl, [places.box.tenant], 409, 'voucher_used_up', () =>
    carl.call(makeSale, { body: byVoucher(['A5'], bought!.voucherId!) }),
  )
})

test('codes nobody knows, kinds that are not sold and turns a kind does not allow are refused', async () => {
  const box = [places.box.tenant]
  await places.agreed()
  await refuses(carl, box, 404, 'voucher_unknown', () => read2('AAAA-BBBB-CCCC'))
  await refuses(carl, box, 404, 'voucher_unknown', () =>
    carl.call(makeSale, { body: byVoucher(['A5'], 'aaaabbbbcccc') }),
  )
  await refuses(ada, [places.tenant], 404, 'voucher_unknown', () =>
    ada.call(validateVoucher, { body: { barcode: 'aaaa bbbb cccc' } }),
  )
  const body = { id: randomUUID(), voucherTypeId: 'ten', turns: 99, holderName: '' }
  await refuses(mia, [places.tenant], 422, 'turns_step', () => mia.call(giveVoucher, { body }))
  await refuses(mia, [places.tenant], 422, 'voucher_type_unknown', () =>
    mia.call(giveVoucher, { body: { ...body, voucherTypeId: 'none' } }),
  )
  await refuses(mia, [places.tenant], 404, 'debt_unknown', () =>
    mia.call(writeOffDebt, { params: { id: 'none' } }),
  )
  function read2(code: string) {
    return carl.call(readVoucher, { params: { code } })
  }
})

test('who may not manage vouchers neither gives, cancels nor lists them', async () => {
  const body = { id: randomUUID(), voucherTypeId: 'ten', turns: 1, holderName: '' }
  const box = [places.box.tenant]
  await refuses(carl, box, 403, 'not_allowed', () => carl.call(giveVoucher, { body }))
  await refuses(carl, box, 403, 'not_allowed', () => carl.call(readVouchers))
  await refuses(carl, box, 403, 'not_allowed', () => carl.call(cancelVoucher, { params: { code: 'x' } }))
  await refuses(ada, [places.tenant], 401, 'not_signed_in', () => ada.call(readDebts))
})

test('a kind of voucher is made and edited in the portal, and reaches the register', async () => {
  const whole = {
    title: { en: 'Five times' },
    turnCents: 900,
    turnsMin: 5,
    turnsMax: 10,
    turnsStep: 5,
    turnsDefault: 5,
  }
  const calls = entryCalls(voucherType)
  const params = { id: 'five' }
  const make = (body: object) => mia.call(calls.create, { params, body })
  await refuses(mia, [places.tenant], 422, 'turns_step', () => make({ ...whole, turnsDefault: 7 }))
  await refuses(mia, [places.tenant], 422, 'invalid_input', () => make({ ...whole, title: { en: ' ' } }))
  expect((await make(whole)).body.entry).toMatchObject({ turnsStep: 5, validMonths: 24, deleted: false })
  await refuses(mia, [places.tenant], 422, 'turns_step', () =>
    mia.call(calls.change, { params, body: { turnsMin: 9 } }),
  )
  // Each is told at the field that is wrong, and bounds that cross are told as that.
  const misfit = async (body: object) => {
    const { refusal, errors = {}, message } = (await mia.call(calls.change, { params, body })).body
    return [refusal, Object.keys(errors), message]
  }
  expect(await misfit({ turnsMin: 9 })).toEqual(['turns_step', ['turnsMin'], expect.any(String)])
  expect(await misfit({ turnsMin: 15 })).toEqual([
    'least_above_most',
    ['turnsMin'],
    'The smallest must not be larger than the largest, 10. Change one of the two.',
  ])
  expect(await misfit({ refreshments: true, refreshmentMinCents: 900, refreshmentMaxCents: 300 })).toEqual([
    'least_above_most',
    ['refreshmentMinCents'],
    expect.stringContaining('3.00'),
  ])
  const known = async () => (await carl.call(readVoucherTypes)).body.types.map(type => type.id)
  await until(async () => (await known()).includes('five'))
  expect((await mia.call(calls.archive, { params, body: { archived: true } })).status).toBe(200)
  await until(async () => !(await known()).includes('five'))
})

test('where the website takes no vouchers, it says so', async () => {
  const voucher = await give(mia, 1)
  const features = (vouchers: boolean) =>
    places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
      changeEntry(tx, 'exhibitor', 'tenant', { features: { tickets: true, vouchers, newsletters: false } }),
    )
  await features(false)
  await refuses(ada, [places.tenant], 403, 'module_off', () =>
    ada.call(validateVoucher, { body: { barcode: voucher.code } }),
  )
  await refuses(ada, [places.tenant], 403, 'module_off', () =>
    ada.call(checkout, { body: onlineBy(['B2'], voucher.id) }),
  )
  await features(true)
})

test('a cancelled voucher is refused on both sides', async () => {
  const voucher = await give(mia, 1)
  await mia.call(cancelVoucher, { params: { code: voucher.code } })
  await refuses(ada, [places.tenant], 409, 'voucher_cancelled', () =>
    ada.call(checkout, { body: onlineBy(['B2'], voucher.id) }),
  )
  await until(
    async () => (await carl.call(readVoucher, { params: { code: voucher.code } })).body.voucher?.cancelled,
  )
  await refuses(carl, [places.box.tenant], 409, 'voucher_cancelled', () =>
    carl.call(makeSale, { body: byVoucher(['A5'], voucher.id) }),
  )
})

test('cut off, each side uses its own turns only; a manager’s word makes a debt, which is settled when the line is back', async () => {
  const ofRelay = await give(mia, 2)
  const ofBox = await give(miaAtBox, 1)
  const spentOnline = await give(mia, 1)
  await places.agreed()
  line.cut()
  await until(() => !places.box.link.connected() && !places.tenant.line.connected('cinema-1'))
  const box = [places.box.tenant]

  const sale = byVoucher(['A5'], ofRelay.id)
  await refuses(carl, box, 409, 'turns_elsewhere', () => carl.call(makeSale, { body: sale }))
  await refuses(ada, [places.tenant], 409, 'turns_elsewhere', () =>
    ada.call(checkout, { body: onlineBy(['B3'], ofBox.id) }),
  )
  await refuses(ada, [places.tenant], 409, 'turns_elsewhere', () =>
    ada.call(validateVoucher, { body: { barcode: ofBox.code } }),
  )
  const bought = await ada.call(checkout, { body: onlineBy(['B3'], spentOnline.id) })
  expect(bought.status, bought.text).toBe(200)

  const allow = (billId: string, code: string, change: object = {}) =>
    carl.call(allowOverride, { body: { billId, code, count: 1, employeeId: 'mia', pin: '1234', ...change } })
  await refuses(carl, box, 401, 'login_failed', () => allow(sale.id, ofRelay.code, { pin: '9999' }))
  await refuses(carl, box, 401, 'login_failed', () => allow(sale.id, ofRelay.code, { employeeId: 'carl' }))
  await refuses(carl, box, 409, 'override_not_needed', () => allow(sale.id, ofBox.code))
  expect((await allow(sale.id, ofRelay.code)).body).toEqual({ turns: 1 })
  expect((await carl.call(makeSale, { body: sale })).status).toBe(200)

  const card = { id: randomUUID(), newCode: 'CARD 88' }
  await refuses(carl, [places.box.tenant], 409, 'card_needs_connection', () =>
    carl.call(exchangeVoucher, { params: { code: spentOnline.code }, body: card }),
  )
  const twice = byVoucher(['A6'], spentOnline.id)
  expect((await allow(twice.id, spentOnline.code)).status).toBe(200)
  expect((await carl.call(makeSale, { body: twice })).status).toBe(200)
  const unknown = byVoucher(['D5'], 'aaaabbbbcccc')
  await refuses(carl, box, 404, 'voucher_not_here', () => carl.call(makeSale, { body: unknown }))
  const owed = (await (await managerAt(places.box.port)).call(readDebts)).body.open
  expect(owed.map(debt => [debt.billId, debt.allowedBy, debt.coveredCents])).toEqual([
    [sale.id, 'mia', 1000],
    [twice.id, 'mia', 1000],
  ])

  line.mend()
  await until(async () => (await mia.call(readDebts)).body.open.length === 1)
  const { open, ended } = (await mia.call(readDebts)).body
  expect(open).toMatchObject([{ billId: twice.id, code: spentOnline.code, ending: null }])
  expect(ended).toMatchObject([{ billId: sale.id, ending: 'settled' }])
  expect((await read(mia, ofRelay.code)).voucher.left).toBe(1)
  const given = await mia.call(writeOffDebt, { params: { id: open[0]!.id } })
  expect(given.body.debt.ending).toBe('written_off')
  await until(async () => (await mia.call(readDebts)).body.open.length === 0)
  await expectAgreement(places)
})
