import type { SaleMade } from '#core/billing/facts.ts'
import type { DepositsGivenBack } from '#core/cash/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { lemonade } from './deposit-people.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/**
 * Who sells a glass charges its deposit, once, without VAT and at its full sum; and what goes out of a drawer for glasses
 * is the sum of those that came back.
 */
export function openDepositCheck(fail: Fail, stats: Stats) {
  function sold({ body: { billId, lines } }: Fact<SaleMade>): void {
    const glasses = lines.filter(({ productId }) => productId === lemonade.id)
    const charged = lines.filter(({ kind }) => kind === 'deposit')
    if (!glasses.length && !charged.length) return
    count(stats, 'deposits charged')
    const pieces = glasses.reduce((sum, { quantity }) => sum + quantity, 0)
    const cents = charged.reduce((sum, { totalCents }) => sum + totalCents, 0)
    if (cents !== pieces * lemonade.depositCents || charged.some(({ vatCents }) => vatCents !== 0))
      fail('deposit', `${billId} has ${pieces} glasses and ${cents} cents of deposits`)
  }

  function back({ body: { returnId, cents, kinds } }: Fact<DepositsGivenBack>): void {
    count(stats, 'deposits given back')
    const sum = kinds.reduce((all, { pieces, unitCents }) => all + pieces * unitCents, 0)
    if (sum !== cents) fail('deposit', `${returnId} gives ${cents} cents for glasses of ${sum}`)
  }

  return {
    see(fact: Fact): void {
      if (fact.type === 'sale.made') sold(fact as Fact<SaleMade>)
      if (fact.type === 'deposits.given_back') back(fact as Fact<DepositsGivenBack>)
    },
  }
}
