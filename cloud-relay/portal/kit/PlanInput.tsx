import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { drawPlan, readPlan } from '#core/seating/plan/contract.ts'
import { rowsMost, seatsPerRowMost } from '#core/seating/plan/template.ts'
import type { Arrangement } from '#core/venue/arrangement.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { idOf, type FieldProps } from './field-props.ts'
import { useLabels } from './use-labels.ts'

/** A screen's seat plan: how it looks, and a plain one drawn from rows and seats. */
export function PlanInput(props: FieldProps) {
  const { entity, field, typed, error, disabled } = props
  const { t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const call = useCall()
  const planId = String(typed)
  const asked = useQuery({
    queryKey: ['plan', planId],
    queryFn: ({ signal }) => call(readPlan, { params: { id: planId }, signal }),
    enabled: planId !== '',
    staleTime: Infinity,
  })
  const plan = asked.data?.arrangement
  return (
    <fieldset className="field-group" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      <p className="quiet">{hint(field.name)}</p>
      {plan && <PlanPicture plan={plan} />}
      {!disabled && <PlainGrid {...props} />}
      {error && (
        <p className="field-group-error" role="alert">
          {planId ? error : t('plan_missing')}
        </p>
      )}
    </fieldset>
  )
}

/** A drawn room in small: a dot for every seat, the screen above. */
function PlanPicture({ plan }: { plan: Arrangement }) {
  const { t } = useWords()
  const rows = new Set(plan.seats.map(({ screenRow }) => screenRow)).size
  const height = Math.max(...plan.seats.map(({ screenRow }) => screenRow)) + 1
  const summary = t('plan_seats', { count: plan.seats.length, rows })
  return (
    <figure className="plan-picture">
      <svg viewBox={`-0.5 -1.5 ${plan.columns} ${height + 1.5}`} role="img" aria-label={summary}>
        <path d={`M0 -1 H${plan.columns - 1}`} className="plan-screen" />
        {plan.seats.map(({ id, screenRow, screenCol }) => (
          <circle key={id} cx={screenCol} cy={screenRow} r={0.38} />
        ))}
      </svg>
      <figcaption className="quiet figures">{summary}</figcaption>
    </figure>
  )
}

const wholeFrom = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Rows, seats and one aisle: drawn on the server at once, and in use when the form is saved. */
function PlainGrid({ entity, entryId: screenId, onType }: FieldProps) {
  const { t } = useWords()
  const { label } = useLabels(entity.kind)
  const call = useCall()
  const [rows, setRows] = useState('8')
  const [seats, setSeats] = useState('12')
  const [aisle, setAisle] = useState('6')
  const wanted = { rows: wholeFrom(rows), seatsPerRow: wholeFrom(seats) }
  const aislesAfter = aisle.trim() === '' ? [] : [wholeFrom(aisle)]
  const fits =
    wanted.rows >= 1 &&
    wanted.rows <= rowsMost &&
    wanted.seatsPerRow >= 1 &&
    wanted.seatsPerRow <= seatsPerRowMost &&
    aislesAfter.every(after => after >= 1 && after <= seatsPerRowMost)
  const drawing = useMutation({
    mutationFn: () => call(drawPlan, { params: { id: newId() }, body: { screenId, ...wanted, aislesAfter } }),
    onSuccess: ({ arrangement }) => onType(arrangement.id),
  })
  const number = (key: string, value: string, set: (value: string) => void) => (
    <TextInput
      id={`field-plan-${key}`}
      label={label(`arrangementId.${key}`)}
      inputMode="numeric"
      maxLength={2}
      autoComplete="off"
      value={value}
      onChange={event => set(event.currentTarget.value)}
    />
  )
  return (
    <div className="plan-template">
      {number('rows', rows, setRows)}
      {number('seats', seats, setSeats)}
      {number('aisle', aisle, setAisle)}
      <Button
        size="small"
        busy={drawing.isPending}
        onPress={() => drawing.mutate()}
        {...(fits ? {} : { disabledReason: t('plan_bounds', { rows: rowsMost, seats: seatsPerRowMost }) })}
      >
        {t('plan_draw')}
      </Button>
      <Failed error={drawing.error} />
    </div>
  )
}
