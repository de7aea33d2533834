import { refAt } from '#core/billing/methods/account.ts'
import { goneOf, type AtProvider } from './at-provider.ts'
import type { ProviderParts, ProviderState } from './provider-money.ts'
import { count } from './stats.ts'

const shortMs = [1000, 900_000] as const
const hoursMs = [2 * 3_600_000, 3 * 3_600_000] as const

/**
 * The bank of a buyer: it charges back what is left of a payment, in one sum or in two, and takes that back now and then,
 * within minutes or after every show of the evening; then it may charge it back once more.
 *
 * @param tell tells the shop that something happened to a payment
 */
export function buyersBank(
  { account, clock, bank, options, stats }: ProviderParts,
  state: ProviderState,
  tell: (payment: AtProvider) => void,
): (payment: AtProvider) => void {
  function chargeBack(payment: AtProvider) {
    const left = payment.cents - goneOf(payment)
    if (left <= 0) return
    const mayTakeBack = options.chargebacksTakenBack
    const first = mayTakeBack && bank.happens(0.4) ? bank.between(1, left) : left
    for (const cents of [first, left - first]) {
      if (cents <= 0) continue
      count(stats, 'payments charged back')
      const ref = refAt(account, `chb-${++state.movements}`)
      payment.chargebacks.push({ ref, cents, atMs: clock.now(), isTakenBack: false })
      if (bank.happens(mayTakeBack)) takeBackLater(payment, ref)
    }
    tell(payment)
  }

  function takeBackLater(payment: AtProvider, ref: string) {
    const isLate = bank.happens(0.15)
    const waitMs = bank.between(...(isLate ? hoursMs : shortMs))
    if (isLate) state.quietUntilMs = Math.max(state.quietUntilMs, clock.now() + waitMs)
    state.untold += isLate ? 0 : 1
    clock.after(waitMs, () => {
      state.untold -= isLate ? 0 : 1
      payment.chargebacks.find(each => each.ref === ref)!.isTakenBack = true
      count(stats, 'chargebacks taken back')
      tell(payment)
      if (!state.calm && bank.happens(0.3)) clock.after(bank.between(...shortMs), () => chargeAgain(payment))
    })
  }

  function chargeAgain(payment: AtProvider) {
    if (!state.calm) chargeBack(payment)
  }

  return chargeBack
}
