import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { useReturnWords } from './return-words.ts'
import { useGiveUp } from './StillPaying.tsx'
import { usePaymentEnd } from './use-payment-end.ts'
import type { Result } from './use-result.ts'

/** What became of an exchange that costs more: it waits for its money, was not paid, or its money came too late. */
export function ExchangePayment({
  uuid,
  exchange,
  onChanged,
}: {
  uuid: string
  exchange: NonNullable<Result['exchange']>
  onChanged: () => void
}) {
  const t = useReturnWords()
  const { locale } = useSite()
  const price = formatCents(exchange.amount, locale)
  if (exchange.status === 'paying')
    return <StillToPay uuid={uuid} paymentId={exchange.payment_id} price={price} onChanged={onChanged} />
  return (
    <Notice tone={exchange.status === 'unpaid' ? 'warn' : 'info'}>
      {t(`exchange_${exchange.status}`, { price })}
    </Notice>
  )
}

function StillToPay({
  uuid,
  paymentId,
  price,
  onChanged,
}: {
  uuid: string
  paymentId: string
  price: string
  onChanged: () => void
}) {
  const t = useReturnWords()
  const say = useBillWords()
  const cancel = useGiveUp(uuid, onChanged)
  usePaymentEnd(paymentId, onChanged)
  return (
    <>
      <Notice tone="info" announce>
        {t('exchange_paying', { price })}
      </Notice>
      <p className="actions">
        <PlaceLink to={{ name: 'bill.pay', uuid }} className="button button-lead">
          {say('pay_continue')}
        </PlaceLink>
        <Button busy={cancel.busy} onPress={cancel.press}>
          {say('cancel_exchange')}
        </Button>
      </p>
    </>
  )
}
