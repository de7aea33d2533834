import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { publishPlan, readPlanShows } from '#core/planning/plan-contract.ts'
import type { Plan } from '#core/seating/plan/plan.ts'
import type { Arrangement } from '#core/venue/arrangement.ts'
import type { Screen } from '#core/venue/screen.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { LostSeats, useShowText } from '../../parts/LostSeats.tsx'
import { Waiting } from '../../parts/Page.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { Choice } from './PlanTools.tsx'
import { forgetDrawing } from './use-drawing.ts'

type Publishing = { screen: Screen; from: Arrangement; plan: Plan; onSaved: () => void; onClose: () => void }

/** From which show on a plan holds; and who sits on seats that it does not have, where that is in the way. */
export function PublishPlan({ screen, from, plan, onSaved, onClose }: Publishing) {
  const { t } = useWords()
  const asked = useComingShows(screen.id, plan)
  const [chosen, setChosen] = useState<string | null>()
  const dayOf = useShowText()
  const sending = usePublishing({ screen, from, plan, onSaved })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { shows = [], first = null } = asked.data ?? {}
  const since =
    chosen !== undefined && shows.some(({ id }) => id === chosen) ? chosen : chosen === null ? null : first
  const at = since === null ? shows.length : shows.findIndex(({ id }) => id === since)
  const losing = shows.slice(at).filter(({ lost }) => lost.length > 0)
  return (
    <section className="plan-publish panel" aria-labelledby="plan-publish">
      <h2 className="panel-title" id="plan-publish" ref={heading} tabIndex={-1}>
        {t('plan_publish_title')}
      </h2>
      {!asked.data ? (
        <Waiting asked={asked} skeleton={<Skeleton height="6rem" />} />
      ) : shows.length === 0 ? (
        <p>{t('plan_no_shows')}</p>
      ) : (
        <>
          <Choice
            label={t('plan_since')}
            value={since ?? ''}
            options={[
              ...shows.map(show => ({ value: show.id, label: dayOf(show) })),
              { value: '', label: t('plan_since_new') },
            ]}
            onChange={id => setChosen(id === '' ? null : id)}
          />
          <p className="quiet">{t('plan_since_count', { count: shows.length - at, others: at })}</p>
        </>
      )}
      {losing.length > 0 && (
        <LostSeats shows={losing} title={t('plan_lost')} how={t('plan_lost_how')} tone="stop" />
      )}
      <Failed error={sending.error} />
      <div className="row">
        <Button
          variant="primary"
          busy={sending.isPending || asked.isPending}
          onPress={() => sending.mutate(since)}
          {...(losing.length ? { disabledReason: t('plan_lost') } : {})}
        >
          {t('plan_publish')}
        </Button>
        <Button onPress={onClose}>{t('plan_publish_not')}</Button>
      </div>
    </section>
  )
}

function useComingShows(screenId: string, plan: Plan) {
  const call = useCall()
  const seatIds = plan.seats.map(({ id }) => id)
  return useQuery({
    queryKey: ['plan', 'shows', screenId, seatIds.join()],
    queryFn: ({ signal }) => call(readPlanShows, { params: { id: screenId }, body: { seatIds }, signal }),
    staleTime: 0,
  })
}

/** Saves the drawing as a new plan and gives it to the screen, and to its shows from one on. */
function usePublishing({ screen, from, plan, onSaved }: Omit<Publishing, 'onClose'>) {
  const call = useCall()
  const memory = useQueryClient()
  // Sent again it is the same plan, also where the first answer was lost.
  const [planId, setPlanId] = useState(newId)
  return useMutation({
    mutationFn: (since: string | null) => {
      const { seats, drawing } = plan
      const given = { ...plan, seats: [...seats], drawing: { ...drawing, disabled: [...drawing.disabled] } }
      return call(publishPlan, {
        params: { id: screen.id },
        body: { planId, from: from.id, plan: given, since },
      })
    },
    onSuccess: async () => {
      forgetDrawing(screen.id)
      onSaved()
      await memory.invalidateQueries({ queryKey: ['entries', 'screen'] })
      await memory.invalidateQueries({ queryKey: ['conflicts'] })
    },
    onError: async () => {
      setPlanId(newId())
      await memory.invalidateQueries({ queryKey: ['plan', 'shows'] })
    },
  })
}
