import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { formatCents } from '#core/i18n/format.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { moneyBack } from '#core/billing/refunds/returns.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { programmeQuery } from '../../box/programme.ts'
import { sumBasket } from '../sale/basket-sum.ts'
import { BillLines } from '../bills/BillLines.tsx'
import { ClearKey } from '../ClearKey.tsx'
import { keys } from '../keys.ts'
import { MoneyStep } from './MoneyStep.tsx'
import { usePriceBook } from '../sale/price-book.ts'
import { isUnsure, swap } from './refunds.ts'
import { seatText } from '../seats/seat-words.ts'
import { findOthers } from '../seats/seating.ts'
import { exchangeGoesOn, nextCustomer, till, useTill, type Exchanging } from '../till.ts'
import { useWords } from '../words.ts'

/** Third zone during an exchange: the old tickets, the new ones, and the difference. */
export function ExchangePay({ exchanging }: { exchanging: Exchanging }) {
  const words = useWords()
  const { locale } = useChoice()
  const basket = useTill(till => till.basket)
  const seating = useTill(till => till.seating)
  const trouble = useTill(till => till.trouble)
  const book = usePriceBook(basket.scheduleId)
  const { lines, totalCents } = sumBasket(basket, book)
  const cents = totalCents - exchanging.valueCents
  const { asking, doneCents } = exchanging
  const setAsking = (asking: boolean) => exchangeGoesOn({ asking })
  const free = useQuery(programmeQuery).data?.schedules.find(
    show => show.id === basket.scheduleId,
  )?.freeSeating
  const seatsOf = (seats: readonly string[]) => seatText(seats, []) || words('free_seating')
  const ready = basket.rates.length > 0 && basket.seats.length === basket.rates.length && !seating
  const going = useMutation({
    mutationFn: (payment: TillPayment | null) =>
      swap(exchanging.billId, {
        id: till().basket.id,
        holdId: till().basket.id,
        lines: exchanging.lines,
        tickets: basket.rates.map((priceRateId, at) => ({
          scheduleId: basket.scheduleId ?? '',
          seatId: basket.seats[at] ?? '',
          priceRateId,
        })),
        differenceCents: cents,
        payment,
      }),
    onSuccess: () => exchangeGoesOn({ asking: false, doneCents: cents }),
    onError: error => {
      const gone = error instanceof CallRefused && ['seat_taken', 'seats_elsewhere'].includes(error.code)
      if (!gone) return
      setAsking(false)
      void findOthers((error.details.seats as string[] | undefined) ?? [])
    },
  })
  const go = () => ready && setAsking(true)
  useKeys(doneCents !== null ? { [keys.next]: nextCustomer } : asking ? {} : { [keys.next]: go })
  const title = words('exchange_of', { number: exchanging.number })
  if (doneCents !== null)
    return (
      <section className="zone pay-zone" aria-label={title}>
        <div className="sold">
          <Notice tone="ok" announce title={title}>
            {words('exchange_done')}
          </Notice>
          <p className="pay-sum-name">
            {words(doneCents === 0 ? 'exchange_even' : doneCents > 0 ? 'exchange_paid' : 'refund_back')}
          </p>
          <p className="pay-sum-cents display figures">{formatCents(Math.abs(doneCents), locale)}</p>
          <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={nextCustomer}>
            {words('next_customer')}
          </Button>
        </div>
      </section>
    )
  return (
    <section className="zone pay-zone" aria-label={title}>
      <div className="exchange-old">
        <div>
          <p className="pay-sum-name">{title}</p>
          <p className="quiet figures">
            {seatsOf(exchanging.seats)} · −{formatCents(exchanging.valueCents, locale)}
          </p>
        </div>
        {!going.isPending && !isUnsure(going.error) && <ClearKey />}
      </div>
      <BillLines lines={lines} locked={asking} />
      {trouble?.place === 'pay' && (
        <Notice tone={trouble.tone} announce>
          {trouble.text}
        </Notice>
      )}
      {asking ? (
        <MoneyStep
          exchange
          cents={cents}
          ways={
            cents < 0
              ? moneyBack(exchanging.payments, -cents, { everything: false, country: exchanging.country })
                  .money
              : []
          }
          what={seatsOf(free ? [] : basket.seats)}
          busy={going.isPending}
          error={going.error}
          onGo={payment => going.mutate(payment)}
          onBack={() => {
            going.reset()
            setAsking(false)
          }}
        />
      ) : (
        <>
          <div className="pay-sum">
            <p className="pay-sum-name">
              {words(cents === 0 ? 'exchange_even' : cents > 0 ? 'exchange_to_pay' : 'refund_back')}
            </p>
            <p className="pay-sum-cents display figures" aria-live="polite" aria-busy={seating}>
              {formatCents(Math.abs(cents), locale)}
            </p>
          </div>
          <Button
            variant="primary"
            size="huge"
            wide
            keyHint={keys.next}
            disabledReason={ready ? undefined : words('exchange_choose')}
            onPress={go}
          >
            {words('exchange_go')}
          </Button>
        </>
      )}
    </section>
  )
}
