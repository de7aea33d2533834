import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useLoaded, useSite } from '../site.ts'
import type { BasketState } from './basket-state.ts'
import type { Basket } from './basket.ts'
import type { ScheduleData } from './schedule-data.ts'

/** The seat plan's code is loaded with the first ticket, while seats are being assigned. */
const loadSeatChoice = () => import('./SeatChoice.tsx').then(module => module.SeatChoice)

type Choice = { data: ScheduleData; basket: Basket; state: BasketState; count: number }

export function SeatsStep(choice: Choice) {
  const { t } = useSite()
  return (
    <section className="step" aria-labelledby="step-seats">
      <h2 id="step-seats">{t('seats')}</h2>
      {choice.data.schedule.free_seating ? (
        <p>
          <b>{t('free_seating')}.</b> {t('free_seating_words')}
        </p>
      ) : (
        <Plan {...choice} />
      )}
    </section>
  )
}

function Plan(choice: Choice) {
  const SeatChoice = useLoaded(loadSeatChoice)
  return SeatChoice ? <SeatChoice {...choice} /> : <Skeleton height="26rem" />
}
