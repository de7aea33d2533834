import { expect, test } from 'vitest'
import { dueOf, takingsOf, weekOfRun, type Terms, type TicketLine } from '#core/rental/statement.ts'

const line = (change: Partial<TicketLine> = {}): TicketLine => ({
  quantity: 1,
  totalCents: 1000,
  vatCents: 57,
  vatRate: 600,
  coveredCents: 0,
  back: 0,
  backCents: 0,
  backVatCents: 0,
  ...change,
})
const rate = (fromWeek: number, percent: number, minimumCents = 0) => ({
  fromWeek,
  basisPoints: percent * 100,
  minimumCents,
})
const terms: Terms = { levyBasisPoints: 120, rates: [rate(3, 40), rate(1, 50, 20_000), rate(2, 45, 10_000)] }

test('a ticket that went back is no admission, and one that nobody paid for is complimentary', () => {
  expect(
    takingsOf([
      line(),
      line({ back: 1, backCents: 1000, backVatCents: 57 }),
      line({ totalCents: 0, vatCents: 0 }),
    ]),
  ).toEqual({ admissions: 2, complimentary: 1, grossCents: 1000, vatCents: 57, netCents: 943 })
})

test('a turn of a voucher counts at what it covers, with its VAT', () => {
  const byVoucher = line({ totalCents: 0, vatCents: 0, coveredCents: 848 })
  expect(takingsOf([byVoucher])).toMatchObject({
    admissions: 1,
    complimentary: 0,
    grossCents: 848,
    vatCents: 48,
  })
  expect(takingsOf([{ ...byVoucher, back: 1 }])).toMatchObject({ admissions: 0, grossCents: 0 })
})

test.each([
  // The levy first, 1.2 % of 1,000.00; then half of what is left.
  [100_000, 1, { levyCents: 1200, basisPoints: 5000, formulaCents: 49_400, dueCents: 49_400 }],
  [100_000, 2, { levyCents: 1200, basisPoints: 4500, formulaCents: 44_460, dueCents: 44_460 }],
  [100_000, 9, { levyCents: 1200, basisPoints: 4000, formulaCents: 39_520, dueCents: 39_520 }],
  // The guaranteed minimum holds when few came, and when nobody did.
  [30_000, 1, { formulaCents: 14_820, minimumCents: 20_000, dueCents: 20_000 }],
  [0, 2, { formulaCents: 0, minimumCents: 10_000, dueCents: 10_000 }],
])('of %i cents in week %i the distributor gets its share, or the minimum', (netCents, week, due) => {
  expect(dueOf({ netCents }, terms, week)).toMatchObject(due)
})

test('weeks count from the first one, and a show before it is of week 1', () => {
  expect(weekOfRun('2026-11-18', '2026-11-18')).toBe(1)
  expect(weekOfRun('2026-12-02', '2026-11-18')).toBe(3)
  expect(weekOfRun('2026-11-11', '2026-11-18')).toBe(1)
  // The night the clocks change is a week like others.
  expect(weekOfRun('2027-03-31', '2027-03-24')).toBe(2)
})

test('a year of weeks made at random equals a sum that was written apart', () => {
  let seed = 20_261
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let week = 1; week <= 52; week++) {
    const lines = Array.from({ length: random(60) }, () => {
      const totalCents = [0, 500, 890, 1000, 1190][random(5)]!
      const vatRate = [300, 600][random(2)]!
      const vatCents = Math.round((totalCents * vatRate) / (10_000 + vatRate))
      const back = random(8) === 0 ? 1 : 0
      return line({
        totalCents,
        vatRate,
        vatCents,
        coveredCents: totalCents === 0 && random(2) ? 848 : 0,
        back,
        backCents: back ? totalCents : 0,
        backVatCents: back ? vatCents : 0,
      })
    })
    const kept = lines.filter(({ back }) => !back)
    let net = 0
    for (const { totalCents, vatCents, coveredCents, vatRate } of kept) {
      net += totalCents - vatCents
      net += coveredCents - Math.round(coveredCents - coveredCents / (1 + vatRate / 10_000))
    }
    const takings = takingsOf(lines)
    expect([takings.admissions, takings.netCents]).toEqual([kept.length, net])
    const [percent, minimum] = week >= 3 ? [40, 0] : week === 2 ? [45, 10_000] : [50, 20_000]
    const levy = Math.round(net * 0.012)
    const share = Number((BigInt(net - levy) * BigInt(percent) * 10n + 500n) / 1000n)
    expect(dueOf(takings, terms, week).dueCents).toBe(Math.max(share, minimum))
  }
})
