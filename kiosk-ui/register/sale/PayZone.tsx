import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { cashRounding } from '#core/pricing/cash-rounding.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { isEmpty } from './basket.ts'
import { sumBasket } from './basket-sum.ts'
import { BillLines } from '../bills/BillLines.tsx'
import { CardConfirm } from './CardConfirm.tsx'
import { CashKeys } from './CashKeys.tsx'
import { ClearKey } from '../ClearKey.tsx'
import { ExchangePay } from '../refunds/ExchangePay.tsx'
import { OtherAmount } from './OtherAmount.tsx'
import { usePriceBook } from './price-book.ts'
import { programmeQuery } from '../../box/programme.ts'
import { SoldView } from './SoldView.tsx'
import { shownIn } from '../vouchers/voucher-cover.ts'
import { useTill } from '../till.ts'
import { UnsureView } from './UnsureView.tsx'
import { useWords } from '../words.ts'

/** Third zone: the lines, the sum, and the keys that end the sale; during an exchange, its difference. */
export function PayZone({ onManager }: { onManager: () => void }) {
  const exchanging = useTill(till => till.exchanging)
  return exchanging ? (
    <ExchangePay key={exchanging.billId} exchanging={exchanging} />
  ) : (
    <SalePay onManager={onManager} />
  )
}

function SalePay({ onManager }: { onManager: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const { basket, phase, trouble, seating } = useTill()
  const book = usePriceBook(basket.scheduleId)
  const country = useQuery(programmeQuery).data?.cinemas[0]?.country ?? ''
  const [typing, setTyping] = useState(false)
  const { lines, totalCents } = sumBasket(basket, book)
  const cashCents = totalCents + cashRounding(totalCents, country)
  const open = phase.at === 'choosing' && !isEmpty(basket)
  if (phase.at === 'sold')
    return (
      <section className="zone pay-zone" aria-label={words('zone_pay')}>
        <SoldView key={phase.bill.id} sold={phase} />
      </section>
    )
  return (
    <section className="zone pay-zone" aria-label={words('zone_pay')} aria-busy={phase.at === 'paying'}>
      <BillLines lines={lines} locked={phase.at !== 'choosing'} />
      <div className="pay-sum">
        <div className="pay-sum-head">
          <p className="pay-sum-name">{words('total')}</p>
          {phase.at === 'choosing' && (open || shownIn(basket).length > 0) && <ClearKey />}
        </div>
        <p className="pay-sum-cents display figures" aria-live="polite" aria-busy={seating}>
          {formatCents(totalCents, locale)}
        </p>
        {cashCents !== totalCents && (
          <p className="quiet figures">{words('total_rounded', { cents: formatCents(cashCents, locale) })}</p>
        )}
        {trouble?.place === 'pay' && (
          <Notice
            tone={trouble.tone}
            announce
            action={
              trouble.override && (
                <Button size="touch" icon="user" onPress={onManager}>
                  {words('override_ask')}
                </Button>
              )
            }
          >
            {trouble.text}
          </Notice>
        )}
      </div>
      {phase.at === 'unsure' ? (
        <UnsureView message={phase.message} />
      ) : open && typing ? (
        <OtherAmount dueCents={cashCents} onBack={() => setTyping(false)} />
      ) : phase.at === 'terminal' ? (
        <CardConfirm dueCents={totalCents} />
      ) : (
        <CashKeys
          dueCents={cashCents}
          byVoucher={totalCents === 0 && lines.some(line => line.kind === 'turns' && line.quantity > 0)}
          paying={phase.at === 'paying' ? phase.request.payment.method : null}
          empty={isEmpty(basket)}
          onOther={() => setTyping(true)}
        />
      )}
    </section>
  )
}
