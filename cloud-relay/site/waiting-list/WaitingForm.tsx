import { useState } from 'react'
import { Field } from '#ui/parts/Field.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { joinWaitingList } from '../calls.ts'
import { useWritten } from '../parts/use-written.ts'
import { withProof } from '../parts/with-proof.ts'
import { WrittenForm } from '../parts/WrittenForm.tsx'
import { useBrowser, useSite } from '../site.ts'
import { useWaitingWords } from './waiting-words.ts'

const empty = { email: '', website: '' }
/** As many seats as one visitor may have: `core/seating/visitors/visitor.ts`. */
const mostSeats = 20

/** On the page of a show that is sold out: who wants to be told when seats for their party come free. */
export function WaitingForm({ scheduleId }: { scheduleId: string }) {
  const { t } = useSite()
  const say = useWaitingWords()
  const { call } = useBrowser()
  const [seats, setSeats] = useState(2)
  const [adjacent, setAdjacent] = useState(true)
  const waiting = useWritten(empty, written => {
    const body = { ...written, scheduleId, seats, adjacent: adjacent && seats > 1 }
    return withProof(call, joinWaitingList, { body })
  })
  const { field, written, change } = waiting
  return (
    <section className="step waiting-list" aria-labelledby="waiting-list">
      <h2 id="waiting-list">{say('waiting_title')}</h2>
      <p className="step-hint">{say('waiting_lead')}</p>
      <WrittenForm
        of={waiting}
        word={say('waiting_ask')}
        sent={say('waiting_sent')}
        disabledReason={written.email.trim() ? undefined : t('newsletter_type_first')}
        onTrap={value => change('website', value)}
      >
        <div className="waiting-seats">
          <span>{say('waiting_seats')}</span>
          <Stepper
            value={seats}
            min={1}
            max={mostSeats}
            label={say('waiting_seats')}
            decreaseLabel={say('waiting_fewer')}
            increaseLabel={say('waiting_more')}
            onChange={setSeats}
          />
        </div>
        {seats > 1 && (
          <label className="method">
            <input
              type="checkbox"
              name="adjacent"
              checked={adjacent}
              onChange={event => setAdjacent(event.target.checked)}
            />
            {say('waiting_adjacent')}
          </label>
        )}
        <Field
          label={t('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={200}
          required
          {...field('email')}
        />
        <p className="quiet">{say('waiting_fine')}</p>
      </WrittenForm>
    </section>
  )
}
