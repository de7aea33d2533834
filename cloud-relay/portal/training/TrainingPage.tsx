import { TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '#core/i18n/format.ts'
import { instantOf, plainDay } from '#core/programme/day.ts'
import { readTraining, setTraining, type TrainingView } from '#core/training/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { TypedWord } from '#ui/parts/TypedWord.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useProgramme, useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Until when a company trains, and opening its books. */
export function TrainingPage() {
  const { t, locale } = useWords()
  const call = useCall()
  const side = useSide().data?.node
  const asked = useQuery({
    queryKey: ['nodeStatus', 'training'],
    queryFn: ({ signal }) => call(readTraining, { signal }),
  })
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const view = asked.data
  return (
    <Page title={t('training')} lead={t('training_lead')}>
      {!view ? (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      ) : (
        <div className="single-entry stack">
          <Notice tone={view.training ? 'warn' : 'info'} title={titleOf(view)}>
            {view.training && t('training_on_what')}
          </Notice>
          {view.open && side === 'box' && <Notice tone="info">{t('training_at_relay')}</Notice>}
          {view.open && side === 'relay' && <UntilForm view={view} zone={zone} />}
          {view.training && side === 'relay' && <OpenNow />}
        </div>
      )}
    </Page>
  )

  function titleOf({ training, until, open }: TrainingView): string {
    if (training && until)
      return t('training_on', {
        time: `${formatDate(until, locale, zone)}, ${formatTime(until, locale, zone)}`,
      })
    return open ? t('training_off') : t('training_over')
  }
}

function useSet() {
  const call = useCall()
  const memory = useQueryClient()
  return async (until: string | null) => {
    const view = await call(setTraining, { body: { until } })
    memory.setQueryData(['nodeStatus', 'training'], view)
    await memory.invalidateQueries()
  }
}

/** The minute at which the books open, by the cinema's clock. */
function UntilForm({ view, zone }: { view: TrainingView; zone: string }) {
  const { t } = useWords()
  const set = useSet()
  const untilMs = Date.parse(view.until ?? '')
  const [day, setDay] = useState(Number.isNaN(untilMs) ? '' : plainDay(untilMs, zone))
  const [time, setTime] = useState(Number.isNaN(untilMs) ? '05:00' : formatTime(view.until!, 'de', zone))
  const saving = useMutation({
    mutationFn: () => set(new Date(instantOf(day, time, zone, 0)).toISOString()),
  })
  const wrong = fieldErrorsOf(saving.error)
  return (
    <form
      className="field-group stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (day && time && !saving.isPending) saving.mutate()
      }}
    >
      <h2>{t('training_until')}</h2>
      <div className="training-fields">
        <TextInput
          id="training-day"
          type="date"
          label={t('training_day')}
          value={day}
          error={wrong['until']}
          onChange={event => setDay(event.currentTarget.value)}
        />
        <TextInput
          id="training-time"
          type="time"
          label={t('training_time')}
          description={t('training_zone', { zone })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={time}
          onChange={event => setTime(event.currentTarget.value)}
        />
      </div>
      {!wrong['until'] && <Failed error={saving.error} />}
      <div>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t('training_save')}
        </Button>
      </div>
    </form>
  )
}

function OpenNow() {
  const { t } = useWords()
  const set = useSet()
  const word = t('training_word')
  return (
    <TypedWord
      title={t('training_open_title')}
      label={t('training_word_type', { word })}
      first={t('training_word_first', { word })}
      action={t('training_open_now')}
      isTyped={typed => typed.trim().toUpperCase() === word}
      onDecide={() => set(null)}
    >
      <p>{t('training_open_what')}</p>
    </TypedWord>
  )
}
