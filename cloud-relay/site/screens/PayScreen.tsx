import { Waiting } from '../bill/Waiting.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadPaying = () => import('../bill/Paying.tsx').then(module => module.Paying)

/** The step to the payment provider. */
export function PayScreen({ uuid }: { uuid: string }) {
  const { t } = useSite()
  const Paying = useLoaded(loadPaying)
  return Paying ? <Paying uuid={uuid} /> : <Waiting title={t('pay_title')} words={t('pay_words')} />
}
