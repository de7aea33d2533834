import { expect, test } from 'vitest'
import { linesBack, type LineNow } from '#core/billing/refunds/returns.ts'
import { vatWithin } from '#core/pricing/vat.ts'
import { partOf, vatOfItems, vatRoundings, withVat } from '#core/pricing/vat-rounding.ts'

const item = (totalCents: number, change: { quantity?: number; vatRate?: number } = {}) => ({
  quantity: 1,
  vatRate: 1900,
  totalCents,
  ...change,
})
const sums = (lines: readonly { totalCents: number; vatCents: number }[]) => ({
  gross: lines.reduce((sum, line) => sum + line.totalCents, 0),
  vat: lines.reduce((sum, line) => sum + line.vatCents, 0),
})
const fiveOfHundred = Array.from({ length: 5 }, () => item(10_000))

test.each([
  ['line', { gross: 50_000, vat: 7985 }, [1597, 1597, 1597, 1597, 1597]],
  ['sum_by_net', { gross: 49_998, vat: 7983 }, [1596, 1596, 1597, 1597, 1597]],
  ['sum_by_net_keep_gross', { gross: 50_000, vat: 7983 }, [1596, 1596, 1597, 1597, 1597]],
] as const)('five items of 100.00 at 19 %%, rounded by %s', (mode, whole, each) => {
  const lines = withVat(fiveOfHundred, mode)
  expect(sums(lines)).toEqual(whole)
  expect(lines.map(line => line.vatCents)).toEqual(each)
})

test.each(vatRoundings)('a line of five contains what five lines of one do, rounded by %s', mode => {
  const together = sums(withVat([item(50_000, { quantity: 5 })], mode))
  expect(together).toEqual(sums(withVat(fiveOfHundred, mode)))
})

test('five tickets of 8.90 at 6 % contain 2.50 by item and 2.52 by their sum', () => {
  const tickets = Array.from({ length: 5 }, () => item(890, { vatRate: 600 }))
  expect(sums(withVat(tickets, 'line'))).toEqual({ gross: 4450, vat: 250 })
  expect(sums(withVat(tickets, 'sum_by_net_keep_gross'))).toEqual({ gross: 4450, vat: 252 })
})

test('a sum that does not divide has items a cent dearer than others', () => {
  expect(vatOfItems(item(1001, { quantity: 3 }))).toBe(vatWithin(333, 1900) + 2 * vatWithin(334, 1900))
})

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed
  return most => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * (most + 1))
  }
}

function someBill(number: (most: number) => number) {
  return Array.from({ length: 1 + number(11) }, () => {
    const quantity = 1 + number(6)
    const unit = number(4) === 0 ? 0 : number(3000)
    const discount = number(2) === 0 ? number(unit * quantity) : 0
    const vatRate = [0, 300, 600, 1200, 1700, 2100][number(5)]!
    return { quantity, totalCents: unit * quantity - discount, vatRate }
  })
}

test.each(vatRoundings)('of any bill, lines and rates come to the sum, rounded by %s', mode => {
  const number = numbers(20_261_123)
  for (let bill = 0; bill < 2000; bill++) {
    const asked = someBill(number)
    const lines = withVat(asked, mode)
    for (const [rate, ofRate] of Map.groupBy(lines, line => line.vatRate)) {
      const { gross, vat } = sums(ofRate)
      const net = gross - vat
      if (mode === 'sum_by_net') expect(vat).toBe(Math.round((net * rate) / 10_000))
      if (mode === 'sum_by_net_keep_gross') expect(vat).toBe(vatWithin(gross, rate))
      if (rate === 0) expect(vat).toBe(0)
    }
    if (mode !== 'sum_by_net')
      expect(lines.map(line => line.totalCents)).toEqual(asked.map(l => l.totalCents))
    for (const [index, line] of lines.entries()) {
      expect(Math.abs(line.vatCents - vatOfItems(asked[index]!))).toBeLessThanOrEqual(line.quantity)
      if (asked[index]!.totalCents === 0) expect(line).toMatchObject({ totalCents: 0, vatCents: 0 })
    }
  }
})

test('what goes back piece by piece comes to what was sold, cents and VAT alike', () => {
  const number = numbers(7)
  for (let bill = 0; bill < 500; bill++) {
    const [line] = withVat([{ ...item(1 + number(9000)), quantity: 1 + number(9) }], 'line')
    let [left, cents, vat] = [line!.quantity, line!.totalCents, line!.vatCents]
    while (left > 0) {
      const quantity = 1 + number(left - 1)
      const now = { line: 1, left, leftCents: cents, leftVatCents: vat } as LineNow
      const [back] = linesBack([now], [{ line: 1, quantity }])!
      expect(back!.cents).toBe(partOf({ cents, left }, quantity))
      left -= quantity
      cents -= back!.cents
      vat -= back!.vatCents
      expect(cents).toBeGreaterThanOrEqual(0)
      expect(vat).toBeGreaterThanOrEqual(0)
    }
    expect([cents, vat]).toEqual([0, 0])
  }
})
