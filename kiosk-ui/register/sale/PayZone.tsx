import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { cashRounding } from '#core/pricing/cash-rounding.ts'
import { isEmpty } from '#core/sales/basket-parts.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSession } from '../../box/use-session.ts'
import { useChoice } from '../../box/choice.ts'
import { isPaidByVoucher, sumBasket } from './basket-sum.ts'
import { BillLines } from '../bills/BillLines.tsx'
import { CardConfirm } from './CardConfirm.tsx'
import { CashKeys } from './CashKeys.tsx'
import { ClearKey } from '../ClearKey.tsx'
import { DiscountStep } from './DiscountStep.tsx'
import { ExchangePay, SwappedView } from '../refunds/ExchangePay.tsx'
import { isNothing } from '#core/sales/looked-at.ts'
import { LookStep, useToLookAt } from './LookStep.tsx'
import { OnAccount } from '../invoices/OnAccount.tsx'
import { OtherAmount } from './OtherAmount.tsx'
import { partsOf } from './parts.ts'
import { usePriceBooks } from './price-book.ts'
import { programmeQuery } from '../../box/programme.ts'
import { keys } from '../keys.ts'
import { useKeys } from '../../box/keyboard.ts'
import { ValueStep } from '../vouchers/ValueStep.tsx'
import { SplitPay } from './SplitPay.tsx'
import { SoldView } from './SoldView.tsx'
import { shownIn } from '../vouchers/voucher-cover.ts'
import { useTill } from '../till.ts'
import { troubleOf, type At, type Trouble } from '../till-state.ts'
import { UnsureView } from './UnsureView.tsx'
import { TakenAwayChoice } from './TakenAwayChoice.tsx'
import { useWords } from '../words.ts'
import { TroubleText } from '../TroubleText.tsx'

/** Third zone: the lines, the sum, and the keys that end the sale; during an exchange, its difference. */
export function PayZone({ onManager }: { onManager: () => void }) {
  const words = useWords()
  const state = useTill(state => state)
  switch (state.at) {
    case 'exchanging':
    case 'settling':
      return <ExchangePay key={state.exchanged.billId} state={state} />
    case 'swapped':
      return <SwappedView state={state} />
    case 'sold':
      return (
        <section className="zone pay-zone" aria-label={words('zone_pay')}>
          <SoldView key={state.bill.id} sold={state} />
        </section>
      )
    default:
      return <SalePay state={state} onManager={onManager} />
  }
}

type Selling = At<'selling' | 'terminal' | 'splitting' | 'paying' | 'unsure'>

function SalePay({ state, onManager }: { state: Selling; onManager: () => void }) {
  const words = useWords()
  const { basket } = state
  const found = troubleOf(state)
  const trouble = found?.place === 'pay' ? found : null
  const books = usePriceBooks(partsOf(basket).map(({ scheduleId }) => scheduleId))
  const sums = sumBasket(basket, books)
  const { lines, dueCents } = sums
  const country = useQuery(programmeQuery).data?.cinemas[0]?.country ?? ''
  const cashCents = dueCents + cashRounding(dueCents, country)
  return (
    <section className="zone pay-zone" aria-label={words('zone_pay')} aria-busy={state.at === 'paying'}>
      <BillLines lines={lines} locked={state.at !== 'selling'} />
      <TakenAwayChoice basket={basket} locked={state.at !== 'selling'} />
      <div className="pay-sum">
        <Sum state={state} totalCents={dueCents} cashCents={cashCents} />
        {trouble && <PayTrouble trouble={trouble} onManager={onManager} />}
      </div>
      <WayToPay state={state} dueCents={dueCents} cashCents={cashCents} byVoucher={isPaidByVoucher(sums)} />
    </section>
  )
}

function Sum({ state, totalCents, cashCents }: { state: Selling; totalCents: number; cashCents: number }) {
  const words = useWords()
  const { locale } = useChoice()
  const mayClear = state.at === 'selling' && (!isEmpty(state.basket) || shownIn(state.basket).length > 0)
  return (
    <>
      <div className="pay-sum-head">
        {mayClear && <ClearKey />}
        <p className="pay-sum-name">{words('total')}</p>
        <p
          className="pay-sum-cents display figures"
          aria-live="polite"
          aria-busy={state.at === 'selling' && state.seating}
        >
          {formatCents(totalCents, locale)}
        </p>
      </div>
      {cashCents !== totalCents && (
        <p className="quiet figures">{words('total_rounded', { cents: formatCents(cashCents, locale) })}</p>
      )}
    </>
  )
}

function PayTrouble({ trouble, onManager }: { trouble: Trouble; onManager: () => void }) {
  const words = useWords()
  const ask = trouble.override && (
    <Button size="touch" icon="user" onPress={onManager}>
      {words('override_ask')}
    </Button>
  )
  return (
    <Notice tone={trouble.tone} announce action={ask}>
      <TroubleText trouble={trouble} />
    </Notice>
  )
}

/** The method of a sale that is on its way: how its money is taken, or the voucher where there is none. */
function payingBy({ payments }: At<'paying'>['request']): string | null {
  const money = payments.find(({ voucherId }) => voucherId === undefined)
  return (money ?? payments[0])?.methodId ?? null
}

/** The keys that end the sale, or the question shown in their place. */
function WayToPay({
  state,
  dueCents,
  cashCents,
  byVoucher,
}: {
  state: Selling
  dueCents: number
  cashCents: number
  byVoucher: boolean
}) {
  const [typing, setTyping] = useState<'amount' | 'discount' | 'value' | { account: string } | null>(null)
  const mayTakeOff = useSession()?.discountUpToCents !== 0
  const empty = isEmpty(state.basket)
  const toLookAt = useToLookAt(state.basket)
  const hasValue = shownIn(state.basket).some(({ valueCents = 0 }) => valueCents > 0)
  useKeys({ [keys.value]: state.at === 'selling' && hasValue ? () => setTyping('value') : undefined })
  if (state.at === 'unsure') return <UnsureView message={state.message} />
  if (state.at === 'terminal') return <CardConfirm state={state} dueCents={dueCents} />
  if (state.at === 'splitting') return <SplitPay state={state} />
  if (state.at === 'selling' && !isNothing(toLookAt))
    return <LookStep open={toLookAt} basket={state.basket} />
  if (state.at === 'selling' && !empty && typing === 'amount')
    return <OtherAmount dueCents={cashCents} onBack={() => setTyping(null)} />
  if (state.at === 'selling' && !empty && typing === 'discount')
    return <DiscountStep onBack={() => setTyping(null)} />
  if (state.at === 'selling' && !empty && typing !== null && typeof typing === 'object')
    return <OnAccount methodId={typing.account} dueCents={dueCents} onBack={() => setTyping(null)} />
  if (state.at === 'selling' && hasValue && typing === 'value')
    return <ValueStep basket={state.basket} onBack={() => setTyping(null)} />
  return (
    <CashKeys
      dueCents={cashCents}
      byVoucher={byVoucher}
      paying={state.at === 'paying' ? payingBy(state.request) : null}
      empty={empty}
      onOther={() => setTyping('amount')}
      onDiscount={mayTakeOff ? () => setTyping('discount') : undefined}
      onValue={hasValue ? () => setTyping('value') : undefined}
      onAccount={account => setTyping({ account })}
    />
  )
}
