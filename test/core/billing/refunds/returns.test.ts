import { expect, test } from 'vitest'
import { linesBack, moneyBack, refundSum, type LineNow } from '#core/billing/refunds/returns.ts'

const line = (number: number, quantity: number, unitCents: number, left = quantity): LineNow => ({
  line: number,
  kind: 'product',
  text: 'Popcorn',
  quantity,
  unitCents,
  totalCents: quantity * unitCents,
  vatRate: 300,
  vatCents: quantity * 17,
  left,
  leftCents: left * unitCents,
  leftVatCents: left * 17,
  exchanged: false,
})
const cash = (heldCents: number) => ({ id: 'cash', method: 'cash', heldCents })
const card = (heldCents: number) => ({ id: 'card', method: 'terminal', heldCents })

test('two of three popcorns go back at what they cost, and then only the third is left', () => {
  expect(linesBack([line(1, 3, 600)], [{ line: 1, quantity: 2 }])).toEqual([
    { line: 1, quantity: 2, cents: 1200, vatCents: 34 },
  ])
  expect(linesBack([line(1, 3, 600, 1)], null)).toEqual([{ line: 1, quantity: 1, cents: 600, vatCents: 17 }])
})

test('nothing goes back that is not there: no unknown line, no more than is left, no line twice, no empty bill', () => {
  const lines = [line(1, 3, 600, 1), line(2, 1, 400, 0)]
  expect(linesBack(lines, [{ line: 9, quantity: 1 }])).toBeUndefined()
  expect(linesBack(lines, [{ line: 1, quantity: 2 }])).toBeUndefined()
  expect(linesBack(lines, [{ line: 2, quantity: 1 }])).toBeUndefined()
  expect(linesBack(lines, [{ line: 1, quantity: 0 }])).toBeUndefined()
  const twice = [
    { line: 1, quantity: 1 },
    { line: 1, quantity: 1 },
  ]
  expect(linesBack([line(1, 3, 600)], twice)).toBeUndefined()
  expect(linesBack([line(2, 1, 400, 0)], null)).toBeUndefined()
})

test('in Belgium cash goes back in whole five cents, and all of it together is exactly what was paid', () => {
  // 10.03 was paid as 10.05 in coins.
  const lines = [line(1, 1, 334), line(2, 1, 334), line(3, 1, 335)]
  let held = 1005
  const given = [1, 2, 3].map(number => {
    const now = lines.map(each => (each.line < number ? { ...each, left: 0, leftCents: 0 } : each))
    const bill = { lines: now, payments: [cash(held)], country: 'BE' }
    const sum = refundSum(bill, [{ line: number, quantity: 1 }])!
    held -= sum.cents
    return [sum.cents, sum.roundingCents]
  })
  expect(given).toEqual([
    [335, 1],
    [335, 1],
    [335, 0],
  ])
  expect(held).toBe(0)
})

test('in Luxembourg cash goes back to the cent', () => {
  const bill = { lines: [line(1, 1, 334), line(2, 1, 334)], payments: [cash(668)], country: 'LU' }
  expect(refundSum(bill, [{ line: 1, quantity: 1 }])).toMatchObject({ cents: 334, roundingCents: 0 })
})

test('money goes back over the payments in their order, and never more than is held of one', () => {
  const options = { everything: false, country: 'LU' }
  expect(moneyBack([card(2000), cash(250)], 2100, options).money).toEqual([
    { paymentId: 'card', method: 'terminal', cents: 2000 },
    { paymentId: 'cash', method: 'cash', cents: 100 },
  ])
  expect(moneyBack([card(0), cash(250)], 250, options).money).toEqual([
    { paymentId: 'cash', method: 'cash', cents: 250 },
  ])
  expect(moneyBack([card(100)], 500, options).cents).toBe(100)
})
