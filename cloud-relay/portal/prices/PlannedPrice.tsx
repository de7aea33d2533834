import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#core/programme/day.ts'
import { planPrice } from '#core/pricing/contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { centsOf } from '../kit/typed-value.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Another price from a day on, planned ahead: nobody has to be there at midnight. */
export function PlannedPrice({
  rateId,
  today,
  onPlanned,
}: {
  rateId: string
  today: string
  /** The rate that begins then. */
  onPlanned: (id: string) => void
}) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_prices')
  const [id] = useState(() => newId())
  const [day, setDay] = useState('')
  const [sum, setSum] = useState('')
  const cents = centsOf(sum.trim())
  const planning = useMutation({
    mutationFn: () =>
      call(planPrice, { params: { id: rateId }, body: { newId: id, day, cents: cents ?? 0 } }),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['entries'] })
      onPlanned(id)
    },
  })
  const off = notAllowed ?? (day && cents !== undefined ? undefined : t('price_later_first'))
  return (
    <details>
      <summary>{t('price_later')}</summary>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (!off) planning.mutate()
        }}
      >
        <p className="quiet">{t('price_later_lead')}</p>
        <div className="row">
          <TextInput
            type="date"
            label={t('price_later_day')}
            min={addDays(today, 1)}
            value={day}
            onChange={event => setDay(event.currentTarget.value)}
          />
          <TextInput
            label={t('price_later_sum')}
            inputMode="decimal"
            leftSection={<span aria-hidden="true">€</span>}
            autoComplete="off"
            value={sum}
            onChange={event => setSum(event.currentTarget.value)}
          />
        </div>
        <div className="row">
          <Button
            type="submit"
            size="small"
            busy={planning.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('price_later_plan')}
          </Button>
        </div>
        <Failed error={planning.error} />
      </form>
    </details>
  )
}
