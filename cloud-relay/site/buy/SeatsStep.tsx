import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useLoaded, useSite } from '../site.ts'
import type { Basket, BasketState } from './basket.ts'
import type { ScheduleData } from './BuyForm.tsx'

/** The seat plan is fetched with the first ticket, while the house looks for seats: nobody waits for it before. */
const loadSeatChoice = () => import('./SeatChoice.tsx').then(module => module.SeatChoice)

export function SeatsStep(choice: { data: ScheduleData; basket: Basket; state: BasketState; count: number }) {
  const { t } = useSite()
  const SeatChoice = useLoaded(loadSeatChoice)
  return (
    <section className="step" aria-labelledby="step-seats">
      <h2 id="step-seats">{t('seats')}</h2>
      {SeatChoice ? <SeatChoice {...choice} /> : <Skeleton height="26rem" />}
    </section>
  )
}
