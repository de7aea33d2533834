import { Waiting } from '../bill/Waiting.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadPaymentWait = () => import('../bill/PaymentWait.tsx').then(module => module.PaymentWait)

/** Where a provider sends visitors back to while its final result is still missing. */
export function WaitScreen({ paymentId }: { paymentId: string }) {
  const { t } = useSite()
  const PaymentWait = useLoaded(loadPaymentWait)
  return PaymentWait ? (
    <PaymentWait paymentId={paymentId} />
  ) : (
    <Waiting title={t('wait_title')} words={t('wait_words')} />
  )
}
