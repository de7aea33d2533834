import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { moneyBack } from '#core/billing/refunds/returns.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { newId } from '#ui/new-id.ts'
import { keys } from '../keys.ts'
import { MoneyStep } from '../refunds/MoneyStep.tsx'
import { emptyBasket, type Basket } from './basket.ts'
import { sumBasket } from './basket-sum.ts'
import { exchangeTickets, withTicketsOf, withWaivedFirst } from './parts.ts'
import { usePriceBook } from './price-book.ts'
import { onlyWaivable } from './waived-lines.ts'
import { swap } from '../refunds/refunds.ts'
import { waysOf } from '../terminal/giving.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { useWords } from '../words.ts'

/** Changes the rate of chosen tickets, which keep their seats. */
export function RateStep({
  now,
  lines,
  onDone,
  onBack,
}: {
  now: BillNow
  lines: readonly BillNow['lines'][number][]
  onDone: (message: string) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const waits = usePaperWaits()
  const [id] = useState(newId)
  const [rateId, setRateId] = useState<string | null>(null)
  const book = usePriceBook(lines[0]?.scheduleId ?? null)
  const rates = book.offered
  const was = lines.reduce((sum, line) => sum + line.leftCents, 0)
  const instead = (priceRateId: string) => onlyWaivable(sameSeats(id, lines, priceRateId), () => book)
  const difference = (rate: (typeof rates)[number]) =>
    sumBasket(instead(rate.id), () => book).totalCents - was
  const rate = rates.find(each => each.id === rateId)
  const cents = rate ? difference(rate) : 0
  const going = useMutation({
    mutationFn: (payment: TillPayment | null) =>
      swap(now.bill.id, {
        id,
        holdId: null,
        lines: lines.map(({ line }) => line),
        tickets: exchangeTickets(instead(rateId ?? '')),
        differenceCents: cents,
        payments: payment ? [payment] : [],
      }),
    onSuccess: () => onDone(words(waits ? 'exchange_done_waits' : 'exchange_done')),
  })
  useKeys({ [keys.back]: rate ? undefined : onBack })
  if (rate)
    return (
      <MoneyStep
        exchange
        forId={id}
        cents={cents}
        ways={waysOf(
          cents < 0 ? moneyBack(now.payments, -cents, { everything: false, country: now.country }).money : [],
          now.payments,
        )}
        what={inLocale(rate.name, locale)}
        busy={going.isPending}
        error={going.error}
        onGo={payment => going.mutate(payment)}
        onBack={() => {
          going.reset()
          setRateId(null)
        }}
      />
    )
  return (
    <div className="rate-step">
      <h3>{words('exchange_rate_title')}</h3>
      <ul className="rate-list">
        {rates
          .filter(each => lines.some(line => line.priceRateId !== each.id))
          .map(each => (
            <RateKey
              key={each.id}
              name={inLocale(each.name, locale)}
              moreCents={difference(each)}
              onChoose={() => setRateId(each.id)}
            />
          ))}
      </ul>
      <Button size="touch" wide icon="back" keyHint={keys.back} onPress={onBack}>
        {words('back')}
      </Button>
    </div>
  )
}

/** The chosen tickets at another rate, in the same seats; they are for one show. */
function sameSeats(id: string, lines: readonly BillNow['lines'][number][], priceRateId: string): Basket {
  const ordered = withWaivedFirst(lines)
  const seats = ordered.map(({ seatId = '' }) => seatId)
  return {
    ...withTicketsOf(
      emptyBasket(id),
      ordered.map(line => ({ ...line, priceRateId })),
    ),
    seats,
  }
}

/** A rate, and its difference to what the tickets cost. */
function RateKey({ name, moreCents, onChoose }: { name: string; moreCents: number; onChoose: () => void }) {
  const { locale } = useChoice()
  return (
    <li>
      <button type="button" className="sell-key" data-kind="rate" onClick={onChoose}>
        <span className="sell-name">{name}</span>
        <span className="sell-price figures">
          {moreCents === 0 ? '±' : moreCents > 0 ? '+' : '−'}
          {formatCents(Math.abs(moreCents), locale)}
        </span>
      </button>
    </li>
  )
}
