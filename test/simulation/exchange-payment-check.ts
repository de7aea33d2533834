import type { PaymentClosed, PaymentOpened, RefundRequested } from '#core/billing/facts.ts'
import type { ExchangeMade } from '#core/billing/refunds/facts.ts'
import type { AtProvider } from './at-provider.ts'
import type { Bought } from './money-check.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Begun = PaymentOpened & { end?: 'made' | 'back' | 'closed' }

/**
 * I5 for exchanges that cost more: the new tickets come with the money, for the sum that was asked, once, and either they
 * or the money come. What ends there has ended for good.
 */
export function openExchangePaymentCheck(parts: {
  fail: Fail
  stats: Stats
  online: (billId: string) => Bought | undefined
  atProvider: (paymentId: string) => AtProvider | undefined
}) {
  const { fail, stats, online, atProvider } = parts
  const begun = new Map<string, Begun>()

  return {
    has: (paymentId: string) => begun.has(paymentId),
    /** Whether its money bought what it was for. */
    isMade: (paymentId: string) => begun.get(paymentId)?.end === 'made',
    opened(body: PaymentOpened): void {
      const { billId, paymentId, tokens, exchange } = body
      if (begun.has(paymentId)) fail('I5', `${paymentId} is begun twice`)
      // A fact is told once more after a loss: what becomes of it here is no part of it.
      begun.set(paymentId, { ...body })
      count(stats, 'payments of exchanges')
      if (!online(billId)?.settled)
        fail('I5', `${paymentId} pays an exchange of ${billId}, which is not paid`)
      if (tokens.length !== exchange?.newLines.length)
        fail('I2', `${paymentId} keeps ${tokens.length} seats for ${exchange?.newLines.length} tickets`)
    },
    closed({ paymentId, tokens }: PaymentClosed): void {
      const known = begun.get(paymentId)!
      if (!atProvider(paymentId)?.ended)
        fail('I5', `${paymentId} is closed without the provider's final word`)
      if (known.end) fail('I5', `${paymentId} is closed, and was ${known.end}`)
      if (tokens.length !== known.tokens.length)
        fail('I2', `${paymentId} frees ${tokens.length} of ${known.tokens.length} seats`)
      known.end = 'closed'
    },
    made({ exchangeId, payments, newLines }: ExchangeMade): void {
      for (const { id, kind, cents } of payments) {
        if (kind !== 'online') continue
        const known = begun.get(id)
        const payment = atProvider(id)
        count(stats, 'exchanges paid online')
        if (known?.exchange?.exchangeId !== exchangeId)
          fail('I5', `${exchangeId} is paid by ${id}, begun for another`)
        if (known?.end) fail('I5', `${exchangeId} is made, and its payment was ${known.end}`)
        if (payment?.status !== 'paid') fail('I5', `${exchangeId} is made, and ${id} was never paid`)
        if (cents !== payment?.cents)
          fail('I5', `${exchangeId} says ${cents}, and ${id} was ${payment?.cents}`)
        const same =
          newLines.map(line => line.ticketId).join() ===
          known?.exchange?.newLines.map(line => line.ticketId).join()
        if (!same) fail('I5', `${exchangeId} gives other tickets than were paid for`)
        if (known) known.end = 'made'
      }
    },
    back({ paymentId, tokens = [] }: RefundRequested): void {
      const known = begun.get(paymentId)
      if (!known) return
      count(stats, 'exchanges whose money went back')
      if (known.end === 'made') fail('I5', `${paymentId} goes back, and its exchange was made`)
      if (known.end && tokens.length)
        fail('I2', `${paymentId} was ${known.end}, and its money going back frees ${tokens.length} seats`)
      known.end = 'back'
    },
    reset: () => begun.clear(),
  }
}
export type ExchangePaymentCheck = ReturnType<typeof openExchangePaymentCheck>
