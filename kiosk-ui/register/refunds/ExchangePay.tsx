import { formatCents } from '#core/i18n/format.ts'
import { moneyBack } from '#core/billing/refunds/returns.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { BillLines } from '../bills/BillLines.tsx'
import { ClearKey } from '../ClearKey.tsx'
import { keys } from '../keys.ts'
import { isSeated } from '../sale/parts.ts'
import { seatText } from '../seats/seat-words.ts'
import { goOn, nextCustomer } from '../till.ts'
import { settling, troubleOf, type At, type Exchanged } from '../till-state.ts'
import { usePaperWaits } from '../printing/paper-trouble.ts'
import { useWords } from '../words.ts'
import { MoneyStep } from './MoneyStep.tsx'
import { isUnsure } from './refunds.ts'
import { waysOf } from '../terminal/giving.ts'
import { useSwap } from './use-swap.ts'
import { TroubleText } from '../TroubleText.tsx'

type Going = At<'exchanging' | 'settling'>

/** Third zone during an exchange: the old tickets, the new ones, and the difference. */
export function ExchangePay({ state }: { state: Going }) {
  const words = useWords()
  const { exchanged } = state
  const swap = useSwap(state)
  const { going, lines } = swap
  const trouble = troubleOf(state)
  return (
    <section className="zone pay-zone" aria-label={words('exchange_of', { number: exchanged.number })}>
      <OldTickets exchanged={exchanged} mayClear={!going.isPending && !isUnsure(going.error)} />
      <BillLines lines={lines} locked={state.at === 'settling'} />
      {trouble?.place === 'pay' && (
        <Notice tone={trouble.tone} announce>
          <TroubleText trouble={trouble} />
        </Notice>
      )}
      {state.at === 'settling' ? (
        <Settling state={state} swap={swap} />
      ) : (
        <Difference state={state} cents={swap.cents} />
      )}
    </section>
  )
}

function OldTickets({ exchanged, mayClear }: { exchanged: Exchanged; mayClear: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <div className="exchange-old">
      <div>
        <p className="pay-sum-name">{words('exchange_of', { number: exchanged.number })}</p>
        <p className="quiet figures">
          {seatText(exchanged.seats, []) || words('free_seating')} · −
          {formatCents(exchanged.valueCents, locale)}
        </p>
      </div>
      {mayClear && <ClearKey />}
    </div>
  )
}

/** The difference in price, and the next step once all new tickets have seats. */
function Difference({ state, cents }: { state: At<'exchanging'>; cents: number }) {
  const words = useWords()
  const { locale } = useChoice()
  const ready = soldParts(state.basket).length > 0 && isSeated(state.basket) && !state.seating
  const go = () => ready && goOn(now => settling(now, true))
  useKeys({ [keys.next]: go })
  return (
    <>
      <div className="pay-sum">
        <p className="pay-sum-name">
          {words(cents === 0 ? 'exchange_even' : cents > 0 ? 'exchange_to_pay' : 'refund_back')}
        </p>
        <p className="pay-sum-cents display figures" aria-live="polite" aria-busy={state.seating}>
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
  )
}

function Settling({ state, swap }: { state: At<'settling'>; swap: ReturnType<typeof useSwap> }) {
  const words = useWords()
  const { payments, country } = state.exchanged
  const { cents, going } = swap
  const back = cents < 0 ? moneyBack(payments, -cents, { everything: false, country }).money : []
  return (
    <MoneyStep
      exchange
      forId={state.basket.id}
      cents={cents}
      ways={waysOf(back, payments)}
      what={seatText(swap.seats, []) || words('free_seating')}
      busy={going.isPending}
      error={going.error}
      onGo={payment => going.mutate(payment)}
      onBack={() => {
        going.reset()
        goOn(now => settling(now, false))
      }}
    />
  )
}

/** After the exchange: what was paid or refunded, and the way to the next customer. */
export function SwappedView({ state }: { state: At<'swapped'> }) {
  const words = useWords()
  const { locale } = useChoice()
  const waits = usePaperWaits()
  const cents = state.differenceCents
  const title = words('exchange_of', { number: state.exchanged.number })
  useKeys({ [keys.next]: nextCustomer })
  return (
    <section className="zone pay-zone" aria-label={title}>
      <div className="sold">
        <Notice tone="ok" announce title={title}>
          {words(waits ? 'exchange_done_waits' : 'exchange_done')}
        </Notice>
        <p className="pay-sum-name">
          {words(cents === 0 ? 'exchange_even' : cents > 0 ? 'exchange_paid' : 'refund_back')}
        </p>
        <p className="pay-sum-cents display figures">{formatCents(Math.abs(cents), locale)}</p>
        <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={nextCustomer}>
          {words('next_customer')}
        </Button>
      </div>
    </section>
  )
}
